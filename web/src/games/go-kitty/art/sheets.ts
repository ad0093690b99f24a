import { TRAITS } from "../../../vocabulary/seasons";
import type { Sheet } from "../../shared/game";
import { box } from "../box";
import { cardBack } from "./back";
import { kittyCard } from "./card";
import { glyph, GLYPH_NAMES } from "./glyphs";
import { kittyMini } from "./mini";
import { seekToken } from "./token";
import { TRAIT_TONES } from "./tones";

const CODES = [...TRAITS, "mouse"];

export function sheets(): readonly Sheet[] {
  const { short } = box;
  return [
    { title: short, pictures: CODES.map((code) => kittyCard(code, 134)) },
    { title: `${short}, small`, pictures: CODES.map((code) => kittyMini(code)) },
    {
      title: `${short}, marks, tokens and backs`,
      pictures: [
        ...TRAITS.map((trait) => glyph(trait, 40, ...TRAIT_TONES[trait])),
        ...GLYPH_NAMES.map((name) => glyph(name, 40, "key-3")),
        ...[seekToken(true), seekToken(false), cardBack(134), cardBack(56)],
      ],
    },
  ];
}
