/** Check a finished match: was this secret promised, and does all chance of the match follow from it? */

import type { Replay, Step } from "../wire.gen";
import { commitmentOf, keyOf, SecretDraw, taken, type Urn } from "./chance";

export type Verdict =
  | { readonly ok: true; readonly checked: number }
  | { readonly ok: false; readonly why: "secret" | "promise" | "draw"; readonly step: number };

const TABLE = -1;

/** Recompute everything. `promised` is the commitment that this browser was shown before the deal, where it knows it. */
export function verify(replay: Replay, promised: string | null): Verdict {
  if (commitmentOf(replay.secret) !== replay.commitment) return { ok: false, why: "secret", step: 0 };
  if (promised !== null && promised !== replay.commitment) return { ok: false, why: "promise", step: 0 };
  const key = keyOf(replay.secret, replay.salt);
  let rolls = 0;
  for (const [number, step] of replay.steps.entries()) {
    if (step.actor !== TABLE) continue;
    if (!follows(step, new SecretDraw(key, rolls))) return { ok: false, why: "draw", step: number };
    rolls += 1;
  }
  return { ok: true, checked: rolls };
}

function follows(step: Step, draw: SecretDraw): boolean {
  const urn: Urn | null = step.urn ?? null;
  if (urn === null) return false;
  return saysWhatWasDrawn(step.said, taken(urn, draw), urn.besides);
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
