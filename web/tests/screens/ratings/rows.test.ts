import { expect, test } from "vitest";
import type { Leaderboard, RatingForm } from "../../../src/wire.gen";
import { pathOf, rowsOf } from "../../../src/screens/ratings/rows";

const rating = (points: number): RatingForm => ({
  season: "2026-11",
  points,
  within: 90,
  matches: 20,
  provisional: false,
  above: "",
  below: "",
});
const board: Leaderboard = {
  game: "go-kitty",
  season: "2026-11",
  seasons: ["2026-11"],
  best: [
    { name: "Ada", rating: rating(1240) },
    { name: "Ben", rating: rating(1000) },
    { name: "Cleo", rating: rating(700) },
  ],
  mine: null,
  anchors: { kitten: 732, tabby: 1000, panther: 1188 },
};

test("bots stand where their points are, without a place; whoever has as many stands first", () => {
  const rows = rowsOf(board).map(({ name, place }) => [name, place]);
  expect(rows).toEqual([
    ["Ada", 1],
    ["panther", null],
    ["Ben", 2],
    ["tabby", null],
    ["kitten", null],
    ["Cleo", 3],
  ]);
});

test("a line goes from side to side, from its least to its most", () => {
  expect(pathOf([1000, 1040, 1020], 100, 20)).toBe("M0.0 20.0L50.0 0.0L100.0 10.0");
  expect(pathOf([1000, 1000], 100, 20)).toBe("M0.0 10.0L100.0 10.0");
  expect(pathOf([1000], 100, 20)).toBe("");
});
