/** Whose screen a table is drawn on: one's own, or one that several share, with one person before it or everybody. */
export type Screen = "own" | "alone" | "everybody";
