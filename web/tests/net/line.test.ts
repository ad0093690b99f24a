import { describe, expect, it, vi } from "vitest";
import { at, connect, FakeSocket, pass, PLAY, socket, useBench, WELCOME, welcomed } from "./bench";

useBench();

describe("hello", () => {
  it("comes first, with what was seen and the language of the page, and no token where the cookie speaks", () => {
    at.seen = 7;
    socket().onopen?.();
    expect(socket().sent).toEqual([{ t: "hello", seen: 7, language: "en", name: "Ada" }]);
  });

  it("carries a token where there is one", () => {
    at.line.close();
    at.line = connect("b.d21f");
    socket().onopen?.();
    expect(socket().sent).toEqual([{ t: "hello", seen: 0, language: "en", name: "Ada", token: "b.d21f" }]);
  });
});

describe("a command", () => {
  it("waits for the welcome", () => {
    at.line.give(PLAY);
    socket().onopen?.();
    expect(socket().commands).toEqual([]);
    socket().say(WELCOME);
    expect(socket().commands).toEqual([PLAY]);
  });

  it("is sent again after 2.5 s, under the same id, until it is answered", () => {
    const open = welcomed();
    at.line.give(PLAY);
    pass(2000, open);
    expect(open.commands).toEqual([PLAY]);
    pass(1000, open);
    expect(open.commands).toEqual([PLAY, PLAY]);
    open.say({ t: "done", id: "a1", seq: 5 });
    pass(10_000, open);
    expect(open.commands).toEqual([PLAY, PLAY]);
  });

  it("is sent on the next socket when the line is lost", () => {
    const first = welcomed();
    at.line.give(PLAY);
    first.drop();
    vi.advanceTimersByTime(200);
    expect(socket()).not.toBe(first);
    expect(welcomed().commands).toEqual([PLAY]);
  });

  it("outlives a reload", () => {
    welcomed();
    at.line.give(PLAY);
    at.line.close();
    at.line = connect();
    expect(welcomed().commands).toEqual([PLAY]);
  });
});

describe("a lost line", () => {
  it("is opened again after longer and longer waits", () => {
    const waits = [200, 500, 1000, 2000, 4000, 4000];
    for (const wait of waits) {
      const before = FakeSocket.all.length;
      socket().drop();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  it("begins with short waits again once it stood for a while", () => {
    socket().drop();
    vi.advanceTimersByTime(200);
    socket().drop();
    vi.advanceTimersByTime(500);
    const open = welcomed();
    pass(10_000, open);
    open.drop();
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all.length).toBe(4);
  });

  it("waits longer and longer where each welcome is soon followed by the end", () => {
    for (const wait of [200, 500, 1000, 2000, 4000, 4000]) {
      const before = FakeSocket.all.length;
      welcomed().drop(1013);
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  it("is tried at once when the network is back", () => {
    welcomed().drop();
    at.listeners.get("online")?.();
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all.length).toBe(2); // and not a second time when the wait is over
  });

  it("is one line only, however often the page wakes", () => {
    welcomed().drop();
    at.listeners.get("online")?.();
    const first = socket();
    at.listeners.get("visibilitychange")?.();
    expect([FakeSocket.all.length, first.closed, socket().closed]).toEqual([3, true, false]);
    first.drop(); // what was let go is not lost once more
    welcomed();
    vi.advanceTimersByTime(1000);
    expect([FakeSocket.all.length, at.stood]).toEqual([3, ["open", "lost", "open"]]);
  });

  it("is given up when it hangs on the way back", () => {
    welcomed().drop();
    vi.advanceTimersByTime(200);
    const hung = socket();
    vi.advanceTimersByTime(9500);
    expect(hung.closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(socket()).not.toBe(hung);
  });

  it("takes no command on a socket that is closing", () => {
    const open = welcomed();
    open.readyState = 2;
    at.line.give(PLAY);
    expect(open.commands).toEqual([]);
    open.drop();
    vi.advanceTimersByTime(200);
    expect(welcomed().commands).toEqual([PLAY]);
  });

  it("says how it stands", () => {
    welcomed().drop();
    vi.advanceTimersByTime(200);
    welcomed();
    expect(at.stood).toEqual(["open", "lost", "open"]);
  });
});

describe("a line that says nothing", () => {
  it("is pinged every 2.5 s", () => {
    const open = welcomed();
    pass(10_000, open);
    expect(open.sent.filter((message) => message.t === "ping").length).toBe(4);
  });

  it("is given up after 9 s, and what it says later is not heard", () => {
    const dead = welcomed();
    vi.advanceTimersByTime(9000);
    expect(dead.closed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(dead.closed).toBe(true);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all.length).toBe(2);
    const before = at.heard.length;
    dead.say({ t: "pong", n: 0, now: 0 });
    expect(at.heard.length).toBe(before);
  });

  it("is pinged, not given up, when it was the page that slept", () => {
    const open = welcomed();
    for (let minute = 1; minute <= 3; minute++) {
      vi.setSystemTime(Date.now() + 60_000);
      vi.advanceTimersByTime(500);
      expect([open.closed, open.sent.filter((message) => message.t === "ping").length]).toEqual([false, minute]);
    }
    vi.advanceTimersByTime(10_000); // awake, and still nothing
    expect(open.closed).toBe(true);
  });

  it("is given up too when it never opened", () => {
    vi.advanceTimersByTime(9500);
    expect(FakeSocket.all[0]?.closed).toBe(true);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all.length).toBe(2);
  });
});

it("is still once it is closed", () => {
  const open = welcomed();
  at.line.give(PLAY);
  const before = open.sent.length;
  at.line.close();
  open.drop();
  vi.advanceTimersByTime(60_000);
  expect([open.closed, open.sent.length, FakeSocket.all.length, at.listeners.size]).toEqual([true, before, 1, 0]);
});
