/** What can be tapped right now. The controls that a player sees, and no others, are made of this. */

import { canPlay, canTakeDie, numbersWith, placesFor, wantOf, type Lifted } from "./cards";
import { arcsFor, canGather, turned, useFor, type Desk, type Sight, type Tap } from "./desk";
import { arcOf, spaceAt } from "./ring";
import { KINDS } from "./uses";

export function pillowOffers(desk: Desk, { view, choices }: Sight): readonly number[] {
  if (view.phase === "gathering")
    return view.pillow.filter((number) => desk.taken.includes(number) || canGather(choices, [...desk.taken, number]));
  return desk.card !== null && wantOf(choices, desk.card.code) === "pillow"
    ? numbersFor(desk.card, view.dice, choices)
    : [];
}

export function faceOffers({ card }: Desk, { view, choices }: Sight): readonly number[] {
  return card !== null && wantOf(choices, card.code) === "face" ? numbersFor(card, view.dice, choices) : [];
}

function numbersFor(card: Lifted, dice: readonly number[], choices: readonly string[]): readonly number[] {
  const [nth] = card.dice;
  return nth === undefined ? [] : numbersWith(choices, card.code, dice[nth] ?? 0);
}

/** Give the dice that can be tapped, by where they lie. */
export function dieOffers(desk: Desk, sight: Sight): readonly number[] {
  const { view, choices } = sight;
  const all = view.dice.map((_, nth) => nth);
  const { card } = desk;
  if (card !== null) return all.filter((nth) => canTakeDie(choices, card.code, view.dice[nth] ?? 0));
  return view.phase === "window" && KINDS.some((kind) => useFor(desk, sight, kind)) ? all : [];
}

/** Give what can be tapped on the ring: places, or spaces of two where these turn up as one. */
export function placeOffers(desk: Desk, sight: Sight): readonly (readonly number[])[] {
  const { view, choices } = sight;
  if (desk.card !== null) return placesFor(choices, desk.card.code).map((place) => [place]);
  if (view.phase === "returning") return canPut(choices) ? arcOf(view.arc ?? "").places.map((place) => [place]) : [];
  if (desk.kind !== "sleep") return [];
  const ends = arcsFor(desk, sight).flatMap((arc) => [arc.first, arc.last]);
  const spaces = ends.map((place) => spaceAt(view.numbers, place));
  const fresh = spaces.filter((space, nth) => spaces.findIndex((one) => one[0] === space[0]) === nth);
  return fresh.sort(([a = 0], [b = 0]) => a - b);
}

function canPut(choices: readonly string[]): boolean {
  return choices.some((choice) => choice.startsWith("put "));
}

export function cardOffers({ view, choices }: Sight): readonly string[] {
  return [...new Set(view.hand)].filter((code) => canPlay(choices, code));
}

export function canTurn(desk: Desk, sight: Sight): boolean {
  return desk.card === null && desk.kind === "sleep" && turned(desk, sight) !== undefined;
}

/** Give every tap that the board offers. */
export function tapsOffered(desk: Desk, sight: Sight): readonly Tap[] {
  const { view } = sight;
  return [
    ...pillowOffers(desk, sight).map((number): Tap => ({ on: "pillow", number })),
    ...dieOffers(desk, sight).map((nth): Tap => ({ on: "die", nth })),
    ...KINDS.filter((kind) => view.phase === "window" && useFor(desk, sight, kind)).map((kind): Tap => ({
      on: "kind",
      kind,
    })),
    ...placeOffers(desk, sight).map(([place = 0]): Tap => ({ on: "place", place })),
    ...(canTurn(desk, sight) ? [{ on: "way" } as const] : []),
    ...cardOffers(sight).map((code): Tap => ({ on: "card", code })),
    ...faceOffers(desk, sight).map((number): Tap => ({ on: "face", number })),
  ];
}
