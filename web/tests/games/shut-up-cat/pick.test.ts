import { describe, expect, test } from "vitest";
import {
  fresh,
  momentOf,
  moveOf,
  shuffled,
  tapped,
  turned,
  type Pick as Picked,
  type Sight,
  type Tap,
} from "../../../src/games/shut-up-cat/pick";
import { placeOffers, tapsOffered } from "../../../src/games/shut-up-cat/offers";
import { letterOf } from "../../../src/games/shut-up-cat/ring";
import type { Line, Seen } from "../../../src/games/shut-up-cat/view";
import { choicesIn } from "../../../src/games/shared/choices";
import type { Scene } from "../../../src/wire.gen";
import recorded from "./scenes.jsonl?raw";

const scenes = recorded
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Pick<Scene, "choices" | "moves"> & { readonly view: Seen })
  .map((row): Sight => ({ view: row.view, choices: choicesIn<Line>(row) }));

const linesIn = ({ choices }: Sight): readonly string[] => choices.map(({ line }) => line);

/** Write the nap that is picked as people do: b-d. */
const napIn = ({ arc }: Picked): string => (arc === null ? "" : `${letterOf(arc.first)}-${letterOf(arc.last)}`);

/** Find every move that taps can come to. A lifted card is picked for apart from the dice. */
function reachable(sight: Sight): ReadonlySet<string> {
  const moves = new Set<string>();
  const known = new Set<string>();
  const open: Picked[] = [fresh(sight)];
  for (let pick = open.pop(); pick !== undefined; pick = open.pop()) {
    const key = JSON.stringify(pick.card ?? pick);
    if (known.has(key)) continue;
    known.add(key);
    moves.add(moveOf(pick, sight));
    for (const tap of tapsOffered(pick, sight)) open.push(tapped(pick, sight, tap));
  }
  moves.delete("");
  return moves;
}

function tapAll(sight: Sight, taps: readonly Tap[]): Picked {
  return taps.reduce((pick, tap) => tapped(pick, sight, tap), fresh(sight));
}

function sceneWith(wanted: (sight: Sight) => boolean): Sight {
  const found = scenes.find(wanted);
  if (found === undefined) throw new Error("no such scene was recorded");
  return found;
}

describe("taps", () => {
  test("the sample has every phase, ring and card", () => {
    const verbs = new Set(scenes.flatMap((sight) => linesIn(sight).map((line) => line.split(" ")[0])));
    expect([...verbs].sort()).toEqual(["chase", "distract", "gather", "play", "put", "score", "settle", "sleep"]);
    expect(new Set(scenes.map(({ view }) => view.numbers.join())).size).toBe(3);
    const cards = scenes.flatMap((sight) => linesIn(sight).filter((line) => line.startsWith("play ")));
    expect(new Set(cards.map((line) => line.split(" ")[1])).size).toBe(9);
  });

  test.each(scenes.map((sight, nth) => [nth, sight] as const))(
    "reach every choice and nothing else, scene %i",
    (_, sight) => {
      const wanted = linesIn(sight).filter((line) => line !== "chase");
      expect([...reachable(sight)].sort()).toEqual(wanted.toSorted());
    },
  );

  test("a card offers places only where it wants places", () => {
    const offered = scenes.flatMap((sight) =>
      sight.view.hand
        .map((code) => tapped(fresh(sight), sight, { on: "card", code }))
        .flatMap((pick) => placeOffers(pick, sight)),
    );
    expect(offered.flat().every((place) => place >= 0 && place < 12)).toBe(true);
    const boxed = sceneWith(
      (sight) => linesIn(sight).some((line) => line.startsWith("play box")) && sight.view.phase === "window",
    );
    expect(placeOffers(tapAll(boxed, [{ on: "card", code: "box" }]), boxed)).toEqual([]);
  });

  test("a die that is used makes room for the spare one", () => {
    const sight = sceneWith(({ view }) => view.phase === "window" && view.dice.join() === "2,4,6");
    expect(fresh(sight).pair).toEqual([0, 1]);
    expect(tapAll(sight, [{ on: "die", nth: 0 }]).pair).toEqual([1, 2]);
    expect(tapAll(sight, [{ on: "die", nth: 2 }]).pair).toEqual([1, 2]);
  });

  test("the other way covers what the arc does not, and its ends", () => {
    const sight = sceneWith(({ view }) => view.phase === "window" && view.dice.join() === "2,4,6");
    const pick = fresh(sight);
    expect(napIn(pick)).toBe("b-d");
    expect(turned(pick, sight)).toMatchObject({ first: 3, last: 1 });
    expect(napIn(tapAll(sight, [{ on: "way" }, { on: "way" }]))).toBe("b-d");
  });

  test("an end moves where it is tapped, and the other stays", () => {
    const sight = sceneWith(({ view }) => view.phase === "window" && view.dice.join() === "2,4,6");
    expect(napIn(tapAll(sight, [{ on: "place", place: 9 }]))).toBe("b-j");
    expect(napIn(tapAll(sight, [{ on: "place", place: 7 }]))).toBe("h-d");
  });

  test("two tiles change places, by taps or by a drag", () => {
    const sight = sceneWith(({ view }) => view.phase === "returning");
    const [first = 0, second = 0] = sight.view.nap;
    const byTaps = tapAll(sight, [
      { on: "place", place: first },
      { on: "place", place: second },
    ]);
    const byDrag = tapAll(sight, [{ on: "swap", from: 0, to: 1 }]);
    expect(byTaps.order).toBe(byDrag.order);
    const [one = "", other = "", ...rest] = fresh(sight).order;
    expect(byDrag.order).toBe([other, one, ...rest].join(""));
  });

  test("a shuffle is one of the orders that may be put", () => {
    const sight = sceneWith(({ view }) => view.phase === "returning");
    for (const chance of [0, 0.5, 0.999])
      expect(linesIn(sight)).toContain(`put ${shuffled(sight.choices, () => chance)}`);
  });

  test("picks outlive a chase of somebody else, not a new roll", () => {
    const sight = sceneWith(({ view }) => view.phase === "window");
    const seeing = (changed: { winks?: number[]; multipliers?: number[]; dice?: number[] }): Sight => ({
      ...sight,
      view: { ...sight.view, ...changed },
    });
    expect(momentOf(seeing({ winks: [5, 5], multipliers: [2, 2] }))).toBe(momentOf(sight));
    expect(momentOf(seeing({ dice: [1, 1, 1] }))).not.toBe(momentOf(sight));
  });
});

test("the nap that is proposed first has the fewest MEOWs that the player knows of", () => {
  const { view, choices } = sceneWith((sight) => napIn(fresh(sight)) === "b-d" && linesIn(sight).includes("sleep h-j"));
  const tiles = view.tiles.map((_, place) => (place === 2 ? "m" : null));
  const knowing = { view: { ...view, memory: { ...view.memory, tiles } }, choices } as Sight;
  expect(napIn(fresh(knowing))).toBe("h-j");
});
