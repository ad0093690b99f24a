import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newName } from "../../../src/screens/table/called";

/** What hangs on the browser around the page: its address, its storage, its words and its offers. */
class Store {
  readonly #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  key = (nth: number): string | null => [...this.#kept.keys()][nth] ?? null;
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
  removeItem = (key: string): void => void this.#kept.delete(key);
  clear = (): void => this.#kept.clear();
}

const REFUSING = {
  get length(): number {
    throw new Error("refused");
  },
  getItem: (): string | null => {
    throw new Error("refused");
  },
  setItem: (): void => {
    throw new Error("refused");
  },
  removeItem: (): void => {
    throw new Error("refused");
  },
  clear: (): void => {
    throw new Error("refused");
  },
};

const GERMAN = "../../../src/locale/de.po?of=words";

let ears: Map<string, (event: unknown) => void>;

beforeEach(() => {
  vi.resetModules();
  ears = new Map();
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "", origin: "https://cats.example" });
  vi.stubGlobal("addEventListener", (name: string, ear: (event: unknown) => void) => ears.set(name, ear));
  const head = { querySelectorAll: () => [] };
  vi.stubGlobal("document", { documentElement: { lang: "en", dataset: {} }, head, querySelector: () => null });
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
  vi.stubGlobal("localStorage", new Store());
  vi.stubGlobal("sessionStorage", new Store());
});

afterEach(() => {
  vi.doUnmock(GERMAN);
  vi.doUnmock("../../../src/net/api.gen");
  vi.doUnmock("../../../src/screens/table/kept");
  vi.unstubAllGlobals();
});

describe("an address", () => {
  it("leads to the lost screen when it is written wrong", async () => {
    const { routeOf } = await import("../../../src/route.svelte");
    expect(routeOf("/t/%E0%A4")).toEqual({ screen: "lost" });
    expect(routeOf("/t/abcdef")).toEqual({ screen: "table", code: "ABCDEF" });
    expect(routeOf("/rules/go%2Dkitty")).toEqual({ screen: "rules", game: "go-kitty" });
  });
});

describe("the words", () => {
  it("stay English when the German ones cannot be had", async () => {
    vi.doMock(GERMAN, () => {
      throw new Error("no network");
    });
    const { languageNow, say, speak } = await import("../../../src/words/index.svelte");
    await expect(speak("de")).resolves.toBeUndefined();
    expect(languageNow()).toBe("en");
    expect(say.shell.play).not.toBe("");
  });

  it("are those of the language that was wanted last", async () => {
    const { languageNow, speak } = await import("../../../src/words/index.svelte");
    await Promise.all([speak("de"), speak("en")]);
    expect(languageNow()).toBe("en");
    await speak("de");
    expect(languageNow()).toBe("de");
  });
});

describe("a browser that refuses its storage", () => {
  beforeEach(() => {
    vi.stubGlobal("localStorage", REFUSING);
    vi.stubGlobal("sessionStorage", REFUSING);
  });

  it("plays all the same", async () => {
    const { settings } = await import("../../../src/settings.svelte");
    settings.change({ name: "Ada" });
    expect(settings.now.name).toBe("Ada");
    const { disband, keep, recall } = await import("../../../src/screens/shell/party.svelte");
    keep("go-kitty", { code: "ABCDEF", guests: [], level: "tabby" });
    expect(recall("go-kitty")).toBeNull();
    disband("go-kitty");
  });

  it("has nothing to forget", async () => {
    const { forgetMine } = await import("../../../src/screens/shell/forgetting");
    expect(forgetMine).not.toThrow();
  });
});

describe("whoever is forgotten", () => {
  it("leaves no trace of matches, and keeps how the page looks", async () => {
    for (const key of ["ninelives.promised.A-1", "ninelives.settings", "ninelives.promised.B-2"])
      localStorage.setItem(key, "x");
    sessionStorage.setItem("ninelives.pass.go-kitty", "x");
    const { forgetMine } = await import("../../../src/screens/shell/forgetting");
    forgetMine();
    expect(localStorage.length).toBe(1);
    expect(localStorage.getItem("ninelives.settings")).toBe("x");
    expect(sessionStorage.length).toBe(0);
  });
});

describe("the offer to install", () => {
  it("is taken up once", async () => {
    const { offered, useInstall } = await import("../../../src/install");
    useInstall();
    expect(offered()).toBeNull();
    const prompt = vi.fn(() => Promise.resolve());
    ears.get("beforeinstallprompt")?.({ preventDefault: () => undefined, prompt });
    const take = offered();
    take?.();
    take?.();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(offered()).toBeNull();
  });
});

describe("a name", () => {
  type Seated = Parameters<typeof newName>[1];
  const sitter = (name: string): Seated["sitters"][number] => ({ name }) as Seated["sitters"][number];
  const table = (seat: number | null, ...names: string[]): Seated => ({ seat, sitters: names.map(sitter) });

  it("is kept when the table took it, and not before", () => {
    expect(newName({ name: null }, table(null, "Otto"))).toBeNull();
    expect(newName({ name: null }, table(1, "Otto", "Ada"))).toBe("Ada");
    expect(newName({ name: "Ada" }, table(1, "Otto", "Ada"))).toBeNull();
    expect(newName({ name: "Ada" }, table(1, "Otto", "Bo"))).toBe("Bo");
  });

  it("of another day is not taken up again", () => {
    expect(newName(null, table(0, "Ada"))).toBeNull();
  });

  it("is kept without the number that tells two apart", () => {
    expect(newName({ name: null }, table(1, "Ada", "Ada 2"))).toBe("Ada");
    expect(newName({ name: null }, table(1, "Otto", "Ada 2"))).toBe("Ada 2");
  });
});

describe("a screen that one comes to", () => {
  const place = (): { setAttribute: ReturnType<typeof vi.fn>; focus: ReturnType<typeof vi.fn> } => ({
    setAttribute: vi.fn(),
    focus: vi.fn(),
  });

  it("is begun at its heading, or else at its main part", async () => {
    const { arrive } = await import("../../../src/screens/shell/arrive");
    const [body, h1, main] = [{}, place(), place()];
    vi.stubGlobal("document", {
      activeElement: body,
      body,
      querySelector: (tag: string) => (tag === "h1" ? h1 : main),
    });
    arrive();
    expect(h1.setAttribute).toHaveBeenCalledWith("tabindex", "-1");
    expect(h1.focus).toHaveBeenCalled();
    vi.stubGlobal("document", {
      activeElement: body,
      body,
      querySelector: (tag: string) => (tag === "main" ? main : null),
    });
    arrive();
    expect(main.focus).toHaveBeenCalled();
  });

  it("is begun anew when what asked to wait is gone", async () => {
    const { arrive } = await import("../../../src/screens/shell/arrive");
    const [body, h1, main] = [{}, place(), { ...place(), ariaBusy: "true", isConnected: true }];
    let changed = (): void => undefined;
    let watching = true;
    vi.stubGlobal(
      "MutationObserver",
      class {
        constructor(hear: () => void) {
          changed = hear;
        }
        observe = (): void => undefined;
        disconnect = (): void => void (watching = false);
      },
    );
    const shows = (tag: string, found: object): void =>
      void vi.stubGlobal("document", {
        activeElement: body,
        body,
        querySelector: (one: string) => (one === tag ? found : null),
      });
    shows("main", main);
    arrive();
    changed();
    expect(watching).toBe(true);
    shows("h1", h1);
    main.isConnected = false;
    changed();
    expect(h1.focus).toHaveBeenCalledTimes(1);
    expect(watching).toBe(false);
  });

  it("keeps the focus that it has set itself", async () => {
    const { arrive } = await import("../../../src/screens/shell/arrive");
    const h1 = place();
    vi.stubGlobal("document", { activeElement: {}, body: {}, querySelector: () => h1 });
    arrive();
    expect(h1.focus).not.toHaveBeenCalled();
  });
});

describe("a lesson that comes late", () => {
  it("does not take the place of the table that is open by then", async () => {
    const comeTo = vi.fn();
    let answer = (_: { code: string }): void => undefined;
    const setUp = vi.fn(() => new Promise<{ code: string }>((resolve) => (answer = resolve)));
    vi.doMock("../../../src/net/api.gen", () => ({ setUpTable: setUp }));
    vi.doMock("../../../src/screens/table/kept", () => ({ comeTo, letGo: () => undefined }));
    const { Lesson } = await import("../../../src/screens/learn/lesson.svelte");
    const lesson = new Lesson("go-kitty");
    await vi.waitFor(() => expect(setUp).toHaveBeenCalled());
    lesson.leave();
    answer({ code: "LATEST" });
    await new Promise((done) => setTimeout(done));
    expect(comeTo).not.toHaveBeenCalled();
    expect(sessionStorage.length).toBe(0);
  });
});
