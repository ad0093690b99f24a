import type { Sheet } from "../../shared/game";
import { box } from "../box";
import { cardBack } from "./back";
import { DISTRACTIONS, distractCard } from "./card";
import { die } from "./die";
import { glyph, GLYPH_NAMES } from "./glyphs";

export function sheets(): readonly Sheet[] {
  const { short } = box;
  return [
    { title: short, pictures: DISTRACTIONS.map((code) => distractCard(code, 134)) },
    {
      title: `${short}, marks, dice and backs`,
      pictures: [
        ...GLYPH_NAMES.map((name) => glyph(name, 40, "key-3")),
        ...[1, 2, 3, 4, 5, 6].map((n) => die(n)),
        ...(["gold", "red", "key"] as const).map((tone) => die(4, { tone })),
        ...[die(3, { ghost: true }), cardBack(134), cardBack(56)],
      ],
    },
  ];
}
