/** The choices of a turn, sorted by the control that makes them. Nothing here knows which moves there may be. */

import type { Attribute } from "../../vocabulary/attributes";
import { type Choice, grouped } from "../shared/choices";
import type { Line } from "./view";

type Choices = readonly Choice<Line>[];

export interface Offers {
  readonly choices: Choices;
  /** The numbers that may be bid, rising, by attribute. */
  readonly bids: ReadonlyMap<Attribute, readonly number[]>;
  /** Cards of the hand that may be played: their codes. */
  readonly cards: readonly string[];
  /** Whom Go Fish may ask, and for what. */
  readonly fish: ReadonlyMap<number, readonly Attribute[]>;
}

export function offersOf(choices: Choices): Offers {
  const moves = choices.map(({ move }) => move);
  const fish = grouped(moves.flatMap((move) => ("fish" in move ? [[move.fish, move.of] as const] : [])));
  const alone = moves.flatMap((move) => ("card" in move ? [move.card] : []));
  return {
    choices,
    bids: grouped(moves.flatMap((move) => ("bid" in move ? [[move.of, move.bid] as const] : []))),
    cards: fish.size > 0 ? [...alone, "fish"] : alone,
    fish,
  };
}

function lineWhere({ choices }: Offers, fits: (move: Line) => boolean): string {
  return choices.find(({ move }) => fits(move))?.line ?? "";
}

export function bidLine(offers: Offers, number: number, attribute: Attribute): string {
  return lineWhere(offers, (move) => "bid" in move && move.bid === number && move.of === attribute);
}

export function fishLine(offers: Offers, seat: number, attribute: Attribute): string {
  return lineWhere(offers, (move) => "fish" in move && move.fish === seat && move.of === attribute);
}

export function cardLine(offers: Offers, card: string): string {
  return lineWhere(offers, (move) => "card" in move && move.card === card);
}

export function callLine(offers: Offers, call: "challenge" | "purrfect"): string {
  return lineWhere(offers, (move) => "call" in move && move.call === call);
}

/** Give every line that the controls can send. */
export function linesOf(offers: Offers): readonly string[] {
  const bids = [...offers.bids].flatMap(([attribute, numbers]) =>
    numbers.map((number) => bidLine(offers, number, attribute)),
  );
  const fish = [...offers.fish].flatMap(([seat, wanted]) =>
    wanted.map((attribute) => fishLine(offers, seat, attribute)),
  );
  const alone = offers.cards.filter((card) => card !== "fish").map((card) => cardLine(offers, card));
  const calls = [callLine(offers, "challenge"), callLine(offers, "purrfect")].filter(Boolean);
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
