/** What a browser knows of a table: a fold over what the server said. Pure, so that tests need no browser. */

import type { Promised } from "../verify/promised";
import type {
  Choices,
  Done,
  Facts,
  Heard,
  Odds,
  Present,
  RefusedCommand,
  Said,
  Scene,
  Sitting,
  ToClient,
  Told,
  Welcome,
} from "../wire.gen";

/** One line of the log, as people read it. */
export type News =
  | { readonly kind: "move"; readonly key: string; readonly match: number; readonly heard: Heard }
  | { readonly kind: "event"; readonly key: string; readonly order: string; readonly event: string }
  | { readonly kind: "skipped"; readonly key: string; readonly first: number; readonly last: number }
  | { readonly kind: "said"; readonly key: string; readonly said: Said };

/** What the last message brought, so that boards can move what moved. */
export interface Recent {
  readonly seq: number;
  readonly heard: readonly Heard[];
  readonly before: Scene | null;
}

export type Sitters = readonly (Sitting | null)[];

export interface TableState {
  readonly version: string;
  readonly token: string;
  readonly facts: Facts;
  readonly seq: number;
  readonly seat: number | null;
  readonly number: number;
  readonly commitment: string;
  readonly sitters: Sitters;
  /** How the cats look, by seat, "" where nobody chose: those of the match shown, whoever sits there by now. */
  readonly looks: readonly string[];
  readonly watchers: number;
  readonly watching: readonly string[]; // the names of those who gave one
  readonly scene: Scene;
  readonly recent: Recent;
  readonly news: readonly News[];
  readonly phrases: number; // how many were said so far
  readonly refused: RefusedCommand | null;
  readonly odds: Odds | null;
  readonly host: boolean; // whether this guest opened the table
  readonly locked: boolean; // nobody new sits down
  readonly led: boolean; // whoever opened the table alone begins matches and sets seats
  readonly removed: boolean; // whoever opened the table removed this guest, who may only watch from now on
  readonly ahead: number; // by how many seconds the server's clock is ahead of ours
}

export const MOST_NEWS = 400;
const DRIFT = 0.25; // seconds that our clock may be wrong before anything is drawn anew

/** Take in a message; `null` stands for a table that has not answered yet. */
export function after(state: TableState | null, message: ToClient, now: number): TableState | null {
  if (message.t === "welcome") return welcomed(state, message, now);
  if (state === null) return null;
  switch (message.t) {
    case "told":
      return told(state, message);
    case "refused":
      return refused(state, message);
    case "said":
      return said(state, message);
    case "present":
      return present(state, message);
    case "odds":
      return message.seq === state.seq ? { ...state, odds: message } : state;
    case "choices":
      return continued(state, message);
    case "pong":
      return clocked(state, message.now - now);
    case "done":
      return done(state, message);
    default:
      return state; // a bye, or a word that only a newer page knows
  }
}

function welcomed(state: TableState | null, message: Welcome, now: number): TableState {
  const { t: _, heard, now: theirs, ...rest } = message;
  const sameMatch = state !== null && state.number === message.number;
  const news = [...skippedNews(state, message.number), ...moveNews(message.number, heard)];
  return {
    ...rest,
    looks: looksIn(state, message.number, message.scene, message.sitters),
    recent: { seq: message.seq, heard: sameMatch ? heard : [], before: state?.scene ?? null },
    news: state === null ? news : added(state.news, news),
    phrases: state?.phrases ?? 0,
    refused: null,
    odds: null,
    host: message.host ?? false,
    locked: message.locked ?? false,
    led: message.led ?? false,
    watching: message.watching ?? [],
    removed: state?.removed ?? false,
    ahead: theirs - now,
  };
}

function clocked(state: TableState, ahead: number): TableState {
  return Math.abs(ahead - state.ahead) < DRIFT ? state : { ...state, ahead };
}

function told(state: TableState, message: Told): TableState {
  if (message.seq === state.seq && message.order === "again") return lookedAt(state, message);
  if (message.seq <= state.seq) return state; // said twice, as after a reconnection
  const heard = message.heard ?? [];
  const number = message.number ?? state.number;
  const sitters = message.sitters ?? state.sitters;
  return {
    ...state,
    seq: message.seq,
    seat: message.seat === undefined ? state.seat : message.seat,
    number,
    commitment: message.commitment ?? state.commitment,
    sitters,
    looks: looksIn(state, number, message.scene, sitters),
    locked: message.locked ?? state.locked,
    led: message.led ?? state.led,
    removed: state.removed || isRemoval(state, message),
    scene: message.scene,
    recent: { seq: message.seq, heard, before: state.scene },
    news: added(state.news, [...skippedNews(state, number), ...eventNews(message), ...moveNews(number, heard)]),
    odds: null,
  };
}

/** A match that is over keeps its cats while people come and go. */
function looksIn(state: TableState | null, number: number, scene: Scene, sitters: Sitters): readonly string[] {
  return state !== null && scene.phase === "over" && state.number === number ? state.looks : looksOf(sitters);
}

/** Give the looks that those who sit chose, by seat. */
export function looksOf(sitters: Sitters): readonly string[] {
  return sitters.map((sitting) => sitting?.look ?? "");
}

/** Nothing happened, but somebody may go by another name now. */
function lookedAt(state: TableState, message: Told): TableState {
  const { sitters = state.sitters, locked = state.locked, led = state.led } = message;
  return { ...state, scene: message.scene, sitters, locked, led };
}

function isRemoval(state: TableState, { order, seat }: Told): boolean {
  return order === "remove" && state.seat !== null && seat === null;
}

/** Nothing happened. A refusal that knows more than was shown leaves the telling of it to what was told. */
function refused(state: TableState, message: RefusedCommand): TableState {
  const scene = message.seq === state.seq ? message.scene : state.scene;
  return { ...state, scene, removed: state.removed || isTurnedAway(state, message), refused: message };
}

/** After a reload only a refusal tells a removed guest apart: to sit down at an open table is all that T12 denies them. */
function isTurnedAway({ seat, host, locked }: TableState, { ruling }: RefusedCommand): boolean {
  return ruling === "T12" && seat === null && !host && !locked;
}

/** Take the choices that follow those we have, if the table still stands as it did. */
function continued(state: TableState, { seq, first, choices, moves = [], more }: Choices): TableState {
  const { scene } = state;
  if (seq !== state.seq || first !== scene.choices.length) return state;
  const all = { choices: [...scene.choices, ...choices], moves: [...(scene.moves ?? []), ...moves] };
  return { ...state, scene: { ...scene, ...all, more } };
}

function present(state: TableState, message: Present): TableState {
  const { here, watchers, watching = [] } = message;
  const same = state.sitters.every((sitting, seat) => sitting === null || sitting.here === here[seat]);
  if (same && state.watchers === watchers && state.watching.join() === watching.join()) return state;
  const sitters = state.sitters.map((sitting, seat) => sitting && { ...sitting, here: here[seat] ?? false });
  return { ...state, sitters, watchers, watching };
}

function done(state: TableState, _message: Done): TableState {
  return state.refused === null ? state : { ...state, refused: null };
}

function moveNews(match: number, heard: readonly Heard[]): News[] {
  return heard.map((one) => ({ kind: "move", key: `${match}.${one.number}`, match, heard: one }));
}

/** Give all that was heard of the match on the table, as far as the log goes back. */
export function heardIn({ news, number }: TableState): readonly Heard[] {
  return news.flatMap((one) => (one.kind === "move" && one.match === number ? [one.heard] : []));
}

function eventNews(message: Told): News[] {
  const { order = "", event = "", seq } = message;
  return event === "" ? [] : [{ kind: "event", key: `event.${seq}`, order, event }];
}

function said(state: TableState, message: Said): TableState {
  const phrases = state.phrases + 1;
  const news: News = { kind: "said", key: `said.${phrases}`, said: message };
  return { ...state, phrases, news: added(state.news, [news]) };
}

/** Tell of matches that were dealt here and not seen: a secret that was promised for one of them was used up. */
function skippedNews(state: TableState | null, number: number): readonly News[] {
  if (state === null || number <= state.number + 1) return [];
  return [{ kind: "skipped", key: `skipped.${number}`, first: state.number + 1, last: number - 1 }];
}

/** Add to the log what is not there yet. */
function added(news: readonly News[], more: readonly News[]): readonly News[] {
  const known = new Set(news.map((one) => one.key));
  const fresh = more.filter((one) => !known.has(one.key));
  return fresh.length === 0 ? news : [...news, ...fresh].slice(-MOST_NEWS);
}

/** Tell whether the table waits for this seat. */
export function isAwaited(state: TableState, seat: number | null): boolean {
  return seat !== null && state.scene.phase === "playing" && state.scene.awaited.includes(seat);
}

/** The seconds that those awaited have left, of so many. */
export interface Time {
  readonly left: number;
  readonly of: number;
}

export const SLOW = 3600; // seconds a move: at a table with more people come and go, and nobody looks at a clock
const FEW = 10; // seconds that are counted

/** Give the time that is left, to the second where it goes in steps; null where no clock runs that anybody looks at. */
export function timeLeft({ scene, facts, ahead }: TableState, now: number, inSteps: boolean): Time | null {
  if (scene.due === null || facts.clock > SLOW) return null;
  const left = scene.due - now - ahead;
  // while a show is watched the clock rests: there is more left than it gives
  const shown = Math.max(0, Math.min(facts.clock, left));
  return { left: inSteps ? Math.ceil(shown) : shown, of: facts.clock };
}

/** Give the seconds to count where few are left, else null. */
export function fewLeft({ left }: Time): number | null {
  return left <= FEW ? Math.ceil(left) : null;
}

/** Tell whether a bot plays here: at its own seat, or for somebody who is away. */
export function isBot(sitting: Sitting | null | undefined): boolean {
  return sitting !== null && sitting !== undefined && (!sitting.person || sitting.level !== "");
}

/** Give the names by seat: of the match shown, or of those who gather. */
export function namesOf(state: TableState): readonly string[] {
  const { names } = state.scene;
  return state.sitters.map((sitting, seat) => names[seat] ?? sitting?.name ?? "");
}

/** Return what the table promises for that match. */
export function promiseIn({ commitment, facts }: TableState): Promised {
  return { commitment, nonce: facts.nonce ?? "" };
}

/** Return the match that the commitment of a table is for: the one that runs, or else the one to come. */
export function promisedMatch({ facts, number, scene }: TableState): string {
  return `${facts.code}-${scene.phase === "playing" ? number : number + 1}`;
}
