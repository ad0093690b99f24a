/** The games that have a folder of their own: the only list of them. Their order is that of the boxes on the table. */

import { wordsArrived } from "../words/index.svelte";
import { generic } from "./generic";
import { goKitty } from "./go-kitty";
import { kittenMe } from "./kitten-me";
import type { Board } from "./shared/board";
import type { Game, OwnGame } from "./shared/game";
import type { Course } from "./shared/lesson";
import { shutUpCat } from "./shut-up-cat";

export type { Board } from "./shared/board";
export type { Game, OwnGame, Sheet } from "./shared/game";
export type { Course, Places, Step } from "./shared/lesson";

export const GAMES: readonly OwnGame[] = [kittenMe, goKitty, shutUpCat];

export function ownGame(key: string): OwnGame | undefined {
  return GAMES.find((game) => game.key === key);
}

/** Return a game by its key; one without a folder is drawn as any game is. */
export function gameOf(key: string): Game {
  return ownGame(key) ?? generic;
}

/** Return the full title of a game, or its key where there is none. */
export function titleOf(key: string): string {
  return ownGame(key)?.words.title ?? key;
}

/** Return the title for a bar with little room, or the full one where a game has no shorter. */
export function shortTitle(key: string, full: string): string {
  return ownGame(key)?.words.short ?? full;
}

/** Fetch the board of a game, with its words in the chosen language. */
export async function boardOf(key: string): Promise<Board> {
  const board = await gameOf(key).board();
  await wordsArrived();
  return board;
}

/** Fetch the course of a game, with its words in the chosen language; null where there is none. */
export async function courseOf(key: string): Promise<Course | null> {
  const course = (await gameOf(key).lesson?.course()) ?? null;
  await wordsArrived();
  return course;
}
