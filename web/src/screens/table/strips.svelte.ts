/** Strips that come and go with time. */

import { untrack } from "svelte";
import type { Standing } from "../../net/line";
import type { TableState } from "../../table/state";
import type { Said } from "../../wire.gen";

const LONG = 4000; // ms without a line before anybody is told
const UNHEARD = 2000; // ms without an answer to a move
const HEARD = 5000; // ms for which a phrase stays

/** Tells whether the line has been silent for long: most losses mend themselves unseen. */
export class Silence {
  long = $state(false);

  constructor(standing: () => Standing) {
    $effect(() => {
      this.long = false;
      if (standing() === "open" || standing() === "closed") return;
      const waiting = setTimeout(() => (this.long = true), LONG);
      return () => clearTimeout(waiting);
    });
  }
}

/** Tells whether a move has been under way for long: a line may be dead before anybody knows it. */
export class Unanswered {
  long = $state(false);

  constructor(moving: () => string) {
    $effect(() => {
      this.long = false;
      if (moving() === "") return;
      const waiting = setTimeout(() => (this.long = true), UNHEARD);
      return () => clearTimeout(waiting);
    });
  }
}

/** Keeps the last phrase that somebody said, for a moment. */
export class Saying {
  now = $state.raw<Said | null>(null);

  constructor(table: () => TableState) {
    let heard = untrack(() => lastSaid(table())?.key);
    const last = $derived(lastSaid(table()));
    $effect(() => {
      if (last === undefined || last.key === heard) return;
      heard = last.key;
      this.now = last.said;
      const hush = setTimeout(() => (this.now = null), HEARD);
      return () => clearTimeout(hush);
    });
  }
}

function lastSaid(table: TableState): { readonly key: string; readonly said: Said } | undefined {
  return table.news.findLast((one) => one.kind === "said");
}
