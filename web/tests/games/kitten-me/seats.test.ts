import { describe, expect, it } from "vitest";
import { onArc, seatsOf } from "../../../src/games/kitten-me/seats";
import { type Bidding, viewOf } from "../../../src/games/kitten-me/view";
import { golden } from "./samples";

const NAMES = ["Ada", "Ben", "Cleo", "Dot"];
const ROUND: Bidding = {
  phase: "bidding",
  to_act: [0],
  ceilings: [],
  seat: 1,
  counts: [3, 2, 0, 4],
  start: 3,
  out: [2],
  dealer: 3,
  last: null,
  deck: 40,
  hand: [],
  worth: { hat: [], tie: [], glasses: [], blue: [], red: [], green: [] },
  holding: { hat: 0, tie: 0, glasses: 0, blue: 0, red: 0, green: 0 },
  sizes: [5, 2, 0, 4],
  turn: 1,
  bids: [
    { number: 2, attribute: "hat", by: 3 },
    { number: 4, attribute: "red", by: 0 },
    { number: 5, attribute: "blue", by: 3 },
  ],
  trail: [
    { seat: 0, played: "draw3" },
    { seat: 0, drew: 3 },
  ],
};
const seats = seatsOf(ROUND, NAMES, [null, null, null, { name: "Dot", person: true, level: "", here: false }], [1]);

describe("the seats", () => {
  it("show the last bid of each, and who owns the one that stands", () => {
    expect(seats.map(({ bid }) => bid?.number ?? null)).toEqual([4, null, null, 5]);
    expect(seats.map(({ owns }) => owns)).toEqual([false, false, false, true]);
  });

  it("show lost lives as burnt, and gained ones beyond the start", () => {
    expect(seats.map(({ lives, most }) => [lives, most])).toEqual([
      [3, 3],
      [2, 3],
      [0, 3],
      [4, 4],
    ]);
  });

  it("tell of cards only where they are not as many as the lives", () => {
    expect(seats.map(({ cards }) => cards)).toEqual([5, null, null, null]);
  });

  it("tell what was played, who deals, who is out, away, and to move", () => {
    expect(seats[0]).toMatchObject({ played: ["draw3"], dealer: false, out: false, away: false, turn: false });
    expect(seats[1]).toMatchObject({ played: [], turn: true });
    expect(seats[2]).toMatchObject({ out: true });
    expect(seats[3]).toMatchObject({ dealer: true, away: true });
  });

  it("have moods that are state", () => {
    expect(seats.map(({ mood }) => mood)).toEqual(["plain", "plain", "sleepy", "sly"]);
  });

  it("keep the last call on their faces until somebody bids", () => {
    const { scene } = golden("kitten-me-seat").find(({ heard }) =>
      heard.some(({ line }) => line.startsWith("challenge")),
    )!;
    const view = viewOf(scene) as Bidding;
    const shown = seatsOf(view, scene.names, [], scene.awaited);
    expect(shown[view.last!.loser]?.mood).toBe("grumpy");
  });

  it("can be drawn in every scene of the golden conversations", () => {
    for (const name of ["kitten-me-seat", "kitten-me-watcher"])
      for (const { scene } of golden(name)) expect(seatsOf(viewOf(scene), scene.names, [], [])).toHaveLength(2);
  });
});

describe("the arc of a wide screen", () => {
  it("runs from the left end over the top to the right end", () => {
    expect(onArc(0, 5)).toMatchObject({ x: 0, y: 1 });
    expect(onArc(2, 5).x).toBeCloseTo(0.5);
    expect(onArc(2, 5).y).toBeCloseTo(0);
    expect(onArc(4, 5).x).toBeCloseTo(1);
    expect(onArc(0, 1)).toMatchObject({ y: 0 });
    expect(onArc(0, 2).x + onArc(1, 2).x).toBeCloseTo(1);
  });
});
