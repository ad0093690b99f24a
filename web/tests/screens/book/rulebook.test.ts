import { describe, expect, it } from "vitest";
import { cutAt, folded, has, soughtIn } from "../../../src/screens/book/inlines";
import { named } from "../../../src/screens/book/named";
import { narrowed, placesIn, rulingsIn, type Section, wordsOf } from "../../../src/screens/book/rulebook";
import { BOOK as TOLD } from "./books";

const BOOK: readonly Section[] = named(TOLD, { options: [], presets: {}, language: "en" });
const said = (title: string): readonly string[] =>
  BOOK.filter((section) => section.title === title).flatMap(({ blocks }) => blocks.map(wordsOf));

describe("a rule book", () => {
  it("is read as words, block by block", () => {
    expect(said("A Game")).toEqual(["What it is, on two lines."]);
    expect(said("A turn")).toEqual([
      "First you go on: roll 2; or stop, if you like. Then I.",
      "A B quux yarn",
      "# no heading\n  a -- b",
    ]);
    expect(said("Rulings")[0]).toBe("K1 The first, see K2 and X9. deck white, grey or both flip on or off");
  });

  it("knows its rulings", () => {
    expect([...rulingsIn(BOOK)]).toEqual(["K1", "K2"]);
  });
});

describe("a search", () => {
  it("needs all words, in any case, with or without accents", () => {
    expect(has("Der Würfel fällt", soughtIn("WURFEL der"))).toBe(true);
    expect(has("Der Würfel fällt", soughtIn("würfel liegt"))).toBe(false);
    expect(has("anything", soughtIn("  "))).toBe(true);
  });

  it("leaves rows, items and rulings that have it, and no heading without any", () => {
    const found = (query: string) => narrowed(BOOK, soughtIn(query));
    expect(found("")).toEqual(BOOK);
    expect(found("first").map(({ id }) => id)).toEqual(["a-turn", "rulings"]);
    expect(placesIn(found("first"))).toBe(2);
    expect(found("yarn quux").flatMap(({ blocks: left }) => left.map(({ kind }) => kind))).toEqual(["table"]);
    expect(found("grey")[0]?.blocks).toMatchObject([{ number: "K1" }]);
    expect(found("no such word")).toEqual([]);
  });

  it("keeps places when it folds", () => {
    for (const text of ["Würfel ß × „Zug“ – MIAU", "İstanbul ﬁn"])
      expect(folded(text)).toHaveLength(Array.from(text).length);
  });

  it("marks what it hit, and the rulings that exist", () => {
    expect(cutAt("A bid, see K8 or K99.", ["bid"], new Set(["K8"]))).toEqual([
      { text: "A ", hit: false, ruling: "" },
      { text: "bid", hit: true, ruling: "" },
      { text: ", see ", hit: false, ruling: "" },
      { text: "K8", hit: false, ruling: "K8" },
      { text: " or K99.", hit: false, ruling: "" },
    ]);
  });

  it("never gives a text other than it was", () => {
    const text = "aaa K1 aa";
    const cuts = cutAt(text, ["a", "aa", "k1"], new Set(["K1"]));
    expect(cuts.map((cut) => cut.text).join("")).toBe(text);
  });
});
