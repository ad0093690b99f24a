import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Session, WATCHERS } from "../../src/table/session.svelte";
import type { Told } from "../../src/wire.gen";
import { comes, FakeSocket, goes, person, sitting, WELCOME } from "./faked";

let session: Session;

beforeEach(() => {
  session = comes();
  session.mute(1, true);
});

afterEach(() => goes(session));

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

describe("a move", () => {
  const plays = () => FakeSocket.last.sent.filter((message) => message.t === "play");

  it("is made once by two taps, though the next one's button comes under the finger", () => {
    session.play("bid 4 hat");
    const [first] = plays();
    FakeSocket.last.say({ t: "done", id: first?.id, seq: 3 });
    vi.advanceTimersByTime(300);
    session.play("bid 5 hat");
    expect(plays()).toHaveLength(1);
    vi.advanceTimersByTime(200);
    session.play("bid 5 hat");
    expect(plays()).toHaveLength(2);
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

  it("at a screen that several share is seen, or given up, by all who play there", () => {
    const orders = (socket: FakeSocket) => socket.sent.flatMap((said) => (said.t === "do" ? [said.order] : []));
    const watched = call(4, "challenge");
    const players = [0, 1].map((seat) => {
      const player = new Session("KTNMEW", `token ${seat}`);
      FakeSocket.last.say({ ...WELCOME, seat });
      FakeSocket.last.say({ ...watched, scene: { ...watched.scene, watched: true } });
      return { player, socket: FakeSocket.last };
    });
    const open = new Session(
      "KTNMEW",
      "",
      players.map(({ player }) => player),
    );
    FakeSocket.last.say({ ...WELCOME, seat: null });
    open.showTo(hasShow);
    FakeSocket.last.say(watched);
    open.endShow();
    open.hurry();
    expect(players.map(({ socket }) => orders(socket))).toEqual([
      ["ready", "hurry"],
      ["ready", "hurry"],
    ]);
    expect(orders(FakeSocket.last)).toEqual([]); // that guest plays at no seat
    for (const one of [open, ...players.map(({ player }) => player)]) one.leave();
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
