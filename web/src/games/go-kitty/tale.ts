/** What just happened, from the lines that were heard: for the label, the seats and the cards that fly. */

import type { Heard } from "../../wire.gen";
import { layOf } from "./lay";
import { isSeason } from "./names";
import type { Clowder, Code, What } from "./view";

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

function next(tale: Tale | null, { actor, line }: Heard): Tale | null {
  const [verb = "", ...rest] = line.split(" ");
  switch (verb) {
    case "first":
      return { kind: "start", who: Number(rest[0]) };
    case "ask":
    case "seek":
      return asked(actor, verb === "seek", rest);
    case "lay":
      return { kind: "lay", who: actor, clowder: layOf(line).clowder, cards: layOf(line).cards };
    case "look":
    case "draw":
    case "skip":
    case "end":
      return { kind: verb, who: actor };
    case "keep":
      return { kind: "kept", who: actor };
    default:
      return tale?.kind === "ask" ? answered(tale, verb, rest) : tale;
  }
}

function asked(who: number, token: boolean, [target, what]: readonly string[]): AskTale {
  return { kind: "ask", who, target: Number(target), what: what as What, token, answer: null, drawn: null };
}

function answered(tale: AskTale, verb: string, rest: readonly string[]): AskTale {
  const [first = ""] = rest;
  switch (verb) {
    case "none":
      return { ...tale, answer: { kind: "none" } };
    case "mouse:":
      return { ...tale, answer: { kind: "mouse", number: Number(first) } };
    case "give:":
      return { ...tale, answer: { kind: "gave", number: Number(first), card: null } };
    case "give":
    case "given":
      return tale.answer?.kind === "mouse" ? tale : { ...tale, answer: gave(first) };
    case "drawn":
      return { ...tale, drawn: codeOf(first) ?? "hidden" };
    default:
      return tale;
  }
}

function gave(word: string): Answer {
  return word === "" ? { kind: "some" } : { kind: "gave", number: 1, card: codeOf(word) };
}

function codeOf(word: string): Code | null {
  return /^\d/.test(word) ? null : (word as Code);
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

function flightOf(tale: Tale | null, { actor, line }: Heard): Omit<Flight, "key"> | null {
  const [verb = "", first = ""] = line.split(" ");
  if (tale === null) return null;
  if (verb === "drawn") return { from: "pile", to: tale.who, number: 1 };
  if (verb === "keep") return { from: "pile", to: actor, number: 1 };
  if (tale.kind !== "ask") return null;
  if (verb === "give:") return { from: tale.target, to: tale.who, number: Number(first) };
  if (verb === "mouse:") return isPaidLater(tale, first) ? null : { from: tale.who, to: tale.target, number: +first };
  if ((verb !== "give" && verb !== "given") || first === "") return null;
  const paid = tale.answer?.kind === "mouse";
  return { from: paid ? tale.who : tale.target, to: paid ? tale.target : tale.who, number: 1 };
}

/** After a Season ask is turned round, the asker still chooses the card. */
function isPaidLater({ what }: AskTale, number: string): boolean {
  return number === "0" || isSeason(what);
}
