/** Every word that a person reads. One catalogue a language and area; German is fetched when somebody wants it. */

import { en } from "./en";
import { noPhrasebook, phrasebookOf, type Phrasebook, type Sentences } from "./phrasebook";

export type Language = "en" | "de";
export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

/** Words in a language other than English, and how the server's sentences are said in it. */
export interface Book<Words> {
  readonly words: Words;
  readonly sentences: Sentences;
}
type Books<Words> = Readonly<Record<Exclude<Language, "en">, () => Promise<Book<Words>>>>;

/** A catalogue that follows the chosen language: its book is fetched first, so that all of them change at once. */
interface Follower {
  readonly fetch: (next: Exclude<Language, "en">) => Promise<Translation>;
  readonly useEnglish: () => void;
}
interface Translation {
  readonly sentences: Sentences;
  readonly use: () => void;
}

const followers: Follower[] = [];
let language = $state<Language>("en");
let wanted: Language = "en"; // what was asked for last
let phrasebook = $state.raw<Phrasebook>(noPhrasebook);

/** Words that speak the chosen language. Call it while the page loads, before a language is chosen. */
export function catalogue<Words extends object>(english: Words, books: Books<Words>): Words {
  let spoken = $state.raw(english);
  followers.push({
    fetch: async (next) => {
      const { words, sentences } = await books[next]();
      return { sentences, use: () => (spoken = words) };
    },
    useEnglish: () => (spoken = english),
  });
  return new Proxy(english, { get: (_, area) => spoken[area as keyof Words] });
}

/** The words of the page itself, by area: `say.table.yourTurn`. */
export const say = catalogue(en, { de: () => import("./de") });

/** Return a sentence of the server in the chosen language; one that the phrasebook lacks stays as it is. */
export function translated(sentence: string): string {
  return phrasebook(sentence) ?? sentence;
}

export function languageNow(): Language {
  return language;
}

/** Speak another language as soon as its words are there; without them, go on in the one that is spoken. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const use = await switchTo(next).catch(() => null);
  if (use === null || wanted !== next) return; // no network, or somebody changed their mind
  use();
  language = next;
  document.documentElement.lang = next;
}

async function switchTo(next: Language): Promise<() => void> {
  if (next === "en")
    return () => {
      for (const { useEnglish } of followers) useEnglish();
      phrasebook = noPhrasebook;
    };
  const translations = await Promise.all(followers.map(({ fetch }) => fetch(next)));
  return () => {
    for (const { use } of translations) use();
    phrasebook = phrasebookOf(translations.map(({ sentences }) => sentences));
  };
}
