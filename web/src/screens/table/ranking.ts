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

export function winners(result: Result): readonly number[] {
  return ranking(result)
    .filter((one) => one.rank === 1)
    .map((one) => one.seat);
}
