import { expect, test } from "vitest";
import { nearlyWon } from "../../../src/screens/table/ranking";
import type { Result } from "../../../src/wire.gen";

const ended = (ranks: readonly number[], scores: readonly number[]): Result =>
  ({ ranks, scores, match: "KTNMEW-1", why: "" }) as unknown as Result;

test("whoever is second by few points nearly won, whoever is far behind did not", () => {
  expect(nearlyWon(ended([1, 2], [20, 8]), 1)).toBe(false);
  expect(nearlyWon(ended([1, 2], [23, 10]), 1)).toBe(false);
  expect(nearlyWon(ended([1, 2, 3], [26, 25, 3]), 1)).toBe(true);
  expect(nearlyWon(ended([1, 2, 3], [26, 25, 24]), 2)).toBe(false);
});

test("where the last one left wins, the second of several was close, and the loser of two was not", () => {
  expect(nearlyWon(ended([1, 2, 3], [2, 0, 0]), 1)).toBe(true);
  expect(nearlyWon(ended([1, 2], [2, 0]), 1)).toBe(false);
});
