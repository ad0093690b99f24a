/** A house in a worker of the page, for tests: asked directly, as the page asks it, with bots that are quick. */

import type { Page } from "@playwright/test";
import type { SetUp, TableLink } from "../src/wire.gen";

const PACE = 0.05; // seconds that a bot takes

/** Let bots be quick in every worker that this page starts. */
export async function hasten(page: Page): Promise<void> {
  await page.addInitScript((pace) => {
    const post = Object.getOwnPropertyDescriptor(Worker.prototype, "postMessage")?.value as (message: object) => void;
    Worker.prototype.postMessage = function (this: Worker, message: object) {
      post.call(this, "t" in message && message.t === "start" ? { ...message, pace } : message);
    };
  }, PACE);
}

/** Let bots be quick, and let no request reach the server's tables. */
export async function useHere(page: Page): Promise<void> {
  await hasten(page);
  await page.route("**/api/**", (route) => route.abort());
  await page.routeWebSocket(/\/api\//, (socket) => socket.close());
}

/** Set up a table in the house of this browser, through a worker of the test's own: it shares the database. */
export async function setUpHere(page: Page, wish: SetUp): Promise<TableLink> {
  const { status, text } = await askHere(page, "POST", "/api/tables", wish);
  if (status !== 200) throw new Error(`no table: ${status} ${text}`);
  return JSON.parse(text) as TableLink;
}

async function askHere(page: Page, method: string, path: string, data?: object) {
  const question = { method, path, body: data === undefined ? "" : JSON.stringify(data) };
  return page.evaluate(inWorker, { ...question, ...(await knownRuntime(page)) });
}

/** Give the record of a match that is over. */
export async function recordHere(page: Page, match: string): Promise<string> {
  const { status, text } = await askHere(page, "GET", `/api/matches/${match}`);
  if (status !== 200) throw new Error(`no record: ${status} ${text}`);
  return text;
}

const known = new WeakMap<Page, Promise<Runtime>>();

/** Find it once: with the server away it cannot be found any more. */
export function knownRuntime(page: Page): Promise<Runtime> {
  const runtime = known.get(page) ?? runtimeOf(page);
  known.set(page, runtime);
  return runtime;
}

interface Runtime {
  readonly script: string;
  readonly runtime: string;
}

/** Find the worker's script and its runtime, as the page names them. */
export async function runtimeOf(page: Page): Promise<Runtime> {
  return page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).text();
    const namedIn = (text: string) =>
      [...text.matchAll(/(?:\.\/|assets\/)([\w.-]+\.js)/g)].map(([, name = ""]) => name);
    const [seen, todo] = [new Set<string>(), namedIn(await read("/"))];
    const found = { script: "", runtime: "" };
    for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      if (found.script !== "" && found.runtime !== "") break;
      const text = await read(`/assets/${name}`);
      found.script ||= text.match(/house-[\w-]+\.js/)?.[0].replace(/^/, "/assets/") ?? "";
      found.runtime ||= text.match(/runtime\/[0-9a-f]{8,}\//)?.[0].replace(/^/, "/") ?? "";
      todo.push(...namedIn(text));
    }
    return found;
  });
}

interface Asked extends Runtime {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** Runs in the page. */
function inWorker({ script, runtime, ...question }: Asked): Promise<{ status: number; text: string }> {
  const worker = new Worker(script, { type: "module" });
  worker.postMessage({ t: "start", runtime, pace: null });
  worker.postMessage({ t: "ask", number: 1, language: "en", anonymous: false, ...question });
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<{ t: string; status: number; text: string; what: string }>) => {
      if (data.t === "trouble") reject(new Error(data.what));
      if (data.t !== "answer") return;
      worker.terminate();
      resolve(data);
    };
  });
}
