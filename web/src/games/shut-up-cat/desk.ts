/** What a player has picked so far, and the move that it comes to. Taps change it; nothing here knows a rule. */

import { canPlay, lifted, toggled, withDie, withPlace, writeCard, type Lifted } from "./cards";
import { arcOf, arcsIn, endMoved, numbersOf, otherWay, type Arc } from "./ring";
import { diceFor, KINDS, numbersAt, swapped, takes, usesIn, writeUse, type Kind, type Pair, type Use } from "./uses";
import type { Seen } from "./view";

export interface Desk {
  /** Dice to be taken from the Pillow. */
  readonly taken: readonly number[];
  /** The two dice to be used, by where they lie. */
  readonly pair: Pair;
  readonly kind: Kind | null;
  readonly span: string;
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
  readonly choices: readonly string[];
}

export function freshDesk({ view, choices }: Sight): Desk {
  const uses = usesIn(choices, view.numbers);
  const use = KINDS.map((kind) => uses.find((one) => one.kind === kind)).find((one) => one !== undefined);
  const empty: Desk = { taken: [], pair: [0, 1], kind: null, span: "", card: null, order: tilesUp(view), held: null };
  return use === undefined ? empty : used(empty, { view, choices }, use, diceFor(view.dice, use.dice));
}

/** Say what makes the picks of a moment void; a chase of somebody else does not. */
export function momentOf(view: Seen): string {
  return [view.phase, view.turn, view.dice, view.pillow, view.hand, view.arc].join("|");
}

export function tilesUp(view: Seen): string {
  return view.arc === null
    ? ""
    : arcOf(view.arc)
        .places.map((place) => view.tiles[place] ?? "")
        .join("");
}

export function tapped(desk: Desk, sight: Sight, tap: Tap): Desk {
  switch (tap.on) {
    case "pillow":
      return pillowTapped(desk, sight, tap.number);
    case "die":
      return dieTapped(desk, sight, tap.nth);
    case "kind":
      return kindTapped(desk, sight, tap.kind);
    case "place":
      return placeTapped(desk, sight, tap.place);
    case "way":
      return { ...desk, span: turned(desk, sight)?.span ?? desk.span };
    case "card":
      return {
        ...desk,
        card: desk.card?.code === tap.code || !canPlay(sight.choices, tap.code) ? null : lifted(tap.code),
      };
    case "face":
      return desk.card === null ? desk : { ...desk, card: { ...desk.card, number: tap.number } };
    case "swap":
      return { ...desk, order: exchanged(desk.order, tap.from, tap.to), held: null };
    case "order":
      return { ...desk, order: tap.order, held: null };
  }
}

function pillowTapped(desk: Desk, { choices }: Sight, number: number): Desk {
  if (desk.card !== null) return { ...desk, card: { ...desk.card, number } };
  const taken = toggled(desk.taken, number).toSorted();
  return canGather(choices, taken) ? { ...desk, taken } : desk;
}

/** Tell whether these dice are taken, perhaps with others, in one of the choices. */
export function canGather(choices: readonly string[], taken: readonly number[]): boolean {
  const lines = choices.map((choice) => choice.split(" ")).filter(([verb]) => verb === "gather");
  const sets = lines.map(([, dice = ""]) => dice.split(",").map(Number));
  return sets.some((set) => taken.every((number) => set.includes(number)));
}

function dieTapped(desk: Desk, sight: Sight, nth: number): Desk {
  const { view, choices } = sight;
  if (desk.card !== null) return { ...desk, card: withDie(desk.card, nth, view.dice, choices) };
  const pair = swapped(desk.pair, nth, view.dice.length);
  const fitting = usesIn(choices, view.numbers).filter((use) => takes(use, numbersAt(view.dice, pair)));
  const use = fitting.find((one) => one.kind === desk.kind) ?? fitting[0];
  return use === undefined ? { ...desk, pair, kind: null, span: "" } : used(desk, sight, use, pair);
}

function kindTapped(desk: Desk, sight: Sight, kind: Kind): Desk {
  const use = useFor(desk, sight, kind);
  if (use === undefined) return desk;
  const { dice } = sight.view;
  const fits = takes(use, numbersAt(dice, desk.pair));
  return used({ ...desk, card: null }, sight, use, fits ? desk.pair : diceFor(dice, use.dice));
}

/** Give the use of this kind that a tap would choose: with the two dice at hand if they serve. */
export function useFor(desk: Desk, { view, choices }: Sight, kind: Kind): Use | undefined {
  const uses = usesIn(choices, view.numbers).filter((use) => use.kind === kind);
  return uses.find((use) => takes(use, numbersAt(view.dice, desk.pair))) ?? uses[0];
}

function used(desk: Desk, sight: Sight, use: Use, pair: Pair): Desk {
  const next = { ...desk, pair, kind: use.kind };
  const arcs = use.kind === "sleep" ? arcsFor(next, sight) : [];
  const kept = arcs.find((arc) => arc.span === desk.span);
  return { ...next, span: (kept ?? arcs[0])?.span ?? "" };
}

/** Give the arcs between the two dice chosen. */
export function arcsFor({ pair }: Desk, { view, choices }: Sight): readonly Arc[] {
  const [low, high] = numbersAt(view.dice, pair);
  return arcsIn(choices).filter((arc) => {
    const [one, other] = numbersOf(arc, view.numbers);
    return one === low && other === high;
  });
}

/** Give the arc that goes the other way round, where there is one. */
export function turned(desk: Desk, sight: Sight): Arc | undefined {
  if (desk.span === "") return undefined;
  return otherWay(arcsFor(desk, sight), arcOf(desk.span), sight.view.numbers);
}

function placeTapped(desk: Desk, sight: Sight, place: number): Desk {
  if (desk.card !== null) return { ...desk, card: withPlace(desk.card, place) };
  if (sight.view.phase === "returning") return tileTapped(desk, sight.view, place);
  const now = desk.span === "" ? undefined : arcOf(desk.span);
  const arc = endMoved(arcsFor(desk, sight), now, place, sight.view.numbers);
  return arc === undefined ? desk : { ...desk, span: arc.span };
}

function tileTapped(desk: Desk, view: Seen, place: number): Desk {
  const nth = arcOf(view.arc ?? "").places.indexOf(place);
  if (nth < 0) return desk;
  if (desk.held === null) return { ...desk, held: nth };
  return { ...desk, order: exchanged(desk.order, desk.held, nth), held: null };
}

function exchanged(order: string, from: number, to: number): string {
  const tiles = [...order];
  [tiles[from], tiles[to]] = [order[to] ?? "", order[from] ?? ""];
  return tiles.join("");
}

/** Give the move that the picks come to, or "" where something is missing. */
export function moveOf(desk: Desk, sight: Sight): string {
  const move = written(desk, sight);
  return sight.choices.includes(move) ? move : "";
}

function written(desk: Desk, { view, choices }: Sight): string {
  if (view.phase === "gathering") return ["gather", desk.taken.join(",")].join(" ").trim();
  if (view.phase === "awake") return "score";
  if (view.phase === "returning") return `put ${desk.order}`;
  if (desk.card !== null) return writeCard(desk.card, view.dice, choices);
  return desk.kind === null ? "" : writeUse({ kind: desk.kind, dice: numbersAt(view.dice, desk.pair) }, desk.span);
}

/** Give one order of the tiles at random. */
export function shuffled(choices: readonly string[], random: () => number = Math.random): string {
  const orders = choices.filter((choice) => choice.startsWith("put ")).map((choice) => choice.slice("put ".length));
  return orders[Math.floor(random() * orders.length)] ?? "";
}
