import { describe, expect, it } from "vitest";
import { entriesOf, filtered, groupsOf, worded } from "../../../src/games/generic/told";

const SIGNS = { yes: "yes", no: "no", nothing: "–" };

describe("any view", () => {
  it("is told as words and values", () => {
    expect(entriesOf({ last_turns: null, decided: true, dice: [1, 4, 6], hand: [] }, SIGNS)).toEqual([
      { name: "last turns", value: "–", parts: [] },
      { name: "decided", value: "yes", parts: [] },
      { name: "dice", value: "1, 4, 6", parts: [] },
      { name: "hand", value: "–", parts: [] },
    ]);
  });

  it("is told in parts where a value is made of parts", () => {
    const [laid, asked] = entriesOf({ laid: [["a", "b"], []], asked: { target: 1 } }, SIGNS);
    expect(laid).toEqual({
      name: "laid",
      value: "",
      parts: [
        { name: "0", value: "a, b", parts: [] },
        { name: "1", value: "–", parts: [] },
      ],
    });
    expect(asked?.parts).toEqual([{ name: "target", value: "1", parts: [] }]);
  });

  it("has a line for each thing of a long list", () => {
    const [list] = entriesOf({ cards: Array.from({ length: 30 }, () => "card") }, SIGNS);
    expect(list?.parts).toHaveLength(30);
  });

  it("reads names as words", () => expect(worded("flip_worth_now")).toBe("flip worth now"));
});

describe("any choices", () => {
  const choices = ["ask 1 snow", "skip", "ask 2 snow", "lay kind snow,snow,snow,snow"];

  it("are grouped by their first word, and none is lost", () => {
    const groups = groupsOf(choices);
    expect(groups.map(({ verb }) => verb)).toEqual(["ask", "skip", "lay"]);
    expect(groups.flatMap(({ moves }) => moves).sort()).toEqual(choices.toSorted());
  });

  it("are found by their words", () => {
    expect(filtered(choices, "SNOW ask")).toEqual(["ask 1 snow", "ask 2 snow"]);
    expect(filtered(choices, " ")).toEqual(choices);
  });
});
