import { beforeEach, describe, expect, it } from "vitest";
import { catalogue, say, speak, wordsArrived } from "../../src/words/index.svelte";

globalThis.document ??= { documentElement: {} } as Document;

const ENGLISH = { cat: "cat", many: (number: number): string => `${number} cats` };
const GERMAN: typeof ENGLISH = { cat: "Katze", many: (number) => `${number} Katzen` };

/** The books of a catalogue that only German readers ask for. */
const inGerman = (de: () => Promise<{ words: typeof ENGLISH }>) => ({ de, es: de, fr: de });

beforeEach(() => speak("en"));

describe("a catalogue", () => {
  it("speaks the language that is chosen", async () => {
    const words = catalogue(
      ENGLISH,
      inGerman(async () => ({ words: GERMAN })),
    );
    expect([words.cat, words.many(2)]).toEqual(["cat", "2 cats"]);
    await speak("de");
    expect([words.cat, words.many(2), say.table.close]).toEqual(["Katze", "2 Katzen", "Schließen"]);
    await speak("en");
    expect([words.cat, say.table.close]).toEqual(["cat", "Close"]);
  });

  it("catches up when it comes with a board", async () => {
    await speak("de");
    const words = catalogue(
      ENGLISH,
      inGerman(async () => ({ words: GERMAN })),
    );
    expect(words.cat).toBe("cat");
    await wordsArrived();
    expect(words.cat).toBe("Katze");
  });

  it("stays English where its words cannot be fetched, and keeps nobody waiting", async () => {
    await speak("de");
    const words = catalogue(
      ENGLISH,
      inGerman(() => Promise.reject(new Error("no network"))),
    );
    await wordsArrived();
    expect(words.cat).toBe("cat");
  });
});
