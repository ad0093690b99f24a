import { beforeAll, describe, expect, it } from "vitest";
import { othersOf, pressing, winnersOf } from "../../../src/screens/shell/mine";
import {
  changed,
  firstWish,
  levelsOf,
  setUpOf,
  USUAL,
  valueOf,
  wayTo,
  withPreset,
} from "../../../src/screens/shell/setting";
import { LANGUAGES, say, speak } from "../../../src/words/index.svelte";
import type { GameForm } from "../../../src/wire.gen";

const option = (name: string, ...values: string[]): GameForm["options"][number] => ({
  name,
  values,
  labels: values,
  ruling: "K1",
  about: "",
  examples: [],
});
const FORM: GameForm = {
  key: "kitten-me",
  title: "Kitten Me",
  credits: "",
  seats: [2, 10],
  presets: { first: { purrfect: "off" }, classic: {}, chaos: { deck: "both" } },
  options: [option("deck", "white", "grey", "both"), option("purrfect", "on", "off")],
  bots: ["random", "kitten", "tabby", "panther"],
  cats: [{ name: "Otto", temper: "stubborn", line: "Has made up its mind, and stays with it." }],
};

describe("a table that is set", () => {
  const wish = firstWish(FORM);

  it("begins with the rules as they are, four seats and the usual bots", () => {
    expect(wish).toMatchObject({ seats: 4, preset: "classic", level: USUAL, options: {} });
    expect(firstWish({ ...FORM, seats: [2, 3] }).seats).toBe(3);
    expect(firstWish({ ...FORM, seats: [5, 8] }).seats).toBe(5);
  });

  it("offers what the house would do, and every level but random play", () => {
    expect(levelsOf(FORM)).toEqual([USUAL, "kitten", "tabby", "panther"]);
  });

  it("takes an option by hand before the preset, and the preset before the first value", () => {
    expect(valueOf(FORM, wish, "deck")).toBe("white");
    const chaos = withPreset(wish, "chaos");
    expect(valueOf(FORM, chaos, "deck")).toBe("both");
    expect(valueOf(FORM, changed(FORM, chaos, "deck", "grey"), "deck")).toBe("grey");
  });

  it("sends only what differs from the preset", () => {
    const chaos = changed(FORM, withPreset(wish, "chaos"), "deck", "white");
    expect(setUpOf(FORM, chaos).options).toEqual({ deck: "white" });
    expect(setUpOf(FORM, changed(FORM, chaos, "deck", "both")).options).toEqual({});
    expect(setUpOf(FORM, withPreset(chaos, "first")).options).toEqual({});
  });

  it("is private until it is listed", () => {
    expect(setUpOf(FORM, wish)).toMatchObject({ game: "kitten-me", private: true, hints: true, clock: 90 });
    expect(setUpOf(FORM, { ...wish, listed: true }).private).toBe(false);
  });

  it("leads to its invitation, and says which bots to seat where they are not the usual", () => {
    expect(wayTo("ABCDEF", wish)).toBe("/t/ABCDEF?host=1");
    for (const level of ["tabby", "panther"]) {
      expect(wayTo("ABCDEF", { ...wish, level })).toBe(`/t/ABCDEF?host=1&bots=${level}`);
    }
  });
});

describe("one's own tables and matches", () => {
  it("name the others from one's own left on", () => {
    expect(othersOf({ names: ["Ada", "Bo", "Cy", "Di"], seat: 1 })).toEqual(["Cy", "Di", "Ada"]);
    expect(othersOf({ names: ["Ada", null, "Cy"], seat: 0 })).toEqual(["Cy"]);
  });

  it("come in the order in which they press, without those that are over", () => {
    const table = (phase: string, awaited: boolean): { phase: string; awaited: boolean } => ({ phase, awaited });
    const [rests, waits, ended] = [table("gathering", false), table("playing", true), table("over", false)];
    expect(pressing([rests, ended, waits])).toEqual([waits, rests]);
  });

  it("name all who share the win", () => {
    expect(winnersOf({ names: ["Ada", "Bo", "Cy"], ranks: [1, 3, 1] })).toEqual(["Ada", "Cy"]);
  });
});

describe.each(Object.keys(LANGUAGES))("the words of the shell in %s", (language) => {
  const BOTS = ["Biscuit", "Mochi", "Otto", "Waffles", "Noodle", "Olive", "Ziggy", "Pepper", "Clementine", "Fig"];

  beforeAll(() => {
    globalThis.document ??= { documentElement: {} } as Document;
    return speak(language);
  });

  it("call guests by names that tables take, and no bot has", () => {
    const names = say.shell.guestNames;
    for (const name of names) expect(name).toMatch(/^\p{L}{2,24}$/u);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => BOTS.includes(name))).toEqual([]);
  });

  it("begin what is seen on a button with the words that are heard", () => {
    const words = say.shell;
    expect(words.playNowOf("Go Kitty").toLowerCase()).toContain(words.playNow.toLowerCase());
    expect(words.moreOf("Go Kitty", "2–5").toLowerCase()).toContain(words.more.toLowerCase());
  });
});
