import { describe, expect, it } from "vitest";
import { lately } from "../../../src/games/shared/lately";
import type { Heard } from "../../../src/wire.gen";

const heard = (...moves: readonly (readonly [actor: number, line: string, ...story: string[]])[]): readonly Heard[] =>
  moves.map(([actor, line, ...story], number) => ({ number, actor, line, move: { [line]: null }, story }));

const NIGHT = heard(
  [0, "put", "You put the tiles back."],
  [1, "gather", "Biscuit gathers three dice."],
  [-1, "roll", "The roll: 2, 2 and 5."],
  [1, "settle", "Biscuit settles down."],
);

describe("what happened lately", () => {
  it("is what others did since one's own move", () => {
    expect(lately(NIGHT, 0, 100)).toBe("Biscuit gathers three dice. The roll: 2, 2 and 5. Biscuit settles down.");
    expect(lately(NIGHT, 1, 100)).toBe("");
  });

  it("leaves out the oldest where there is no room, and never the newest", () => {
    expect(lately(NIGHT, 0, 45)).toBe("The roll: 2, 2 and 5. Biscuit settles down.");
    expect(lately(NIGHT, 0, 5)).toBe("Biscuit settles down.");
  });

  it("is all of it for whoever watches, but for hands that are dealt", () => {
    expect(lately(NIGHT, null, 1000)).toMatch(/^You put/);
    expect(lately(heard([-1, "deal", "Your hand: Rain."], [1, "end", "", "Mochi ends."]), 0, 99)).toBe("Mochi ends.");
  });
});
