/** Where the coach points: found by the names that every board gives to its parts, and by what can still be pressed. */

import { say } from "../../words/index.svelte";
import type { TaughtGame } from "./courses";

type Places = Readonly<Record<string, () => string>>;

export const PLACES: Readonly<Record<TaughtGame, Places>> = {
  "kitten-me": {
    hand: () => say.kitten.yourHand,
    bid: () => say.kitten.theBid,
    seats: () => say.kitten.seats,
    counts: () => say.kitten.whatToBid,
  },
  "go-kitty": {
    hand: () => say.kitty.yourHand,
    ask: () => say.kitty.theAsk,
    seats: () => say.kitty.seats,
  },
  "shut-up-cat": {
    ring: () => say.cat.ring,
    pillow: () => say.cat.pillow,
    seats: () => say.cat.seats,
  },
};

/** With one move left to make, few controls are. The loud one first; then what is still to be picked. */
const CONTROLS = [
  ".btn.gold:enabled",
  "button[aria-pressed='false']:enabled:not(.btn)",
  ".btn:enabled:not([aria-pressed])",
] as const;

export function placeOn(board: Element, game: TaughtGame, place: string): Element | null {
  const name = PLACES[game][place]?.() ?? "";
  return name === "" ? null : board.querySelector(`[aria-label="${CSS.escape(name)}"]`);
}

export function controlOn(board: Element): Element | null {
  for (const control of CONTROLS) {
    const found = board.querySelector(control);
    if (found !== null) return found;
  }
  return null;
}
