/** What this browser was promised about the chance of a match, before its secret was told. What was kept first stays. */

import { keepFor } from "../keep";
import type { TableState } from "../table/state";

const keep = keepFor("local");
const key = (match: string): string => `ninelives.promised.${match}`;

/** Keep the commitment that a table shows: of the match that runs, or else of the one to come. */
export function keepPromise({ facts, number, commitment, scene }: TableState): void {
  const match = key(`${facts.code}-${scene.phase === "playing" ? number : number + 1}`);
  if (keep.getItem(match) === null) keep.setItem(match, commitment);
}

export function promised(match: string): string | null {
  return keep.getItem(key(match));
}
