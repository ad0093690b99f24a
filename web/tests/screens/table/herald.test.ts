import { expect, it } from "vitest";
import { newsAfter, sentencesOf, turnOf } from "../../../src/screens/table/herald";
import type { News, TableState } from "../../../src/table/state";

const move = (number: number, story: string[]): News => ({
  kind: "move",
  key: `1.${number}`,
  match: 1,
  heard: { number, actor: 0, line: "", story },
});
const NEWS: readonly News[] = [
  move(0, ["Ben deals first."]),
  { kind: "event", key: "event.3", order: "rise", event: "Ben gets up." },
  { kind: "said", key: "said.1", said: { t: "said", seat: 1, name: "Ben", phrase: "Meow?" } },
  move(1, ["", "Ben bids 4 Bow Ties.", "Your turn."]),
];

it("speaks what came since it last spoke, and nothing twice", () => {
  expect(newsAfter(NEWS, "1.0").map((one) => one.key)).toEqual(["event.3", "said.1", "1.1"]);
  expect(newsAfter(NEWS, "1.1")).toEqual([]);
});

it("speaks all where what it spoke last has left the log", () => {
  expect(newsAfter(NEWS, "0.9")).toEqual(NEWS);
});

it("speaks in sentences, without the empty lines that part rounds for the eye", () => {
  const said = (name: string, phrase: string): string => `${name}: ${phrase}`;
  expect(NEWS.flatMap((one) => sentencesOf(one, said))).toEqual([
    "Ben deals first.",
    "Ben gets up.",
    "Ben: Meow?",
    "Ben bids 4 Bow Ties.",
    "Your turn.",
  ]);
});

const at = (seq: number, awaited: readonly number[], ...actors: readonly number[]): TableState =>
  ({
    scene: { phase: "playing", awaited },
    recent: { seq, heard: actors.map((actor, number) => ({ number, actor, line: "", story: [] })), before: null },
  }) as unknown as TableState;

it("calls a turn once, whatever else is told while it lasts", () => {
  const called = turnOf(at(7, [0], 0), 0, "");
  expect(called).not.toBe("");
  expect(turnOf(at(8, [0]), 0, called)).toBe(called);
  expect(turnOf(at(9, [0, 1], 1), 0, called)).toBe(called);
});

it("calls a second turn in a row, and one that comes again", () => {
  const called = turnOf(at(7, [0], 1), 0, "");
  expect(turnOf(at(8, [0], 0), 0, called)).not.toBe(called);
  expect(turnOf(at(8, [1], 0), 0, called)).toBe("");
  expect(turnOf(at(9, [0], 1), 0, "")).not.toBe(called);
});
