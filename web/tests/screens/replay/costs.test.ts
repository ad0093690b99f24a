import { describe, expect, it } from "vitest";
import { costliest, winsLost } from "../../../src/screens/replay/costs";
import type { DecisionForm } from "../../../src/wire.gen";

const WORDS = {
  seat: 0,
  played: "",
  advice: null,
  best: "",
  played_told: "",
  advice_told: "",
  best_told: "",
  odds: [],
};
const decision = (number: number, cost: number, chance?: number | null): DecisionForm =>
  chance === undefined ? { ...WORDS, number, cost } : { ...WORDS, number, cost, chance };

const numbers = (decisions: readonly DecisionForm[]): number[] => costliest(decisions).map((one) => one.number);

describe("what cost most", () => {
  it("is what took most of the chance to win, worst first, three at most", () => {
    const late = decision(9, 0.5, 0.4);
    expect(numbers([decision(1, 2, 0.1), decision(2, 1, 0.05), late, decision(4, 0.3, 0.01)])).toEqual([9, 1, 2]);
  });

  it("is told in the game's unit by a server or a game that tells no chance", () => {
    expect(numbers([decision(1, 1), decision(2, 3), decision(3, 0.01)])).toEqual([2, 1]);
    expect(numbers([decision(1, 1, null), decision(2, 3, null)])).toEqual([2, 1]);
    expect([winsLost(decision(1, 1)), winsLost(decision(1, 1, null))]).toEqual([null, null]);
  });

  it("is counted in wins of a hundred matches", () => {
    expect([0, 0.004, 0.006, 0.064, 1].map((chance) => winsLost(decision(1, 1, chance)))).toEqual([0, 0, 1, 6, 100]);
  });
});
