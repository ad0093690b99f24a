/** The name of a Distraction card in the chosen language. */

import { say } from "../../words/index.svelte";

export function cardName(code: string): string {
  const names: Readonly<Record<string, { readonly name: string }>> = say.art.distractions;
  return names[code]?.name ?? code;
}
