import { describe, expect, it } from "vitest";
import { choicesIn, grouped } from "../../../src/games/shared/choices";

describe("choices", () => {
  it("are lines with their data, in the order in which they come", () => {
    const scene = { choices: ["ask 1 snow", "skip"], moves: [{ ask: 1, what: "snow" }, { act: "skip" }] };
    expect(choicesIn(scene)).toEqual([
      { line: "ask 1 snow", move: { ask: 1, what: "snow" } },
      { line: "skip", move: { act: "skip" } },
    ]);
  });

  it("are none where a game shows no data", () => {
    expect(choicesIn({ choices: ["stay"] })).toEqual([]);
  });

  it("keep their order in groups", () => {
    const groups = grouped([
      ["b", 1],
      ["a", 2],
      ["b", 3],
    ]);
    expect([...groups]).toEqual([
      ["b", [1, 3]],
      ["a", [2]],
    ]);
  });
});
