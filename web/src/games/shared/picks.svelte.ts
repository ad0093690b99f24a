import { untrack } from "svelte";
import type { Picking } from "./pick";

/** Keeps the picks of a board: they change by taps, and begin afresh with each moment. */
export class Picks<Sight, Pick, Tap> {
  readonly #picking: Picking<Sight, Pick, Tap>;
  readonly #sight: () => Sight;
  readonly #isMoving: () => boolean;
  #last: Pick | null = null;
  readonly #moment: string = $derived.by(() => this.#picking.momentOf(this.#sight()));
  now: Pick = $derived.by(() => this.#begin(this.#moment));
  /** The move that the picks come to, or "". */
  readonly move: string = $derived.by(() => this.#picking.moveOf(this.now, this.#sight()));

  constructor(picking: Picking<Sight, Pick, Tap>, sight: () => Sight, isMoving: () => boolean) {
    [this.#picking, this.#sight, this.#isMoving] = [picking, sight, isMoving];
    $effect.pre(() => void this.now); // no moment is missed while nothing that is picked is on show
  }

  /** While a move is under way nothing else can be picked. */
  readonly tap = (tap: Tap): void => {
    if (this.#isMoving()) return;
    this.now = this.#last = this.#picking.tapped(this.now, this.#sight(), tap);
  };

  #begin(_: string): Pick {
    return untrack(() => (this.#last = this.#picking.fresh(this.#sight(), this.#last)));
  }
}
