import { describe, expect, it } from "vitest";
import { linesOf, numberShown, offersOf, stepped } from "../../../src/games/kitten-me/offers";
import { choicesIn } from "../../../src/games/shared/choices";
import type { Line } from "../../../src/games/kitten-me/view";
import { CHOICES, fish, golden, SKIP } from "./samples";

const TURNS = [...CHOICES, ...golden("kitten-me-seat").map(({ scene }) => choicesIn<Line>(scene))];

describe("the controls of a turn", () => {
  it.each(TURNS.map((choices) => [choices.length, choices] as const))(
    "reach all %i choices and no other",
    (_, choices) => {
      expect([...linesOf(offersOf(choices))].sort()).toEqual(choices.map(({ line }) => line).sort());
    },
  );

  it("offer every kind of move in the samples", () => {
    const verbs = new Set(TURNS.flat().map(({ line }) => line.split(" ")[0]));
    expect([...verbs].sort()).toEqual(["bid", "challenge", "draw3", "fish", "purrfect", "skip"]);
  });

  it("offer nothing where there is nothing to choose", () => {
    const offers = offersOf([]);
    expect(linesOf(offers)).toEqual([]);
    expect(offers.cards).toEqual([]);
  });

  it("lift Go Fish only where it may be played", () => {
    expect(offersOf([SKIP, fish(2, "red"), fish(0, "hat")]).cards).toEqual(["skip", "fish"]);
    expect([...offersOf([fish(2, "red"), fish(0, "hat"), fish(2, "hat")]).fish]).toEqual([
      [2, ["red", "hat"]],
      [0, ["hat"]],
    ]);
  });
});

describe("the stepper", () => {
  it("begins with the lowest number on offer", () => {
    expect(numberShown([5, 6, 7], 0)).toBe(5);
    expect(numberShown([5, 6, 7], 6)).toBe(6);
    expect(numberShown([8, 9], 6)).toBe(8);
  });

  it("stays within what is on offer, gaps and all", () => {
    expect(stepped([5, 6, 9], 6, 1)).toBe(9);
    expect(stepped([5, 6, 9], 9, 1)).toBe(9);
    expect(stepped([5, 6, 9], 5, -1)).toBe(5);
    expect(stepped([], 3, 1)).toBe(3);
  });
});
