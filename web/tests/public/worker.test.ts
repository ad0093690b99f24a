import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";

/** The service worker, run in a house of cards: a cache, a network that can be cut, and the events of a browser. */
const SOURCE = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8");
const ORIGIN = "https://cats.example";
const POLICY = "default-src 'self'";

interface Asked {
  readonly request: { readonly url: string; readonly method: string; readonly mode: string };
  respondWith(answer: Promise<Response>): void;
}
type Ear = (event: Partial<Asked> & { waitUntil(job: Promise<unknown>): void }) => void;

const ASSETS = {
  "/assets/a-1.js": 'import("./Lobby-1.js", ["./Lobby-1.js", "./a-1.js", "./Lobby-1.css"])',
  "/assets/a-2.js": "2",
  "/assets/Lobby-1.js": 'import "./a-1.js"',
  "/assets/Lobby-1.css": "body {}",
  "/assets/font-1.woff2": "letters",
};
const inFolder = Object.entries(ASSETS).map(([path, text]) => [`/cats${path}`, text] as const);
const FILES: Readonly<Record<string, string>> = { ...ASSETS, ...Object.fromEntries(inFolder) };
let shell: string;
let online: boolean;
let fetched: string[];
let refusing: boolean; // the next file is not to be had
let fault: Response | null; // what the network answers instead of the page
let kept: Map<string, Response>;
let ears: Map<string, Ear>;

const pathOf = (request: string | { url: string }): string =>
  new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;

function network(request: string | { url: string }): Promise<Response> {
  fetched.push(pathOf(request));
  if (!online) return Promise.reject(new Error("no network"));
  const file = FILES[pathOf(request)];
  if (file === undefined && fault !== null) return Promise.resolve(fault.clone());
  return Promise.resolve(
    new Response(file ?? shell, {
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
    }),
  );
}

const cache = {
  match: (path: string) => Promise.resolve(kept.get(path)?.clone()),
  put: (request: string | { url: string }, answer: Response) => {
    kept.set(pathOf(request), answer);
    return Promise.resolve();
  },
  keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: ORIGIN + path }))),
  delete: (request: { url: string }) => Promise.resolve(kept.delete(pathOf(request))),
  addAll: async (paths: string[]) => {
    if (refusing) {
      refusing = false;
      throw new TypeError("no such file");
    }
    for (const path of paths) kept.set(path, await network(path));
  },
};
const caches = {
  open: () => Promise.resolve(cache),
  match: (request: string | { url: string }) => Promise.resolve(kept.get(pathOf(request))?.clone()),
};

beforeEach(() => {
  [shell, online, fetched, kept, ears] = [
    '<script src="/assets/a-1.js">',
    true,
    [],
    new Map<string, Response>(),
    new Map<string, Ear>(),
  ];
  [refusing, fault] = [false, null];
  start("/sw.js");
});

function start(script: string): void {
  const self = {
    addEventListener: (name: string, ear: Ear) => ears.set(name, ear),
    skipWaiting: () => undefined,
    clients: { claim: () => Promise.resolve() },
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as browsers run it
  new Function("self", "caches", "fetch", "location", SOURCE)(self, caches, network, new URL(script, ORIGIN));
}

async function install(): Promise<void> {
  let job: Promise<unknown> = Promise.resolve();
  ears.get("install")?.({ waitUntil: (one) => void (job = one) });
  await job;
  fetched.length = 0;
}

/** Ask as a page would; null where the worker leaves it to the browser. */
async function ask(path: string, mode = "cors", method = "GET"): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const jobs: Promise<unknown>[] = [];
  const request = { url: ORIGIN + path, method, mode };
  ears.get("fetch")?.({
    request,
    respondWith: (one) => void (answer = one),
    waitUntil: (job) => void jobs.push(job),
  });
  const text = answer === null ? null : await (await (answer as Promise<Response>)).text();
  await Promise.all(jobs);
  return text;
}

describe("the service worker", () => {
  it("never touches the tables", async () => {
    await install();
    expect(await ask("/api/me")).toBeNull();
    expect(await ask("/api/tables", "cors", "POST")).toBeNull();
    expect(await ask("/api/matches/A-1", "navigate")).toBeNull();
    expect(fetched).toEqual([]);
  });

  it("opens every screen without a network once it was there", async () => {
    await install();
    online = false;
    expect(await ask("/t/ABCDEF", "navigate")).toBe(shell);
    expect(await ask("/assets/a-1.js")).toBe(FILES["/assets/a-1.js"]);
    expect(await ask("/assets/Lobby-1.css")).toBe(FILES["/assets/Lobby-1.css"]); // of a screen that was never opened
  });

  it("takes the page fresh where it can", async () => {
    await install();
    shell = '<script src="/assets/a-2.js">';
    expect(await ask("/", "navigate")).toBe(shell);
  });

  it("fetches a file once, and lets go of it with its build", async () => {
    await install();
    await ask("/assets/font-1.woff2");
    await ask("/assets/font-1.woff2");
    expect(fetched).toEqual(["/assets/font-1.woff2"]);
    shell = '<script src="/assets/a-2.js">';
    await ask("/", "navigate");
    expect([...kept.keys()].sort()).toEqual(["/", "/assets/a-2.js"]);
  });

  it("keeps the page without what the server says of one place", async () => {
    const page = (said: string): string =>
      `<!--preview-->\n<title>${said}</title>\n<!--/preview--><script src="/assets/a-1.js">`;
    shell = page("Nine Lives");
    await install();
    await ask("/assets/font-1.woff2");
    shell = page("assets/no-such-file.js lädt dich ein");
    expect(await ask("/t/ABCDEF", "navigate")).toBe(shell);
    expect(fetched).toEqual(["/assets/font-1.woff2", "/t/ABCDEF"]); // it is the same page: nothing is fetched anew
    expect([...kept.keys()]).toContain("/assets/font-1.woff2");
    online = false;
    expect(await ask("/", "navigate")).toBe('<title>Nine Lives</title><script src="/assets/a-1.js">');
  });

  it("keeps the page as strict as it came", async () => {
    await install();
    expect(kept.get("/")?.headers.get("content-security-policy")).toBe(POLICY);
  });

  it("keeps what it has while the page is the same", async () => {
    await install();
    await ask("/assets/font-1.woff2");
    await ask("/lobby", "navigate");
    expect([...kept.keys()].sort()).toEqual([
      "/",
      "/assets/Lobby-1.css",
      "/assets/Lobby-1.js",
      "/assets/a-1.js",
      "/assets/font-1.woff2",
    ]);
  });

  it("keeps the page of before until all files of the new one are there", async () => {
    await install();
    const before = shell;
    [shell, refusing] = ['<script src="/assets/a-2.js">', true];
    expect(await ask("/", "navigate")).toBe(shell);
    online = false;
    expect(await ask("/", "navigate")).toBe(before);
    expect(await ask("/assets/a-1.js")).toBe(FILES["/assets/a-1.js"]);
    online = true;
    await ask("/", "navigate");
    online = false;
    expect(await ask("/", "navigate")).toBe(shell);
    expect(await ask("/assets/a-2.js")).toBe(FILES["/assets/a-2.js"]);
  });

  it("takes nothing but a page for the page", async () => {
    await install();
    fault = new Response("{}", { headers: { "content-type": "application/json" } });
    expect(await ask("/manifest.webmanifest", "navigate")).toBe("{}");
    fault = new Response("Bad gateway", { status: 502, headers: { "content-type": "text/html" } });
    expect(await ask("/lobby", "navigate")).toBe("Bad gateway");
    online = false;
    expect(await ask("/lobby", "navigate")).toBe(shell);
  });

  it("is not installed from a fault", async () => {
    fault = new Response("Bad gateway", { status: 502, headers: { "content-type": "text/html" } });
    await expect(install()).rejects.toThrow();
    expect([...kept.keys()]).toEqual([]);
  });

  it("lets nobody wait for what is kept", async () => {
    await install();
    shell = '<script src="/assets/a-2.js">';
    const { addAll } = cache;
    cache.addAll = () => new Promise<void>(() => undefined); // files that never come
    try {
      let answer: Promise<Response> = Promise.reject(new Error("not asked"));
      answer.catch(() => undefined);
      const request = { url: `${ORIGIN}/`, method: "GET", mode: "navigate" };
      ears.get("fetch")?.({ request, respondWith: (one) => void (answer = one), waitUntil: () => undefined });
      expect(await (await answer).text()).toBe(shell);
    } finally {
      cache.addAll = addAll;
    }
  });
});

describe("a page in a folder of a plain host", () => {
  beforeEach(async () => {
    ears.clear();
    start("/cats/sw.js");
    shell = '<script src="./assets/a-1.js"><link href="./icon.svg">';
    await install();
  });

  it("is kept with its files named by the folder, whichever screen it came from", async () => {
    shell = '<script src="../../assets/a-1.js"><link href="../../icon.svg">';
    await ask("/cats/rules/one/", "navigate");
    online = false;
    const page = '<script src="/cats/assets/a-1.js"><link href="/cats/icon.svg">';
    expect(await ask("/cats/t/PURRRR", "navigate")).toBe(page);
    expect(await ask("/cats/assets/Lobby-1.css")).toBe("body {}");
    expect(fetched).not.toContain("/cats/assets/Lobby-1.css");
  });

  it("is shown where the host has no file, for it knows its own tables", async () => {
    fault = new Response("not found", { status: 404 });
    expect(await ask("/cats/t/PURRRR", "navigate")).toContain("/cats/assets/a-1.js");
  });

  it("has its icons without a network, and takes them fresh where there is one", async () => {
    shell = "an icon";
    expect(await ask("/cats/icon.svg")).toBe("an icon");
    shell = "another icon";
    expect(await ask("/cats/icon.svg")).toBe("another icon");
    online = false;
    expect(await ask("/cats/icon.svg")).toBe("another icon");
  });
});

describe("the runtime of a house in the browser", () => {
  it("is kept once it was fetched, and only the newest", async () => {
    await ask("/runtime/aaa/house.bin");
    await ask("/runtime/aaa/house.bin");
    expect(fetched).toEqual(["/runtime/aaa/house.bin"]);
    await ask("/runtime/bbb/house.bin");
    expect([...kept.keys()].filter((path) => path.startsWith("/runtime/"))).toEqual(["/runtime/bbb/house.bin"]);
    online = false;
    expect(await ask("/runtime/bbb/house.bin")).not.toBeNull();
  });
});
