import type { Lines, Places, Step } from "../shared/lesson";
import { words } from "./words";

export const STEPS: readonly Step[] = [
  { at: 2, say: "night", want: null, point: "ring" },
  { at: 2, say: "gather", want: "gather" },
  { at: 4, say: "settle", want: "settle 1 6" },
  { at: 5, say: "spare", want: null, point: "pillow" },
  { at: 9, say: "pair", want: null, point: "seats" },
  { at: 9, say: "take", want: "gather 4" },
  { at: 11, say: "chase", want: "chase" },
  { at: 12, say: "sleep", want: "sleep j-c" },
  { at: 13, say: "meow", want: null, point: "ring" },
  { at: 13, say: "score", want: "score" },
  { at: 14, say: "put", want: "put zzzmzz" },
  { at: 15, say: "secret", want: null, point: "ring" },
  { at: 18, say: "again", want: "gather" },
  { at: 20, say: "distract", want: "distract 3" },
  { at: 22, say: "card", want: null },
];

export const PLACES: Places = {
  ring: () => words.ring,
  pillow: () => words.pillow,
  seats: () => words.seats,
};

export const lines = (): Lines => words.lesson.steps;
export const learned = (): readonly string[] => words.lesson.learned;
