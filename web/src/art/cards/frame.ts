import { box, edged, moved, svg, type Tone } from "../draw";
import { clipped } from "../inks";
import { print } from "../type";

/** A card is 200 x 280: paper border, striker strip at the left, art panel of 129 x 262 beside it. */
export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 280;

/** The grey border is the Deluxe deck's. */
export type Deck = "white" | "grey";

export interface Card {
  readonly strip: string;
  /** Drawn from the panel's own corner. */
  readonly art: string;
  readonly label: string;
  readonly deck?: Deck;
  readonly px: number;
}

export function card({ strip, art, label, deck = "white", px }: Card): string {
  const body = paper(deck) + clipped("strip", strip) + clipped("art", moved("translate(62 9)", art));
  return svg(CARD_WIDTH, CARD_HEIGHT, px, body, { kind: "card", label });
}

export function paper(deck: Deck = "white"): string {
  return box(0.75, 0.75, 198.5, 278.5, deck === "grey" ? "deck-grey" : "stock-hi", 14, edged("card-line", 1.5));
}

/** The line at the foot of the art panel. */
export function caption(text: string, tone: Tone = "key"): string {
  return print(64.5, 250, 29, tone, text, { room: 117, track: 0.4 });
}

/** The black striker of cards that do something: a sign at the top, the name running up. */
export function blackStrip(sign: string, name: string): string {
  return box(9, 9, 50, 262, "strip-k") + sign + runningUp(name, "strip-on", 180);
}

export function runningUp(name: string, tone: Tone, room: number): string {
  return print(0, 0, 42, tone, name, { anchor: "start", track: 1, room, transform: "translate(49 263) rotate(-90)" });
}

export const whole = (tone: Tone): string => box(0, 0, 129, 262, tone);
