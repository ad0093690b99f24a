// Made from src/ninelives/games/go_kitty/view/shown.py: change that, and run `just wire`.

/** 0 … seats - 1; "left" is the next higher number still in, wrapping round */
export type Seat = number;

/** a seat, or TABLE */
export type Actor = number;

/** Before the deal. */
export interface ShownBefore {
  readonly phase: "opening" | "dealing";
  /** whose view it is; null for a watcher */
  readonly seat: Seat | null;
  readonly to_act: readonly Actor[];
  /** who starts, once it is chosen */
  readonly first: Seat | null;
}

export type TraitWord =
  | "light"
  | "cozy"
  | "snow"
  | "clover"
  | "rain"
  | "flower"
  | "firefly"
  | "fan"
  | "icecream"
  | "apple"
  | "pumpkin"
  | "leaf";

/** a card */
export type Code = TraitWord | "mouse";

export type ClowderWord = "kind" | "year" | "season";

export interface ShownLay {
  readonly clowder: ClowderWord;
  readonly cards: readonly Code[];
  /** that it added */
  readonly points: number;
}

/** A card under the pile, and who put it there. */
export interface ShownUnder {
  readonly by: Seat;
  /** null for those who may not know */
  readonly card: Code | null;
}

/** What a Clowder of each type is worth. */
export interface ShownPoints {
  readonly kind: number;
  readonly year: number;
  readonly season: number;
}

export type SeasonWord = "winter" | "spring" | "summer" | "fall";

/** What every phase of play has. */
export interface ShownTable {
  /** whose view it is; null for a watcher */
  readonly seat: Seat | null;
  readonly to_act: readonly Actor[];
  readonly turn: Seat;
  /** how many are to come, this one included; null before the end is near */
  readonly last_turns: number | null;
  readonly hand: readonly Code[];
  /** by seat, for each card of the hand: what it may be, as those who look on know it */
  readonly known: readonly (readonly string[])[];
  /** by seat */
  readonly laid: readonly (readonly ShownLay[])[];
  /** active Seek Tokens, by seat */
  readonly tokens: readonly number[];
  readonly pile: number;
  /** cards put under the pile, the upper first */
  readonly under: readonly ShownUnder[];
  /** Mice that are out of the game */
  readonly spent: number;
  readonly points: ShownPoints;
  /** by Season: what a Seasonal Clowder adds for whose turn it is */
  readonly next_seasonal: Readonly<Partial<Record<SeasonWord, number>>>;
  /** whether Traits and tokens are called as in the authors' later rules */
  readonly later_names: boolean;
  readonly scores: readonly number[];
  /** in one's turn: the best Clowders of one's hand, as moves; choices tell if they may be laid */
  readonly best: readonly string[];
  /** the same as data */
  readonly best_lays: readonly ShownLay[];
}

/** how far a turn has come */
export type StageWord = "fresh" | "laid" | "drew" | "goes_on" | "closing";

export interface ShownActing extends ShownTable {
  readonly phase: "acting";
  readonly stage: StageWord;
}

export type WhatWord = Code | SeasonWord;

export interface ShownQuestion {
  readonly target: Seat;
  readonly what: WhatWord;
}

export interface ShownAsk extends ShownQuestion {
  /** asked with a Seek Token */
  readonly token: boolean;
}

/** A seat owes an answer, or chance picks the card that is given. */
export interface ShownAsked extends ShownTable {
  readonly phase: "asked" | "picking";
  readonly asked: ShownAsk;
}

/** After a reversal the asker owes the target a card. */
export interface ShownPaying extends ShownTable {
  readonly phase: "paying";
  readonly asked: ShownQuestion;
}

export interface ShownDrawing extends ShownTable {
  readonly phase: "drawing";
  /** what was asked for in vain; null where an empty hand draws */
  readonly missed: WhatWord | null;
}

export interface ShownKeeping extends ShownTable {
  readonly phase: "keeping";
  /** who may not see the cards is told their number */
  readonly looked_at: readonly Code[] | number;
}

export interface ShownPlain extends ShownTable {
  readonly phase: "looking" | "over";
}

export type ShownPlaying = ShownActing | ShownAsked | ShownPaying | ShownDrawing | ShownKeeping | ShownPlain;

export type Shown = ShownBefore | ShownPlaying;

export type ActWord = "draw" | "look" | "skip" | "end" | "none";

/** A move that is one word. */
export interface ActLine {
  readonly act: ActWord;
}

export interface AskLine {
  readonly ask: Seat;
  readonly what: WhatWord;
  /** asked with a Seek Token */
  readonly token: boolean;
}

export interface LayLine {
  readonly lay: ClowderWord;
  readonly cards: readonly Code[];
}

/** or how many, for those who may not know */
export type ShownCards = readonly Code[] | number;

export interface GiveLine {
  /** null where no card is named: all that was asked for, or one that chance will pick */
  readonly give: ShownCards | null;
}

export interface MouseLine {
  /** how many cards the asker gives instead; null before it is played */
  readonly mouse: number | null;
}

export interface KeepLine {
  /** one card */
  readonly keep: ShownCards;
  /** in order, the last one lowest */
  readonly under: ShownCards;
}

export type ShownSeatLine = ActLine | AskLine | LayLine | GiveLine | MouseLine | KeepLine;

export interface FirstLine {
  readonly first: Seat;
}

export interface DealLine {
  /** by seat */
  readonly deal: readonly ShownCards[];
}

export interface DrawnLine {
  readonly drawn: ShownCards;
}

export interface TopLine {
  readonly top: ShownCards;
}

export interface GivenLine {
  readonly given: ShownCards;
}

export type ShownLine = ShownSeatLine | FirstLine | DealLine | DrawnLine | TopLine | GivenLine;
