/** What is said while somebody else is on turn, and what cards still do tonight. */

import type { Heard } from "../../wire.gen";
import { say } from "../../words/index.svelte";
import { letterOf } from "./ring";
import { countUp, peeked } from "./stage";
import type { Seen } from "./view";

export function waitWords(view: Seen, who: string, canChase: boolean): string {
  const times = view.multipliers[view.turn] ?? 0;
  const waits = view.phase === "awake" ? say.cat.hears(who, countUp(view, "m"), times) : say.cat.waits[view.phase](who);
  return canChase ? `${waits} ${say.cat.canChase}` : waits;
}

/** Tell how many MEOWs turned up, and what they did. */
export function heardWords(view: Seen): string {
  return say.cat.heard(countUp(view, "m"), view.hushed, view.multipliers[view.turn] ?? 0);
}

export function tonight(view: Seen): string {
  const hush = view.catnips > 0 ? say.cat.hushTonight(view.catnips) : "";
  const milk = view.milks > 0 ? say.cat.milkTonight(view.milks) : "";
  return [hush, milk].filter(Boolean).join(", ");
}

/** Tell what a player has just seen in secret, or "". */
export function lookWords(heard: readonly Heard[]): string {
  const found = [...peeked(heard)].map(([place, face]) => say.cat.putAt(say.cat.face[face], letterOf(place)));
  return found.length === 0 ? "" : say.cat.looked(found.join(", "));
}
