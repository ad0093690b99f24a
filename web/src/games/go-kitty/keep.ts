/** After a look: one card is kept, the others go under the pile in an order of one's own. */

import type { Code } from "./view";

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

export function keepMove(choices: readonly string[], cards: readonly Code[], order: Order): string {
  const [kept, ...under] = order.map((place) => cards[place]);
  const move = under.length > 0 ? `keep ${kept} under ${under.join()}` : `keep ${kept}`;
  return choices.includes(move) ? move : "";
}
