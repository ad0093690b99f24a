import { describe, expect, it } from "vitest";
import { led, nearest } from "../../../src/games/shared/arrows";

const GRID = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => ({ x: column * 80, y: row * 60 })));
const MIDDLE = { x: 80, y: 60 };

describe("arrow keys", () => {
  it("go to the next in their direction", () => {
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => nearest(GRID, MIDDLE, key))).toEqual([
      4, 6, 1, 9,
    ]);
  });

  it("pass over what cannot be chosen, and find nothing beyond the edge", () => {
    const without = GRID.filter(({ x, y }) => !(x === 160 && y === 60));
    expect(without[nearest(without, MIDDLE, "ArrowRight")]).toEqual({ x: 240, y: 60 });
    expect(nearest(GRID, { x: 0, y: 0 }, "ArrowLeft")).toBe(-1);
    expect(nearest(GRID, MIDDLE, "Enter")).toBe(-1);
  });

  it("go on to the next where nothing lies in their direction, and round", () => {
    const row = [0, 1, 2].map((column) => ({ x: column * 60, y: 0 }));
    expect(led(row, 2, "ArrowRight")).toBe(0);
    expect(led(row, 0, "ArrowLeft")).toBe(2);
    expect(led(row, 1, "ArrowDown")).toBe(2);
    expect(led(row, 1, "ArrowUp")).toBe(0);
    expect(led(GRID, 3, "ArrowRight")).toBe(4);
    expect(led(row, 1, "Enter")).toBe(-1);
    expect(led(row, -1, "ArrowRight")).toBe(-1);
  });
});
