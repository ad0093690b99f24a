import { box, type Tone } from "./draw";
import { print } from "./type";

/** Matchbox covers. Titles are names, so they are drawn as they are; the page says them as text. */
export type CoverKind = "tall" | "wide";
export type Cover = (kind: CoverKind) => string;

/** Tall keeps y > 350 clear for the footer; wide keeps x > 170, y > 104 clear. */
const SIZES: Record<CoverKind, readonly [number, number]> = { tall: [272, 440], wide: [358, 158] };

export function coverOf(drawings: Readonly<Record<CoverKind, () => string>>): Cover {
  return (kind) => {
    const view = `viewBox="0 0 ${SIZES[kind].join(" ")}" preserveAspectRatio="xMidYMid slice"`;
    return `<svg class="cover-art" ${view} aria-hidden="true">${drawings[kind]()}</svg>`;
  };
}

export function ground(kind: CoverKind, tone: Tone): string {
  return box(0, 0, ...SIZES[kind], tone);
}

interface Title {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly inks: readonly [Tone, Tone];
  readonly anchor?: "start" | "middle";
}

/** A title is set twice: the colour plate slips a little, the key plate lies on top. */
export function slipped(text: string, { x, y, size, width, inks: [top, under], anchor = "middle" }: Title): string {
  const setting = { width, anchor };
  return print(x + 3, y + 3, size, under, text, setting) + print(x, y, size, top, text, setting);
}
