/** What was done in a round, in order: bids, and the cards that were played. Pure. */

import type { Attribute } from "../../vocabulary/attributes";
import type { Heard } from "../../wire.gen";
import { moveIn } from "./view";

interface Done {
  /** Which move of the match it was. */
  readonly move: number;
  readonly seat: number;
}
export type Rung =
  | (Done & { readonly kind: "bid"; readonly number: number; readonly attribute: Attribute })
  | (Done & { readonly kind: "card"; readonly card: string });

/** Give the rungs of the round that is on, the newest first. */
export function rungsOf(heard: readonly Heard[]): readonly Rung[] {
  const dealt = heard.findLastIndex((one) => "deal" in moveIn(one));
  return heard
    .slice(dealt + 1)
    .flatMap((one) => rungOf(one) ?? [])
    .toReversed();
}

function rungOf(heard: Heard): Rung | null {
  const done = { move: heard.number, seat: heard.actor };
  const move = moveIn(heard);
  if ("bid" in move) return { ...done, kind: "bid", number: move.bid, attribute: move.of };
  if ("fish" in move) return { ...done, kind: "card", card: "fish" };
  return "card" in move ? { ...done, kind: "card", card: move.card } : null;
}
