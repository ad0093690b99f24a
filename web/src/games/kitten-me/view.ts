/** What the server shows of a match of Kitten Me, by phase. */

import type { Attribute } from "../../vocabulary/attributes";
import type { Scene } from "../../wire.gen";

export type Amounts = Readonly<Record<Attribute, number>>;

export interface Bid {
  readonly number: number;
  readonly attribute: Attribute;
  readonly by: number;
}

interface Call {
  readonly caller: number;
  readonly purrfect: boolean;
  readonly bid: Bid;
}

/** What happens to a whole hand, or to the total when such a card is flipped. */
export type Effect = "hides" | "doubles" | null;

/** All hands open, by seat, with what each card counts for the attribute of the bid. */
export interface Shown {
  readonly call: Call;
  readonly hands: readonly (readonly string[])[];
  readonly worths: readonly (readonly number[])[];
  readonly effects: readonly Effect[];
  readonly times: readonly number[];
  readonly sums: readonly number[];
}

/** A call that was settled. */
export interface Reckoning extends Shown {
  readonly flip: string | null;
  readonly flip_worth: number | null;
  readonly flip_effect: Effect;
  readonly total: number;
  readonly loser: number;
  readonly changes: readonly number[];
}

interface Event {
  readonly seat: number;
  readonly played?: string;
}

interface Round {
  readonly seat: number | null;
  /** Lives: how many cards each seat is dealt. */
  readonly counts: readonly number[];
  /** How many everybody began with. */
  readonly start?: number;
  readonly out: readonly number[];
  readonly dealer: number;
  readonly last: Reckoning | null;
  /** Cards that were not dealt. */
  readonly deck: number;
}

export interface Bidding extends Round {
  readonly phase: "bidding" | "drawing";
  readonly hand: readonly string[];
  /** What each card of your hand counts by itself. */
  readonly worth: Readonly<Record<Attribute, readonly number[]>>;
  /** What your whole hand comes to. */
  readonly holding: Amounts;
  readonly sizes: readonly number[];
  readonly turn: number;
  readonly bids: readonly Bid[];
  readonly trail: readonly Event[];
}

interface Called extends Round, Shown {
  readonly phase: "called";
  readonly trail: readonly Event[];
}

interface Between extends Round {
  readonly phase: "dealing" | "over";
}

interface Opening {
  readonly phase: "opening";
  readonly seat: number | null;
  readonly seats: number;
}

export type View = Opening | Between | Called | Bidding;

const PHASES = ["opening", "dealing", "bidding", "drawing", "called", "over"];

/** Take a scene's view for what it is; it comes from our own server, and a board is only drawn for its own game. */
export function viewOf(scene: Scene): View {
  const view = scene.view ?? {};
  if (!PHASES.includes(String(view["phase"]))) throw new TypeError("This is no view of Kitten Me.");
  return view as unknown as View;
}

export function bidding(view: View): Bidding | null {
  return view.phase === "bidding" || view.phase === "drawing" ? view : null;
}

export function lastBid(view: View): Bid | null {
  return bidding(view)?.bids.at(-1) ?? null;
}
