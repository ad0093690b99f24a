/** What a Distraction card still wants to know, taken from the choices that play it. */

import type { Choice } from "../shared/choices";
import type { Line, Play } from "./view";

type Choices = readonly Choice<Line>[];

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

interface Way {
  readonly line: string;
  readonly play: Play;
}

function waysOf(choices: Choices, code: string): readonly Way[] {
  return choices.flatMap(({ line, move }) => ("play" in move && move.play === code ? [{ line, play: move }] : []));
}

export function canPlay(choices: Choices, code: string): boolean {
  return waysOf(choices, code).length > 0;
}

export function wantOf(choices: Choices, code: string): Want {
  const [way] = waysOf(choices, code);
  if (way === undefined) return "nothing";
  if ("dice" in way.play) return "dice";
  if ("places" in way.play) return "places";
  if ("face" in way.play) return "face";
  return "taken" in way.play ? "pillow" : "nothing";
}

/** Return the dice that a way to play takes. */
function diceOf(play: Play): readonly number[] {
  if ("dice" in play) return play.dice;
  return "die" in play ? [play.die] : [];
}

/** Return the number that stands beside the die: its new face, or the one taken from the Pillow; else 0. */
function numberOf(play: Play): number {
  if ("face" in play) return play.face;
  return "taken" in play ? play.taken : 0;
}

function placesOf(play: Play): readonly number[] {
  return "places" in play ? play.places : [];
}

/** Give the numbers that can go with this die. */
export function numbersWith(choices: Choices, code: string, die: number): readonly number[] {
  const ways = waysOf(choices, code).filter(({ play }) => diceOf(play)[0] === die);
  return ways.map(({ play }) => numberOf(play));
}

/** Give the places that a card can be played on. */
export function placesFor(choices: Choices, code: string): readonly number[] {
  const places = waysOf(choices, code).flatMap(({ play }) => placesOf(play));
  return [...new Set(places)].sort((a, b) => a - b);
}

export function canTakeDie(choices: Choices, code: string, die: number): boolean {
  return waysOf(choices, code).some(({ play }) => diceOf(play).includes(die));
}

/** Choose a die, or let it go; one that leaves no choice of number gets it at once. */
export function withDie(card: Lifted, nth: number, dice: readonly number[], choices: Choices): Lifted {
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

/** Give the line that plays the card so, or "" while it wants more. */
export function cardLine(card: Lifted, dice: readonly number[], choices: Choices): string {
  const chosen = card.dice.map((nth) => dice[nth] ?? 0).sort();
  const places = card.places.toSorted((a, b) => a - b);
  const isSo = (play: Play): boolean =>
    diceOf(play).join() === chosen.join() && numberOf(play) === card.number && placesOf(play).join() === places.join();
  return waysOf(choices, card.code).find(({ play }) => isSo(play))?.line ?? "";
}
