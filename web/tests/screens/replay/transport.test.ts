import { expect, test } from "vitest";
import { faster, jumped, keyed, opened, stepped, tick, toggled } from "../../../src/screens/replay/transport";

test("a link may ask for a step that is not there", () => {
  expect(opened(10, 99).at).toBe(9);
  expect(opened(10, -3).at).toBe(0);
  expect(opened(10, Number.NaN).at).toBe(0);
  expect(opened(0, 0).at).toBe(0);
});

test("steps stay between the start and the end, and stop it from running", () => {
  const running = toggled(opened(3, 0));
  expect(running.playing).toBe(true);
  expect(stepped(running, 1)).toMatchObject({ at: 1, playing: false });
  expect(stepped(opened(3, 2), 1).at).toBe(2);
  expect(jumped(running, -1).at).toBe(0);
});

test("it plays to the end and stops there; playing on begins anew", () => {
  let replay = toggled(opened(3, 0));
  replay = tick(tick(replay));
  expect(replay).toMatchObject({ at: 2, playing: false });
  expect(tick(replay)).toBe(replay);
  expect(toggled(replay)).toMatchObject({ at: 0, playing: true });
});

test("speeds go round", () => {
  const speeds = [1, 2, 3, 4].reduce((found) => [...found, faster(found.at(-1) ?? opened(2, 0))], [opened(2, 0)]);
  expect(speeds.map((one) => one.speed)).toEqual([1, 2, 4, 0.5, 1]);
});

test("keys", () => {
  const replay = opened(5, 2);
  expect(keyed(replay, "ArrowLeft")?.at).toBe(1);
  expect(keyed(replay, "ArrowRight")?.at).toBe(3);
  expect(keyed(replay, "Home")?.at).toBe(0);
  expect(keyed(replay, "End")?.at).toBe(4);
  expect(keyed(replay, " ")?.playing).toBe(true);
  expect(keyed(replay, "x")).toBeNull();
});
