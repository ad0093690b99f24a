/** What the server shows of a match of Shut Up, Cat! */

import type { Scene } from "../../wire.gen";

export type Face = "z" | "m";

interface Before {
  readonly phase: "opening" | "laying";
  readonly seat: number | null;
  readonly seats: number;
}

export interface Seen {
  readonly phase: "gathering" | "rolling" | "window" | "dealing" | "awake" | "returning" | "over";
  readonly seat: number | null;
  readonly first: number;
  readonly turn: number;
  /** The number of each place, from a on. */
  readonly numbers: readonly number[];
  /** The tiles that lie face up, by place. */
  readonly tiles: readonly (Face | null)[];
  readonly dice: readonly number[];
  readonly rolling: number;
  readonly catnips: number;
  readonly hushed: number;
  readonly milks: number;
  readonly arc: string | null;
  readonly scored: number | null;
  readonly pillow: readonly number[];
  readonly played: Readonly<Record<string, number>>;
  readonly winks: readonly number[];
  readonly multipliers: readonly number[];
  readonly decided: boolean;
  readonly pile: number;
  readonly hand: readonly string[];
  readonly sizes: readonly number[];
  readonly target: number;
  /** What a chase costs, and the highest multiplier there is. */
  readonly price: number;
  readonly top: number;
  /** While the cat is awake: what the tiles bring now, and after one more chase where that can be. */
  readonly worth_now?: number;
  readonly worth_chased?: number | null;
  /** Where the table lets a player's own screen remember. */
  readonly memory?: { readonly tiles: readonly (Face | null)[] };
}

type View = Before | Seen;

/** Give the view of a scene from the first turn on; null before. */
export function seenIn(scene: Scene): Seen | null {
  const view = scene.view as View | null;
  return view !== null && isSeen(view) ? view : null;
}

function isSeen(view: View): view is Seen {
  return view.phase !== "opening" && view.phase !== "laying";
}
