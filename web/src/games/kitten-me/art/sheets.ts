import type { Sheet } from "../../shared/game";
import { ATTRIBUTES } from "../../../vocabulary/attributes";
import { CODES } from "../faces";
import { box } from "../box";
import { cardBack } from "./back";
import { kittenCard } from "./card";
import { attributeMark } from "./marks";
import { lives, match } from "./matches";
import { kittenMini } from "./mini";

export function sheets(): readonly Sheet[] {
  const { short } = box;
  const looks = [{}, { hit: true }, { dim: true }];
  return [
    { title: short, pictures: CODES.map((code) => kittenCard(code, 134)) },
    { title: `${short} in a phone's hand`, pictures: CODES.map((code) => kittenCard(code, 96)) },
    {
      title: `${short}, small faces: usual, hit, dim`,
      pictures: looks.flatMap((look) => CODES.map((code) => kittenMini(code, look))),
    },
    {
      title: `${short}, marks, matches and backs`,
      pictures: [
        ...ATTRIBUTES.map((attribute) => attributeMark(attribute, 40)),
        ...(["fresh", "lit", "burnt", "ghost"] as const).map((state) => match(state, 14)),
        ...[lives(3, 5), cardBack(134), cardBack(56)],
      ],
    },
  ];
}
