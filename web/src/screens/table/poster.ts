/** A picture of a result to hand to others: what it says, and where. Pure; `picture.ts` paints it. */

import { avatar, nineMark, type SeatCat } from "../../art";
import type { Result } from "../../wire.gen";
import { ranking, winners } from "./ranking";

export const WIDTH = 1200;
export const HEIGHT = 630;

const MOST_ROWS = 5; // of the ranking; more would be too small to read
const MOST_CATS = 3; // winners who are drawn
const LEFT = 470; // where the words begin
const RIGHT = WIDTH - 60;

export interface PosterWords {
  readonly headline: string;
  readonly title: string;
  readonly link: string;
  readonly score: (score: number) => string;
}

export interface Print {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number; // longer words are squeezed
  readonly face: "display" | "text";
  readonly align: "left" | "right";
}

interface Drawing {
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Poster {
  readonly drawings: readonly Drawing[];
  readonly prints: readonly Print[];
}

type CatOf = (seat: number) => SeatCat;

export function posterOf(result: Result, names: readonly string[], words: PosterWords, catOf: CatOf): Poster {
  return {
    drawings: [...winningCats(result, catOf), mark()],
    prints: [...heading(words), ...rows(result, names, words)],
  };
}

function winningCats(result: Result, catOf: CatOf): readonly Drawing[] {
  const won = winners(result).slice(0, MOST_CATS);
  const size = won.length > 1 ? 240 : 340;
  const step = won.length > 1 ? (HEIGHT - 60 - size) / (won.length - 1) : 0;
  return won.map((seat, nth) => ({
    svg: avatar({ ...catOf(seat), mood: "smug", px: size, disc: "gold", ring: "key" }),
    x: 60 + (won.length > 1 ? (nth % 2) * 100 : 20),
    y: won.length > 1 ? 30 + nth * step : (HEIGHT - size) / 2,
    width: size,
    height: size,
  }));
}

function mark(): Drawing {
  return { svg: nineMark(64), x: RIGHT - 64, y: HEIGHT - 130, width: 64, height: 96 };
}

function heading({ headline, title, link }: PosterWords): readonly Print[] {
  const at = { x: LEFT, room: RIGHT - LEFT, align: "left" } as const;
  return [
    { ...at, text: title, y: 86, size: 40, face: "display" },
    { ...at, text: headline, y: 176, size: 92, face: "display" },
    { ...at, text: link, y: HEIGHT - 48, size: 24, room: RIGHT - LEFT - 90, face: "text" },
  ];
}

function rows(result: Result, names: readonly string[], { score }: PosterWords): readonly Print[] {
  return ranking(result)
    .slice(0, MOST_ROWS)
    .flatMap((placed, nth) => {
      const at = { y: 262 + nth * 56, size: 34, face: "text" } as const;
      return [
        { ...at, text: `${placed.rank}.`, x: LEFT, room: 50, align: "left" },
        { ...at, text: names[placed.seat] ?? "", x: LEFT + 60, room: 360, align: "left" },
        { ...at, text: score(placed.score), x: RIGHT, room: 220, align: "right" },
      ] as const;
    });
}

/** A drawing that stands alone: with the colours that its tokens have now, and the clip that cats share. */
export function aloneSvg(svg: string, colourOf: (token: string) => string): string {
  const clip = '<defs><clipPath id="clip-seat"><path d="M0 -20H120V60A60 60 0 0 1 0 60Z"/></clipPath></defs>';
  return svg
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/^(<svg [^>]*>)/, `$1${clip}`)
    .replace(/var\(--([\w-]+)\)/g, (_, token: string) => colourOf(token));
}
