import { escaped, paint, short, type Tone } from "./draw";

/** Printed words. League Gothic speaks, Atkinson explains. */
export interface Setting {
  readonly face?: "display" | "text";
  readonly weight?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly track?: number;
  /** The widest the words may be: longer ones are squeezed, never set smaller. */
  readonly room?: number;
  /** The very width to set the words to. */
  readonly width?: number;
  readonly transform?: string;
}

const NARROW = 0.17;
const SLIM = 0.31;
const WIDE = 0.5;
const USUAL = 0.36;

export function print(x: number, y: number, size: number, tone: Tone, text: string, setting: Setting = {}): string {
  const { face = "display", weight, anchor = "middle", track, transform } = setting;
  const attributes = [
    transform ? `transform="${transform}"` : `x="${short(x)}" y="${short(y)}"`,
    `text-anchor="${anchor}" font-family="var(--${face})"`,
    weight ? `font-weight="${weight}"` : "",
    `font-size="${short(size)}" fill="${paint(tone)}"`,
    track ? `letter-spacing="${track}"` : "",
    stretch(text, size, setting),
  ];
  return `<text ${attributes.filter(Boolean).join(" ")}>${escaped(text)}</text>`;
}

function stretch(text: string, size: number, { width, room, track = 0 }: Setting): string {
  const squeezed = room !== undefined && breadth(text, size, track) > room ? room : undefined;
  const length = width ?? squeezed;
  return length === undefined ? "" : `textLength="${short(length)}" lengthAdjust="spacingAndGlyphs"`;
}

/** About how wide League Gothic sets a line: there is nothing to measure with where no page is. */
function breadth(text: string, size: number, track = 0): number {
  return Array.from(text).reduce((sum, letter) => sum + advance(letter) * size + track, 0);
}

function advance(letter: string): number {
  if ("I.,'’! |:".includes(letter)) return NARROW;
  if ("EFLTJZ17-".includes(letter)) return SLIM;
  return "MW".includes(letter) ? WIDE : USUAL;
}

/** Break a sentence into lines of at most so many letters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
