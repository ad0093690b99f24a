/** When the result is shown: a moment after the last move, and for as long as it is read. */

import { untrack } from "svelte";
import { sound } from "../../sound";
import type { TableState } from "../../table/state";
import type { Result } from "../../wire.gen";
import { type Standing, standingOf } from "./standing";

const MOMENT = 1600; // ms in which the table can be seen as it ended

export interface End {
  readonly result: Result;
  readonly names: readonly string[];
  readonly seat: number | null;
  /** What decided the match; nothing where it speaks to one of several who look at this screen. */
  readonly deed: string;
  readonly doings: readonly string[];
  readonly standing: Standing | null;
}

export class Ending {
  open = $state(false);
  /** The match is over, and its last move is still being shown. */
  waits = $state(false);
  /** A win is celebrated once: when its result appears, not each time it is looked at. */
  celebrates = $state(false);
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
    this.celebrates = played && this.end !== null && hasWon(this.end);
    if (this.celebrates) sound("win");
    this.show();
  }

  readonly show = (): void => {
    this.waits = false;
    this.open = true;
  };

  readonly close = (): void => {
    this.open = false;
    this.celebrates = false;
  };
}

function hasWon({ result, seat }: End): boolean {
  return seat !== null && result.ranks[seat] === 1;
}

function endOf({ scene, seat, sitters }: TableState, isOwn: boolean): End | null {
  const { result, names } = scene;
  if (result === null) return null;
  const isMine = isOwn || seat === null;
  return {
    result,
    names,
    seat: isOwn ? seat : null,
    deed: isMine ? (result.deed ?? "") : "",
    doings: isMine ? (result.doings ?? []) : [],
    standing: standingOf(scene, sitters),
  };
}
