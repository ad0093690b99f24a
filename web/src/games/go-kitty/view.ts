/** The view of a match of Go Kitty, as the board uses it. */

import type { Heard, Scene } from "../../wire.gen";
import type { Shown, ShownLine, ShownPlaying } from "./view.gen";

export type {
  ActWord as Act,
  ClowderWord as Clowder,
  Code,
  ShownCards as Cards,
  ShownLay as Laid,
  ShownLine as Line,
  ShownPlaying as Playing,
  WhatWord as What,
} from "./view.gen";

const PHASES = "opening dealing acting asked picking paying drawing keeping looking over".split(" ");

/** Take the view of a scene for what the server says it is. */
function viewOf(scene: Scene): Shown | null {
  const { view } = scene;
  if (view === null || !PHASES.includes(String(view["phase"]))) return null;
  return view as unknown as Shown;
}

/** Take what was heard for what it is. */
export function moveIn({ move }: Heard): ShownLine {
  return move as unknown as ShownLine;
}

/** The view once the cards are dealt. */
export function playingOf(scene: Scene): ShownPlaying | null {
  const view = viewOf(scene);
  return view === null || "first" in view ? null : view;
}
