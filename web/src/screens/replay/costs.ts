/** What a review found, in the order that people want to read it. Pure. */

import type { Decision } from "../../wire.gen";

const HARDLY = 0.02; // of any unit: a cost too small to speak of
const TOLD = 3;

export function costly(decisions: readonly Decision[]): readonly Decision[] {
  return decisions.filter((decision) => decision.cost > HARDLY);
}

/** Give the decisions that cost most, the worst first. */
export function costliest(decisions: readonly Decision[]): readonly Decision[] {
  return costly(decisions)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, TOLD);
}

export function decisionAt(decisions: readonly Decision[], number: number): Decision | null {
  return decisions.find((decision) => decision.number === number) ?? null;
}
