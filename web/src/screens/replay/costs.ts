/** What a review found, in the order that people want to read it. Pure. */

import type { DecisionForm } from "../../wire.gen";

const HARDLY = 0.02; // of any unit: a cost too small to speak of
const TOLD = 3;

export function costly(decisions: readonly DecisionForm[]): readonly DecisionForm[] {
  return decisions.filter((decision) => decision.cost > HARDLY);
}

/** Give the decisions that cost most of the chance to win, the worst first; in the game's unit where nobody tells it. */
export function costliest(decisions: readonly DecisionForm[]): readonly DecisionForm[] {
  return costly(decisions)
    .toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || b.cost - a.cost)
    .slice(0, TOLD);
}

export function decisionAt(decisions: readonly DecisionForm[], number: number): DecisionForm | null {
  return decisions.find((decision) => decision.number === number) ?? null;
}

/** Give how many of a hundred matches a decision lost, at the least 0; null where nobody tells it. */
export function winsLost(decision: DecisionForm): number | null {
  return decision.chance == null ? null : Math.round(100 * decision.chance);
}
