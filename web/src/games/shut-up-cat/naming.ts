/** The name of a Distraction card: the table's own, or ours in the chosen language. */

import { words } from "./words";

/** Names that this table gave to cards, by code. */
export type OwnNames = Readonly<Record<string, string>>;

export function cardName(code: string, own: OwnNames): string {
  const names: Readonly<Record<string, { readonly name: string }>> = words.card.distractions;
  return own[code] ?? names[code]?.name ?? code;
}
