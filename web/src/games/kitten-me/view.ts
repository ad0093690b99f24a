/** The view of a match of Kitten Me, as the board uses it. */

import type { Heard, Scene } from "../../wire.gen";
import type { ShownLine, Shown, ShownBid, ShownBidding } from "./view.gen";

export type {
  Effect,
  ShownLine as Line,
  Shown as View,
  ShownAmounts as Amounts,
  ShownBid as Bid,
  ShownBidding as Bidding,
  ShownReckoning as Reckoning,
  ShownReveal as Reveal,
} from "./view.gen";

const PHASES = ["opening", "dealing", "bidding", "drawing", "called", "over"];

/** Take a scene's view for what it is; it comes from our own server, and a board is only drawn for its own game. */
export function viewOf(scene: Scene): Shown {
  const view = scene.view ?? {};
  if (!PHASES.includes(String(view["phase"]))) throw new TypeError("This is no view of Kitten Me.");
  return view as unknown as Shown;
}

/** Take what was heard for what it is. */
export function moveIn({ move }: Heard): ShownLine {
  return move as unknown as ShownLine;
}

export function bidding(view: Shown): ShownBidding | null {
  return view.phase === "bidding" || view.phase === "drawing" ? view : null;
}

export function lastBid(view: Shown): ShownBid | null {
  return bidding(view)?.bids.at(-1) ?? null;
}
