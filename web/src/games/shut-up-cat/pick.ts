/** What a player has picked so far, and the move that it comes to. Taps change it; nothing here knows a rule. */

import type { Picking } from "../shared/pick";
import type { Choice } from "../shared/choices";
import { canPlay, cardLine, lifted, toggled, withDie, withPlace, type Lifted } from "./cards";
import { arcsIn, endMoved, isSameArc, numbersOf, otherWay, type Arc } from "./ring";
import { diceFor, KINDS, numbersAt, swapped, takes, useLine, usesIn, type Kind, type Pair, type Use } from "./uses";
import type { Line, Seen } from "./view";

export interface Pick {
  /** Dice to be taken from the Pillow. */
  readonly taken: readonly number[];
  /** The two dice to be used, by where they lie. */
  readonly pair: Pair;
  readonly kind: Kind | null;
  /** The nap to be taken. */
  readonly arc: Arc | null;
  readonly card: Lifted | null;
  /** The tiles in the order in which they are put back. */
  readonly order: string;
  /** The tile that is to change places with the next one tapped, counted along the arc. */
  readonly held: number | null;
}

export type Tap =
  | { readonly on: "pillow"; readonly number: number }
  | { readonly on: "die"; readonly nth: number }
  | { readonly on: "kind"; readonly kind: Kind }
  | { readonly on: "place"; readonly place: number }
  | { readonly on: "way" }
  | { readonly on: "card"; readonly code: string }
  | { readonly on: "face"; readonly number: number }
  | { readonly on: "swap"; readonly from: number; readonly to: number }
  | { readonly on: "order"; readonly order: string };

/** What taps are judged by. */
export interface Sight {
  readonly view: Seen;
  readonly choices: readonly Choice<Line>[];
}

export function fresh({ view, choices }: Sight): Pick {
  const uses = usesIn(choices, view.numbers);
  const use = KINDS.map((kind) => uses.find((one) => one.kind === kind)).find((one) => one !== undefined);
  const empty: Pick = { taken: [], pair: [0, 1], kind: null, arc: null, card: null, order: tilesUp(view), held: null };
  return use === undefined ? empty : used(empty, { view, choices }, use, diceFor(view.dice, use.dice));
}

/** Say what makes the picks of a moment void; a chase of somebody else does not. */
export function momentOf({ view }: Sight): string {
  return [view.phase, view.turn, view.dice, view.pillow, view.hand, view.nap].join("|");
}

function tilesUp(view: Seen): string {
  return view.nap.map((place) => view.tiles[place] ?? "").join("");
}

export function tapped(pick: Pick, sight: Sight, tap: Tap): Pick {
  switch (tap.on) {
    case "pillow":
      return pillowTapped(pick, sight, tap.number);
    case "die":
      return dieTapped(pick, sight, tap.nth);
    case "kind":
      return kindTapped(pick, sight, tap.kind);
    case "place":
      return placeTapped(pick, sight, tap.place);
    case "way":
      return { ...pick, arc: turned(pick, sight) ?? pick.arc };
    case "card":
      return {
        ...pick,
        card: pick.card?.code === tap.code || !canPlay(sight.choices, tap.code) ? null : lifted(tap.code),
      };
    case "face":
      return pick.card === null ? pick : { ...pick, card: { ...pick.card, number: tap.number } };
    case "swap":
      return { ...pick, order: exchanged(pick.order, tap.from, tap.to), held: null };
    case "order":
      return { ...pick, order: tap.order, held: null };
  }
}

function pillowTapped(pick: Pick, { choices }: Sight, number: number): Pick {
  if (pick.card !== null) return { ...pick, card: { ...pick.card, number } };
  const taken = toggled(pick.taken, number).toSorted();
  return canGather(choices, taken) ? { ...pick, taken } : pick;
}

/** Tell whether these dice are taken, perhaps with others, in one of the choices. */
export function canGather(choices: readonly Choice<Line>[], taken: readonly number[]): boolean {
  return choices.some(({ move }) => "gather" in move && taken.every((number) => move.gather.includes(number)));
}

function dieTapped(pick: Pick, sight: Sight, nth: number): Pick {
  const { view, choices } = sight;
  if (pick.card !== null) return { ...pick, card: withDie(pick.card, nth, view.dice, choices) };
  const pair = swapped(pick.pair, nth, view.dice.length);
  const fitting = usesIn(choices, view.numbers).filter((use) => takes(use, numbersAt(view.dice, pair)));
  const use = fitting.find((one) => one.kind === pick.kind) ?? fitting[0];
  return use === undefined ? { ...pick, pair, kind: null, arc: null } : used(pick, sight, use, pair);
}

function kindTapped(pick: Pick, sight: Sight, kind: Kind): Pick {
  const use = useFor(pick, sight, kind);
  if (use === undefined) return pick;
  const { dice } = sight.view;
  const fits = takes(use, numbersAt(dice, pick.pair));
  return used({ ...pick, card: null }, sight, use, fits ? pick.pair : diceFor(dice, use.dice));
}

/** Give the use of this kind that a tap would choose: with the two dice at hand if they serve. */
export function useFor(pick: Pick, { view, choices }: Sight, kind: Kind): Use | undefined {
  const uses = usesIn(choices, view.numbers).filter((use) => use.kind === kind);
  return uses.find((use) => takes(use, numbersAt(view.dice, pick.pair))) ?? uses[0];
}

function used(pick: Pick, sight: Sight, use: Use, pair: Pair): Pick {
  const next = { ...pick, pair, kind: use.kind };
  const arcs = use.kind === "sleep" ? arcsFor(next, sight) : [];
  const kept = arcs.find((arc) => pick.arc !== null && isSameArc(arc, pick.arc));
  return { ...next, arc: kept ?? quietest(arcs, sight.view) ?? null };
}

/** Give the arc with the fewest MEOWs that the player knows of; the first of several. */
function quietest(arcs: readonly Arc[], { memory }: Seen): Arc | undefined {
  const meows = (arc: Arc): number => arc.places.filter((place) => memory?.tiles[place] === "m").length;
  return arcs.toSorted((one, other) => meows(one) - meows(other))[0];
}

/** Give the arcs between the two dice chosen. */
export function arcsFor({ pair }: Pick, { view, choices }: Sight): readonly Arc[] {
  const [low, high] = numbersAt(view.dice, pair);
  return arcsIn(choices).filter((arc) => {
    const [one, other] = numbersOf(arc, view.numbers);
    return one === low && other === high;
  });
}

/** Give the arc that goes the other way round, where there is one. */
export function turned(pick: Pick, sight: Sight): Arc | undefined {
  if (pick.arc === null) return undefined;
  return otherWay(arcsFor(pick, sight), pick.arc, sight.view.numbers);
}

function placeTapped(pick: Pick, sight: Sight, place: number): Pick {
  if (pick.card !== null) return { ...pick, card: withPlace(pick.card, place) };
  if (sight.view.phase === "returning") return tileTapped(pick, sight.view, place);
  const arc = endMoved(arcsFor(pick, sight), pick.arc, place, sight.view.numbers);
  return arc === undefined ? pick : { ...pick, arc };
}

function tileTapped(pick: Pick, view: Seen, place: number): Pick {
  const nth = view.nap.indexOf(place);
  if (nth < 0) return pick;
  if (pick.held === null) return { ...pick, held: nth };
  return { ...pick, order: exchanged(pick.order, pick.held, nth), held: null };
}

function exchanged(order: string, from: number, to: number): string {
  const tiles = Array.from(order);
  [tiles[from], tiles[to]] = [order[to] ?? "", order[from] ?? ""];
  return tiles.join("");
}

/** Give the move that the picks come to, or "" where something is missing. */
export function moveOf(pick: Pick, { view, choices }: Sight): string {
  const { taken, order, card } = pick;
  const lineWhere = (fits: (move: Line) => boolean): string => choices.find(({ move }) => fits(move))?.line ?? "";
  if (view.phase === "gathering") return lineWhere((move) => "gather" in move && move.gather.join() === taken.join());
  if (view.phase === "awake") return lineWhere((move) => "act" in move && move.act === "score");
  if (view.phase === "returning") return lineWhere((move) => "put" in move && orderIn(move.put) === order);
  if (card !== null) return cardLine(card, view.dice, choices);
  if (pick.kind === null) return "";
  return useLine(choices, { kind: pick.kind, dice: numbersAt(view.dice, pick.pair) }, pick.arc);
}

function orderIn(tiles: readonly string[] | null): string {
  return tiles === null ? "" : tiles.join("");
}

/** Give one order of the tiles at random. */
export function shuffled(choices: readonly Choice<Line>[], random: () => number = Math.random): string {
  const orders = choices.flatMap(({ move }) => ("put" in move ? [orderIn(move.put)] : []));
  return orders[Math.floor(random() * orders.length)] ?? "";
}

/** Give the line that chases the cat, or "". */
export function chaseLine(choices: readonly Choice<Line>[]): string {
  return choices.find(({ move }) => "act" in move && move.act === "chase")?.line ?? "";
}

export const picking: Picking<Sight, Pick, Tap> = { momentOf, fresh, tapped, moveOf };
