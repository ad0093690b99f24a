/** Names in words: of cards, and of people where one of them may be you. */

import { kittenFace } from "../../art";
import { say } from "../../words/index.svelte";
import type { Scenery } from "./reveal";
import type { Reckoning } from "./view";

/** What a screen reader calls a card. */
export function cardName(code: string): string {
  const { accessory, colour, special, count } = kittenFace(code);
  if (special) return say.art.specials[special].label;
  return accessory && colour ? say.art.dressedLabel(colour, accessory, count) : say.art.wildLabel(count);
}

/** What is printed on an action card. */
export function actionName(code: string): string {
  const { special } = kittenFace(code);
  return special ? say.art.specials[special].name : code;
}

/** Give a name, or "" for your own: the words then speak to you. */
export function nameFor(seat: number, names: readonly string[], you: number | null): string {
  return seat === you ? "" : (names[seat] ?? "");
}

/** Say why a call came out as it did. */
export function because({ names }: Scenery, { call, total }: Reckoning, you: number | null): string {
  const { bid, caller, purrfect } = call;
  const name = nameFor(purrfect ? caller : bid.by, names, you);
  return say.kitten.because(say.kitten.amount(total, bid.attribute), name, bid.number, purrfect);
}
