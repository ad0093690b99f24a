import { describe, expect, test } from "vitest";
import * as art from "../../src/art";
import { faults, unknownIds, unknownTones } from "./check";

const PICTURES: Record<string, readonly string[]> = {
  "kitten cards": art.KITTEN_CODES.map((code) => art.kittenCard(code)),
  "kitten minis": art.KITTEN_CODES.flatMap((code) => [
    art.kittenMini(code),
    art.kittenMini(code, { dim: true, hit: true }),
  ]),
  "kitty cards": art.KITTY_CODES.map((code) => art.kittyCard(code)),
  "kitty minis": art.KITTY_CODES.map((code) => art.kittyMini(code)),
  distractions: art.DISTRACTIONS.map((code) => art.distractCard(code)),
  backs: art.GAMES.map((game) => art.cardBack(game)),
  cats: art.FURS.flatMap((fur) => art.MOODS.map((mood) => art.cat({ fur, mood }))),
  "dressed cats": art.ACCESSORIES.flatMap((accessory) =>
    art.INKS.flatMap((colour) => art.MOODS.map((mood) => art.cat({ fur: "grey", mood, accessory, colour }))),
  ),
  seats: art.FURS.map((fur) => art.avatar({ fur, mood: "plain", ring: "gold", disc: "seat" })),
  marks: [...art.ATTRIBUTES.map((name) => art.attributeMark(name)), ...art.GLYPH_NAMES.map((name) => art.glyph(name))],
  dice: [1, 2, 3, 4, 5, 6].flatMap((n) => [art.die(n), art.die(n, { ghost: true }), art.die(n, { tone: "key" })]),
  table: [
    ...(["down", "z", "m"] as const).map((face) => art.sleepTile(face)),
    ...(["fresh", "lit", "burnt", "ghost"] as const).map((state) => art.match(state)),
    ...[art.zToken(), art.lives(2, 5), art.seekToken(true), art.seekToken(false)],
    ...[art.bedCat({ awake: true }), art.bedCat({ awake: false })],
  ],
  covers: art.GAMES.flatMap((game) => [art.cover(game, "tall"), art.cover(game, "wide")]),
  icons: art.ICON_NAMES.map((name) => art.icon(name)),
  props: [
    ...[art.cushion(), art.curtain(), art.pointingPaw(), art.watcherEyes(), art.nineMark()],
    ...([1, 2, 3] as const).map((rank) => art.rosette(rank)),
    ...[-1, 0, 0.1, 0.5, 1, 2].map((left) => art.clockRing(left)),
  ],
  defs: [art.inkDefs()],
};

describe.each(Object.entries(PICTURES))("%s", (_, pictures) => {
  test("are well formed", () => {
    expect(pictures.flatMap(faults)).toEqual([]);
  });

  test("take their colours from the tokens", () => {
    expect(pictures.flatMap(unknownTones)).toEqual([]);
  });

  test("point only to what is defined once in the page", () => {
    expect(pictures.flatMap((picture) => unknownIds(picture, art.inkDefs()))).toEqual([]);
  });
});

test("no picture has an id of its own, so copies never clash", () => {
  const { defs: _, ...others } = PICTURES;
  expect(
    Object.values(others)
      .flat()
      .filter((picture) => picture.includes(' id="')),
  ).toEqual([]);
});

test("the checker sees what is wrong", () => {
  expect(faults("<svg><g></svg>")).not.toEqual([]);
  expect(faults('<svg><path d="M1 NaN"/></svg>')).not.toEqual([]);
  expect(faults('<svg><path d="M1 1" style="fill:red"/></svg>')).not.toEqual([]);
  expect(faults('<svg><path d="M1 1" fill="#fff"/></svg>')).not.toEqual([]);
  expect(faults("<svg><path d=M1/></svg>")).not.toEqual([]);
});
