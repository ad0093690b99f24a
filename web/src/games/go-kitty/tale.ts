/** What just happened, from the moves that were heard: for the label, the seats and the cards that fly. */

import type { Heard } from "../../wire.gen";
import { isSeason } from "./names";
import { moveIn, type Cards, type Clowder, type Code, type Line, type What } from "./view";

type Answer =
  | { readonly kind: "gave"; readonly number: number; readonly card: Code | null }
  | { readonly kind: "some" } // chance will pick the card
  | { readonly kind: "none" }
  | { readonly kind: "mouse"; readonly number: number };

export interface AskTale {
  readonly kind: "ask";
  readonly who: number;
  readonly target: number;
  readonly what: What;
  readonly token: boolean;
  readonly answer: Answer | null;
  /** The card that was drawn after a miss, where it is ours to see. */
  readonly drawn: Code | "hidden" | null;
}
export interface LayTale {
  readonly kind: "lay";
  readonly who: number;
  readonly clowder: Clowder;
  readonly cards: readonly Code[];
}
export interface PlainTale {
  readonly kind: "start" | "look" | "kept" | "draw" | "skip" | "end";
  readonly who: number;
}
export type Tale = AskTale | LayTale | PlainTale;

/** Take in what was heard. */
export function retold(tale: Tale | null, heard: readonly Heard[]): Tale | null {
  return heard.reduce<Tale | null>(next, tale);
}

/** Give the tale that the step of this number goes on from: in a replay, none where one went back or jumped. */
export function goneOn(tale: Tale | null, last: number, seq: number, still: boolean): Tale | null {
  return still && seq !== last + 1 ? null : tale;
}

function next(tale: Tale | null, heard: Heard): Tale | null {
  const who = heard.actor;
  const move = moveIn(heard);
  if ("first" in move) return { kind: "start", who: move.first };
  if ("lay" in move) return { kind: "lay", who, clowder: move.lay, cards: move.cards };
  if ("keep" in move) return { kind: "kept", who };
  if ("act" in move && move.act !== "none") return { kind: move.act, who };
  if ("ask" in move) {
    const { ask: target, what, token } = move;
    return { kind: "ask", who, target, what, token, answer: null, drawn: null };
  }
  return tale?.kind === "ask" ? answered(tale, move) : tale;
}

function answered(tale: AskTale, move: Line): AskTale {
  if ("act" in move) return { ...tale, answer: { kind: "none" } };
  if ("drawn" in move) return { ...tale, drawn: cardIn(move.drawn) ?? "hidden" };
  if ("mouse" in move && move.mouse !== null) return { ...tale, answer: { kind: "mouse", number: move.mouse } };
  const cards = cardsGiven(move);
  return cards === undefined || tale.answer?.kind === "mouse" ? tale : { ...tale, answer: gave(cards) };
}

/** Return what is handed over: null where it is not known yet, undefined where nothing is. */
function cardsGiven(move: Line): Cards | null | undefined {
  if ("give" in move) return move.give;
  return "given" in move ? move.given : undefined;
}

function gave(cards: Cards | null): Answer {
  return cards === null ? { kind: "some" } : { kind: "gave", number: numberOf(cards), card: cardIn(cards) };
}

function numberOf(cards: Cards): number {
  return typeof cards === "number" ? cards : cards.length;
}

function cardIn(cards: Cards): Code | null {
  return typeof cards === "number" ? null : (cards[0] ?? null);
}

/** Where cards go from and to: a seat, or the pile. */
export type Place = number | "pile";
export interface Flight {
  readonly key: string;
  readonly from: Place;
  readonly to: Place;
  readonly number: number;
}

/** Give the cards that moved between others, or from here to there, in the order heard. */
export function flightsOf(before: Tale | null, heard: readonly Heard[]): readonly Flight[] {
  const flights: Flight[] = [];
  let tale = before;
  for (const one of heard) {
    tale = next(tale, one);
    const flight = flightOf(tale, one);
    if (flight !== null) flights.push({ ...flight, key: String(one.number) });
  }
  return flights;
}

function flightOf(tale: Tale | null, heard: Heard): Omit<Flight, "key"> | null {
  const move = moveIn(heard);
  if (tale === null) return null;
  if ("drawn" in move) return { from: "pile", to: tale.who, number: 1 };
  if ("keep" in move) return { from: "pile", to: heard.actor, number: 1 };
  if (tale.kind !== "ask") return null;
  const { who, target } = tale;
  if ("mouse" in move) return isPaidLater(tale, move.mouse) ? null : { from: who, to: target, number: move.mouse ?? 0 };
  const cards = cardsGiven(move);
  if (cards === undefined || cards === null) return null;
  const paid = tale.answer?.kind === "mouse";
  return { from: paid ? who : target, to: paid ? target : who, number: numberOf(cards) };
}

/** After a Season ask is turned round, the asker still chooses the card. */
function isPaidLater({ what }: AskTale, number: number | null): boolean {
  return number === null || number === 0 || isSeason(what);
}
