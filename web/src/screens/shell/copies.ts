/** Copies of matches, in a file or as text: a list of them as JSON, or the record of one. Pure. */

import type { Export, MatchCopy } from "../../wire.gen";

export const BIGGEST = 32 * 1024 * 1024; // bytes: three times a thousand of the longest matches

export function written(copies: readonly MatchCopy[]): string {
  return JSON.stringify(copies, null, 1);
}

/** Give the copies in a text. Whether they are matches is for the house to say. */
export function copiesIn(text: string): readonly MatchCopy[] {
  const told = toldBy(text);
  const matches = Array.isArray(told) ? told : (told as Partial<Export> | null)?.matches;
  return Array.isArray(matches) ? (matches as readonly MatchCopy[]) : [{ record: text }];
}

function toldBy(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a record
  }
}
