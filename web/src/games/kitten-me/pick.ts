/** What the player has picked but not yet sent, and the move that it comes to. */

import type { Picking } from "../shared/pick";
import type { Attribute } from "../../vocabulary/attributes";
import type { Heard } from "../../wire.gen";
import { bidLine, cardLine, fishLine, numberShown, type Offers } from "./offers";
import { moveIn } from "./view";

export interface Pick {
  readonly attribute: Attribute | null;
  /** How many are bid; 0 is the fewest there may be. */
  readonly number: number;
  /** The code of the action card that is lifted, or "". */
  readonly card: string;
  /** Which card of the hand that is; -1 where none is. */
  readonly nth: number;
  /** Whom Go Fish asks. */
  readonly target: number | null;
}

export type Tap =
  | { readonly on: "attribute"; readonly attribute: Attribute }
  | { readonly on: "number"; readonly number: number }
  | { readonly on: "card"; readonly card: string; readonly nth: number }
  | { readonly on: "target"; readonly seat: number }
  | { readonly on: "keep" };

/** What taps are judged by. */
export interface Sight {
  readonly offers: Offers;
  /** Whose eyes these are; null for a watcher. */
  readonly seat: number | null;
  readonly seq: number;
  /** What the last message brought. */
  readonly heard: readonly Heard[];
}

const PUT_BACK = { card: "", nth: -1, target: null } as const;
const NOTHING: Pick = { attribute: null, number: 0, ...PUT_BACK };

export function momentOf({ seq }: Sight): string {
  return String(seq);
}

/** Picks outlive the moves of others: they end with a new deal, and with a move of one's own. */
export function fresh({ heard, seat }: Sight, before: Pick | null): Pick {
  const ends = heard.some((one) => one.actor === seat || "deal" in moveIn(one));
  return before === null || ends ? NOTHING : before;
}

export function tapped(pick: Pick, { offers }: Sight, tap: Tap): Pick {
  switch (tap.on) {
    case "attribute":
      return {
        ...pick,
        attribute: offers.choices.length === 0 && pick.attribute === tap.attribute ? null : tap.attribute,
        number: 0,
      };
    case "number":
      return { ...pick, number: tap.number };
    case "card":
      return { ...pick, ...PUT_BACK, ...(isLifted(pick, tap) ? {} : { card: tap.card, nth: tap.nth }) };
    case "target":
      return { ...pick, target: tap.seat };
    case "keep":
      return { ...pick, ...PUT_BACK };
  }
}

function isLifted(pick: Pick, { card, nth }: { readonly card: string; readonly nth: number }): boolean {
  return pick.card === card && pick.nth === nth;
}

/** Return the card that is lifted where it may be played, or "". */
export function liftedOf({ card }: Pick, { offers }: Sight): string {
  return offers.cards.includes(card) ? card : "";
}

/** Return what Go Fish asks for: what is picked, where the one who is asked may be asked for it. */
export function askedOf({ attribute, target }: Pick, { offers }: Sight): Attribute | null {
  const wanted = target === null ? [] : (offers.fish.get(target) ?? []);
  return attribute !== null && wanted.includes(attribute) ? attribute : null;
}

/** Return the numbers that may be bid of what is picked. */
export function numbersOf({ attribute }: Pick, { offers }: Sight): readonly number[] {
  return attribute === null ? [] : (offers.bids.get(attribute) ?? []);
}

export function moveOf(pick: Pick, sight: Sight): string {
  const card = liftedOf(pick, sight);
  if (card === "fish") return fishMove(pick, sight);
  return card === "" ? bidMove(pick, sight) : cardLine(sight.offers, card);
}

function fishMove(pick: Pick, sight: Sight): string {
  const asked = askedOf(pick, sight);
  return asked === null || pick.target === null ? "" : fishLine(sight.offers, pick.target, asked);
}

function bidMove(pick: Pick, sight: Sight): string {
  const numbers = numbersOf(pick, sight);
  if (pick.attribute === null || numbers.length === 0) return "";
  return bidLine(sight.offers, numberShown(numbers, pick.number), pick.attribute);
}

export const picking: Picking<Sight, Pick, Tap> = { momentOf, fresh, tapped, moveOf };
