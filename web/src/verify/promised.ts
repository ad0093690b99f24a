/** What this browser was promised about the chance of a match, before its secret was told. What was kept first stays. */

import { keepFor } from "../keep";

const keep = keepFor("local");
const key = (match: string): string => `ninelives.promised.${match}`;

/** Keep the commitment that a table shows for a match. */
export function keepPromise(match: string, commitment: string): void {
  if (keep.getItem(key(match)) === null) keep.setItem(key(match), commitment);
}

export function promised(match: string): string | null {
  return keep.getItem(key(match));
}
