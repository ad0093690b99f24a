/** Where a learner is in a course. Pure. */

import type { Step } from "../../games";
import type { TableState } from "../../table/state";
import type { Scene } from "../../wire.gen";

/** The seat of whoever learns. */
export const LEARNER = 0;

export function stepsAt(steps: readonly Step[], moves: number): readonly Step[] {
  return steps.filter((step) => step.at === moves);
}

/** Give the move that is wanted after so many moves, or "". */
export function wantedAt(steps: readonly Step[], moves: number): string {
  return stepsAt(steps, moves).find((step) => step.want !== null)?.want ?? "";
}

/** Tell whether nothing more is taught once so many moves were heard. */
export function isTaught(steps: readonly Step[], moves: number): boolean {
  return steps.every((step) => step.at < moves);
}

/** Count the moves of the match that runs. */
export function movesOf(table: TableState): number {
  const last = table.news.findLast((one) => one.kind === "move" && one.match === table.number);
  return last?.kind === "move" ? last.heard.number + 1 : 0;
}

/** Leave only the wanted move to choose, so that nobody goes astray. */
export function narrowed(scene: Scene, want: string): Scene {
  return { ...scene, choices: scene.choices.filter((choice) => choice === want) };
}
