import { expect, it } from "vitest";
import { rungsOf } from "../../../src/games/kitten-me/ladder";
import type { Heard } from "../../../src/wire.gen";

const heard = (...moves: readonly (readonly [actor: number, line: string])[]): readonly Heard[] =>
  moves.map(([actor, line], number) => ({ number, actor, line, story: [] }));

it("tells what was done in this round in the order in which it was done, the newest first", () => {
  const round = heard(
    [0, "bid 1 hat"],
    [1, "challenge: 0:rt 1:rh"],
    [-1, "flip rt"],
    [-1, "deal 0:rt,skip 1:3"],
    [1, "bid 2 red"],
    [0, "skip"],
    [1, "bid 3 tie"],
    [0, "fish 1 hat: 2"],
    [1, "draw3"],
    [-1, "drawn 3"],
    [0, "bid 4 tie"],
  );
  expect(rungsOf(round).map((rung) => (rung.kind === "bid" ? rung.number : rung.card))).toEqual([
    4,
    "draw3",
    "fish",
    3,
    "skip",
    2,
  ]);
});
