import { beforeEach, describe, expect, it } from "vitest";
import { type Gettext, gettextOf, keyOf, type Translations } from "../../src/words/gettext";
import { catalogue, say, speak, wordsArrived } from "../../src/words/index.svelte";

globalThis.document ??= { documentElement: {} } as Document;

const cats = ({ _, ngettext }: Gettext) => ({
  cat: _("cat"),
  many: (number: number) => ngettext("{n} cat", "{n} cats", number),
  of: (name: string) => _("the cat of {name}", { name }),
});
const GERMAN: Translations = {
  de: async () => ({
    default: {
      language: "de",
      forms: { one: 0, other: 1 },
      messages: { [keyOf("cat")]: "Katze", [keyOf("{n} cat")]: ["{n} Katze", "{n} Katzen"] },
    },
  }),
};
const NO_NETWORK: Translations = { de: () => Promise.reject(new Error("no network")) };

beforeEach(() => speak("en"));

describe("a catalogue", () => {
  it("speaks the language that is chosen", async () => {
    const words = catalogue(GERMAN, cats);
    expect([words.cat, words.many(1), words.many(2)]).toEqual(["cat", "1 cat", "2 cats"]);
    await speak("de");
    expect([words.cat, words.many(1), words.many(2), say.table.close]).toEqual([
      "Katze",
      "1 Katze",
      "2 Katzen",
      "Schließen",
    ]);
    await speak("en");
    expect([words.cat, say.table.close]).toEqual(["cat", "Close"]);
  });

  it("says in English what is not translated, and all of it in a language that it does not have", async () => {
    const words = catalogue(GERMAN, cats);
    await speak("de");
    expect(words.of("Ada")).toBe("the cat of Ada");
    await speak("fr");
    expect([words.cat, say.table.close]).toEqual(["cat", "Fermer"]);
  });

  it("does not compile where a hole is not filled, or another than there is", () => {
    const wrong = ({ _, ngettext }: Gettext) => [
      // @ts-expect-error: nothing fills the hole
      _("the cat of {name}"),
      // @ts-expect-error: the hole has another name
      _("the cat of {name}", { who: "Ada" }),
      // @ts-expect-error: there is no hole
      _("cat", { name: "Ada" }),
      // @ts-expect-error: one of the forms has a hole that nothing fills
      ngettext("{n} cat of {name}", "{n} cats", 2),
    ];
    expect(wrong(gettextOf())).toEqual(["the cat of {name}", "the cat of {name}", "cat", "2 cats"]);
  });

  it("says names as they are, whatever they are", async () => {
    expect(catalogue(GERMAN, cats).of("{name} $& $1 {")).toBe("the cat of {name} $& $1 {");
  });

  it("catches up when it comes with a board", async () => {
    await speak("de");
    const words = catalogue(GERMAN, cats);
    expect(words.cat).toBe("cat");
    await wordsArrived();
    expect(words.cat).toBe("Katze");
  });

  it("stays English where its words cannot be fetched, and keeps nobody waiting", async () => {
    await speak("de");
    const words = catalogue(NO_NETWORK, cats);
    await wordsArrived();
    expect(words.cat).toBe("cat");
  });
});
