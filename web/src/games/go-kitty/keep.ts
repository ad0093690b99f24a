/** After a look: one card is kept, the others go under the pile in an order of one's own. */

import type { Choice } from "../shared/choices";
import type { Code, Line } from "./view";

/** Where the looked-at cards go, by their places: the kept one first, then those under, the last lowest. */
export type Order = readonly number[];

/** Keep this one; the others stay in their order. */
export function keeping(order: Order, place: number): Order {
  return [place, ...order.filter((other) => other !== place)];
}

/** Let the cards that go under change places. */
export function turned([kept, ...under]: Order): Order {
  return kept === undefined ? [] : [kept, ...under.reverse()];
}

/** Give the choice that arranges these cards so. */
export function keepChoice(
  choices: readonly Choice<Line>[],
  cards: readonly Code[],
  order: Order,
): Choice<Line> | null {
  const [kept, ...under] = order.map((place) => cards[place]);
  const isSo = (move: Line): boolean =>
    "keep" in move && String(move.keep) === String(kept) && String(move.under) === String(under);
  return choices.find(({ move }) => isSo(move)) ?? null;
}
