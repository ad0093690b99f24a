// Made from src/ninelives/games/shut_up_cat/view/shown.py: change that, and run `just wire`.

/** 0 … seats - 1; "left" is the next higher number still in, wrapping round */
export type Seat = number;

/** a seat, or TABLE */
export type Actor = number;

/** Before the seat that starts is chosen. */
export interface ShownOpening {
  readonly phase: "opening";
  /** whose view it is; null for a watcher */
  readonly seat: Seat | null;
  readonly to_act: readonly Actor[];
  readonly seats: number;
}

/** Before the tiles are laid out. */
export interface ShownLaying {
  readonly phase: "laying";
  readonly seat: Seat | null;
  readonly to_act: readonly Actor[];
  readonly seats: number;
  readonly first: Seat;
}

export type Tile = "z" | "m";

export interface ShownRing {
  /** whose view it is; null for a watcher */
  readonly seat: Seat | null;
  readonly to_act: readonly Actor[];
  /** who started this round */
  readonly first: Seat;
  readonly turn: Seat;
  /** by place, from a on */
  readonly numbers: readonly number[];
  /** the winks that decide the match */
  readonly target: number;
  /** after so many rounds the match ends all the same; null where it does not */
  readonly last_round: number | null;
  /** what a chase costs */
  readonly price: number;
  /** the highest multiplier there is */
  readonly top: number;
  /** by place, those that lie face up */
  readonly tiles: readonly (Tile | null)[];
}

export interface ShownDice {
  /** in front of the seat whose turn it is */
  readonly dice: readonly number[];
  /** how many more are being rolled */
  readonly rolling: number;
  /** played this turn, until the dice are used */
  readonly catnips: number;
  /** MEOWs that Catnip hushed */
  readonly hushed: number;
  /** played this turn, until the score */
  readonly milks: number;
  /** the places that are up, as in a-c */
  readonly arc: string | null;
  /** the same places, clockwise, counted from a */
  readonly nap: readonly number[];
  /** winks, until the tiles are put back */
  readonly scored: number | null;
}

export type Distraction =
  | "laser"
  | "wand"
  | "yarn"
  | "box"
  | "catnip"
  | "tuna"
  | "bag"
  | "milk"
  | "cucumber"
  | "mirror"
  | "brush"
  | "sun"
  | "plugs"
  | "broom"
  | "fan"
  | "spray";

/** a place of the ring: a to l */
export type Letter = string;

/** Places of which only the number of MEOWs is known. */
export interface ShownGroup {
  readonly places: readonly Letter[];
  readonly meows: number;
}

/** What the viewer knows of the tiles. */
export interface ShownMemory {
  /** by place, where it is certain */
  readonly tiles: readonly (Tile | null)[];
  readonly groups: readonly ShownGroup[];
}

export interface ShownBoard {
  readonly pillow: readonly number[];
  /** cards played, and how many of each */
  readonly played: Readonly<Partial<Record<Distraction, number>>>;
  /** by seat */
  readonly winks: readonly number[];
  /** by seat */
  readonly multipliers: readonly number[];
  /** this round is the last */
  readonly decided: boolean;
  /** finished */
  readonly rounds: number;
  /** dice beside the board */
  readonly pile: number;
  readonly hand: readonly Distraction[];
  /** of cards that have another name at this table */
  readonly own_names: Readonly<Partial<Record<Distraction, string>>>;
  /** cards in hand, by seat */
  readonly sizes: readonly number[];
  /** on a player's own screen, where the table lets it remember */
  readonly memory?: ShownMemory;
}

export type TurnWord = "gathering" | "rolling" | "window" | "dealing" | "returning" | "over";

export interface ShownTurn extends ShownRing, ShownDice, ShownBoard {
  readonly phase: TurnWord;
}

/** The cat is awake: the score is next. */
export interface ShownAwake extends ShownRing, ShownDice, ShownBoard {
  readonly phase: "awake";
  /** what the score brings now */
  readonly worth_now: number;
  /** what it brings after one more chase; null where none can be paid */
  readonly worth_chased: number | null;
}

export type Shown = ShownOpening | ShownLaying | ShownTurn | ShownAwake;

/** A card that wants nothing more; the others name dice or places. */
export interface TreatLine {
  readonly play: Distraction;
}

export interface RerollLine extends TreatLine {
  readonly dice: readonly number[];
}

/** A die that shows another face. */
export interface ChangeLine extends TreatLine {
  readonly die: number;
  readonly face: number;
}

/** A die that goes to the Pillow for another. */
export interface SwapLine extends TreatLine {
  readonly die: number;
  readonly taken: number;
}

/** of the ring, counted from a */
export type ShownPlace = number;

export interface TilesLine extends TreatLine {
  readonly places: readonly ShownPlace[];
  /** once it was played, for whoever looked at them */
  readonly tiles?: readonly Tile[];
}

export type ShownPlay = TreatLine | RerollLine | ChangeLine | SwapLine | TilesLine;

export interface SleepLine {
  /** all that the nap covers, clockwise */
  readonly sleep: readonly ShownPlace[];
  /** on these places, once it was slept */
  readonly tiles?: readonly Tile[];
}

export interface DistractLine {
  /** what both dice show */
  readonly distract: number;
}

export interface SettleLine {
  /** two dice, the lower first */
  readonly settle: readonly number[];
}

export type ShownUse = SleepLine | DistractLine | SettleLine;

export type ActWord = "lay" | "score" | "chase";

/** A move that is one word: TABLE lays all tiles face down. */
export interface ActLine {
  readonly act: ActWord;
}

export interface FirstLine {
  readonly first: Seat;
}

export interface RollLine {
  readonly roll: readonly number[];
}

export interface DealtLine {
  /** null for those who may not know */
  readonly card: Distraction | null;
}

export interface GatherLine {
  /** dice from the Pillow */
  readonly gather: readonly number[];
}

export interface PutLine {
  /** clockwise; null for those who may not know */
  readonly put: readonly Tile[] | null;
}

export type ShownRest = ActLine | FirstLine | RollLine | DealtLine | GatherLine | PutLine;

export type ShownLine = ShownPlay | ShownUse | ShownRest;
