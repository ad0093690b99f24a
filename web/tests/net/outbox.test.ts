import { afterEach, describe, expect, it, vi } from "vitest";
import { type Keep, keepFor } from "../../src/keep";
import { type Command, newId, Outbox } from "../../src/net/outbox";

function shelf(at: Record<string, string> = {}): Keep & { readonly at: Record<string, string> } {
  return {
    at,
    getItem: (key) => at[key] ?? null,
    setItem: (key, value) => void (at[key] = value),
    removeItem: (key) => void Reflect.deleteProperty(at, key),
  };
}

const PLAY: Command = { t: "play", id: "a1", seq: 4, move: "challenge" };
const SIT: Command = { t: "do", id: "a2", order: "sit 0 9f3a Ada" };
const SCENE = {
  phase: "gathering",
  names: [],
  view: null,
  awaited: [],
  choices: [],
  offer: "",
  due: null,
  result: null,
};

describe("an outbox", () => {
  it("survives a reload, with the same ids", () => {
    const keep = shelf();
    const box = new Outbox(keep, "table");
    box.put(PLAY);
    box.put(SIT);
    expect(new Outbox(keep, "table").waiting).toEqual([PLAY, SIT]);
    expect(new Outbox(keep, "another").waiting).toEqual([]);
  });

  it("strikes out what was done or refused, and nothing else", () => {
    const keep = shelf();
    const box = new Outbox(keep, "table");
    box.put(PLAY);
    box.put(SIT);
    box.answered({ t: "done", id: "of another tab", seq: 5 });
    box.answered({ t: "odds", id: "a1", seq: 5, lines: [] });
    expect(box.waiting).toEqual([PLAY, SIT]);
    box.answered({ t: "done", id: "a1", seq: 5 });
    expect(box.waiting).toEqual([SIT]);
    box.answered({ t: "refused", id: "a2", ruling: "T1", reason: "", seq: 5, scene: SCENE });
    expect(box.waiting).toEqual([]);
    expect(keep.at).toEqual({});
  });

  it("forgets all when told to", () => {
    const keep = shelf();
    const box = new Outbox(keep, "table");
    box.put(PLAY);
    box.empty();
    expect(new Outbox(keep, "table").waiting).toEqual([]);
  });

  it.each(["", "{", "null", "7", '[{"t":"ping"}]', '[null, {"t":"play","id":7}]'])(
    "begins anew where something strange lies: %s",
    (text) => {
      expect(new Outbox(shelf({ table: text }), "table").waiting).toEqual([]);
    },
  );
});

describe("storage that a browser refuses", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  afterEach(() => void vi.unstubAllGlobals());

  it("keeps nothing, and a command still waits", () => {
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const box = new Outbox(keepFor("session"), "table");
    box.put(PLAY);
    expect(box.waiting).toEqual([PLAY]);
    box.empty();
    expect(box.waiting).toEqual([]);
  });

  it("may not even be named", () => {
    Object.defineProperty(globalThis, "localStorage", { get: refuse, configurable: true });
    const keep = keepFor("local");
    expect(() => keep.setItem("a", "b")).not.toThrow();
    expect(keep.getItem("a")).toBeNull();
    Reflect.deleteProperty(globalThis, "localStorage");
  });

  it("is used where it is there", () => {
    const shelves = shelf();
    vi.stubGlobal("localStorage", shelves);
    keepFor("local").setItem("a", "b");
    expect([shelves.at, keepFor("local").getItem("a")]).toEqual([{ a: "b" }, "b"]);
    keepFor("local").removeItem("a");
    expect(shelves.at).toEqual({});
  });
});

it("makes ids that differ and fit", () => {
  const ids = new Set(Array.from({ length: 500 }, newId));
  expect(ids.size).toBe(500);
  expect([...ids].every((id) => /^[0-9a-z]{8,64}$/.test(id))).toBe(true);
});
