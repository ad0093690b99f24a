/** Names of things, in the chosen language. */

import { SEASON_OF, SEASONS, type Season, type Trait } from "../../vocabulary/seasons";
import { INK_OF_SEASON, TRAIT_TONES } from "./art/tones";
import { words } from "./words";
import type { Code, What } from "./view";

export function isSeason(what: What): what is Season {
  return SEASONS.includes(what as Season);
}

let later = false; // of the table on the screen

/** Call Traits and tokens as a table does: as our sheet, or as the authors' later rules. */
export function callByLaterNames(on: boolean): void {
  later = on;
}

export function traitName(trait: Trait): string {
  const renamed: Partial<Record<Trait, string>> = words.card.later;
  return (later ? renamed[trait] : undefined) ?? words.card.traits[trait];
}

export function tokenNames(): { readonly ready: string; readonly used: string } {
  return later ? words.card.pounce : words.card.seek;
}

export function nameOf(what: What): string {
  if (what === "mouse") return words.card.mouse;
  return isSeason(what) ? words.card.seasons[what] : traitName(what);
}

/** The name of several: only Mice have a plural. */
export function namesOf(number: number, what: What): string {
  return what === "mouse" && number > 1 ? words.card.mice : nameOf(what);
}

/** A card in words, as a screen reader tells it: Snow, Winter. */
export function cardName(code: Code): string {
  return code === "mouse" ? words.card.mouse : `${traitName(code)}, ${words.card.seasons[SEASON_OF[code]]}`;
}

export function cardList(cards: readonly Code[]): string {
  return cards.map(nameOf).join(", ");
}

/** The ink of a season or a trait, or the key plate for a Mouse. */
export function inkOf(what: What): "blue" | "green" | "gold" | "red" | "key" {
  if (what === "mouse") return "key";
  return INK_OF_SEASON[isSeason(what) ? what : SEASON_OF[what]];
}

/** Tell whether a card is what was asked for. */
export function isOf(code: Code, what: What): boolean {
  return code === what || (code !== "mouse" && SEASON_OF[code] === what);
}

/** The tones of a trait that is not in hand. What is drawn in the key plate stays a line. */
export function quietTones(trait: Trait): readonly ["key-2", "key-2" | "stock"] {
  return ["key-2", TRAIT_TONES[trait][1] === "key" ? "key-2" : "stock"];
}
