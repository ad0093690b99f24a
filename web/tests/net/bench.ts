/** A line on the bench: its socket, its clock and what it keeps are held by the test. */

import { afterEach, beforeEach, vi } from "vitest";
import type { Socket } from "../../src/net/house";
import { Line, type Standing } from "../../src/net/line";
import { type Command, Outbox } from "../../src/net/outbox";
import type { Bye, FromClient, ToClient } from "../../src/wire.gen";

/** A socket that a test holds by the other end. */
export class FakeSocket {
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

export const PLAY: Command = { t: "play", id: "a1", seq: 4, move: "challenge" };
export const WELCOME = { t: "welcome" };

interface Bench {
  kept: Map<string, string>;
  heard: ToClient[];
  stood: Standing[];
  byes: (Bye | null)[];
  codes: number[];
  seen: number;
  listeners: Map<string, () => void>;
  line: Line;
}
export const at = {} as Bench;

export function outbox(): Outbox {
  return new Outbox(
    {
      getItem: (key) => at.kept.get(key) ?? null,
      setItem: (key, value) => void at.kept.set(key, value),
      removeItem: (key) => void at.kept.delete(key),
    },
    "table",
  );
}

export function connect(token = ""): Line {
  const house = {
    patience: 9000,
    ask: () => Promise.reject(new Error("nobody asks")),
    open: (path: string) => new WebSocket(path) as Socket,
  };
  return new Line(house, "/socket", token, outbox(), {
    hear: (message) => void at.heard.push(message),
    stand: (standing, bye, code) => void (at.stood.push(standing), at.byes.push(bye), at.codes.push(code)),
    seen: () => at.seen,
    name: () => "Ada",
  });
}

export function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (last === undefined) throw new Error("no socket was opened");
  return last;
}

export function welcomed(): FakeSocket {
  const open = socket();
  open.onopen?.();
  open.say(WELCOME);
  return open;
}

/** Let time pass while the server answers pings. */
export function pass(ms: number, open: FakeSocket): void {
  for (let gone = 0; gone < ms; gone += 500) {
    vi.advanceTimersByTime(500);
    open.say({ t: "pong", n: 0, now: 0 });
  }
}

/** Lay a fresh line on the bench for each test. */
export function useBench(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are then just as long as they are said to be
    FakeSocket.all = [];
    Object.assign(at, { kept: new Map(), heard: [], stood: [], byes: [], codes: [], seen: 0, listeners: new Map() });
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("addEventListener", (event: string, listener: () => void) => at.listeners.set(event, listener));
    vi.stubGlobal("removeEventListener", (event: string) => at.listeners.delete(event));
    at.line = connect();
  });

  afterEach(() => {
    at.line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
