import { describe, expect, it } from "vitest";
import { unusual } from "../../../src/screens/table/house";
import { ranking, winners } from "../../../src/screens/table/ranking";
import {
  barOf,
  columnsFor,
  actionsAt,
  fewestSeats,
  firstSeat,
  freeSeats,
  heldBy,
  isUntouched,
  othersAt,
} from "../../../src/screens/table/seating";
import type { Result } from "../../../src/wire.gen";
import { ADA, AWAY, BOT, GONE, tableOf } from "./tables";

describe("a seat", () => {
  const seated = tableOf([ADA, null, BOT, GONE], 0);
  const newcomer = { ...seated, seat: null };

  it("is held in one of five ways", () => {
    expect([null, BOT, ADA, GONE, AWAY].map(heldBy)).toEqual(["free", "bot", "here", "away", "stoodIn"]);
  });

  it("is another person's or not", () => {
    expect(othersAt(seated)).toEqual([3]);
    expect(othersAt(newcomer)).toEqual([0, 3]);
  });

  it("offers whoever sits what the table would allow", () => {
    expect([0, 1, 2, 3].map((seat) => actionsAt(seated, seat))).toEqual([
      ["rename", "look", "rise"],
      ["move", "bot"],
      ["move", "level", "clear", "mute"],
      ["mute"],
    ]);
  });

  it("offers a newcomer to sit wherever no person does", () => {
    expect([0, 1, 2, 3].map((seat) => actionsAt(newcomer, seat))).toEqual([["mute"], ["sit"], ["sit"], ["mute"]]);
  });

  it("is offered free ones first, then bots', then none", () => {
    expect(firstSeat(newcomer)).toBe(1);
    expect(firstSeat(tableOf([ADA, BOT], null))).toBe(1);
    expect(firstSeat(tableOf([ADA, GONE], null))).toBeNull();
    expect(freeSeats(seated)).toEqual([1]);
  });

  it("is offered to nobody who has one", () => {
    expect(firstSeat(seated)).toBeNull();
  });

  it("is offered to nobody new while a match runs, a bot's neither", () => {
    const watched = tableOf([ADA, BOT, null], null, "playing");
    expect([firstSeat(watched), barOf(watched)]).toEqual([null, "playing"]);
    expect([0, 1, 2].map((seat) => actionsAt(watched, seat))).toEqual([["mute"], [], []]);
    expect(firstSeat({ ...watched, scene: { ...watched.scene, phase: "over" } })).toBe(2);
  });

  it("is offered to nobody new at a locked table, but to whoever opened it", () => {
    const locked = { ...newcomer, locked: true };
    expect([firstSeat(locked), barOf(locked), actionsAt(locked, 1)]).toEqual([null, "locked", []]);
    expect([firstSeat({ ...locked, host: true }), actionsAt({ ...locked, host: true }, 1)]).toEqual([1, ["sit"]]);
    expect(actionsAt({ ...seated, locked: true }, 1)).toEqual(["move", "bot"]); // whoever sits may still change places
  });

  it("is never offered again to whoever was removed", () => {
    const removed = { ...newcomer, removed: true };
    expect([firstSeat(removed), barOf(removed), actionsAt(removed, 1)]).toEqual([null, "removed", []]);
  });

  it("of another person is freed by whoever opened the table, between matches", () => {
    expect([1, 2].map((seat) => actionsAt({ ...seated, led: true }, seat))).toEqual([["move"], ["move", "mute"]]);
    const host = { ...seated, host: true };
    expect([0, 2, 3].map((seat) => actionsAt(host, seat))).toEqual([
      ["rename", "look", "rise"],
      ["move", "level", "clear", "mute"],
      ["mute", "remove"],
    ]);
    expect(actionsAt({ ...host, scene: { ...host.scene, phase: "playing" } }, 3)).toEqual(["mute"]);
  });

  it("is taken where every seat is a person's", () => {
    expect(barOf(tableOf([ADA, GONE], null))).toBe("full");
  });
});

describe("a table", () => {
  it("is untouched until somebody sits or begins", () => {
    expect(isUntouched(tableOf([null, null], null))).toBe(true);
    expect(isUntouched(tableOf([null, BOT], null))).toBe(false);
    expect(isUntouched(tableOf([null, null], null, "playing"))).toBe(false);
  });

  it("gets no smaller than those who sit there, nor than the game", () => {
    expect(fewestSeats(tableOf([ADA, null, BOT, GONE], 0))).toBe(3);
    expect(fewestSeats(tableOf([ADA, null, null], 0))).toBe(2);
  });

  it("stands its seats in full rows", () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10].map(columnsFor)).toEqual([2, 3, 4, 5, 3, 4, 4, 5, 5]);
  });
});

describe("house rules", () => {
  const form = (name: string, values: string[]) => ({
    name,
    values,
    labels: values.map((value) => value.replaceAll("_", " ")),
    ruling: "G4",
    about: `about ${name}`,
    examples: [],
  });

  it("name only what is not as usual", () => {
    const forms = [form("lay", ["turn_start", "before_each_ask"]), form("mice", ["3", "2"]), form("new", ["no"])];
    expect(unusual(forms, { lay: "before_each_ask", mice: "3" })).toEqual([
      { name: "lay", about: "about lay", value: "before each ask", ruling: "G4" },
    ]);
  });
});

describe("a result", () => {
  const result: Result = { match: "X-1", ranks: [3, 1, 1, 4], scores: [2, 9, 9, 0], why: "", commitment: "" };

  it("is read from the winners down", () => {
    expect(ranking(result).map((one) => [one.seat, one.rank, one.score])).toEqual([
      [1, 1, 9],
      [2, 1, 9],
      [0, 3, 2],
      [3, 4, 0],
    ]);
    expect(winners(result)).toEqual([1, 2]);
  });
});
