/** Check a finished match: was this secret promised, and does all chance of the match follow from it? */

import type { Replay, StepForm } from "../wire.gen";
import { commitmentOf, keyOf, SecretDraw, taken, type Urn } from "./chance";
import type { Promised } from "./promised";

type Fault = "secret" | "promise" | "opener" | "record" | "nothing" | "draw";

export type Verdict =
  { readonly ok: true; readonly checked: number } | { readonly ok: false; readonly why: Fault; readonly step: number };

/** What became of the promise that this browser saw, where it saw one. */
export type Kept = "kept" | "broken" | "unseen";

const TABLE = -1;
const MOVE = /^(TABLE|\d+) /;

/**
 * Recompute everything. `record` is the text of the match, which names every move; `promised` is what this browser was
 * shown before the secret was told, where it knows it.
 */
export function verify(replay: Replay, record: string, promised: Promised | null): Verdict {
  if (commitmentOf(replay.secret) !== replay.commitment) return fault("secret");
  if (promised !== null && promised.commitment !== replay.commitment) return fault("promise");
  if (promised !== null && !beginsWith(replay.salt, promised.nonce)) return fault("opener");
  const other = partingOf(replay.steps, record);
  if (other !== null) return fault("record", other);
  return drawnFairly(replay);
}

export function promiseOf({ secret, salt, commitment }: Replay, promised: Promised | null): Kept {
  if (promised === null) return "unseen";
  const isSecret = promised.commitment === commitment && promised.commitment === commitmentOf(secret);
  return isSecret && beginsWith(salt, promised.nonce) ? "kept" : "broken";
}

function beginsWith(salt: string, nonce: string): boolean {
  return nonce === "" || salt.split(" ")[0] === nonce;
}

function fault(why: Fault, step = 0): Verdict {
  return { ok: false, why, step };
}

/** Give the number of the first step that is not the record's, or null: without it, draws could be left out. */
function partingOf(steps: readonly StepForm[], record: string): number | null {
  const moves = record.split("\n").filter((line) => MOVE.test(line));
  const shown = steps.map(({ actor, said }) => `${actor === TABLE ? "TABLE" : actor} ${said}`);
  const longer = moves.length > shown.length ? moves : shown;
  const at = longer.findIndex((_, number) => moves[number] !== shown[number]);
  return at < 0 ? null : at;
}

function drawnFairly({ secret, salt, steps }: Replay): Verdict {
  const key = keyOf(secret, salt);
  let rolls = 0;
  for (const [number, step] of steps.entries()) {
    if (step.actor !== TABLE) continue;
    if (!follows(step, new SecretDraw(key, rolls))) return fault("draw", number);
    rolls += 1;
  }
  return rolls === 0 ? fault("nothing") : { ok: true, checked: rolls };
}

function follows(step: StepForm, draw: SecretDraw): boolean {
  const urn: Urn | null = step.urn ?? null;
  if (urn === null || !holdsEnough(urn)) return false;
  return saysWhatWasDrawn(step.said, taken(urn, draw), urn.besides);
}

function holdsEnough({ things, number, back }: Urn): boolean {
  return number <= things.length || (back && things.length > 0);
}

/** Tell whether a line names just what was drawn: hand by hand in a deal, all together otherwise; order is for the eye. */
export function saysWhatWasDrawn(line: string, drawn: readonly string[], besides: readonly string[]): boolean {
  const lots = lotsOf(line);
  const size = lots.reduce((sum, lot) => sum + lot.length, 0);
  if (size !== drawn.length + besides.length) return false;
  const all = [...drawn, ...besides];
  let from = 0;
  return lots.every((lot) => {
    const due = all.slice(from, (from += lot.length));
    return sameLot(lot, due);
  });
}

/** Cut `deal 0:bh,w 1:-` into hands, and any other line into one lot. */
function lotsOf(line: string): readonly (readonly string[])[] {
  const [, ...words] = line.split(" ");
  return words.map((word) => listOf(word.replace(/^\d+:/, "")));
}

function listOf(word: string): readonly string[] {
  return word === "-" || word === "" ? [] : word.split(",");
}

function sameLot(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}
