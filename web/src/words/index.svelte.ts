/** Every word that a person reads. One catalogue a language; German is fetched when somebody wants it. */

import { en } from "./en";
import { makePhrasebook, type Phrasebook } from "./sentences";

export type Catalogue = typeof en;
export type Language = "en" | "de";
export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

let catalogue = $state.raw<Catalogue>(en);
let language = $state<Language>("en");
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

export async function speak(wanted: Language): Promise<void> {
  if (wanted === "en") {
    [catalogue, phrasebook] = [en, makePhrasebook([], {})];
  } else {
    const { de, PAIRS, WORDS } = await import("./de");
    [catalogue, phrasebook] = [de, makePhrasebook(PAIRS, WORDS)];
  }
  language = wanted;
  document.documentElement.lang = wanted;
}
