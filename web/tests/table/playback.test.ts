import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GAP, MOST, Playback, type Telling } from "../../src/table/playback.svelte";
import type { Said } from "../../src/wire.gen";

const telling = (seq: number): Telling => ({ t: "told", seq }) as Telling;
const said = (phrase: string): Said => ({ t: "said", phrase, seat: 1, name: "Otto" });
let taken: (number | string)[];
let shown: number[];
let shows: Set<number>;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  [taken, shown, shows] = [[], [], new Set([2])];
  playback = new Playback({
    hasShow: ({ seq }) => shows.has(seq),
    show: ({ seq }) => shown.push(seq),
    take: (message) => taken.push(message.t === "said" ? message.phrase : message.seq),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const add = (...seqs: number[]): void => {
  for (const seq of seqs) playback.add(telling(seq));
};

describe("a playback", () => {
  it("takes at once what has no show", () => {
    add(1);
    expect(taken).toEqual([1]);
    expect(playback.isBehind).toBe(false);
  });

  it("keeps the table as it was until the show is over, and all that came meanwhile", () => {
    add(1, 2, 3);
    vi.advanceTimersByTime(60_000);
    expect([taken, shown]).toEqual([[1], [2]]);
    expect([playback.isBehind, playback.newest]).toEqual([true, 3]);
  });

  it("lets what was said during a show follow what it was said to", () => {
    playback.addSaid(said("Hello!"));
    add(2);
    playback.addSaid(said("Hiss!"));
    add(3);
    playback.addSaid(said("Purr."));
    expect(taken).toEqual(["Hello!"]);
    playback.finish();
    expect(taken).toEqual(["Hello!", 2, "Hiss!"]);
    vi.advanceTimersByTime(GAP);
    expect(taken).toEqual(["Hello!", 2, "Hiss!", 3, "Purr."]);
  });

  it("goes on one by one afterwards, so that each can be seen", () => {
    add(1, 2, 3, 4);
    playback.finish();
    expect(taken).toEqual([1, 2]);
    vi.advanceTimersByTime(GAP);
    expect(taken).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(GAP);
    expect(taken).toEqual([1, 2, 3, 4]);
    expect(playback.newest).toBeNull();
  });

  it("lets two shows follow each other", () => {
    shows = new Set([2, 3]);
    add(2, 3);
    expect(shown).toEqual([2]);
    playback.finish();
    vi.advanceTimersByTime(GAP);
    expect([taken, shown]).toEqual([[2], [2, 3]]);
    playback.finish();
    expect(taken).toEqual([2, 3]);
  });

  it("does not let what comes in a rest overtake", () => {
    add(2, 3);
    playback.finish();
    add(4);
    expect(taken).toEqual([2]);
    vi.advanceTimersByTime(2 * GAP);
    expect(taken).toEqual([2, 3, 4]);
  });

  it("ends a show once", () => {
    add(2, 3);
    playback.finish();
    playback.finish();
    expect(taken).toEqual([2]);
  });

  it("catches up with all of it when nobody has looked for long", () => {
    add(2, ...Array.from({ length: MOST }, (_, nth) => nth + 3));
    expect(taken.length).toBe(MOST + 1);
    expect(playback.isBehind).toBe(false);
    add(40);
    expect(taken.at(-1)).toBe(40);
  });
});
