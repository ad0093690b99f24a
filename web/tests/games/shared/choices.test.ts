import { describe, expect, it } from "vitest";
import { choicesOf, grouped, verbsOf } from "../../../src/games/shared/choices";

const CHOICES = ["ask 1 snow", "skip", "ask 2 rain", "asking"];

describe("choices", () => {
  it("are found by their first word, whole", () => {
    expect(choicesOf(CHOICES, "ask")).toEqual([
      ["1", "snow"],
      ["2", "rain"],
    ]);
    expect(choicesOf(CHOICES, "skip")).toEqual([[]]);
    expect(choicesOf(CHOICES, "look")).toEqual([]);
  });

  it("are of some kinds", () => {
    expect([...verbsOf(CHOICES)]).toEqual(["ask", "skip", "asking"]);
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
