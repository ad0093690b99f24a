import { disc, edged, fill, ring, svg } from "../../../art/draw";
import { glyphsOf, type Drawing } from "../../../art/glyph";
import { pattern, stud } from "../../../art/inks";
import { INKS, type Accessory, type Attribute, type Ink } from "../../../vocabulary/attributes";

const accessories: Record<Accessory, Drawing> = {
  hat: (a, b) => fill("M15 7H33L36 27H12Z", a) + fill("M7 31H41A4 4 0 0 1 41 40H7A4 4 0 0 1 7 31Z", b),
  tie: (a, b) => fill("M21 24L4 11Q0 24 4 37ZM27 24L44 11Q48 24 44 37Z", a, edged(b, 2)) + disc(24, 24, 6.5, b),
  glasses: (a) =>
    ring(14, 27, 8.8, a, 5.5) +
    ring(34, 27, 8.8, a, 5.5) +
    fill("M6 22L0 12L14 16ZM42 22L48 12L34 16ZM20 21H28V26H20Z", a),
};

const { shape, glyph } = glyphsOf(accessories);
export const glyphShape = shape;

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
