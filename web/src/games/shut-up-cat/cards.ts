/** What a Distraction card still wants to know, read from the `play …` choices. */

import { choicesOf } from "../shared/choices";
import { letterOf, placeOf } from "./ring";

export interface Lifted {
  readonly code: string;
  /** Dice by where they lie. */
  readonly dice: readonly number[];
  /** The face that a die turns to, or the die that is taken from the Pillow; 0 is none yet. */
  readonly number: number;
  readonly places: readonly number[];
}

export type Want = "nothing" | "dice" | "face" | "pillow" | "places";

export const lifted = (code: string): Lifted => ({ code, dice: [], number: 0, places: [] });

function waysOf(choices: readonly string[], code: string): readonly (readonly string[])[] {
  return choicesOf(choices, "play").flatMap(([card, ...rest]) => (card === code ? [rest] : []));
}

export function canPlay(choices: readonly string[], code: string): boolean {
  return waysOf(choices, code).length > 0;
}

export function wantOf(choices: readonly string[], code: string): Want {
  const [one, other] = waysOf(choices, code)[0] ?? [];
  if (one === undefined) return "nothing";
  if (other === undefined) return "dice";
  if (placeOf(other) >= 0) return "places";
  return code === "bag" ? "pillow" : "face";
}

/** Give the numbers that can go with this die. */
export function numbersWith(choices: readonly string[], code: string, die: number): readonly number[] {
  const ways = waysOf(choices, code).filter(([one]) => one === String(die));
  return ways.map(([, other]) => Number(other));
}

/** Give the places that a card can be played on. */
export function placesFor(choices: readonly string[], code: string): readonly number[] {
  if (wantOf(choices, code) !== "places") return [];
  const letters = new Set(waysOf(choices, code).flat());
  return [...letters].map(placeOf).sort((a, b) => a - b);
}

export function canTakeDie(choices: readonly string[], code: string, die: number): boolean {
  return waysOf(choices, code).some(([one = ""]) => one.split(",").includes(String(die)));
}

/** Choose a die, or let it go; one that leaves no choice of number gets it at once. */
export function withDie(card: Lifted, nth: number, dice: readonly number[], choices: readonly string[]): Lifted {
  if (wantOf(choices, card.code) === "dice") return { ...card, dice: toggled(card.dice, nth) };
  const numbers = numbersWith(choices, card.code, dice[nth] ?? 0);
  const [only = 0] = numbers.length === 1 ? numbers : [];
  return { ...card, dice: [nth], number: numbers.includes(card.number) ? card.number : only };
}

/** Choose a place, or let it go; a third takes the part of the first. */
export function withPlace(card: Lifted, place: number): Lifted {
  return { ...card, places: toggled(card.places, place).slice(-2) };
}

export function toggled(chosen: readonly number[], one: number): readonly number[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

/** Write the card as it is to be played; it is a move only when it is among the choices. */
export function writeCard(card: Lifted, dice: readonly number[], choices: readonly string[]): string {
  const chosen = card.dice.map((nth) => dice[nth] ?? 0).sort();
  const rest: Readonly<Record<Want, readonly (string | number)[]>> = {
    nothing: [],
    dice: [chosen.join(",")],
    face: [...chosen, card.number],
    pillow: [...chosen, card.number],
    places: card.places.toSorted((a, b) => a - b).map(letterOf),
  };
  return ["play", card.code, ...rest[wantOf(choices, card.code)]].join(" ");
}
