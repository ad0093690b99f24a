import { describe, expect, it } from "vitest";
import type { Step } from "../../../src/games";
import { movesOf, narrowed, wantedAt } from "../../../src/screens/learn/course";
import type { TableState } from "../../../src/table/state";

const STEPS: readonly Step[] = [
  { at: 4, say: "count", want: null },
  { at: 4, say: "raise", want: "bid 4 hat" },
];

describe("a lesson", () => {
  it("leaves the wanted move alone to choose", () => {
    const scene = { choices: ["bid 4 hat", "bid 5 hat", "challenge"] } as unknown as TableState["scene"];
    expect(narrowed(scene, "challenge").choices).toEqual(["challenge"]);
    expect(narrowed(scene, "").choices).toEqual([]);
    expect(wantedAt(STEPS, 4)).toBe("bid 4 hat");
    expect(wantedAt(STEPS, 3)).toBe("");
  });

  it("counts the moves of the match that runs", () => {
    const move = (match: number, number: number) => ({ kind: "move", key: "", match, heard: { number } });
    const table = (number: number, news: readonly object[]) => ({ number, news }) as unknown as TableState;
    expect(movesOf(table(1, []))).toBe(0);
    expect(movesOf(table(1, [move(1, 0), move(1, 1), { kind: "event" }]))).toBe(2);
    expect(movesOf(table(2, [move(1, 7)]))).toBe(0);
  });
});
