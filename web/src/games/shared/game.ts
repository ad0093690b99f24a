/** What the page asks about a game. A manifest is light: whatever is heavy is fetched when it is wanted. */

import type { Cover, Fur, Mood } from "../../art";
import type { Board } from "./board";
import type { Course } from "./lesson";

/** What stands on the box, and wherever the game is spoken of. */
export interface BoxWords {
  readonly title: string;
  /** For a bar with little room. */
  readonly short: string;
  readonly players: string;
  readonly kind: string;
  readonly presets: Readonly<Record<string, readonly [name: string, about: string]>>;
  /** Options that are asked for where a table is set, beside the preset, and why somebody would want them. */
  readonly offered?: Readonly<Record<string, Offered>>;
  /** How a score is told; in points where a game does not say. */
  readonly score?: (score: number) => string;
  /** What is counted as luck where it went well, and what the odds go by. */
  readonly luck: { readonly what: string; readonly note: string };
}

interface Offered {
  readonly title: string;
  /** What each answer is called. */
  readonly values: Readonly<Record<string, string>>;
  readonly about: string;
}

/** The matchbox on the landing page, and the cat that peeks out of it. */
interface Box {
  readonly cover: Cover;
  /** How much of the drawer shows, in px. */
  readonly open: number;
  /** How much of the cat shows, in px. */
  readonly peek: number;
}

interface Lesson {
  readonly course: () => Promise<Course>;
  /** Where the coach keeps out of the way on a wide screen. */
  readonly coach: "above" | "beside" | "corner";
}

/** How long a match takes. */
interface Lasts {
  /** The seconds that a quick and a slow table take for a move, with all that is shown in between. */
  readonly seconds: readonly [number, number];
  /** The moves of a usual match, by preset, from the fewest seats on: the median of twelve between tabbies. */
  readonly moves: Readonly<Record<string, readonly number[]>>;
}

/** Pictures for those who draw, under one title. */
export interface Sheet {
  readonly title: string;
  readonly pictures: readonly string[];
  readonly kind?: "seat" | "box" | "curtain";
}

export interface Game {
  /** As the server calls it. */
  readonly key: string;
  readonly words: BoxWords | null;
  readonly cat: { readonly fur: Fur; readonly mood: Mood };
  readonly box: Box | null;
  readonly lesson: Lesson | null;
  readonly lasts: Lasts | null;
  readonly board: () => Promise<Board>;
  /** How wide the rail of the board is on a wide screen, in px. */
  readonly rail: number;
  readonly sheets: () => Promise<{ readonly sheets: () => readonly Sheet[] }>;
}

/** A game with a folder of its own. */
export interface OwnGame extends Game {
  readonly words: BoxWords;
  readonly box: Box;
  readonly lasts: Lasts;
}
