/** What can be tapped right now. The controls that a player sees, and no others, are made of this. */

import type { Choice } from "../shared/choices";
import { canPlay, canTakeDie, numbersWith, placesFor, wantOf, type Lifted } from "./cards";
import { arcsFor, canGather, turned, useFor, type Pick, type Sight, type Tap } from "./pick";
import { spaceAt } from "./ring";
import { KINDS } from "./uses";
import type { Line } from "./view";

export function pillowOffers(pick: Pick, { view, choices }: Sight): readonly number[] {
  if (view.phase === "gathering")
    return view.pillow.filter((number) => pick.taken.includes(number) || canGather(choices, [...pick.taken, number]));
  return pick.card !== null && wantOf(choices, pick.card.code) === "pillow"
    ? numbersFor(pick.card, view.dice, choices)
    : [];
}

export function faceOffers({ card }: Pick, { view, choices }: Sight): readonly number[] {
  return card !== null && wantOf(choices, card.code) === "face" ? numbersFor(card, view.dice, choices) : [];
}

function numbersFor(card: Lifted, dice: readonly number[], choices: readonly Choice<Line>[]): readonly number[] {
  const [nth] = card.dice;
  return nth === undefined ? [] : numbersWith(choices, card.code, dice[nth] ?? 0);
}

/** Give the dice that can be tapped, by where they lie. */
export function dieOffers(pick: Pick, sight: Sight): readonly number[] {
  const { view, choices } = sight;
  const all = view.dice.map((_, nth) => nth);
  const { card } = pick;
  if (card !== null) return all.filter((nth) => canTakeDie(choices, card.code, view.dice[nth] ?? 0));
  return view.phase === "window" && KINDS.some((kind) => useFor(pick, sight, kind)) ? all : [];
}

/** Give what can be tapped on the ring: places, or spaces of two where these turn up as one. */
export function placeOffers(pick: Pick, sight: Sight): readonly (readonly number[])[] {
  const { view, choices } = sight;
  if (pick.card !== null) return placesFor(choices, pick.card.code).map((place) => [place]);
  if (view.phase === "returning") return canPut(choices) ? view.nap.map((place) => [place]) : [];
  if (pick.kind !== "sleep") return [];
  const ends = arcsFor(pick, sight).flatMap((arc) => [arc.first, arc.last]);
  const spaces = ends.map((place) => spaceAt(view.numbers, place));
  const fresh = spaces.filter((space, nth) => spaces.findIndex((one) => one[0] === space[0]) === nth);
  return fresh.sort(([a = 0], [b = 0]) => a - b);
}

function canPut(choices: readonly Choice<Line>[]): boolean {
  return choices.some(({ move }) => "put" in move);
}

export function cardOffers({ view, choices }: Sight): readonly string[] {
  return [...new Set(view.hand)].filter((code) => canPlay(choices, code));
}

export function canTurn(pick: Pick, sight: Sight): boolean {
  return pick.card === null && pick.kind === "sleep" && turned(pick, sight) !== undefined;
}

/** Give every tap that the board offers. */
export function tapsOffered(pick: Pick, sight: Sight): readonly Tap[] {
  const { view } = sight;
  return [
    ...pillowOffers(pick, sight).map((number): Tap => ({ on: "pillow", number })),
    ...dieOffers(pick, sight).map((nth): Tap => ({ on: "die", nth })),
    ...KINDS.filter((kind) => view.phase === "window" && useFor(pick, sight, kind)).map((kind): Tap => ({
      on: "kind",
      kind,
    })),
    ...placeOffers(pick, sight).map(([place = 0]): Tap => ({ on: "place", place })),
    ...(canTurn(pick, sight) ? [{ on: "way" } as const] : []),
    ...cardOffers(sight).map((code): Tap => ({ on: "card", code })),
    ...faceOffers(pick, sight).map((number): Tap => ({ on: "face", number })),
  ];
}
