/** Small facts of one's own tables and matches. */

import type { MyMatch } from "../../wire.gen";

/** Give the others at a table, in order of their seats from one's own left on. */
export function othersOf(mine: {
  readonly names: readonly (string | null)[];
  readonly seat: number | null;
}): readonly string[] {
  const { names, seat } = mine;
  const others = seat === null ? names : [...names.slice(seat + 1), ...names.slice(0, seat)];
  return others.filter((name) => name !== null);
}

/** Give the tables that go on, those first that wait for oneself. */
export function pressing<Table extends { readonly phase: string; readonly awaited: boolean }>(
  tables: readonly Table[],
): readonly Table[] {
  const open = tables.filter((table) => table.phase !== "over");
  return [...open.filter((table) => table.awaited), ...open.filter((table) => !table.awaited)];
}

export function hasWon({ ranks, seat }: MyMatch): boolean {
  return seat !== null && ranks[seat] === 1;
}

/** Give whoever won: all of rank 1. */
export function winnersOf(match: {
  readonly names: readonly string[];
  readonly ranks: readonly number[];
}): readonly string[] {
  return match.names.filter((_, seat) => match.ranks[seat] === 1);
}
