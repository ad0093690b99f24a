import { expect, test } from "vitest";
import { costliest, costly } from "../../../src/screens/replay/costs";
import { optionsIn, recentAt, resultOf, sceneAt } from "../../../src/screens/replay/scene";
import type { DecisionForm, Replay, StepForm } from "../../../src/wire.gen";

const step = (line: string, actor: number, to_act: readonly number[]): StepForm => ({
  actor,
  line,
  said: line,
  story: [line],
  view: { phase: "bidding", to_act },
  urn: null,
});

const replay: Replay = {
  match: "PURRRR-1",
  game: "kitten-me",
  seat: 0,
  names: ["Ada", "Ben"],
  result: "ranks 2 1 scores -3 1",
  commitment: "ab",
  salt: "",
  secret: "cd",
  steps: [step("dealer 1", -1, [-1]), step("bid 1 hat", 1, [0]), step("challenge", 0, [])],
};

test("a scene is the view after its step, with nothing to choose", () => {
  expect(sceneAt(replay, 0)).toMatchObject({ phase: "playing", awaited: [], choices: [], result: null });
  expect(sceneAt(replay, 1)).toMatchObject({ awaited: [0], names: ["Ada", "Ben"] });
  expect(sceneAt(replay, 2)).toMatchObject({ phase: "over", result: { ranks: [2, 1], scores: [-3, 1] } });
});

test("what a step brought is told with the scene before it", () => {
  expect(recentAt(replay, 1).heard).toEqual([
    { number: 1, actor: 1, line: "bid 1 hat", move: {}, story: ["bid 1 hat"] },
  ]);
  expect(recentAt(replay, 1).before?.view).toBe(replay.steps[0]?.view);
  expect(recentAt(replay, 0).before).toBeNull();
});

test("results and options are read from the record's words", () => {
  expect(resultOf(replay).scores).toEqual([-3, 1]);
  expect(optionsIn("ninelives 1\noption start 3\noption flip off\n0 bid 1 hat")).toEqual({ start: "3", flip: "off" });
});

test("the costliest decisions come first, and trifles do not come at all", () => {
  const costs = [0.5, 0, 0.9, 0.01, 0.3, 0.2];
  const decisions = costs.map((cost, number) => ({ number, cost }) as DecisionForm);
  expect(costly(decisions)).toHaveLength(4);
  expect(costliest(decisions).map((one) => one.number)).toEqual([2, 0, 4]);
});
