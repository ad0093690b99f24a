import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type Standing } from "../src/net/line";
import { type Command, Outbox } from "../src/net/outbox";
import type { Bye, FromClient, ToClient } from "../src/wire.gen";

/** A socket that a test holds by the other end. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly sent: FromClient[] = [];
  readyState = FakeSocket.OPEN;
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("sent on a socket that is not open");
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get commands(): readonly FromClient[] {
    return this.sent.filter((message) => message.t === "play" || message.t === "do");
  }
}

const PLAY: Command = { t: "play", id: "a1", seq: 4, move: "challenge" };
const WELCOME = { t: "welcome" };
let kept: Map<string, string>;
let heard: ToClient[];
let stood: Standing[];
let byes: (Bye | null)[];
let codes: number[];
let seen: number;
let listeners: Map<string, () => void>;
let line: Line;

function outbox(): Outbox {
  return new Outbox(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    "table",
  );
}

function connect(token = ""): Line {
  return new Line("ws://here/socket", token, outbox(), {
    hear: (message) => void heard.push(message),
    stand: (standing, bye, code) => void (stood.push(standing), byes.push(bye), codes.push(code)),
    seen: () => seen,
  });
}

function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (last === undefined) throw new Error("no socket was opened");
  return last;
}

function welcomed(): FakeSocket {
  const open = socket();
  open.onopen?.();
  open.say(WELCOME);
  return open;
}

/** Let time pass while the server answers pings. */
function pass(ms: number, open: FakeSocket): void {
  for (let gone = 0; gone < ms; gone += 500) {
    vi.advanceTimersByTime(500);
    open.say({ t: "pong", n: 0, now: 0 });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are then just as long as they are said to be
  FakeSocket.all = [];
  [kept, heard, stood, byes, codes, seen, listeners] = [new Map(), [], [], [], [], 0, new Map()];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", (event: string, listener: () => void) => listeners.set(event, listener));
  vi.stubGlobal("removeEventListener", (event: string) => listeners.delete(event));
  line = connect();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("hello", () => {
  it("comes first, with what was seen, and no token where the cookie speaks", () => {
    seen = 7;
    socket().onopen?.();
    expect(socket().sent).toEqual([{ t: "hello", seen: 7 }]);
  });

  it("carries a token where there is one", () => {
    line.close();
    line = connect("b.d21f");
    socket().onopen?.();
    expect(socket().sent).toEqual([{ t: "hello", seen: 0, token: "b.d21f" }]);
  });
});

describe("a command", () => {
  it("waits for the welcome", () => {
    line.give(PLAY);
    socket().onopen?.();
    expect(socket().commands).toEqual([]);
    socket().say(WELCOME);
    expect(socket().commands).toEqual([PLAY]);
  });

  it("is sent again after 2.5 s, under the same id, until it is answered", () => {
    const open = welcomed();
    line.give(PLAY);
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
    line.give(PLAY);
    first.drop();
    vi.advanceTimersByTime(200);
    expect(socket()).not.toBe(first);
    expect(welcomed().commands).toEqual([PLAY]);
  });

  it("outlives a reload", () => {
    welcomed();
    line.give(PLAY);
    line.close();
    line = connect();
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
    listeners.get("online")?.();
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all.length).toBe(2); // and not a second time when the wait is over
  });

  it("is one line only, however often the page wakes", () => {
    welcomed().drop();
    listeners.get("online")?.();
    const first = socket();
    listeners.get("visibilitychange")?.();
    expect([FakeSocket.all.length, first.closed, socket().closed]).toEqual([3, true, false]);
    first.drop(); // what was let go is not lost once more
    welcomed();
    vi.advanceTimersByTime(1000);
    expect([FakeSocket.all.length, stood]).toEqual([3, ["open", "lost", "open"]]);
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
    line.give(PLAY);
    expect(open.commands).toEqual([]);
    open.drop();
    vi.advanceTimersByTime(200);
    expect(welcomed().commands).toEqual([PLAY]);
  });

  it("says how it stands", () => {
    welcomed().drop();
    vi.advanceTimersByTime(200);
    welcomed();
    expect(stood).toEqual(["open", "lost", "open"]);
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
    const before = heard.length;
    dead.say({ t: "pong", n: 0, now: 0 });
    expect(heard.length).toBe(before);
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

describe("bye", () => {
  const bye = { t: "bye", reason: "There is no table with this code.", again: false };

  it("without again closes for good, and says why", () => {
    const open = socket();
    open.onopen?.();
    open.say(bye);
    open.drop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(stood).toEqual(["closed"]);
    expect(byes).toEqual([bye]);
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
      line.close();
      [FakeSocket.all, codes] = [[], []];
      line = connect();
      line.give(PLAY);
      welcomed().drop(code);
      vi.advanceTimersByTime(60_000);
      expect([FakeSocket.all.length, codes.at(-1)]).toEqual([1, code]);
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
    for (const wake of listeners.values()) wake();
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.all.length).toBe(2);
  });
});

it("is still once it is closed", () => {
  const open = welcomed();
  line.give(PLAY);
  const before = open.sent.length;
  line.close();
  open.drop();
  vi.advanceTimersByTime(60_000);
  expect([open.closed, open.sent.length, FakeSocket.all.length, listeners.size]).toEqual([true, before, 1, 0]);
});
