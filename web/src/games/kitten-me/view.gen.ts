// Made from src/ninelives/games/kitten_me/view/shown.py: change that, and run `just wire`.

/** 0 … seats - 1; "left" is the next higher number still in, wrapping round */
export type Seat = number;

/** a seat, or TABLE */
export type Actor = number;

/** Before the first dealer is chosen. */
export interface ShownOpening {
  readonly phase: "opening";
  /** whose view it is; null for a watcher */
  readonly seat: Seat | null;
  readonly to_act: readonly Actor[];
  readonly seats: number;
}

/** a card: bh, gt2, w3, skip */
export type Code = string;

/** what a special card does to a whole hand, or to the total as the flip */
export type Effect = "hides" | "doubles";

/** All hands face up, by seat, with what each card counts for the attribute of the bid. */
export interface ShownHands {
  readonly hands: readonly (readonly Code[])[];
  /** of each card by itself */
  readonly worths: readonly (readonly number[])[];
  readonly effects: readonly (Effect | null)[];
  /** what the whole hand is multiplied by */
  readonly times: readonly number[];
  /** what it then comes to */
  readonly sums: readonly number[];
}

export type AttributeWord = "hat" | "tie" | "glasses" | "blue" | "red" | "green";

export interface ShownBid {
  readonly number: number;
  readonly attribute: AttributeWord;
  readonly by: Seat;
}

/** Who called which bid, and whether as Purrfect. */
export interface ShownCall {
  readonly caller: Seat;
  readonly purrfect: boolean;
  readonly bid: ShownBid;
}

export interface ShownReveal extends ShownHands {
  readonly call: ShownCall;
}

/** A call that was settled. */
export interface ShownReckoning extends ShownReveal {
  readonly flip: Code | null;
  /** what the flip adds; null where there is none, or where it has an effect instead */
  readonly flip_worth: number | null;
  readonly flip_effect: Effect | null;
  readonly total: number;
  readonly loser: Seat;
  /** by seat: cards lost or gained */
  readonly changes: readonly number[];
}

/** What stays the same from a deal to its reveal. */
export interface ShownRound {
  /** lives: how many cards each seat is dealt */
  readonly counts: readonly number[];
  /** in the order in which they went */
  readonly out: readonly Seat[];
  readonly dealer: Seat;
  /** how many cards everybody began with */
  readonly start: number;
  readonly last: ShownReckoning | null;
}

/** Between two rounds, or at the end. */
export interface ShownBetween extends ShownRound {
  readonly phase: "dealing" | "over";
  readonly seat: Seat | null;
  readonly to_act: readonly Actor[];
  readonly deck: number;
}

/** What each card of a hand counts by itself, by attribute. */
export interface ShownWorths {
  readonly hat: readonly number[];
  readonly tie: readonly number[];
  readonly glasses: readonly number[];
  readonly blue: readonly number[];
  readonly red: readonly number[];
  readonly green: readonly number[];
}

/** What a hand comes to, by attribute. */
export interface ShownAmounts {
  readonly hat: number;
  readonly tie: number;
  readonly glasses: number;
  readonly blue: number;
  readonly red: number;
  readonly green: number;
}

/** A card that lies face up until the end of the round. */
export interface ShownPlayed {
  readonly seat: Seat;
  readonly played: Code;
}

export interface ShownDrew {
  readonly seat: Seat;
  readonly drew: number;
}

/** Cards that Go Fish moved from `fished` to `seat`. */
export interface ShownFished {
  readonly seat: Seat;
  readonly fished: Seat;
  readonly attribute: AttributeWord;
  readonly number: number;
  /** null for those who may not know */
  readonly cards: readonly Code[] | null;
}

export type ShownEvent = ShownPlayed | ShownDrew | ShownFished;

/** While hands are hidden. */
export interface ShownBidding extends ShownRound {
  readonly phase: "bidding" | "drawing";
  readonly seat: Seat | null;
  readonly to_act: readonly Actor[];
  readonly hand: readonly Code[];
  readonly worth: ShownWorths;
  readonly holding: ShownAmounts;
  /** cards in hand, by seat */
  readonly sizes: readonly number[];
  readonly turn: Seat;
  /** of this round; the last one stands */
  readonly bids: readonly ShownBid[];
  /** the highest bid that is possible: hat, tie, glasses, blue, red, green */
  readonly ceilings: readonly number[];
  /** cards left to draw */
  readonly deck: number;
  /** what action cards did in this round */
  readonly trail: readonly ShownEvent[];
}

/** At the reveal, before the flip. */
export interface ShownCalled extends ShownRound, ShownReveal {
  readonly phase: "called";
  readonly seat: Seat | null;
  readonly to_act: readonly Actor[];
  readonly deck: number;
  readonly trail: readonly ShownPlayed[];
}

export type Shown = ShownOpening | ShownBetween | ShownBidding | ShownCalled;

export interface BidLine {
  readonly bid: number;
  readonly of: AttributeWord;
}

export interface CallLine {
  readonly call: "challenge" | "purrfect";
  /** by seat, once it was made */
  readonly hands?: readonly (readonly Code[])[];
}

/** A card that is played with no more words. */
export interface CardLine {
  readonly card: "skip" | "draw3";
}

export interface FishLine {
  readonly fish: Seat;
  readonly of: AttributeWord;
  /** once it was made: the cards, or their number for those who may not know */
  readonly caught?: readonly Code[] | number;
}

export interface DealerLine {
  readonly dealer: Seat;
}

export interface DealLine {
  /** by seat */
  readonly deal: readonly (readonly Code[] | number)[];
}

export interface DrawnLine {
  readonly drawn: readonly Code[] | number;
}

export interface FlipLine {
  readonly flip: Code;
}

export type ShownLine = BidLine | CallLine | CardLine | FishLine | DealerLine | DealLine | DrawnLine | FlipLine;
