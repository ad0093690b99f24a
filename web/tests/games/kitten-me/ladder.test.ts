import { expect, it } from "vitest";
import { rungsOf } from "../../../src/games/kitten-me/ladder";
import type { Line } from "../../../src/games/kitten-me/view";
import { heard } from "./samples";

const MOVES: readonly (readonly [actor: number, move: Line])[] = [
  [0, { bid: 1, of: "hat" }],
  [1, { call: "challenge", hands: [["rt"], ["rh"]] }],
  [-1, { flip: "rt" }],
  [-1, { deal: [["rt", "skip"], 3] }],
  [1, { bid: 2, of: "red" }],
  [0, { card: "skip" }],
  [1, { bid: 3, of: "tie" }],
  [0, { fish: 1, of: "hat", caught: 2 }],
  [1, { card: "draw3" }],
  [-1, { drawn: 3 }],
  [0, { bid: 4, of: "tie" }],
];

it("tells what was done in this round in the order in which it was done, the newest first", () => {
  const round = MOVES.map(([actor, move], number) => heard(number, actor, move));
  expect(rungsOf(round).map((rung) => (rung.kind === "bid" ? rung.number : rung.card))).toEqual([
    4,
    "draw3",
    "fish",
    3,
    "skip",
    2,
  ]);
});
