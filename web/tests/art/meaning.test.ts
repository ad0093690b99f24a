import { describe, expect, test } from "vitest";
import * as art from "../../src/art";
import { speak } from "../../src/words/index.svelte";

const dressed = art.KITTEN_CODES.filter((code) => art.kittenFace(code).colour);

test("eight furs and eight moods make sixty-four cats", () => {
  const cats = art.FURS.flatMap((fur) => art.MOODS.map((mood) => art.cat({ fur, mood })));
  expect(new Set(cats).size).toBe(64);
});

test("eight seats have eight cats, then it goes round again", () => {
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(art.furOf)).size).toBe(8);
  expect(art.furOf(9)).toBe(art.furOf(1));
});

describe("an ink never stands alone", () => {
  test.each(dressed)("%s shows its letter and its pattern", (code) => {
    const { colour, count } = art.kittenFace(code);
    for (const [picture, letters] of [
      [art.kittenCard(code), count + 1], // on the strip and on every cat
      [art.kittenMini(code), 1],
    ] as const) {
      expect(picture.split(`>${art.LETTER[colour!]}</text>`).length - 1).toBe(letters);
      expect(picture).toContain(`url(#ink-${colour}-`);
    }
  });

  test.each(["w", "w2", "w3"])("%s shows all three", (code) => {
    for (const ink of art.INKS) {
      expect(art.kittenCard(code)).toContain(`>${art.LETTER[ink]}</text>`);
      expect(art.kittenMini(code)).toContain(`url(#ink-${ink}-`);
    }
  });

  test.each(art.INKS)("the mark of %s", (ink) => {
    expect(art.attributeMark(ink)).toContain(`>${art.LETTER[ink]}</text>`);
    expect(art.attributeMark(ink)).toContain(`url(#ink-${ink}-`);
  });
});

test("the server's codes mean what they say", () => {
  expect(art.kittenFace("bh")).toEqual({ colour: "blue", accessory: "hat", wild: false, count: 1 });
  expect(art.kittenFace("gt2")).toEqual({ colour: "green", accessory: "tie", wild: false, count: 2 });
  expect(art.kittenFace("rg3")).toEqual({ colour: "red", accessory: "glasses", wild: false, count: 3 });
  expect(art.kittenFace("w2")).toEqual({ wild: true, count: 2 });
  expect(art.kittenFace("fish")).toEqual({ special: "fish", wild: false, count: 0 });
  expect(() => art.kittenFace("dog")).toThrow(RangeError);
  expect(art.kittyFace("snow")).toEqual({ trait: "snow", season: "winter" });
  expect(art.kittyFace("mouse")).toEqual({});
  expect(art.KITTEN_CODES).toHaveLength(36);
  expect(art.KITTY_CODES).toHaveLength(13);
});

test("a card is drawn once, and anew in another language", async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  const english = art.kittyCard("snow");
  await speak("de");
  const german = art.kittyCard("snow");
  await speak("en");
  expect(english).toContain(">SNOW<");
  expect(german).toContain(">SCHNEE<");
  expect(art.kittyCard("snow")).toBe(english);
});
