/** A reveal as a row of frames: hands open card by card, the count runs, the flip, the stamp. Pure, so that it can be tested. */

import type { Heard } from "../../wire.gen";
import { roundFrom } from "../shared/seats";
import { moveIn, type Effect, type Reckoning, type Reveal, type View } from "./view";

/** All that a reveal is drawn from, kept while the table plays on. */
export interface Scenery {
  readonly shown: Reveal;
  /** How it came out; null before the flip, as a replay may stand there. */
  readonly last: Reckoning | null;
  readonly names: readonly string[];
  readonly counts: readonly number[];
  readonly start: number;
  readonly dealer: number;
  readonly over: boolean;
}

/** Give the reveal that this view tells of, or null: of the call that stands, else of the last one. */
export function sceneryOf(view: View, names: readonly string[]): Scenery | null {
  if (view.phase === "opening") return null;
  const { counts, start, dealer, last } = view;
  const about = { names, counts, start, dealer, over: view.phase === "over" };
  if (view.phase === "called") return { ...about, shown: view, last: null };
  return last && { ...about, shown: last, last };
}

/** One hand of the reveal. */
export interface Row {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly worths: readonly number[];
  readonly sum: number;
  readonly effect: Effect | null;
  readonly times: number;
}

type Act = "dark" | "hands" | "hold" | "flip" | "stamp" | "read";

/** What can be seen at one moment: `open` cards of the row `row`, all of the rows before it, and the count so far. */
export interface Frame {
  readonly at: number; // milliseconds from the start, at normal speed
  readonly act: Act;
  readonly row: number;
  readonly open: number;
  readonly count: number;
}

/** There is always a first one. */
export type Frames = readonly [Frame, ...Frame[]];

const DARK = 520;
const HAND = 450;
const ALL_HANDS = 3600; // ten hands must not take longer
const HOLD = 600;
const FLIP = 420;
const STAMP = 1400;

/** The hands in the order they open: the caller's first, then clockwise, so that the bidder's comes late. */
export function rowsOf(shown: Reveal): readonly Row[] {
  const seats = shown.hands.map((_, seat) => seat);
  return roundFrom(seats, shown.call.caller)
    .filter((seat) => (shown.hands[seat] ?? []).length > 0)
    .map((seat) => ({
      seat,
      cards: shown.hands[seat] ?? [],
      worths: shown.worths[seat] ?? [],
      sum: shown.sums[seat] ?? 0,
      effect: shown.effects[seat] ?? null,
      times: shown.times[seat] ?? 1,
    }));
}

/** Give all frames of a reveal. The count ends a hand at what the server says the hand comes to. */
export function framesOf({ shown, last }: Scenery): Frames {
  const rows = rowsOf(shown);
  const each = Math.min(HAND, ALL_HANDS / Math.max(1, rows.length));
  const frames: [Frame, ...Frame[]] = [{ at: 0, act: "dark", row: 0, open: 0, count: 0 }];
  let before = 0;
  rows.forEach((row, nth) => {
    frames.push(...framesOfHand(row, nth, DARK + nth * each, each, before));
    before += row.sum;
  });
  const done = { row: rows.length, open: 0 };
  let at = DARK + rows.length * each;
  if (last === null) return [...frames, { at, act: "hold", ...done, count: before }];
  if (last.flip !== null) {
    frames.push(
      { at, act: "hold", ...done, count: before },
      { at: at + HOLD, act: "flip", ...done, count: last.total },
    );
    at += HOLD + FLIP;
  }
  frames.push({ at, act: "stamp", ...done, count: last.total });
  frames.push({ at: at + STAMP, act: "read", ...done, count: last.total });
  return frames;
}

export function lastFrame(scenery: Scenery): Frame {
  const frames = framesOf(scenery);
  return frames.at(-1) ?? frames[0];
}

function framesOfHand(row: Row, nth: number, from: number, time: number, before: number): readonly Frame[] {
  let counted = 0;
  return row.cards.map((_, card) => {
    counted += row.effect === "hides" ? 0 : (row.worths[card] ?? 0);
    const whole = card === row.cards.length - 1;
    return {
      at: from + (time * card) / row.cards.length,
      act: "hands",
      row: nth,
      open: card + 1,
      count: before + (whole ? row.sum : counted),
    };
  });
}

export type Verdict = "busted" | "stands" | "purrfect" | "notQuite";

/** Name what came out, by who lost: the server has judged it. */
export function verdictOf(last: Reckoning): Verdict {
  const bidderLost = last.loser === last.call.bid.by;
  if (last.call.purrfect) return bidderLost ? "purrfect" : "notQuite";
  return bidderLost ? "busted" : "stands";
}

/** Tell whether somebody was called. */
export function callHeard(heard: readonly Heard[]): boolean {
  return heard.some((one) => "call" in moveIn(one));
}

/** Tell whether a reveal is what was heard last: the call, or the flip that follows it. */
export function revealHeard(heard: readonly Heard[]): boolean {
  const last = heard.at(-1);
  return last !== undefined && ("call" in moveIn(last) || "flip" in moveIn(last));
}

/** Which matches stand in the tally: one for each that the bid needs, and those beyond it. */
export function tally(count: number, needed: number, over: boolean): readonly ("lit" | "fresh" | "ghost")[] {
  const rest = over ? "ghost" : "fresh";
  return Array.from({ length: Math.max(count, needed) }, (_, nth) => (nth < count ? "lit" : rest));
}
