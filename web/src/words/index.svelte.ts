/** Every word that a person reads. One catalogue a language and area; German is fetched when somebody wants it. */

import { en } from "./en";
import { noPhrasebook, phrasebookOf, type Phrasebook, type Sentences } from "./phrasebook";

export type Language = "en" | "de";
export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

type Other = Exclude<Language, "en">;
type Books<Book> = Readonly<Record<Other, () => Promise<Book>>>;
/** Fetches words first and changes to them afterwards, so that all catalogues change at once. */
type Follower = (next: Language) => Promise<() => void>;

const followers: Follower[] = [];
const sources: Books<{ readonly sentences: Sentences }>[] = [];
let language = $state<Language>("en");
let wanted: Language = "en"; // what was asked for last
let phrasebook = $state.raw<Phrasebook>(noPhrasebook);
let arriving: Promise<unknown> = Promise.resolve();

/** Words that speak the chosen language. One that comes with a board is late, and follows as soon as it can. */
export function catalogue<Words extends object>(english: Words, books: Books<{ readonly words: Words }>): Words {
  let spoken = $state.raw(english);
  const follower: Follower = async (next) => {
    const words = next === "en" ? english : (await books[next]()).words;
    return () => (spoken = words);
  };
  followers.push(follower);
  if (wanted !== "en") arriving = Promise.all([arriving, catchUp(follower, wanted)]);
  return new Proxy(english, { get: (_, area) => spoken[area as keyof Words] });
}

async function catchUp(follower: Follower, next: Language): Promise<void> {
  const use = await follower(next).catch(() => null); // without a network it stays English
  if (wanted === next) use?.();
}

/** Wait until late catalogues speak the chosen language, so that nobody sees a word in another one first. */
export async function wordsArrived(): Promise<void> {
  await arriving;
}

/** How sentences of the server are said in other languages. Call it while the page loads: the book is bound once. */
export function phrases(books: Books<{ readonly sentences: Sentences }>): void {
  sources.push(books);
}

/** The words of the page itself, by area: `say.table.yourTurn`. */
export const say = catalogue(en, { de: () => import("./de") });
phrases({ de: () => import("./de/sentences") });

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
  const fetched = await Promise.all([bookIn(next), ...followers.map((follower) => follower(next))]).catch(() => null);
  if (fetched === null || wanted !== next) return; // no network, or somebody changed their mind
  const [book, ...uses] = fetched;
  for (const use of uses) use();
  [phrasebook, language] = [book, next];
  document.documentElement.lang = next;
}

async function bookIn(next: Language): Promise<Phrasebook> {
  if (next === "en") return noPhrasebook;
  const areas = await Promise.all(sources.map((books) => books[next]()));
  return phrasebookOf(areas.map(({ sentences }) => sentences));
}
