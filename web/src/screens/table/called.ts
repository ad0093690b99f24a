/** What a table calls whoever looks at it, and when that is news. Pure. */

import type { TableState } from "../../table/state";

/** What one was called when the table was last heard; null before it was. */
export type Called = { readonly name: string | null } | null;

type Seated = Pick<TableState, "seat" | "sitters">;

/** Give the name on one's own seat, or null where one only looks on. A number that tells two Adas apart is the table's. */
export function nameIn({ seat, sitters }: Seated): string | null {
  const name = seat === null ? undefined : sitters[seat]?.name;
  if (name === undefined) return null;
  const bare = name.replace(/ \d+$/, "");
  return sitters.some((other) => other?.name === bare) ? bare : name;
}

/** Give a name that the table took just now. One that stood there before is of another day. */
export function newName(before: Called, table: Seated): string | null {
  const name = nameIn(table);
  return before === null || name === before.name ? null : name;
}
