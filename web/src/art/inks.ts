import { bar, box, disc, paint } from "./draw";
import { INKS, type Ink } from "../vocabulary/attributes";
import { print } from "./type";

/** Blue is Bars, Red is Rounds, Green is Grid: the letter stands for the ink and for its pattern. */
export const LETTER: Record<Ink, string> = { blue: "B", red: "R", green: "G" };

/** How coarse a pattern is: for cats and strips, for small faces, for marks. */
const COARSE = { large: 8.5, middle: 6, small: 4.2 } as const;
export type Coarse = keyof typeof COARSE;

export function pattern(ink: Ink, coarse: Coarse = "large"): string {
  return `url(#ink-${ink}-${coarse})`;
}

/** The clips that cards and seats share; see `inkDefs`. */
export const CLIP = { art: "clip-art", strip: "clip-strip", face: "clip-face", seat: "clip-seat" };

export function clipped(clip: keyof typeof CLIP, body: string): string {
  return `<g clip-path="url(#${CLIP[clip]})">${body}</g>`;
}

/** The patterns and clips that all pictures share: put this once into the page. */
export function inkDefs(): string {
  const patterns = INKS.flatMap((ink) => (Object.keys(COARSE) as Coarse[]).map((coarse) => define(ink, coarse)));
  const hidden = 'class="ink-defs" width="0" height="0" aria-hidden="true"';
  return `<svg ${hidden}><defs>${patterns.join("")}${clips()}</defs></svg>`;
}

function define(ink: Ink, coarse: Coarse): string {
  const unit = COARSE[coarse];
  const [size, marks, turn] = {
    blue: [unit, box(0, unit * 0.58, unit, unit * 0.42, "on-ink"), ""],
    red: [unit * 1.1, disc(unit * 0.55, unit * 0.55, unit * 0.31, "on-ink"), ' patternTransform="rotate(45)"'],
    green: [unit * 1.1, grid(unit), ""],
  }[ink] as [number, string, string];
  const frame = `width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turn}`;
  return `<pattern id="ink-${ink}-${coarse}" ${frame}>${box(0, 0, size, size, ink)}${marks}</pattern>`;
}

function grid(unit: number): string {
  const [middle, end] = [unit * 0.55, unit * 1.1];
  return bar(`M0 ${middle}H${end}M${middle} 0V${end}`, "on-ink", unit * 0.19);
}

function clips(): string {
  const shapes = {
    art: box(62, 9, 129, 262, "key", 5),
    strip: box(9, 9, 50, 262, "key", 5),
    face: box(9, 9, 182, 262, "key", 5),
    seat: '<path d="M0 -20H120V60A60 60 0 0 1 0 60Z"/>',
  };
  return Object.entries(shapes)
    .map(([name, shape]) => `<clipPath id="clip-${name}">${shape}</clipPath>`)
    .join("");
}

/** The round stud with an ink's letter. */
export function stud(x: number, y: number, r: number, ink: Ink): string {
  const letter = print(x, y + r * 0.5, r * 1.45, ink, LETTER[ink], { face: "text", weight: 800 });
  return disc(x, y, r, "on-ink") + letter;
}

/** A rim in solid ink around a patterned shape. */
export function rim(ink: Ink): string {
  return `stroke="${paint(ink)}" stroke-width="2.6" stroke-linejoin="round"`;
}
