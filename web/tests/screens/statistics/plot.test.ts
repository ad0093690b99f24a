import { expect, test } from "vitest";
import { bidsIn } from "../../../src/screens/statistics/counts";
import { stemsOf } from "../../../src/screens/statistics/plot";

test("good luck stands above the line of the odds, bad luck below, and the most reaches the edge", () => {
  expect(stemsOf([2, -1, 0], 90, 40)).toEqual([
    { x: 15, y: 0, luck: 2 },
    { x: 45, y: 30, luck: -1 },
    { x: 75, y: 20, luck: 0 },
  ]);
});

test("a little luck looks like a little", () => {
  expect(stemsOf([0.1], 10, 40)).toEqual([{ x: 5, y: 18, luck: 0.1 }]);
});

test("bids are told where somebody bid, and no other game has any", () => {
  expect(bidsIn({ bids: 5, true: 3, held: 1, believed: 2 })).toEqual({ bids: 5, true: 3, held: 1, believed: 2 });
  expect(bidsIn({ bids: 0, true: 0 })).toBeNull();
  expect(bidsIn({ asks: 3 })).toBeNull();
  expect(bidsIn()).toBeNull();
});
