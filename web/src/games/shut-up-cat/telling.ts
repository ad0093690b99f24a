/** What is said while somebody else is on turn, and what cards still do tonight. */

import type { Heard } from "../../wire.gen";
import { words } from "./words";
import { letterOf } from "./ring";
import { countUp, peeked } from "./stage";
import type { Seen } from "./view";

export function waitWords(view: Seen, who: string, canChase: boolean): string {
  const times = view.multipliers[view.turn] ?? 0;
  const waits = view.phase === "awake" ? words.hears(who, countUp(view, "m"), times) : words.waits[view.phase](who);
  return canChase ? `${waits} ${words.canChase}` : waits;
}

/** Tell how many MEOWs turned up, and what they did. */
export function heardWords(view: Seen): string {
  return words.heard(countUp(view, "m"), view.hushed, view.multipliers[view.turn] ?? 0);
}

export function tonight(view: Seen): string {
  const hush = view.catnips > 0 ? words.hushTonight(view.catnips) : "";
  const milk = view.milks > 0 ? words.milkTonight(view.milks) : "";
  return [hush, milk].filter(Boolean).join(", ");
}

/** Tell what a player has just seen in secret, or "". */
export function lookWords(heard: readonly Heard[]): string {
  const found = [...peeked(heard)].map(([place, face]) => words.putAt(words.face[face], letterOf(place)));
  return found.length === 0 ? "" : words.looked(found.join(", "));
}
