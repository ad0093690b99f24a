/** Strips that come and go with time. */

import { untrack } from "svelte";
import type { TableState } from "../../table/state";
import type { Said } from "../../wire.gen";

const HEARD = 5000; // ms for which a phrase stays

/** Tells whether something has stayed the same for a while; "" is nothing. */
export class Lasting {
  long = $state(false);

  constructor(what: () => string, ms: number) {
    $effect(() => {
      this.long = false;
      if (what() === "") return;
      const waiting = setTimeout(() => (this.long = true), ms);
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
