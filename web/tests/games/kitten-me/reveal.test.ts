import { describe, expect, it } from "vitest";
import {
  callHeard,
  framesOf,
  rowsOf,
  type Scenery,
  revealHeard,
  sceneryOf,
  tally,
  verdictOf,
} from "../../../src/games/kitten-me/reveal";
import { type Reckoning, viewOf } from "../../../src/games/kitten-me/view";
import { golden, RECKONINGS, heard } from "./samples";

function scenery(last: Reckoning): Scenery {
  const names = last.hands.map((_, seat) => `Cat ${seat}`);
  return { shown: last, last, names, counts: [], start: 0, dealer: 0, over: false };
}

describe.each(RECKONINGS.map((last, nth) => [nth, last] as const))("reveal %i", (_, last) => {
  const frames = framesOf(scenery(last));

  it("opens every card once, one after the other", () => {
    const opened = frames.filter(({ act }) => act === "hands");
    expect(opened).toHaveLength(last.hands.flat().length);
    const rows = rowsOf(last);
    for (const [nth, row] of rows.entries())
      expect(opened.filter((frame) => frame.row === nth).map(({ open }) => open)).toEqual(
        row.cards.map((_, i) => i + 1),
      );
  });

  it("counts to what the server says, hand by hand and in all", () => {
    let sum = 0;
    for (const [nth, row] of rowsOf(last).entries()) {
      sum += row.sum;
      expect(frames.findLast((frame) => frame.act === "hands" && frame.row === nth)?.count).toBe(sum);
    }
    expect(frames.at(-1)).toMatchObject({ act: "read", count: last.total });
  });

  it("never counts back before the flip", () => {
    const counts = frames.filter(({ act }) => act === "dark" || act === "hands").map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it("goes forward in time", () => {
    for (const [nth, frame] of frames.slice(1).entries()) expect(frame.at).toBeGreaterThanOrEqual(frames[nth]!.at);
  });

  it("names the verdict by the call and by who lost", () => {
    const won = last.loser === last.call.bid.by;
    const exact = last.total === last.call.bid.number;
    if (last.call.purrfect) expect(verdictOf(last)).toBe(exact ? "purrfect" : "notQuite");
    else expect(verdictOf(last)).toBe(last.total < last.call.bid.number ? "busted" : "stands");
    expect(["busted", "purrfect"].includes(verdictOf(last))).toBe(won);
  });
});

const call = heard(3, 0, { call: "challenge", hands: [["w"]] });
const flip = heard(4, -1, { flip: "w" });
const raise = heard(3, 0, { bid: 3, of: "hat" });

describe("a reveal", () => {
  it("is told within six seconds at a table of ten", () => {
    const [last] = RECKONINGS;
    const ten = <T>(one: T): readonly T[] => Array.from({ length: 10 }, () => one);
    const full = { ...last!, hands: ten(["bh", "rt", "w"]), worths: ten([1, 0, 1]), sums: ten(2), effects: ten(null) };
    const frames = framesOf(scenery({ ...full, times: ten(1), flip: "bh", total: 21 }));
    expect(frames.find(({ act }) => act === "stamp")?.at).toBeLessThan(6000);
  });

  it("begins with the caller's hand and leaves out who has none", () => {
    const [last] = RECKONINGS;
    const shown = { ...last!, call: { ...last!.call, caller: 1 }, hands: [["bh"], ["rt"], []] };
    expect(rowsOf(shown).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it("has no flip where the table plays none", () => {
    const acts = framesOf(scenery({ ...RECKONINGS[0]!, flip: null })).map(({ act }) => act);
    expect(acts).not.toContain("hold");
    expect(acts).not.toContain("flip");
  });

  it("stops before the flip where the call is not settled", () => {
    expect(framesOf({ ...scenery(RECKONINGS[0]!), last: null }).at(-1)?.act).toBe("hold");
  });

  it("is there whenever a call was heard in a golden conversation", () => {
    const calls = golden("kitten-me-seat").filter(({ heard }) => callHeard(heard));
    expect(calls.length).toBeGreaterThan(2);
    for (const { scene } of calls) expect(sceneryOf(viewOf(scene), scene.names)?.last).not.toBeNull();
    expect(sceneryOf(viewOf(calls.at(-1)!.scene), [])).toMatchObject({ over: true });
  });

  it("a replay stands at a reveal only at the call and at its flip", () => {
    expect(revealHeard([call])).toBe(true);
    expect(revealHeard([flip])).toBe(true);
    expect(revealHeard([flip, heard(5, -1, { deal: [1] })])).toBe(false);
    expect(revealHeard([])).toBe(false);
  });

  it("hears a call among other moves", () => {
    expect(callHeard([raise, call, flip])).toBe(true);
    expect(callHeard([raise])).toBe(false);
  });
});

describe("the tally", () => {
  it("has a match for each that the bid needs, and more where there are more", () => {
    expect(tally(2, 4, false)).toEqual(["lit", "lit", "fresh", "fresh"]);
    expect(tally(1, 2, true)).toEqual(["lit", "ghost"]);
    expect(tally(3, 2, true)).toEqual(["lit", "lit", "lit"]);
  });
});
