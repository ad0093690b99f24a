/** How a match ended, in the order that it is read. Pure. */

import type { Result } from "../../wire.gen";

export interface Placed {
  readonly seat: number;
  readonly rank: number;
  readonly score: number;
}

/** Give the seats by rank; of those who share one, the lower seat first. */
export function ranking(result: Result): readonly Placed[] {
  return result.ranks
    .map((rank, seat) => ({ seat, rank, score: result.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

const MANY = 10; // points, from which a gap can be told in parts of them
const HARDLY = 0.15; // of the winner's points

/** Tell whether somebody nearly won: second by few points, or, where there are no points to speak of, of several. */
export function nearlyWon(result: Result, seat: number): boolean {
  if (result.ranks[seat] !== 2) return false;
  const most = Math.max(...result.scores);
  if (most < MANY) return result.ranks.length > 2;
  return most - (result.scores[seat] ?? 0) <= most * HARDLY;
}

export function winners(result: Result): readonly number[] {
  return ranking(result)
    .filter((one) => one.rank === 1)
    .map((one) => one.seat);
}
