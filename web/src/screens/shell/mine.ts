/** Small facts of one's own tables and matches. */

/** Give the others at a table, in order of their seats from one's own left on. */
export function othersOf(mine: {
  readonly names: readonly (string | null)[];
  readonly seat: number;
}): readonly string[] {
  return [...mine.names.slice(mine.seat + 1), ...mine.names.slice(0, mine.seat)].filter((name) => name !== null);
}

/** Give the tables that go on, those first that wait for oneself. */
export function pressing<Table extends { readonly phase: string; readonly awaited: boolean }>(
  tables: readonly Table[],
): readonly Table[] {
  const open = tables.filter((table) => table.phase !== "over");
  return [...open.filter((table) => table.awaited), ...open.filter((table) => !table.awaited)];
}

/** Give whoever won: all of rank 1. */
export function winnersOf(match: {
  readonly names: readonly string[];
  readonly ranks: readonly number[];
}): readonly string[] {
  return match.names.filter((_, seat) => match.ranks[seat] === 1);
}
