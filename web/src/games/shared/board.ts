/** What every board is given. A board draws a scene and sends back one of its choices, as it stands. */

import type { Component, Snippet } from "svelte";
import type { Heard, Scene, Sitting } from "../../wire.gen";
import type { Marks } from "../../parts/marks";
import type { HasShow } from "../../table/session.svelte";
import type { Recent, Time } from "../../table/state";

export interface BoardProps {
  readonly scene: Scene;
  /** Whose eyes these are; null for a watcher. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly sitters: readonly (Sitting | null)[];
  readonly options: Readonly<Record<string, string>>;
  /** What the last message brought; boards move what moved. */
  readonly recent: Recent;
  /** All that was heard of this match, the oldest first. */
  readonly heard: readonly Heard[];
  /** The scene after the show that is on, or null: a board with shows (see `hasShow`) plays it, then calls `endShow`. */
  readonly upcoming: Scene | null;
  readonly endShow: () => void;
  /** Want this match to be over; null where that was said, or nobody plays here. */
  readonly hurry: (() => void) | null;
  /** Which other people have seen the show already. */
  readonly ready: readonly number[];
  /** Make a move: one of `scene.choices`. */
  readonly play: (move: string) => void;
  /** The move that is under way, or "". While there is one, nothing can be chosen. */
  readonly moving: string;
  /** What those awaited have left of their clock, or null; counts down by itself. */
  readonly time: Time | null;
  /** A replay is stepped by hand: nothing is waited for, nothing is held back for suspense. */
  readonly still: boolean;
  /** The log, and the phrases: a board puts them in its rail where there is room for one (desktop). */
  readonly log: Snippet;
  readonly talk: Snippet;
}

export interface Board {
  readonly default: Component<BoardProps>;
  /** What stands beside the title in the top bar: Round 7. */
  readonly caption: (scene: Scene, options: Readonly<Record<string, string>>) => string;
  /** The words of the game's sentences that have a mark. */
  readonly marks: () => Marks;
  /** Whether people want to watch what was heard before the table changes, as a reveal; never, where a board does not say. */
  readonly hasShow?: HasShow;
  /** Whether all who share a screen watch its shows together, because there are new cards after them. */
  readonly showTogether?: boolean;
}
