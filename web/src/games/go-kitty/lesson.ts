import type { Lines, Places, Step } from "../shared/lesson";
import { words } from "./words";

export const STEPS: readonly Step[] = [
  { at: 2, say: "goal", want: null, point: "hand" },
  { at: 2, say: "ask", want: "ask 1 snow" },
  { at: 4, say: "goesOn", want: "ask 2 icecream" },
  { at: 7, say: "miss", want: null, point: "hand" },
  { at: 8, say: "none", want: "none" },
  { at: 11, say: "mouse", want: "mouse" },
  { at: 12, say: "turned", want: null, point: "ask" },
  { at: 12, say: "lay", want: "lay kind snow,snow,snow,snow" },
  { at: 13, say: "seek", want: "seek 1 cozy" },
  { at: 15, say: "stop", want: "end" },
  { at: 16, say: "tokens", want: null, point: "seats" },
];

export const PLACES: Places = {
  hand: () => words.yourHand,
  ask: () => words.theAsk,
  seats: () => words.seats,
};

export const lines = (): Lines => words.lesson.steps;
export const learned = (): readonly string[] => words.lesson.learned;
