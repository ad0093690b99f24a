/** What was done in a round, in order: bids, and the cards that were played. Pure. */

import type { Attribute } from "../../vocabulary/attributes";
import type { Heard } from "../../wire.gen";

interface Done {
  /** Which move of the match it was. */
  readonly move: number;
  readonly seat: number;
}
export type Rung =
  | (Done & { readonly kind: "bid"; readonly number: number; readonly attribute: Attribute })
  | (Done & { readonly kind: "card"; readonly card: string });

const CARDS = ["skip", "draw3", "fish"]; // as moves and as cards

/** Give the rungs of the round that is on, the newest first. */
export function rungsOf(heard: readonly Heard[]): readonly Rung[] {
  const dealt = heard.findLastIndex(({ line }) => line.startsWith("deal "));
  return heard
    .slice(dealt + 1)
    .flatMap((one) => rungOf(one) ?? [])
    .toReversed();
}

function rungOf({ number: move, actor: seat, line }: Heard): Rung | null {
  const [verb = "", number = "", attribute = ""] = line.replace(":", "").split(" ");
  if (verb === "bid") return { kind: "bid", move, seat, number: Number(number), attribute: attribute as Attribute };
  return CARDS.includes(verb) ? { kind: "card", move, seat, card: verb } : null;
}
