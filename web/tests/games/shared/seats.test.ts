import { describe, expect, it } from "vitest";
import { othersOf, roundFrom, seatNumbers } from "../../../src/games/shared/seats";

describe("seats", () => {
  it("stand clockwise from one's left, without one's own", () => {
    expect(othersOf(["Ada", "Ben", "Cleo", "Dot"], 1)).toEqual(["Cleo", "Dot", "Ada"]);
    expect(othersOf(seatNumbers(3), 2)).toEqual([0, 1]);
  });

  it("are all there for a watcher", () => {
    expect(othersOf(seatNumbers(3), null)).toEqual([0, 1, 2]);
  });

  it("go once round the table", () => {
    expect(roundFrom(seatNumbers(4), 2)).toEqual([2, 3, 0, 1]);
    expect(roundFrom(seatNumbers(3), 0)).toEqual([0, 1, 2]);
  });
});
