/** Laying Clowders: which of the choices the picked cards match. */

import { SEASON_OF } from "../../vocabulary/seasons";
import type { Choice } from "../shared/choices";
import type { Clowder, Code, Line, Playing } from "./view";

export interface Lay {
  readonly line: string;
  readonly clowder: Clowder;
  readonly cards: readonly Code[];
}

export const CLOWDER = 4; // slots on the mat

/** Give what a Clowder adds now: Seasonal ones of different Seasons may be worth more. */
export function worthOf(
  view: Pick<Playing, "points" | "next_seasonal">,
  { clowder, cards }: Omit<Lay, "line">,
): number {
  const kitty = cards.find((code) => code !== "mouse");
  const next = clowder === "season" && kitty !== undefined ? view.next_seasonal[SEASON_OF[kitty]] : undefined;
  return next ?? view.points[clowder];
}

export function laysOf(choices: readonly Choice<Line>[]): readonly Lay[] {
  return choices.flatMap(({ line, move }) => ("lay" in move ? [{ line, clowder: move.lay, cards: move.cards }] : []));
}

/** Give what these cards can be laid as. Four of a Trait are four of a Season too, so there may be several. */
export function matching(lays: readonly Lay[], cards: readonly Code[]): readonly Lay[] {
  const picked = sorted(cards);
  return lays.filter((lay) => sorted(lay.cards) === picked);
}

/** Tell whether some Clowder has all of these cards, so that more can be added. */
export function leadsOn(lays: readonly Lay[], cards: readonly Code[]): boolean {
  return lays.some((lay) => lacks(lay.cards, cards).length === 0);
}

/** Give where these cards lie in a hand. */
export function placesOf(hand: readonly Code[], cards: readonly Code[]): readonly number[] {
  const places: number[] = [];
  for (const card of cards) {
    const place = hand.findIndex((code, nth) => code === card && !places.includes(nth));
    if (place >= 0) places.push(place);
  }
  return places;
}

/** Give those of `cards` that are not in `from`, copies counted. */
function lacks(from: readonly Code[], cards: readonly Code[]): readonly Code[] {
  const left = [...from];
  return cards.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function sorted(cards: readonly Code[]): string {
  return [...cards].sort().join();
}
