/** Every word that a person reads. One catalogue a language; German is fetched when somebody wants it. */

import { en } from "./en";
import { makePhrasebook, type Phrasebook } from "./sentences";

export type Catalogue = typeof en;
export type Language = "en" | "de";
export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

let catalogue = $state.raw<Catalogue>(en);
let language = $state<Language>("en");
let wanted: Language = "en"; // what was asked for last
let phrasebook = $state.raw<Phrasebook>(makePhrasebook([], {}));

/** The words of the chosen language, by area: `say.table.yourTurn`. */
export const say: Catalogue = new Proxy(en, {
  get: (_, area) => catalogue[area as keyof Catalogue],
});

/** Give a sentence of the server in the chosen language; one that the phrasebook lacks stays as it is. */
export function translated(sentence: string): string {
  return phrasebook(sentence) ?? sentence;
}

export function languageNow(): Language {
  return language;
}

/** Speak another language as soon as its words are there; without them, go on in the one that is spoken. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const book = await bookOf(next).catch(() => null);
  if (book === null || wanted !== next) return; // no network, or somebody changed their mind
  [catalogue, phrasebook, language] = [book.words, book.phrasebook, next];
  document.documentElement.lang = next;
}

async function bookOf(one: Language): Promise<{ words: Catalogue; phrasebook: Phrasebook }> {
  if (one === "en") return { words: en, phrasebook: makePhrasebook([], {}) };
  const { de, PAIRS, WORDS } = await import("./de");
  return { words: de, phrasebook: makePhrasebook(PAIRS, WORDS) };
}
