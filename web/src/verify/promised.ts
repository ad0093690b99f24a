/** What this browser was promised about the chance of a match, before its secret was told. What was kept first stays. */

import { keepFor } from "../keep";

const keep = keepFor("local");
const key = (match: string): string => `ninelives.promised.${match}`;

export interface Promised {
  readonly commitment: string;
  readonly nonce: string; // of whoever opened the table, or "" where none was fixed
}

/** Keep what a table shows for a match. */
export function keepPromise(match: string, { commitment, nonce }: Promised): void {
  if (keep.getItem(key(match)) === null) keep.setItem(key(match), `${commitment} ${nonce}`.trim());
}

export function promised(match: string): Promised | null {
  const [commitment = "", nonce = ""] = keep.getItem(key(match))?.split(" ") ?? [];
  return commitment === "" ? null : { commitment, nonce };
}
