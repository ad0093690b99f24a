/** When the result is shown: a moment after the last move, and for as long as it is read. */

import { untrack } from "svelte";
import { sound } from "../../sound";
import type { TableState } from "../../table/state";
import type { Result } from "../../wire.gen";

const MOMENT = 1600; // ms in which the table can be seen as it ended

export interface End {
  readonly result: Result;
  readonly names: readonly string[];
  readonly seat: number | null;
}

export class Ending {
  open = $state(false);
  /** The match is over, and its last move is still being shown. */
  waits = $state(false);
  end = $state.raw<End | null>(null);

  /** Where several look at one screen, nobody is "you". */
  constructor(table: () => TableState, isOwn: () => boolean) {
    const match = $derived(table().scene.result?.match ?? "");
    let played = untrack(() => table().scene.phase === "playing");
    $effect(() => {
      if (table().scene.phase === "playing") played = true;
    });
    $effect(() => {
      if (match === "") return;
      this.end = untrack(() => endOf(table(), isOwn()));
      this.waits = true;
    });
    $effect(() => {
      if (!this.waits) return;
      const showing = setTimeout(() => this.#appear(played), played ? MOMENT : 0);
      return () => clearTimeout(showing);
    });
  }

  #appear(played: boolean): void {
    if (played && this.end !== null && hasWon(this.end)) sound("win");
    this.show();
  }

  readonly show = (): void => {
    this.waits = false;
    this.open = true;
  };

  readonly close = (): void => {
    this.open = false;
  };
}

function hasWon({ result, seat }: End): boolean {
  return seat !== null && result.ranks[seat] === 1;
}

function endOf({ scene, seat }: TableState, isOwn: boolean): End | null {
  if (scene.result === null) return null;
  return { result: scene.result, names: scene.names, seat: isOwn ? seat : null };
}
