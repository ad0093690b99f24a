import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Session, WATCHERS } from "../../src/table/session.svelte";
import type { FromClient, Sitting, Told, Welcome } from "../../src/wire.gen";

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {}

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const GOLDEN = new URL("../../../tests/wire/golden/kitten-me-seat.json", import.meta.url);
const spoken = JSON.parse(readFileSync(GOLDEN, "utf8")) as { message: Welcome }[];
const found = spoken.find(({ message }) => message.t === "welcome");
if (found === undefined) throw new Error("nobody said welcome");

const person = (name: string): Sitting => ({ name, person: true, level: "", here: true });
const WELCOME: Welcome = { ...found.message, seq: 3, sitters: [person("Ada"), person("Ben")] };
const sitting = (seq: number, ...sitters: (Sitting | null)[]): Told => ({
  t: "told",
  seq,
  scene: WELCOME.scene,
  sitters,
});
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  session = new Session("KTNMEW", "", { protocol: "http:", host: "here" } as Location);
  FakeSocket.last.say(WELCOME);
  session.mute(1, true);
});

afterEach(() => {
  session.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a muted seat", () => {
  const mutes = () => FakeSocket.last.sent.filter((message) => message.t === "mute");

  it("stays muted while the same person sits there, across a new line too", () => {
    FakeSocket.last.say(sitting(4, null, person("Ben")));
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.say({ ...WELCOME, seq: 4 });
    expect([...session.muted]).toEqual([1]);
    expect(mutes()).toEqual([{ t: "mute", seat: 1, on: true }]);
  });

  it.each([
    ["is free", null],
    ["is another's", person("Cleo")],
  ])("is heard again when it %s", (_, sitter) => {
    FakeSocket.last.say(sitting(4, person("Ada"), sitter));
    expect([...session.muted]).toEqual([]);
    expect(mutes().at(-1)).toEqual({ t: "mute", seat: 1, on: false });
  });

  it("is heard again when somebody else sits there after a gap", () => {
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.say({ ...WELCOME, seq: 9, sitters: [person("Ada"), person("Cleo")] });
    expect([...session.muted]).toEqual([]);
    expect(mutes()).toEqual([]);
  });
});

describe("a scene with more choices than it holds", () => {
  const asked = () => FakeSocket.last.sent.filter((message) => message.t === "more");
  const scene = { ...WELCOME.scene, choices: ["bid 1 hat", "bid 2 hat"], more: 3 };

  it("is completed page by page", () => {
    FakeSocket.last.say({ t: "told", seq: 4, scene });
    expect(asked()).toEqual([{ t: "more", seq: 4, first: 2 }]);
    FakeSocket.last.say({ t: "choices", seq: 4, first: 2, choices: ["bid 3 hat", "bid 4 hat"], more: 1 });
    expect(asked().slice(1)).toEqual([{ t: "more", seq: 4, first: 4 }]);
    FakeSocket.last.say({ t: "choices", seq: 4, first: 4, choices: ["challenge"], more: 0 });
    expect(session.state?.scene.choices).toEqual(["bid 1 hat", "bid 2 hat", "bid 3 hat", "bid 4 hat", "challenge"]);
    expect(asked().length).toBe(2);
  });

  it("is asked for after a new line too", () => {
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.say({ ...WELCOME, seq: 4, scene });
    expect(asked()).toEqual([{ t: "more", seq: 4, first: 2 }]);
  });

  it.each([
    ["comes twice", { seq: 4, first: 0 }],
    ["is of an older table", { seq: 3, first: 2 }],
  ])("takes no page that %s", (_, page) => {
    FakeSocket.last.say({ t: "told", seq: 4, scene });
    FakeSocket.last.say({ t: "choices", ...page, choices: ["challenge"], more: 0 });
    expect(session.state?.scene.choices).toEqual(["bid 1 hat", "bid 2 hat"]);
  });
});

describe("muted watchers", () => {
  it("stay muted whoever sits down, and across a new line", () => {
    session.mute(WATCHERS, true);
    FakeSocket.last.say(sitting(4, person("Ada"), person("Cleo")));
    expect([...session.muted]).toEqual([WATCHERS]);
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.say({ ...WELCOME, seq: 4 });
    expect(FakeSocket.last.sent).toContainEqual({ t: "mute", seat: -1, on: true });
  });
});

describe("a token that counts no more", () => {
  it("ends the session, and what was under way with it", () => {
    session.order("begin");
    FakeSocket.last.say({ t: "bye", reason: "Your token counts no more.", again: false });
    FakeSocket.last.onclose?.({ code: 4401 });
    expect([session.standing, session.closedWith, session.beginning]).toEqual(["closed", 4401, false]);
    const before = FakeSocket.last;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last).toBe(before);
  });
});

describe("a show", () => {
  const call = (seq: number, line: string): Told => ({
    t: "told",
    seq,
    scene: { ...WELCOME.scene, choices: [] },
    heard: [{ number: seq, actor: 1, line, story: [] }],
  });
  const hasShow = (heard: readonly { line: string }[]): boolean => heard.some(({ line }) => line === "challenge");

  it("holds the table back until it is over", () => {
    session.showTo(hasShow);
    FakeSocket.last.say(call(4, "challenge"));
    FakeSocket.last.say(call(5, "bid 3 hat"));
    expect([session.state?.seq, session.upcoming?.seq]).toEqual([3, 4]);
    session.endShow();
    expect([session.state?.seq, session.upcoming]).toEqual([4, null]);
    vi.advanceTimersByTime(5000);
    expect(session.state?.seq).toBe(5);
  });

  it("is not ended by what somebody says, and nothing is played on a table that is behind", () => {
    session.showTo(hasShow);
    FakeSocket.last.say(call(4, "challenge"));
    FakeSocket.last.say({ t: "said", seat: 1, name: "Ben", phrase: "purr" });
    expect(session.upcoming?.seq).toBe(4);
    session.play("bid 4 hat");
    expect(session.moving).toBe("");
  });

  it("is told to the table when it was seen, once, and what the table thinks of it is nobody's business", () => {
    const orders = () => FakeSocket.last.sent.filter((message) => message.t === "do");
    const watched = (seq: number, ready: number[]): Told => {
      const told = call(seq, ready.length > 0 ? "" : "challenge");
      return { ...told, scene: { ...told.scene, watched: true, ready } };
    };
    session.showTo(hasShow);
    FakeSocket.last.say({ ...WELCOME, seq: 3, seat: 0 });
    FakeSocket.last.say(watched(4, []));
    FakeSocket.last.say(watched(5, [1]));
    expect(session.ready).toEqual([1]); // while the show is on
    session.endShow();
    const [ready] = orders();
    expect(orders()).toEqual([{ t: "do", id: expect.stringMatching(/^ready ./) as string, order: "ready" }]);
    FakeSocket.last.say({ t: "refused", id: ready?.id, ruling: "T14", reason: "No.", seq: 5, scene: WELCOME.scene });
    expect(session.state?.refused).toBeNull();
    session.endShow();
    FakeSocket.last.say(watched(6, [0, 1]));
    vi.advanceTimersByTime(5000);
    session.endShow();
    expect(orders().length).toBe(1);
  });

  it("is given up by whoever stops showing", () => {
    const stop = session.showTo(hasShow);
    FakeSocket.last.say(call(4, "challenge"));
    stop();
    expect([session.state?.seq, session.upcoming]).toEqual([4, null]);
  });

  it("waits for a board that is still on its way, and what is no show does so no longer", () => {
    session.showLater();
    const begun = call(4, "deal");
    FakeSocket.last.say({ ...begun, scene: { ...begun.scene, view: {} } });
    FakeSocket.last.say(call(5, "bid 3 hat"));
    FakeSocket.last.say(call(6, "challenge"));
    expect(session.state?.seq).toBe(4);
    session.showTo(hasShow);
    vi.advanceTimersByTime(5000);
    expect([session.state?.seq, session.upcoming?.seq]).toEqual([5, 6]);
  });

  it("is known to a new line, which does not tell again what waits", () => {
    session.showTo(hasShow);
    FakeSocket.last.say(call(4, "challenge"));
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent[0]).toMatchObject({ t: "hello", seen: 4 });
  });
});

describe("the look of one's cat", () => {
  const LOOK = "ginger freckles crown";
  const orders = () => FakeSocket.last.sent.flatMap((one) => (one.t === "do" ? [one.order] : []));
  const lookId = () =>
    FakeSocket.last.sent.flatMap((one) => (one.t === "do" && one.order.startsWith("look") ? [one.id] : []));
  const mine = (seq: number, look?: string, phase = "gathering"): Told => ({
    ...sitting(seq, look === undefined ? person("Ada") : { ...person("Ada"), look }, null),
    seat: 0,
    scene: { ...WELCOME.scene, phase },
  });

  it("is said right after sitting down, so that a match finds it", () => {
    session.wear(LOOK);
    expect(orders()).toEqual([]);
    session.sit(0, "Ada", "9f");
    session.order("begin");
    expect(orders()).toEqual(["sit 0 9f Ada", `look ${LOOK}`, "begin"]);
    FakeSocket.last.say(mine(4));
    expect(orders()).toHaveLength(3);
  });

  it("is not said where nobody chose one", () => {
    session.sit(0, "Ada", "9f");
    FakeSocket.last.say(mine(4));
    session.wear("");
    expect(orders()).toEqual(["sit 0 9f Ada"]);
  });

  it("is said again when it changes, and given up", () => {
    FakeSocket.last.say(mine(4, LOOK));
    session.wear(LOOK);
    session.wear("black patch bow");
    FakeSocket.last.say(mine(5, "black patch bow"));
    session.wear("");
    expect(orders()).toEqual(["look black patch bow", "look"]);
  });

  it("waits until a match is over", () => {
    FakeSocket.last.say(mine(4, "", "playing"));
    session.wear(LOOK);
    session.sit(0, "Ada", "9f");
    expect(orders()).toEqual(["sit 0 9f Ada"]);
    FakeSocket.last.say(mine(5, "", "over"));
    expect(orders().at(-1)).toBe(`look ${LOOK}`);
  });

  it("that is refused is no news, and is asked for again later", () => {
    FakeSocket.last.say(mine(4));
    session.wear(LOOK);
    const refused = { t: "refused", ruling: "T16", reason: "Later.", seq: 4, scene: WELCOME.scene, id: lookId()[0] };
    FakeSocket.last.say(refused);
    expect(session.state?.refused).toBeNull();
    FakeSocket.last.say(mine(5));
    expect(orders()).toEqual([`look ${LOOK}`, `look ${LOOK}`]);
  });
});
