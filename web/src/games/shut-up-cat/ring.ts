/** The ring as a thing to draw: places, spaces and arcs. Which arcs there are is told by the choices. */

import type { Choice } from "../shared/choices";
import type { Line } from "./view";

export const PLACES = 12;
const LETTERS = "abcdefghijkl";

export interface Arc {
  /** All places from the first to the last, clockwise. */
  readonly places: readonly number[];
  readonly first: number;
  readonly last: number;
}

export function letterOf(place: number): string {
  return LETTERS[place] ?? "";
}

export function arcOver(places: readonly number[]): Arc {
  return { places, first: places[0] ?? 0, last: places.at(-1) ?? 0 };
}

export function isSameArc(one: Arc, other: Arc): boolean {
  return one.first === other.first && one.last === other.last;
}

/** Give the arcs among the choices, short ones first. */
export function arcsIn(choices: readonly Choice<Line>[]): readonly Arc[] {
  const naps = choices.flatMap(({ move }) => ("sleep" in move ? [arcOver(move.sleep)] : []));
  return naps.sort((a, b) => a.places.length - b.places.length);
}

/** Give the places that carry one number together: neighbours with the same number are one space. */
export function spaceAt(numbers: readonly number[], place: number): readonly number[] {
  const number = numbers[place];
  const before = (place + PLACES - 1) % PLACES;
  const next = (place + 1) % PLACES;
  if (numbers[before] === number) return [before, place];
  return numbers[next] === number ? [place, next] : [place];
}

function sameSpace(numbers: readonly number[], one: number, other: number): boolean {
  return spaceAt(numbers, one).includes(other);
}

/** Give the two numbers that an arc takes, the lower first. */
export function numbersOf(arc: Arc, numbers: readonly number[]): readonly [number, number] {
  const [one, other] = [numbers[arc.first] ?? 0, numbers[arc.last] ?? 0];
  return one < other ? [one, other] : [other, one];
}

/** Give the arc that covers the rest of the way between the same two ends, where there is one. */
export function otherWay(arcs: readonly Arc[], now: Arc, numbers: readonly number[]): Arc | undefined {
  return arcs.find((arc) => sameSpace(numbers, arc.first, now.last) && sameSpace(numbers, arc.last, now.first));
}

/** Give the arc with an end on this place: as like the one before as there is. */
export function endMoved(
  arcs: readonly Arc[],
  now: Arc | null,
  place: number,
  numbers: readonly number[],
): Arc | undefined {
  const at = (one: number): boolean => sameSpace(numbers, one, place);
  const fitting = arcs.filter((arc) => at(arc.first) || at(arc.last));
  if (now === null) return fitting[0];
  const moved = numbers[place] === numbers[now.first] ? "first" : "last";
  const kept = moved === "first" ? "last" : "first";
  const sameEnd = fitting.filter((arc) => [arc.first, arc.last].some((end) => sameSpace(numbers, end, now[kept])));
  return sameEnd.find((arc) => at(arc[moved])) ?? sameEnd[0] ?? fitting.find((arc) => at(arc[moved])) ?? fitting[0];
}
