import { describe, expect, it } from "vitest";
import { fan } from "../../../src/games/go-kitty/fan";
import type { Code } from "../../../src/games/go-kitty/view";

const SIZES = { room: 366, card: 100, strip: 30 };
const HAND: readonly Code[] = ["snow", "snow", "light", "rain", "icecream", "pumpkin", "mouse"];

describe("a hand", () => {
  it("fills the room there is, twins tucked to the strip", () => {
    const { at, width } = fan(HAND, null, SIZES);
    expect(at[1]).toBe(30);
    expect(width).toBeCloseTo(SIZES.room);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  it("lies loosely when it is small", () => {
    expect(fan(["snow", "rain"], null, SIZES).at).toEqual([0, 106]);
  });

  it("shows a lifted card in full, and no strip is ever covered", () => {
    const { at } = fan(HAND, 3, SIZES);
    expect((at[4] ?? 0) - (at[3] ?? 0)).toBe(SIZES.card);
    const steps = at.slice(1).map((x, nth) => x - (at[nth] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(SIZES.strip);
  });

  it("grows wider than the room when even strips do not fit", () => {
    const many = Array.from({ length: 20 }, (_, nth): Code => (nth % 2 === 0 ? "snow" : "rain"));
    expect(fan(many, null, SIZES).width).toBeGreaterThan(SIZES.room);
    expect(fan([], null, SIZES).at).toEqual([]);
  });
});
