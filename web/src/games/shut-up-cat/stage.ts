/** What the board looks like at a moment: made from the view, the picks and what was just heard. */

import type { Mood } from "../../art";
import type { Heard, Result } from "../../wire.gen";
import type { Pick, Sight } from "./pick";
import { placeOffers } from "./offers";
import { arcOver, letterOf, PLACES, type Arc } from "./ring";
import { moveIn, type Face, type Seen } from "./view";

export interface Tile {
  readonly place: number;
  readonly face: Face | null;
  /** What the player's own screen remembers of a tile that lies face down. */
  readonly known: Face | null;
  readonly inArc: boolean;
  /** The die that stands here, or 0. */
  readonly die: number;
  readonly chosen: boolean;
  readonly offered: boolean;
}

/** How many dice lie before whoever is on turn. */
const TRAY = 3;

export interface Slot {
  readonly number: number; // 0 where no die lies yet
  readonly used: boolean;
}

/** Give the arc to be drawn: the one that was slept, or the one about to be. */
export function arcShown({ view }: Sight, pick: Pick): Arc | null {
  if (view.nap.length > 0) return arcOver(view.nap);
  return pick.kind === "sleep" && pick.card === null ? pick.arc : null;
}

export function tilesShown(sight: Sight, pick: Pick, heard: readonly Heard[]): readonly Tile[] {
  const { view } = sight;
  const arc = arcShown(sight, pick);
  const offered = new Set(placeOffers(pick, sight).flat());
  const faces = facesShown(view, pick, peeked(heard));
  return Array.from({ length: PLACES }, (_, place) => ({
    place,
    face: faces[place] ?? null,
    known: view.memory?.tiles[place] ?? null,
    inArc: arc?.places.includes(place) ?? false,
    die: view.nap.length === 0 && arc !== null ? dieOn(view, arc, place) : 0,
    chosen: pick.card?.places.includes(place) === true || heldPlace(view, pick) === place,
    offered: offered.has(place),
  }));
}

function dieOn({ numbers }: Seen, arc: Arc, place: number): number {
  return place === arc.first || place === arc.last ? (numbers[place] ?? 0) : 0;
}

function heldPlace(view: Seen, pick: Pick): number {
  return pick.held === null ? -1 : (view.nap[pick.held] ?? -1);
}

function facesShown(view: Seen, pick: Pick, peeks: ReadonlyMap<number, Face>): readonly (Face | null)[] {
  if (view.phase !== "returning") return view.tiles.map((face, at) => face ?? peeks.get(at) ?? null);
  return view.tiles.map((face, at) => (face === null ? null : (pick.order[view.nap.indexOf(at)] as Face)));
}

/** Give the tiles that this player has just looked at in secret. */
export function peeked(heard: readonly Heard[]): ReadonlyMap<number, Face> {
  const looks = heard
    .map(moveIn)
    .flatMap((move) => ("play" in move && move.play === "tuna" && "places" in move ? [move] : []));
  const { places = [], tiles = [] } = looks.at(-1) ?? {};
  return new Map(tiles.map((face, nth) => [places[nth] ?? 0, face]));
}

/** Give the dice before whoever is on turn: taken, rolled, used and left over. */
export function slotsShown({ view }: Sight, pick: Pick, mine: boolean): readonly Slot[] {
  if (view.phase === "window") return view.dice.map((number, nth) => ({ number, used: mine && isUsed(pick, nth) }));
  const used = view.nap.length === 0 ? [] : endsOf(view, arcOver(view.nap));
  const taken = view.phase === "gathering" ? pick.taken : [];
  const lying = [...[...used, ...taken].map((number) => ({ number, used: true })), ...view.dice.map(spare)];
  return [...lying, ...Array.from({ length: TRAY }, () => spare(0))].slice(0, TRAY);
}

const spare = (number: number): Slot => ({ number, used: false });

function endsOf({ numbers }: Seen, arc: Arc): readonly number[] {
  return [numbers[arc.first] ?? 0, numbers[arc.last] ?? 0];
}

function isUsed(pick: Pick, nth: number): boolean {
  return (pick.card === null ? pick.pair : pick.card.dice).includes(nth);
}

/** Give the number that is left over and goes to the Pillow, or 0. */
export function leftOver({ view }: Sight, pick: Pick, mine: boolean): number {
  if (view.nap.length > 0) return view.dice[0] ?? 0;
  if (!mine || view.phase !== "window" || pick.kind === null || pick.card !== null) return 0;
  const rest = view.dice.filter((_, nth) => !pick.pair.includes(nth));
  return rest[0] ?? 0;
}

export function restToRoll(pick: Pick): number {
  return TRAY - pick.taken.length;
}

export function isCatAwake(view: Seen): boolean {
  return view.phase === "awake" && countUp(view, "m") > view.hushed;
}

export function countUp({ tiles }: Seen, face: Face): number {
  return tiles.filter((tile) => tile === face).length;
}

/** The face that a cat makes tells how its night goes. */
export function moodOf(view: Seen, seat: number, result: Result | null): Mood {
  if (result !== null) return result.ranks[seat] === 1 ? "smug" : "sleepy";
  if (seat !== view.turn) return view.multipliers[seat] === 0 ? "grumpy" : "sleepy";
  if (view.phase === "awake") return isCatAwake(view) ? "shocked" : "happy";
  if (view.phase === "returning") return view.scored === 0 ? "grumpy" : "smug";
  return "plain";
}

export function lettersOf(places: readonly number[]): string {
  return places.map(letterOf).join(" ");
}
