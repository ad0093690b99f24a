import { describe, expect, it } from "vitest";
import { timeLeft } from "../../../src/screens/daily/left";

const ENDS = 1_000_000; // seconds

describe("how long a day still lasts", () => {
  it.each([
    [3 * 3600 + 25 * 60, 3, 25],
    [3600, 1, 0],
    [61, 0, 2],
    [1, 0, 1],
    [-5, 0, 1],
  ])("%i seconds", (left, hours, minutes) => {
    expect(timeLeft(ENDS, (ENDS - left) * 1000)).toEqual([hours, minutes]);
  });
});
