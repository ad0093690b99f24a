/** The lessons there are, fetched one at a time. */

import type { Step } from "./course";

type Taught = Promise<{ readonly STEPS: readonly Step[] }>;

const COURSES = {
  "kitten-me": (): Taught => import("../../games/kitten-me/lesson"),
  "go-kitty": (): Taught => import("../../games/go-kitty/lesson"),
  "shut-up-cat": (): Taught => import("../../games/shut-up-cat/lesson"),
} as const;

export type TaughtGame = keyof typeof COURSES;

export function isTaughtHere(game: string): game is TaughtGame {
  return game in COURSES;
}

export async function stepsOf(game: TaughtGame): Promise<readonly Step[]> {
  return (await COURSES[game]()).STEPS;
}
