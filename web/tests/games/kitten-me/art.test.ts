import { describe, expect, test } from "vitest";
import { LETTER } from "../../../src/art/inks";
import { kittenCard } from "../../../src/games/kitten-me/art/card";
import { attributeMark } from "../../../src/games/kitten-me/art/marks";
import { kittenMini } from "../../../src/games/kitten-me/art/mini";
import { sheets } from "../../../src/games/kitten-me/art/sheets";
import { CODES, faceOf } from "../../../src/games/kitten-me/faces";
import { INKS } from "../../../src/vocabulary/attributes";
import { checkSheets } from "../../art/check";

const dressed = CODES.filter((code) => faceOf(code).colour);

checkSheets(sheets());

describe("an ink never stands alone", () => {
  test.each(dressed)("%s shows its letter and its pattern", (code) => {
    const { colour, count } = faceOf(code);
    for (const [picture, letters] of [
      [kittenCard(code), count + 1], // on the strip and on every cat
      [kittenMini(code), 1],
    ] as const) {
      expect(picture.split(`>${LETTER[colour!]}</text>`).length - 1).toBe(letters);
      expect(picture).toContain(`url(#ink-${colour}-`);
    }
  });

  test.each(["w", "w2", "w3"])("%s shows all three", (code) => {
    for (const ink of INKS) {
      expect(kittenCard(code)).toContain(`>${LETTER[ink]}</text>`);
      expect(kittenMini(code)).toContain(`url(#ink-${ink}-`);
    }
  });

  test.each(INKS)("the mark of %s", (ink) => {
    expect(attributeMark(ink)).toContain(`>${LETTER[ink]}</text>`);
    expect(attributeMark(ink)).toContain(`url(#ink-${ink}-`);
  });
});

test("the server's codes mean what they say", () => {
  expect(faceOf("bh")).toEqual({ colour: "blue", accessory: "hat", wild: false, count: 1 });
  expect(faceOf("gt2")).toEqual({ colour: "green", accessory: "tie", wild: false, count: 2 });
  expect(faceOf("rg3")).toEqual({ colour: "red", accessory: "glasses", wild: false, count: 3 });
  expect(faceOf("w2")).toEqual({ wild: true, count: 2 });
  expect(faceOf("fish")).toEqual({ special: "fish", wild: false, count: 0 });
  expect(() => faceOf("dog")).toThrow(RangeError);
  expect(CODES).toHaveLength(36);
});
