import { svg, type Tone } from "./draw";

/** Marks are drawn on a grid of 48 x 48, in one tone or two. */
export type Drawing = (a: Tone, b: Tone) => string;

export interface Glyphs<Name extends string> {
  readonly names: readonly Name[];
  /** A mark on its grid, to be placed in a larger picture. */
  readonly shape: (name: Name, ink: Tone, second?: Tone) => string;
  /** A mark as a picture of its own. */
  readonly glyph: (name: Name, px?: number, ink?: Tone, second?: Tone) => string;
}

/** A set of marks that are called by their names. */
export function glyphsOf<Name extends string>(drawings: Readonly<Record<Name, Drawing>>): Glyphs<Name> {
  const shape = (name: Name, ink: Tone, second = ink): string => drawings[name](ink, second);
  return {
    names: Object.keys(drawings) as Name[],
    shape,
    glyph: (name, px = 24, ink = "key", second = ink) => svg(48, 48, px, shape(name, ink, second), { kind: "glyph" }),
  };
}
