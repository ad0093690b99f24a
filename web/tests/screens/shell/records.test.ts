import { describe, expect, it } from "vitest";
import { copiesIn, written } from "../../../src/screens/shell/copies";
import { hasWon, othersOf } from "../../../src/screens/shell/mine";
import type { MyMatch } from "../../../src/wire.gen";

const match = (game: string, seat: number | null, ...ranks: number[]): MyMatch => ({
  match: "PURRRR-1",
  game,
  names: ["Ada", "Ben", "Cleo"],
  ranks,
  scores: [],
  seat,
  ended: 0,
});

describe("copies of matches", () => {
  const copies = [{ record: "ninelives 1\n…", seat: 2, ended: 7.5 }, { record: "ninelives 1\n" }];

  it("are read as they were written", () => {
    expect(copiesIn(written(copies))).toEqual(copies);
  });

  it("are found among all that is kept about somebody", () => {
    expect(copiesIn(JSON.stringify({ me: {}, matches: copies }))).toEqual(copies);
  });

  it("are one, where the text is a record or anything else", () => {
    for (const text of ["ninelives 1\ngame kitten-me 2\n", "{}", "null", "7", '"purr"', '{"matches": 7}', ""])
      expect(copiesIn(text)).toEqual([{ record: text }]);
  });
});

describe("what one has won", () => {
  it("is won where one sat and came first", () => {
    const matches = [0, 2, 1, null].map((seat) => match("kitten-me", seat, 1, 2, 3));
    expect(matches.map(hasWon)).toEqual([true, false, false, false]);
  });

  it("is nobody's where one only has the record: all who played are others", () => {
    expect(othersOf(match("kitten-me", null, 1, 2, 3))).toEqual(["Ada", "Ben", "Cleo"]);
    expect(othersOf(match("kitten-me", 1, 1, 2, 3))).toEqual(["Cleo", "Ada"]);
  });
});
