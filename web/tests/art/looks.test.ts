import { describe, expect, it } from "vitest";
import { avatar, catAt, furOf, readLook, writeLook } from "../../src/art";
import { ACCESSORIES, INKS } from "../../src/vocabulary/attributes";
import { FACES, FURS, HATS } from "../../src/vocabulary/looks";

const ALL = FURS.flatMap((fur) => FACES.flatMap((face) => HATS.map((hat) => ({ fur, face, hat }))));
const CROWN = "ginger freckles crown";

describe("a look", () => {
  it("reads as it was written", () => {
    for (const look of ALL) expect(readLook(writeLook(look))).toEqual(look);
  });

  it("is drawn unlike every other, in every mood alike", () => {
    for (const mood of ["plain", "happy", "grumpy"] as const)
      expect(new Set(ALL.map((look) => avatar({ ...look, mood }))).size).toBe(ALL.length);
  });

  it("leaves a mood to be seen", () => {
    for (const look of ALL) expect(avatar({ ...look, mood: "happy" })).not.toBe(avatar({ ...look, mood: "grumpy" }));
  });

  it("is none where this page cannot draw it", () => {
    for (const text of ["", "ginger", "ginger freckles helmet", "crown freckles ginger"])
      expect(readLook(text)).toBeNull();
  });

  it("wears no ink: those mean something on cards", () => {
    const inks = [...INKS, ...INKS.map((ink) => `${ink}-2`)].map((ink) => `var(--${ink})`);
    const drawn = ALL.map((look) => avatar({ ...look, mood: "plain" })).join("");
    expect(ACCESSORIES.length).toBeGreaterThan(0);
    expect(inks.filter((ink) => drawn.includes(ink))).toEqual([]);
    expect(drawn).not.toContain("url(#ink-");
  });
});

describe("the cat of a seat", () => {
  it("is as ever where nobody chose", () => {
    for (let seat = 0; seat < 10; seat++) {
      expect(catAt([], seat)).toEqual({ fur: furOf(seat) });
      expect(catAt(Array<string>(10).fill(""), seat)).toEqual({ fur: furOf(seat) });
    }
    const { fur } = catAt([], 2);
    expect(avatar({ fur, face: "plain", hat: "bare", mood: "sly" })).toBe(avatar({ fur, mood: "sly" }));
  });

  it("is the one that was chosen", () => {
    expect(catAt(["", CROWN], 1)).toEqual({ fur: "ginger", face: "freckles", hat: "crown" });
  });

  it("is the seat's where a newer page chose what this one cannot draw", () => {
    expect(catAt(["", "ginger freckles helmet"], 1)).toEqual({ fur: furOf(1) });
  });

  it("has the number of the seat where two chose the same", () => {
    const looks = [CROWN, "", CROWN];
    expect([0, 1, 2].map((seat) => catAt(looks, seat).number)).toEqual([1, undefined, 3]);
    const [first, , third] = [0, 1, 2].map((seat) => avatar({ ...catAt(looks, seat), mood: "plain" }));
    expect(first).not.toBe(third);
  });

  it("has the number of the seat where somebody chose what is another seat's own", () => {
    const looks = ["", `${furOf(0)} plain bare`];
    expect([0, 1].map((seat) => catAt(looks, seat).number)).toEqual([1, 2]);
  });

  it("shows the key of a bot instead of a number", () => {
    const twin = { fur: "grey", mood: "plain", number: 4 } as const;
    expect(avatar({ ...twin, bot: true })).toBe(avatar({ fur: "grey", mood: "plain", bot: true }));
  });
});
