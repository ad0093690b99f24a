/** The seats as they are drawn: who sits where, how each cat feels, what each said last. */

import type { Mood } from "../../art";
import { isBot } from "../../table/state";
import type { Sitting } from "../../wire.gen";
import { type Bid, bidding, lastBid, type View } from "./view";

export interface SeatShown {
  readonly seat: number;
  readonly name: string;
  readonly mood: Mood;
  readonly lives: number;
  /** How many matches to draw, the burnt ones too. */
  readonly most: number;
  /** Cards in hand where they are not as many as the lives, as after Draw 3; else null. */
  readonly cards: number | null;
  readonly bid: Bid | null;
  readonly owns: boolean;
  readonly dealer: boolean;
  readonly out: boolean;
  readonly turn: boolean;
  readonly away: boolean;
  readonly bot: boolean;
  /** Action cards played this round, by code. */
  readonly played: readonly string[];
}

export function seatsOf(
  view: View,
  names: readonly string[],
  sitters: readonly (Sitting | null)[],
  awaited: readonly number[],
): readonly SeatShown[] {
  return names.map((name, seat) => seatOf(view, name, seat, sitters[seat] ?? null, awaited.includes(seat)));
}

function seatOf(view: View, name: string, seat: number, sitter: Sitting | null, turn: boolean): SeatShown {
  const round = view.phase === "opening" ? null : view;
  const lives = round?.counts[seat] ?? 0;
  const out = round?.out.includes(seat) ?? false;
  const now = bidding(view);
  const size = now?.sizes[seat] ?? lives;
  return {
    seat,
    name,
    mood: moodOf(view, seat, out),
    lives,
    most: Math.max(lives, round?.start ?? 0),
    cards: size === lives ? null : size,
    bid: now?.bids.findLast((bid) => bid.by === seat) ?? null,
    owns: lastBid(view)?.by === seat,
    dealer: round?.dealer === seat && round.phase !== "over",
    out,
    turn,
    away: sitter !== null && sitter.person && !sitter.here,
    bot: isBot(sitter),
    played: now?.trail.flatMap((event) => (event.seat === seat && "played" in event ? [event.played] : [])) ?? [],
  };
}

function moodOf(view: View, seat: number, out: boolean): Mood {
  if (view.phase === "opening") return "plain";
  if (view.phase === "over") return out ? "sleepy" : "smug";
  if (out) return "sleepy";
  if (view.phase === "called")
    return seat === view.call.bid.by ? "shocked" : seat === view.call.caller ? "sly" : "plain";
  const bids = bidding(view)?.bids ?? [];
  if (bids.length === 0) return moodAfter(view.last?.changes[seat] ?? 0, seat === view.last?.loser);
  return bids.at(-1)?.by === seat ? "sly" : "plain";
}

/** Until the first bid of a round the last call is still on everybody's face. */
function moodAfter(change: number, lost: boolean): Mood {
  if (lost) return "grumpy";
  return change > 0 ? "happy" : "plain";
}

/** Seats around the table on a wide screen: along an arc from the left end to the right one, as parts of 1. */
export function onArc(nth: number, of: number): { readonly x: number; readonly y: number } {
  const low = of === 2 ? 0.2 : 0; // two sit closer, and higher, than the ends of a full arc
  const angle = Math.PI * (of === 1 ? 0.5 : low + ((1 - 2 * low) * nth) / (of - 1));
  return { x: 0.5 - 0.5 * Math.cos(angle), y: 1 - Math.sin(angle) };
}
