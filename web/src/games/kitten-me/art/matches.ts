import { box, edged, escaped, fill, oval, svg } from "../../../art/draw";
import { words } from "../words";

/** Matches keep count: lives, tallies, timers. 14 x 50. */
export type MatchState = "fresh" | "lit" | "burnt" | "ghost";

const STATES: Record<MatchState, () => string> = {
  fresh: () => box(5, 14, 4, 36, "match") + oval(7, 12, 4.6, 6.5, "match-head"),
  lit: () =>
    box(5, 16, 4, 34, "match") +
    fill("M7 0Q16 10 11 18Q9 21 7 21Q5 21 3 18Q-1 11 7 0Z", "flame") +
    fill("M7 8Q11 13 9 17.5Q8 19 7 19Q6 19 5 17.5Q3 13 7 8Z", "flame-2"),
  burnt: () => fill("M5 50V34L9 30V50Z", "match") + fill("M5 34Q4 26 9 20L12 23Q9 27 9 31Z", "key-3"),
  ghost: () => box(5.5, 15, 3, 34.5, "none", 0, edged("key-3", 1.2)) + oval(7, 11, 4, 5.5, "none", edged("key-3", 1.2)),
};

export function match(state: MatchState, px = 10): string {
  return svg(14, 50, px, STATES[state](), { kind: `match ${state}` });
}

/** A row of matches; what is lost is burnt. */
export function lives(now: number, most: number, px = 6): string {
  const row = Array.from({ length: Math.max(now, most) }, (_, i) => match(i < now ? "fresh" : "burnt", px));
  return `<span class="lives" role="img" aria-label="${escaped(words.card.lives(now, most))}">${row.join("")}</span>`;
}
