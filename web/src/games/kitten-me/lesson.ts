import type { Lines, Places, Step } from "../shared/lesson";
import { words } from "./words";

export const STEPS: readonly Step[] = [
  { at: 2, say: "hand", want: null, point: "hand" },
  { at: 3, say: "bid", want: null, point: "bid" },
  { at: 4, say: "count", want: null, point: "counts" },
  { at: 4, say: "raise", want: "bid 4 hat" },
  { at: 7, say: "doubt", want: "challenge" },
  { at: 10, say: "short", want: null },
  { at: 10, say: "lives", want: null, point: "seats" },
  { at: 11, say: "bluff", want: "bid 4 green" },
  { at: 16, say: "believed", want: null, point: "seats" },
  { at: 18, say: "wild", want: null, point: "hand" },
  { at: 18, say: "purrfect", want: "purrfect" },
  { at: 21, say: "exact", want: null, point: "hand" },
];

export const PLACES: Places = {
  hand: () => words.yourHand,
  bid: () => words.theBid,
  seats: () => words.seats,
  counts: () => words.whatToBid,
};

export const lines = (): Lines => words.lesson.steps;
export const learned = (): readonly string[] => words.lesson.learned;
