/** Every word that a person reads. One catalogue a language and area; other languages than English are fetched when somebody wants them. */

import { en } from "./en";

export type Language = "en" | "de" | "es" | "fr";
export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
};

type Other = Exclude<Language, "en">;
type Books<Book> = Readonly<Record<Other, () => Promise<Book>>>;
/** Fetches words first and changes to them afterwards, so that all catalogues change at once. */
type Follower = (next: Language) => Promise<() => void>;

const followers: Follower[] = [];
let language = $state<Language>("en");
let wanted: Language = "en"; // what was asked for last
let arriving: Promise<unknown> = Promise.resolve();

/** Words that speak the chosen language. One that comes with a board is late, and follows as soon as it can. */
export function catalogue<Words extends object>(english: Words, books: Books<{ readonly words: Words }>): Words {
  let spoken = $state.raw(english);
  const follower: Follower = async (next) => {
    const words = next === "en" ? english : await wordsIn(next, english, books);
    return () => (spoken = words);
  };
  followers.push(follower);
  if (wanted !== "en") arriving = Promise.all([arriving, catchUp(follower, wanted)]);
  return new Proxy(english, { get: (_, area) => spoken[area as keyof Words] });
}

async function wordsIn<Words>(next: Other, english: Words, books: Books<{ readonly words: Words }>): Promise<Words> {
  if (isPseudo(next)) return (await import("./pseudo")).pseudo(english);
  return (await books[next]()).words;
}

/** A language for tests, which nobody can choose: English, marked and a third longer. */
const isPseudo = (language: string): boolean => language === "xx";

async function catchUp(follower: Follower, next: Language): Promise<void> {
  const use = await follower(next).catch(() => null); // without a network it stays English
  if (wanted === next) use?.();
}

/** Wait until late catalogues speak the chosen language, so that nobody sees a word in another one first. */
export async function wordsArrived(): Promise<void> {
  await arriving;
}

/** The words of the page itself, by area: `say.table.yourTurn`. */
export const say = catalogue(en, { de: () => import("./de"), es: () => import("./es"), fr: () => import("./fr") });

export function languageNow(): Language {
  return language;
}

/** Speak another language as soon as its words are there; without them, go on in the one that is spoken. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const fetched = await Promise.all(followers.map((follower) => follower(next))).catch(() => null);
  if (fetched === null || wanted !== next) return; // no network, or somebody changed their mind
  for (const use of fetched) use();
  language = next;
  document.documentElement.lang = next;
}
