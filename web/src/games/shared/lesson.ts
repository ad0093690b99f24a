/** A lesson is a list of steps: what the coach says after so many moves, and what the learner is to do about it. */

/** Says the name of whoever sits at a seat. */
type Who = (seat: number) => string;
/** What the coach says, by the keys of the steps. */
export type Lines = Readonly<Record<string, (who: Who) => string>>;

export interface Step {
  /** How many moves were heard, TABLE's among them. */
  readonly at: number;
  /** What the coach says: a key of the lesson's lines. */
  readonly say: string;
  /** The move to make; null is only something to read. */
  readonly want: string | null;
  /** What to look at: a key of the places of the course. */
  readonly point?: string;
}

/** Parts of a board, by the names that they have on it. */
export type Places = Readonly<Record<string, () => string>>;

export interface Course {
  readonly STEPS: readonly Step[];
  readonly PLACES: Places;
  readonly lines: () => Lines;
  /** What to take home. */
  readonly learned: () => readonly string[];
}
