/** How many matches each of those who sit at a table has won, as it is read. Pure. */

import type { Scene, Sitting } from "../../wire.gen";

export interface Standing {
  readonly finished: number;
  /** Whoever has won most comes first; of those who have won as many, the lower seat. */
  readonly won: readonly { readonly seat: number; readonly name: string; readonly wins: number }[];
}

const FROM = 2; // matches; after the first one the ranking says it all

export function standingOf(
  { finished = 0, wins = [] }: Pick<Scene, "finished" | "wins">,
  sitters: readonly (Sitting | null)[],
): Standing | null {
  if (finished < FROM) return null;
  const won = sitters
    .flatMap((sitter, seat) => (sitter === null ? [] : [{ seat, name: sitter.name, wins: wins[seat] ?? 0 }]))
    .sort((a, b) => b.wins - a.wins || a.seat - b.seat);
  return { finished, won };
}
