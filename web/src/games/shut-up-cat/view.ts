/** The view of a match of Shut Up, Cat!, as the board uses it. */

import type { Heard, Scene } from "../../wire.gen";
import type { Shown, ShownAwake, ShownLine, ShownTurn } from "./view.gen";

export type { ShownLine as Line, ShownPlay as Play, Tile as Face } from "./view.gen";
export type Seen = ShownTurn | ShownAwake;

/** The view of a scene from the first turn on; null before. */
export function seenIn(scene: Scene): Seen | null {
  const view = scene.view as unknown as Shown | null;
  return view === null || view.phase === "opening" || view.phase === "laying" ? null : view;
}

/** Take what was heard for what it is. */
export function moveIn({ move }: Heard): ShownLine {
  return move as unknown as ShownLine;
}
