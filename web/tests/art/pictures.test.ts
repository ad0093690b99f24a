import { expect, test } from "vitest";
import * as art from "../../src/art";
import { GAMES, type Sheet } from "../../src/games";
import { ACCESSORIES, INKS } from "../../src/vocabulary/attributes";
import { FACES, HATS } from "../../src/vocabulary/looks";
import { checkSheets, faults, unknownTones } from "./check";

const SHEETS: readonly Sheet[] = [
  { title: "cats", pictures: art.FURS.flatMap((fur) => art.MOODS.map((mood) => art.cat({ fur, mood }))) },
  {
    title: "dressed cats",
    pictures: ACCESSORIES.flatMap((accessory) =>
      INKS.flatMap((colour) => art.MOODS.map((mood) => art.cat({ fur: "grey", mood, accessory, colour }))),
    ),
  },
  {
    title: "seats",
    pictures: art.FURS.map((fur) => art.avatar({ fur, mood: "plain", ring: "gold", disc: "seat", bot: true })),
  },
  {
    title: "chosen cats",
    pictures: FACES.flatMap((face) =>
      HATS.map((hat) => art.avatar({ fur: "siamese", mood: "happy", face, hat, number: 3 })),
    ),
  },
  { title: "covers", pictures: GAMES.flatMap(({ box }) => [box.cover("tall"), box.cover("wide")]) },
  { title: "icons", pictures: art.ICON_NAMES.map((name) => art.icon(name)) },
  {
    title: "props",
    pictures: [
      ...[art.cushion(), art.curtain(), art.pointingPaw(), art.watcherEyes(), art.nineMark()],
      ...[art.bedCat({ awake: true }), art.bedCat({ awake: false })],
      ...([1, 2, 3] as const).map((rank) => art.rosette(rank)),
    ],
  },
];

checkSheets(SHEETS);

test("what pictures share is well formed too", () => {
  expect([...faults(art.inkDefs()), ...unknownTones(art.inkDefs())]).toEqual([]);
});

test("the checker sees what is wrong", () => {
  expect(faults("<svg><g></svg>")).not.toEqual([]);
  expect(faults('<svg><path d="M1 NaN"/></svg>')).not.toEqual([]);
  expect(faults('<svg><path d="M1 1" style="fill:red"/></svg>')).not.toEqual([]);
  expect(faults('<svg><path d="M1 1" fill="#fff"/></svg>')).not.toEqual([]);
  expect(faults("<svg><path d=M1/></svg>")).not.toEqual([]);
});
