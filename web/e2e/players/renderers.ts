/** The processes in which pages run: their time, their memory, and a way to slow them down, workers and all. */

import { readdirSync, readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

const TICK = 10; // ms of a process's clock: what Linux calls USER_HZ
const [RUNS, STOPS] = [10, 30]; // ms: a quarter of the time

export async function renderersOf(browser: Browser): Promise<readonly number[]> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** Give the ms that workers in them have computed, each in a thread of its own. */
export function cpuOfWorkers(processes: readonly number[]): number {
  const threads = processes.flatMap((id) => readdirSync(`/proc/${id}/task`).map((task) => `/proc/${id}/task/${task}`));
  const workers = threads.filter((path) => readFileSync(`${path}/comm`, "utf8").startsWith("DedicatedWorker"));
  return workers.map(ticksOf).reduce((sum, ticks) => sum + ticks, 0) * TICK;
}

function ticksOf(path: string): number {
  const fields = readFileSync(`${path}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Give the MiB that they hold. */
export function memoryOf(processes: readonly number[]): number {
  const held = (id: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]);
  return Math.round(processes.map(held).reduce((sum, kib) => sum + kib, 0) / 1024);
}

/** Let them run a quarter of the time while something is done. The browser's own way to slow a page spares its workers. */
export async function slowed<T>(processes: readonly number[], act: () => Promise<T>): Promise<T> {
  const signal = (name: "SIGSTOP" | "SIGCONT"): void => processes.forEach((id) => process.kill(id, name));
  const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));
  let done = false;
  const acting = act().finally(() => (done = true));
  while (!done) {
    signal("SIGSTOP");
    await pause(STOPS);
    signal("SIGCONT");
    await pause(RUNS);
  }
  return acting;
}
