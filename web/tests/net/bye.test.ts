import { describe, expect, it, vi } from "vitest";
import { at, connect, FakeSocket, outbox, PLAY, socket, useBench, welcomed } from "./bench";

useBench();

describe("bye", () => {
  const bye = { t: "bye", reason: "There is no table with this code.", again: false };

  it("without again closes for good, and says why", () => {
    const open = socket();
    open.onopen?.();
    open.say(bye);
    open.drop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(at.stood).toEqual(["closed"]);
    expect(at.byes).toEqual([bye]);
  });

  it("with again is only a pause", () => {
    const open = welcomed();
    open.say({ ...bye, again: true });
    open.drop();
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("that never came is told from the code", () => {
    for (const code of [4400, 4401, 4403, 4404]) {
      at.line.close();
      [FakeSocket.all, at.codes] = [[], []];
      at.line = connect();
      at.line.give(PLAY);
      welcomed().drop(code);
      vi.advanceTimersByTime(60_000);
      expect([FakeSocket.all.length, at.codes.at(-1)]).toEqual([1, code]);
      expect(outbox().waiting, "what somebody asked for who is no longer known").toEqual([]);
    }
  });
});

describe("too much at once", () => {
  it("is followed by a long pause, and a longer one each time", () => {
    for (const wait of [3000, 6000, 12_000, 24_000, 24_000]) {
      const before = FakeSocket.all.length;
      welcomed().drop(4429);
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  it("is not hurried by whoever looks at the page again", () => {
    welcomed().drop(4429);
    for (const wake of at.listeners.values()) wake();
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.all.length).toBe(2);
  });
});
