/** A nap as it is shown: its tiles turn up one by one, and until the last one nothing says what they bring. */

import type { Heard } from "../../wire.gen";
import { moveIn, type Seen } from "./view";

const STEP = 320; // ms between two tiles
const LONGEST = 2600; // ms until the last one
const REST = 700; // ms in which all of them are looked at

export const sleepHeard = (heard: readonly Heard[]): boolean => heard.some((one) => "sleep" in moveIn(one));

/** Give the milliseconds until the next tile turns, or the show is over, with so many turned. */
export function waitAfter(after: Seen, turned: number): { readonly ms: number; readonly last: boolean } {
  const { length } = after.nap;
  return turned < length ? { ms: Math.min(STEP, LONGEST / length), last: false } : { ms: REST, last: true };
}

/** Give the table with so many tiles of the nap turned: the cat wakes by the first MEOW, points come with the last. */
export function turnedUp(before: Seen, after: Seen, turned: number): Seen {
  const down = new Set(after.nap.slice(turned));
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
