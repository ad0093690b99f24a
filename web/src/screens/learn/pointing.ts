/** Where the coach points: found by the names that every board gives to its parts, and by what can still be pressed. */

import type { Places } from "../../games";

/** With one move left to make, few controls are. The loud one first; then what is still to be picked. */
const CONTROLS = [
  ".btn.gold:enabled",
  "button[aria-pressed='false']:enabled:not(.btn)",
  ".btn:enabled:not([aria-pressed])",
] as const;

export function placeOn(board: Element, places: Places, place: string): Element | null {
  const name = places[place]?.() ?? "";
  return name === "" ? null : board.querySelector(`[aria-label="${CSS.escape(name)}"]`);
}

export function controlOn(board: Element): Element | null {
  for (const control of CONTROLS) {
    const found = board.querySelector(control);
    if (found !== null) return found;
  }
  return null;
}
