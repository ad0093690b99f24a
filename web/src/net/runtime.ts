/**
 * What a house in this browser needs: megabytes that nobody waits for. They are fetched when a match has ended, and the
 * service worker keeps them, so that one may play on with cats when the server is away.
 */

import { BASE } from "./site";

export const RUNTIME = `${BASE}runtime/${__RUNTIME__}/`;
const FILES = ["house.json", "house.bin", "pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip", "pyodide.asm.wasm"];
const WAIT = 4000; // ms after a match, so that it is in nobody's way

/** No standard names it in every browser. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

let asked = false;

/** Tell whether everything is here already. */
export async function isRuntimeKept(): Promise<boolean> {
  if (__RUNTIME__ === "" || !("caches" in globalThis)) return false;
  const found = await Promise.all(FILES.map((file) => caches.match(RUNTIME + file)));
  return found.every((one) => one !== undefined);
}

/** Fetch what is not here yet, once, where somebody keeps it and the line is not paid for by what goes over it. */
export function keepRuntimeSoon(): void {
  if (asked || __RUNTIME__ === "" || isMetered() || !hasKeeper()) return;
  asked = true;
  setTimeout(() => void fetchAll().catch(() => (asked = false)), WAIT); // the next match tries again
}

/**
 * Ask the browser to keep what was played here when room runs out. Some ask the person, so not before there is something
 * to lose. Over plain HTTP there is nobody to ask.
 */
export function keepStorage(): void {
  if ("storage" in navigator) void navigator.storage.persist().catch(() => undefined);
}

/** Over plain HTTP there is no service worker, and so nothing is kept. */
function hasKeeper(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

function isMetered(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.type === "cellular";
}

/** One after the other: what the page wants meanwhile comes in between. */
async function fetchAll(): Promise<void> {
  if (await isRuntimeKept()) return;
  for (const file of FILES) await (await fetch(RUNTIME + file, { priority: "low" })).blob();
}
