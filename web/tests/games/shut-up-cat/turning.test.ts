import { describe, expect, test } from "vitest";
import { isCatAwake } from "../../../src/games/shut-up-cat/stage";
import { sleepHeard, turnedUp, waitAfter } from "../../../src/games/shut-up-cat/turning";
import { seenIn, type Line, type Seen } from "../../../src/games/shut-up-cat/view";
import type { Scene } from "../../../src/wire.gen";
import golden from "../../../../tests/wire/golden/shut-up-cat-seat.json";

const messages = golden as unknown as readonly { readonly message: { readonly scene?: Scene } }[];
const views = messages.flatMap(({ message }) => (message.scene?.view ? [seenIn(message.scene)] : []));
const before = views.find((view): view is Seen => view?.phase === "window") as Seen;
const faces = ["z", "m", "z"] as const;
const nap = [1, 2, 3];
const after: Seen = {
  ...before,
  phase: "awake",
  worth_now: 2,
  worth_chased: null,
  nap,
  multipliers: before.multipliers.map(() => 0),
  tiles: before.tiles.map((_, place) => faces[nap.indexOf(place)] ?? null),
};

describe("while the tiles of a nap turn up", () => {
  test("those that did not turn yet tell nothing, and nobody's points change", () => {
    for (const turned of [0, 1, 2, 3]) {
      const shown = turnedUp(before, after, turned);
      expect(nap.map((place) => shown.tiles[place])).toEqual(faces.map((face, nth) => (nth < turned ? face : null)));
      expect(shown.multipliers).toEqual(before.multipliers);
      expect(shown.winks).toEqual(before.winks);
      expect(shown.scored).toBeNull();
    }
  });

  test("the cat wakes by the first MEOW", () => {
    expect([0, 1, 2, 3].map((turned) => isCatAwake(turnedUp(before, after, turned)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("what is remembered of them is what was known before", () => {
    expect(turnedUp(before, after, 3).memory).toEqual(before.memory);
  });

  test("one tile follows the other, and the last one is looked at", () => {
    expect([0, 1, 2].map((turned) => waitAfter(after, turned).last)).toEqual([false, false, false]);
    expect(waitAfter(after, 3).last).toBe(true);
    const all = { ...after, nap: Array.from({ length: 12 }, (_, place) => place) };
    expect(12 * waitAfter(all, 0).ms).toBeLessThan(3000);
  });
});

test("a nap is watched, and nothing else", () => {
  const heard = (move: Line) => [{ number: 1, actor: 0, line: "", story: [], move: { ...move } }];
  expect(sleepHeard(heard({ sleep: [1, 2, 3], tiles: ["z", "m", "z"] }))).toBe(true);
  expect(sleepHeard(heard({ settle: [2, 5] }))).toBe(false);
});
