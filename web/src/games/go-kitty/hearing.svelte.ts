/** What just happened, kept as the table tells it: the tale for the label, and the cards that fly. */

import { untrack } from "svelte";
import { sound } from "../../sound";
import type { BoardProps } from "../shared/board";
import { soundOf } from "./sounds";
import { flightsOf, goneOn, retold, type Flight, type Tale } from "./tale";

export class Hearing {
  tale = $state.raw<Tale | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  /** Names the moment at which a Mouse turned an ask round; "" where none did. */
  readonly mouse = $derived.by(() => (this.tale?.kind === "ask" && this.tale.answer?.kind === "mouse" ? "mouse" : ""));
  /** Whom somebody asked last. */
  readonly target = $derived.by(() => (this.tale?.kind === "ask" ? this.tale.target : null));
  #seq = -1;

  constructor(props: () => BoardProps) {
    const seq = $derived(props().recent.seq);
    $effect.pre(() => {
      void seq;
      untrack(() => this.#hear(props()));
    });
  }

  #hear({ recent, still }: BoardProps): void {
    const { heard, seq } = recent;
    const before = goneOn(this.tale, this.#seq, seq, still);
    this.#seq = seq;
    this.flights = still ? [] : flightsOf(before, heard);
    this.tale = retold(before, heard);
    const noise = still ? null : soundOf(heard);
    if (noise !== null) sound(noise);
  }
}
