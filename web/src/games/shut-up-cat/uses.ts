/** What two of the dice can be used for: read from the choices, grouped by the dice they take. */

import type { Choice } from "../shared/choices";
import { arcsIn, arcOver, isSameArc, numbersOf, type Arc } from "./ring";
import type { Line } from "./view";

type Choices = readonly Choice<Line>[];

export const KINDS = ["sleep", "distract", "settle"] as const;
export type Kind = (typeof KINDS)[number];
export type Pair = readonly [number, number];

export interface Use {
  readonly kind: Kind;
  /** The numbers of the two dice, the lower first. */
  readonly dice: Pair;
}

export function usesIn(choices: Choices, numbers: readonly number[]): readonly Use[] {
  const sleeps = arcsIn(choices).map((arc) => ({ kind: "sleep" as const, dice: numbersOf(arc, numbers) }));
  return [...sleeps, ...choices.flatMap(({ move }) => useOf(move) ?? [])].filter(
    (use, nth, all) => all.findIndex((one) => sameUse(one, use)) === nth,
  );
}

/** Return what a move uses two dice for, besides sleep. */
function useOf(move: Line): Use | null {
  if ("distract" in move) return { kind: "distract", dice: [move.distract, move.distract] };
  if (!("settle" in move)) return null;
  const [low = 0, high = 0] = move.settle;
  return { kind: "settle", dice: [low, high] };
}

function sameUse(one: Use, other: Use): boolean {
  return one.kind === other.kind && takes(one, other.dice);
}

export function takes(use: Use, dice: Pair): boolean {
  return use.dice[0] === dice[0] && use.dice[1] === dice[1];
}

/** Give the numbers of two dice by where they lie, the lower first. */
export function numbersAt(dice: readonly number[], [one, other]: Pair): Pair {
  const [a, b] = [dice[one] ?? 0, dice[other] ?? 0];
  return a < b ? [a, b] : [b, a];
}

/** Find two dice that show these numbers. */
export function diceFor(dice: readonly number[], [low, high]: Pair): Pair {
  const one = dice.indexOf(low);
  return [one, dice.findIndex((die, nth) => die === high && nth !== one)];
}

/** Take this die instead of another: a used one makes room for the spare, the spare takes the older one's part. */
export function swapped(pair: Pair, die: number, count: number): Pair {
  const [older, newer] = pair;
  if (die !== older && die !== newer) return [newer, die];
  const spare = Array.from({ length: count }, (_, nth) => nth).find((nth) => nth !== older && nth !== newer);
  if (spare === undefined) return pair;
  return die === older ? [newer, spare] : [older, spare];
}

/** Give the line that uses two dice so. */
export function useLine(choices: Choices, use: Use, arc: Arc | null): string {
  const isSo = (move: Line): boolean => {
    if ("sleep" in move) return use.kind === "sleep" && arc !== null && isSameArc(arcOver(move.sleep), arc);
    const other = useOf(move);
    return other !== null && sameUse(other, use);
  };
  return choices.find(({ move }) => isSo(move))?.line ?? "";
}
