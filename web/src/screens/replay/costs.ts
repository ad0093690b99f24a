/** What a review found, in the order that people want to read it. Pure. */

import type { DecisionForm } from "../../wire.gen";

const HARDLY = 0.02; // of any unit: a cost too small to speak of
const TOLD = 3;

export function costly(decisions: readonly DecisionForm[]): readonly DecisionForm[] {
  return decisions.filter((decision) => decision.cost > HARDLY);
}

/** Give the decisions that cost most, the worst first. */
export function costliest(decisions: readonly DecisionForm[]): readonly DecisionForm[] {
  return costly(decisions)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, TOLD);
}

export function decisionAt(decisions: readonly DecisionForm[], number: number): DecisionForm | null {
  return decisions.find((decision) => decision.number === number) ?? null;
}
