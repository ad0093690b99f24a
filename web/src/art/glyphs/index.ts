import { disc, svg, type Tone } from "../draw";
import type { Attribute } from "../facts";
import { INKS, pattern, stud, type Ink } from "../inks";
import { attributes, type Drawing } from "./attributes";
import { distractions } from "./distractions";
import { seasons } from "./seasons";
import { traits } from "./traits";

const GLYPHS = { ...attributes, ...seasons, ...traits, ...distractions };
export type GlyphName = keyof typeof GLYPHS;
export const GLYPH_NAMES = Object.keys(GLYPHS) as GlyphName[];

/** A mark on its grid of 48 x 48, to be placed in a larger picture. */
export function glyphShape(name: GlyphName, ink: Tone, second: Tone = ink): string {
  const draw: Drawing = GLYPHS[name];
  return draw(ink, second);
}

export function glyph(name: GlyphName, px = 24, ink: Tone = "key", second: Tone = ink): string {
  return svg(48, 48, px, glyphShape(name, ink, second), { kind: "glyph" });
}

/** What can be bid on: an accessory's mark, or an ink with its pattern and its letter. */
export function attributeMark(attribute: Attribute, px = 32): string {
  return isInk(attribute) ? inkDisc(attribute, px) : glyph(attribute, px);
}

function isInk(attribute: Attribute): attribute is Ink {
  return INKS.includes(attribute as Ink);
}

function inkDisc(ink: Ink, px: number): string {
  const plate = disc(24, 24, 22.5, pattern(ink, "middle"), `stroke="var(--${ink})" stroke-width="3"`);
  return svg(48, 48, px, plate + stud(24, 24, 13.5, ink), { kind: "glyph" });
}
