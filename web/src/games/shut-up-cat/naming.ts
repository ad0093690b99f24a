/** The name of a Distraction card in the chosen language. */

import { words } from "./words";

export function cardName(code: string): string {
  const names: Readonly<Record<string, { readonly name: string }>> = words.card.distractions;
  return names[code]?.name ?? code;
}
