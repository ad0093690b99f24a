/** What a game counts of its own, as far as this page knows how to tell it. Pure. */

export interface BidCounts {
  readonly bids: number;
  /** That were there, by all hands. */
  readonly true: number;
  /** That one's own hand held alone. */
  readonly held: number;
  /** Bluffs that the next player believed. */
  readonly believed: number;
}

/** Give the bids among what a game counts, and null where it has none or nobody has bid yet. */
export function bidsIn(counts: Readonly<Record<string, number>> = {}): BidCounts | null {
  const { bids = 0, true: there = 0, held = 0, believed = 0 } = counts;
  return bids === 0 ? null : { bids, true: there, held, believed };
}
