/** Names in words: of cards, and of people where one of them may be you. */

import { faceOf } from "./faces";
import { words } from "./words";
import type { Scenery } from "./reveal";
import type { Reckoning } from "./view";

/** What a screen reader calls a card. */
export function cardName(code: string): string {
  const { accessory, colour, special, count } = faceOf(code);
  if (special) return words.card.specials[special].label;
  return accessory && colour ? words.card.dressedLabel(colour, accessory, count) : words.card.wildLabel(count);
}

/** What is printed on an action card. */
export function actionName(code: string): string {
  const { special } = faceOf(code);
  return special ? words.card.specials[special].name : code;
}

/** Give a name, or "" for your own: the words then speak to you. */
export function nameFor(seat: number, names: readonly string[], you: number | null): string {
  return seat === you ? "" : (names[seat] ?? "");
}

/** Say why a call came out as it did. */
export function because({ names }: Scenery, { call, total }: Reckoning, you: number | null): string {
  const { bid, caller, purrfect } = call;
  const name = nameFor(purrfect ? caller : bid.by, names, you);
  return words.because(words.amount(total, bid.attribute), name, bid.number, purrfect);
}
