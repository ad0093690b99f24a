import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { after, isAwaited, MOST_NEWS, namesOf, type News, type TableState } from "../../src/table/state";
import type { Said, ToClient, Told, Welcome } from "../../src/wire.gen";

interface Line {
  readonly from: "client" | "server";
  readonly message: ToClient;
}

const GOLDEN = ["kitten-me", "go-kitty", "shut-up-cat"].flatMap((game) => [`${game}-seat`, `${game}-watcher`]);
const NOW = 1_800_000_000;

function conversation(name: string): readonly ToClient[] {
  const text = readFileSync(new URL(`../../../tests/wire/golden/${name}.json`, import.meta.url), "utf8");
  return (JSON.parse(text) as Line[]).filter((line) => line.from === "server").map((line) => line.message);
}

function fold(messages: readonly ToClient[], from: TableState | null = null): TableState {
  const state = messages.reduce<TableState | null>((known, message) => after(known, message, NOW), from);
  if (state === null) throw new Error("nobody said welcome");
  return state;
}

function lastOf<T extends ToClient["t"]>(messages: readonly ToClient[], kinds: readonly T[]): ToClient & { t: T } {
  const found = messages.findLast((message) => (kinds as readonly string[]).includes(message.t));
  if (found === undefined) throw new Error(`no ${kinds.join()}`);
  return found as ToClient & { t: T };
}

function upTo(messages: readonly ToClient[], seq: number): readonly ToClient[] {
  return messages.slice(0, messages.findIndex((message) => message.t === "told" && message.seq === seq) + 1);
}

const moves = (news: readonly News[]): readonly string[] =>
  news.flatMap((one) => (one.kind === "move" ? [`${one.match}.${one.heard.number}`] : []));

describe.each(GOLDEN)("the conversation %s", (name) => {
  const messages = conversation(name);
  const end = fold(messages);

  it("ends with the last scene that was shown", () => {
    const last = lastOf(messages, ["told", "welcome", "refused"]);
    expect(end.scene).toEqual(last.scene);
    expect(end.seq).toBe(lastOf(messages, ["told", "welcome"]).seq);
  });

  it("keeps who sits there from the last message that says so, with who is connected", () => {
    const said = messages.findLast(
      (message) => (message.t === "told" || message.t === "welcome") && message.sitters !== undefined,
    ) as Told | Welcome;
    expect(end.sitters.map((sitting) => sitting?.name)).toEqual(said.sitters?.map((sitting) => sitting?.name));
  });

  it("tells every move once, in order", () => {
    const told = moves(end.news);
    expect(new Set(told).size).toBe(told.length);
    const byNumber = [...told].sort(
      (a, b) => Number(a.split(".")[0]) - Number(b.split(".")[0]) || moveOf(a) - moveOf(b),
    );
    expect(told).toEqual(byNumber);
    const heard = messages.flatMap((message) => (message.t === "told" ? (message.heard ?? []) : []));
    expect(told.length).toBeGreaterThanOrEqual(heard.length);
  });

  it("is not changed by anything that is told twice", () => {
    let known: TableState | null = null;
    for (const message of messages) {
      known = after(known, message, NOW);
      if (message.t === "told") expect(after(known, message, NOW)).toBe(known);
    }
  });

  it("has no two lines of the log under one key", () => {
    const keys = end.news.map((one) => one.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

function moveOf(key: string): number {
  return Number(key.split(".")[1]);
}

describe("a table", () => {
  const messages = conversation("kitten-me-seat");
  const playing = fold(upTo(messages, 5));

  it("says nothing before it welcomes", () => {
    const told = messages.find((message) => message.t === "told");
    expect(told && after(null, told, NOW)).toBeNull();
  });

  it("keeps what a told leaves out", () => {
    const bare = fold(upTo(messages, 5));
    const before = fold(upTo(messages, 4));
    expect(bare.sitters).toEqual(before.sitters);
    expect([bare.seat, bare.number, bare.commitment]).toEqual([0, 1, before.commitment]);
  });

  it("remembers the scene before, so that boards can move what moved", () => {
    expect(playing.recent.before).toEqual(fold(upTo(messages, 4)).scene);
    expect(playing.recent.heard.map((one) => one.line)).toEqual(["bid 4 tie"]);
  });

  it("knows whom it waits for", () => {
    expect(isAwaited(playing, 0)).toBe(true);
    expect(isAwaited(playing, 1)).toBe(false);
    expect(isAwaited(playing, null)).toBe(false);
    expect(isAwaited({ ...playing, scene: { ...playing.scene, phase: "over" } }, 0)).toBe(false);
  });

  it("is nobody's own and open, unless the welcome says so", () => {
    const welcome = messages.find((message) => message.t === "welcome") as Welcome;
    const bare: Welcome = { ...welcome, host: undefined, locked: undefined } as unknown as Welcome;
    expect(fold([bare])).toMatchObject({ host: false, locked: false, removed: false });
    expect(fold([{ ...welcome, host: true, locked: true }])).toMatchObject({ host: true, locked: true });
  });

  it("is locked and opened by what is told, and stays as it is otherwise", () => {
    const tell = (seq: number, more: Partial<Told>): Told => ({ t: "told", seq, scene: playing.scene, ...more });
    const locked = fold([tell(90, { order: "lock", locked: true })], playing);
    expect(locked.locked).toBe(true);
    expect(fold([tell(91, {})], locked).locked).toBe(true);
    expect(fold([tell(91, { order: "unlock", locked: false })], locked).locked).toBe(false);
    expect(fold([tell(90, { order: "again", locked: false })], locked).locked).toBe(false);
  });

  it("knows that it was oneself who was removed, and not somebody else", () => {
    const tell = (seat: number | null): Told => ({ t: "told", seq: 90, scene: playing.scene, order: "remove", seat });
    expect(fold([tell(0)], playing).removed).toBe(false);
    const gone = fold([tell(null)], playing);
    expect(gone.removed).toBe(true);
    const welcome = messages.find((message) => message.t === "welcome") as Welcome;
    expect(fold([welcome], gone).removed).toBe(true); // the line was lost and is there again
    expect(fold([tell(null)], { ...playing, seat: null }).removed).toBe(false);
  });

  it("learns after a reload that one was removed, when it refuses a seat though it is open", () => {
    const refused: ToClient = { t: "refused", id: "x", ruling: "T12", reason: "", seq: 5, scene: playing.scene };
    const watcher = { ...playing, seat: null };
    expect(fold([refused], watcher).removed).toBe(true);
    expect(fold([refused], { ...watcher, locked: true }).removed).toBe(false);
    expect(fold([refused], playing).removed).toBe(false);
  });

  it("is not drawn anew for a pong that brings nothing", () => {
    const pong: ToClient = { t: "pong", n: 0, now: NOW + playing.ahead + 0.1 };
    expect(after(playing, pong, NOW)).toBe(playing);
    expect(after(playing, { ...pong, now: NOW + playing.ahead + 2 }, NOW)?.ahead).toBeCloseTo(playing.ahead + 2);
  });

  it("is not drawn anew when nobody came or went", () => {
    const here = playing.sitters.map((sitting) => sitting?.here ?? false);
    expect(after(playing, { t: "present", here, watchers: playing.watchers }, NOW)).toBe(playing);
    const gone = after(playing, { t: "present", here: [true, false], watchers: 0 }, NOW);
    expect(gone?.sitters[1]?.here).toBe(false);
  });

  it("says why something was refused until the next command is done", () => {
    const refused = messages.find((message) => message.t === "refused" && message.ruling === "K7") as ToClient;
    const no = fold([refused], playing);
    expect(no.refused?.ruling).toBe("K7");
    const told = messages.find((message) => message.t === "told" && message.seq === 6) as ToClient;
    expect(fold([told], no).refused?.ruling).toBe("K7"); // another's move does not wipe it away unread
    expect(fold([{ t: "done", id: "x", seq: 6 }], no).refused).toBeNull();
  });

  it("does not run ahead with a refusal that knows more than was told", () => {
    const next = messages.find((message) => message.t === "told" && message.seq === 6) as Told;
    const early = fold([{ t: "refused", id: "x", ruling: "T7", reason: "", seq: 6, scene: next.scene }], playing);
    expect(early.scene).toBe(playing.scene);
    const both = fold([next], early);
    expect([both.seq, moves(both.news).at(-1)]).toEqual([6, "1.3"]);
  });

  it("knows how the cats look, and keeps those of a match that is over while people come and go", () => {
    expect(playing.looks).toEqual(["ginger freckles crown", ""]);
    const over: Told = { t: "told", seq: 90, scene: { ...playing.scene, phase: "over" } };
    const gone: Told = { ...over, seq: 91, sitters: [null, null] };
    const left = fold([over, gone], playing);
    expect(left.looks).toEqual(playing.looks);
    const next: Told = { ...gone, seq: 92, number: 2, scene: playing.scene };
    expect(fold([next], left).looks).toEqual(["", ""]);
  });

  it("takes new names for people who were forgotten, and moves nothing for it", () => {
    const sitters = playing.sitters.map((sitting) => sitting && { ...sitting, name: "Somebody" });
    const again: Told = { t: "told", seq: playing.seq, scene: playing.scene, order: "again", sitters };
    const state = fold([again], playing);
    expect(state.sitters[0]?.name).toBe("Somebody");
    expect(state.recent).toBe(playing.recent);
  });

  it("calls people by the names of the match that is shown", () => {
    const renamed = playing.sitters.map((sitting) => sitting && { ...sitting, name: "Zoe" });
    expect(namesOf({ ...playing, sitters: renamed })).toEqual(["Ada", "Ben"]);
    expect(namesOf({ ...playing, sitters: renamed, scene: { ...playing.scene, names: [] } })).toEqual(["Zoe", "Zoe"]);
  });

  it("does not take odds of another moment", () => {
    expect(fold([{ t: "odds", id: "h", seq: 4, lines: ["old"] }], playing)).toBe(playing);
  });

  it("throws odds away once the table has moved on", () => {
    const reckoned = fold([{ t: "odds", id: "h", seq: 5, lines: ["one"] }], playing);
    expect(reckoned.odds?.lines).toEqual(["one"]);
    const next = messages.find((message) => message.t === "told" && message.seq === 6) as ToClient;
    expect(fold([next], reckoned).odds).toBeNull();
  });

  it("keeps the same thing said twice as two lines, and forgets the oldest", () => {
    const said: Said = { t: "said", seat: 1, name: "Ben", phrase: "Meow?" };
    const twice = fold([said, said], playing);
    expect(twice.news.length).toBe(playing.news.length + 2);
    const many = fold(
      Array.from({ length: MOST_NEWS + 50 }, () => said),
      playing,
    );
    expect(many.news.length).toBe(MOST_NEWS);
    expect(new Set(many.news.map((one) => one.key)).size).toBe(MOST_NEWS);
  });

  it("loses no phrase when the log is full", () => {
    const phrases = Array.from({ length: MOST_NEWS + 50 }, (_, nth) => `Meow ${nth}`);
    const many = fold(
      phrases.map((phrase) => ({ t: "said", seat: 1, name: "Ben", phrase })),
      playing,
    );
    expect(many.news.map((one) => one.kind === "said" && one.said.phrase)).toEqual(phrases.slice(-MOST_NEWS));
  });

  it("never says two phrases under one key, not even across a welcome", () => {
    const said: Said = { t: "said", seat: 1, name: "Ben", phrase: "Meow?" };
    const first = fold([said], playing);
    const welcome = lastOf(messages, ["welcome"]);
    const later = fold([welcome, said], { ...first, news: [] }); // the first has left the log
    expect(later.news.at(-1)?.key).not.toBe(first.news.at(-1)?.key);
  });

  it("stays as it is when it is told what it does not understand", () => {
    const strange = { t: "purr", seq: 99 } as unknown as ToClient;
    expect(after(playing, strange, NOW)).toBe(playing);
    expect(after(null, strange, NOW)).toBeNull();
  });
});

describe("a welcome after a gap", () => {
  const messages = conversation("kitten-me-seat");
  const before = messages.slice(
    0,
    messages.findLastIndex((message) => message.t === "bye"),
  );
  const gap = fold(before);
  const welcome = lastOf(messages, ["welcome"]);

  it("adds what was missed behind what was known", () => {
    const back = fold([welcome], gap);
    expect(moves(back.news)).toEqual([
      ...moves(gap.news),
      ...welcome.heard.map((one) => `${back.number}.${one.number}`),
    ]);
    expect(back.seq).toBe(welcome.seq);
    expect(back.recent.heard).toEqual(welcome.heard);
  });

  it("adds nothing twice where the gap was none", () => {
    const back = fold([welcome, welcome], gap);
    expect(back.news).toEqual(fold([welcome], gap).news);
  });

  it("moves nothing where another match is on", () => {
    const other = fold([{ ...welcome, number: welcome.number + 1 }], gap);
    expect(other.recent.heard).toEqual([]);
    expect(moves(other.news).length).toBe(moves(gap.news).length + welcome.heard.length);
  });

  it("keeps what was said, which no server tells again", () => {
    const said = gap.news.filter((one) => one.kind === "said");
    expect(said.length).toBeGreaterThan(0);
    expect(fold([welcome], gap).news.filter((one) => one.kind === "said")).toEqual(said);
  });
});
