/** A nap as it is shown: its tiles turn up one by one, and until the last one nothing says what they bring. */

import type { Heard } from "../../wire.gen";
import { arcOf } from "./ring";
import type { Seen } from "./view";

const STEP = 320; // ms between two tiles
const LONGEST = 2600; // ms until the last one
const REST = 700; // ms in which all of them are looked at

export const sleepHeard = (heard: readonly Heard[]): boolean => heard.some(({ line }) => line.startsWith("sleep "));

const napOf = ({ arc }: Seen): readonly number[] => (arc === null ? [] : arcOf(arc).places);

/** Give the milliseconds until the next tile turns, or the show is over, with so many turned. */
export function waitAfter(after: Seen, turned: number): { readonly ms: number; readonly last: boolean } {
  const { length } = napOf(after);
  return turned < length ? { ms: Math.min(STEP, LONGEST / length), last: false } : { ms: REST, last: true };
}

/** Give the table with so many tiles of the nap turned: the cat wakes by the first MEOW, points come with the last. */
export function turnedUp(before: Seen, after: Seen, turned: number): Seen {
  const down = new Set(napOf(after).slice(turned));
  return {
    ...after,
    phase: "awake",
    worth_now: 0,
    worth_chased: null,
    scored: null,
    winks: before.winks,
    multipliers: before.multipliers,
    ...(before.memory === undefined ? {} : { memory: before.memory }),
    tiles: after.tiles.map((face, place) => (down.has(place) ? null : face)),
  };
}
