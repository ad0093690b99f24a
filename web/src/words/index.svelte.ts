/** Every word that a person reads, in the language that they chose. Others than English are fetched when somebody wants them. */

import { after } from "./after";
import { type Gettext, gettextOf, type Translations } from "./gettext";
import { learn } from "./learn";
import { look } from "./look";
import { replay } from "./replay";
import { rules } from "./rules";
import { shell } from "./shell";
import { table } from "./table";

export type Language = string;

/** The languages of the page, each by its own name: English, and those with a catalogue in `locale`. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  ["en", ...Object.keys(import.meta.translations)].map((language) => [language, ownName(language)]),
);

function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Fetches words first and changes to them afterwards, so that all catalogues change at once. */
type Follower = (next: Language) => Promise<() => void>;

const followers: Follower[] = [];
let language = $state<Language>("en");
let wanted: Language = "en"; // what was asked for last
let arriving: Promise<unknown> = Promise.resolve();

/**
 * Words that speak the chosen language: what `say` makes of messages, by area. They are said again in each language;
 * a catalogue that comes with a board is late, and follows as soon as it can.
 */
export function catalogue<Words extends object>(translations: Translations, say: (gettext: Gettext) => Words): Words {
  const english = say(gettextOf());
  let spoken = $state.raw(english);
  const follower: Follower = async (next) => {
    const words = next === "en" ? english : say(await gettextIn(next, translations));
    return () => (spoken = words);
  };
  followers.push(follower);
  if (wanted !== "en") arriving = Promise.all([arriving, catchUp(follower, wanted)]);
  return new Proxy(english, { get: (_, area) => spoken[area as keyof Words] });
}

async function gettextIn(next: Language, translations: Translations): Promise<Gettext> {
  if (isPseudo(next)) return (await import("./pseudo")).PSEUDO;
  return gettextOf((await translations[next]?.())?.default); // a game that has not been translated stays English
}

/** A language for tests, which nobody can choose: English, marked and a third longer. */
const isPseudo = (language: Language): boolean => language === "xx";

async function catchUp(follower: Follower, next: Language): Promise<void> {
  const use = await follower(next).catch(() => null); // without a network it stays English
  if (wanted === next) use?.();
}

/** Wait until late catalogues speak the chosen language, so that nobody sees a word in another one first. */
export async function wordsArrived(): Promise<void> {
  await arriving;
}

/** The words of the page itself, by area: `say.table.yourTurn`. */
export const say = catalogue(import.meta.translations, (gettext) => ({
  after: after(gettext),
  learn: learn(gettext),
  look: look(gettext),
  replay: replay(gettext),
  rules: rules(gettext),
  shell: shell(gettext),
  table: table(gettext),
}));

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
