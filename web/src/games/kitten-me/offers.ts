/** The choices of a turn, sorted by the control that makes them. Nothing here knows which moves there may be. */

import type { Attribute } from "../../vocabulary/attributes";
import { choicesOf, grouped } from "../shared/choices";

export interface Offers {
  /** There is something to choose. */
  readonly any: boolean;
  /** The numbers that may be bid, rising, by attribute. */
  readonly bids: ReadonlyMap<Attribute, readonly number[]>;
  readonly challenge: boolean;
  readonly purrfect: boolean;
  /** Cards of the hand that may be played: their codes. */
  readonly cards: readonly string[];
  /** Whom Go Fish may ask, and for what. */
  readonly fish: ReadonlyMap<number, readonly Attribute[]>;
}

const PLAYED_ALONE = ["skip", "draw3"];

export function offersOf(choices: readonly string[]): Offers {
  const fish = grouped(choicesOf(choices, "fish").map(([seat, attribute]) => [Number(seat), attribute as Attribute]));
  const alone = PLAYED_ALONE.filter((card) => choices.includes(card));
  return {
    any: choices.length > 0,
    bids: grouped(choicesOf(choices, "bid").map(([number, attribute]) => [attribute as Attribute, Number(number)])),
    challenge: choices.includes("challenge"),
    purrfect: choices.includes("purrfect"),
    cards: fish.size > 0 ? [...alone, "fish"] : alone,
    fish,
  };
}

export function bidLine(number: number, attribute: Attribute): string {
  return `bid ${number} ${attribute}`;
}

export function fishLine(seat: number, attribute: Attribute): string {
  return `fish ${seat} ${attribute}`;
}

/** Give every line that the controls can send. */
export function linesOf(offers: Offers): readonly string[] {
  const bids = [...offers.bids].flatMap(([attribute, numbers]) => numbers.map((number) => bidLine(number, attribute)));
  const fish = [...offers.fish].flatMap(([seat, wanted]) => wanted.map((attribute) => fishLine(seat, attribute)));
  const alone = offers.cards.filter((card) => card !== "fish");
  const calls = [...(offers.challenge ? ["challenge"] : []), ...(offers.purrfect ? ["purrfect"] : [])];
  return [...bids, ...calls, ...alone, ...fish];
}

/** Step through the numbers on offer; `wanted` stays within them. */
export function stepped(numbers: readonly number[], wanted: number, by: number): number {
  const at = Math.max(0, numbers.indexOf(wanted));
  return numbers[Math.min(numbers.length - 1, Math.max(0, at + by))] ?? wanted;
}

/** Give the number that the stepper shows: the one chosen where it is on offer, else the lowest. */
export function numberShown(numbers: readonly number[], chosen: number): number {
  return numbers.includes(chosen) ? chosen : (numbers[0] ?? chosen);
}
