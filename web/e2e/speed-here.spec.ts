/** What a house in a worker costs: its start, its rest, its memory, and a panther's thought. */

import { expect, type Page, test } from "@playwright/test";
import { loadBundle } from "./bundle";
import { runtimeOf, setUpHere } from "./here";
import { GAMES, SHORT } from "./players/alone";
import { cpuOfWorkers, memoryOf, renderersOf, slowed } from "./players/renderers";
import { middle } from "./players/stopwatch";
import type { Place } from "./timing";

const DRIVER = "/assets/timing.js";
const EACH = 5;
const SETTLE = 10_000; // ms until whatever just began is over
const REST = 20; // s
const MAY_REST = 5; // ms a second
const MAY_THINK = 1500; // ms

type Driver = typeof import("./timing");

// no picture moves, so that what computes is the house
test.use({ serviceWorkers: "block", trace: "off", reducedMotion: "reduce" });
test.setTimeout(600_000);

async function placeAt(page: Page, game: (typeof GAMES)[number]): Promise<Place> {
  await page.goto("/rules/go-kitty");
  await loadBundle(page, "timing.ts", DRIVER);
  const { socket } = await setUpHere(page, { game, seats: 3, options: SHORT[game], clock: 86_400 });
  return { ...(await runtimeOf(page)), socket };
}

const timeStart = (page: Page, place: Place): Promise<number> =>
  page.evaluate(async ([at, place]) => ((await import(at)) as Driver).timeStart(place), [DRIVER, place] as const);

test("from nothing to a table", async ({ page, context, browser }) => {
  const place = await placeAt(page, "kitten-me");
  const devtools = await context.newCDPSession(page);
  const cold = async (): Promise<number> => {
    await devtools.send("Network.clearBrowserCache");
    return timeStart(page, place);
  };
  const warm = (): Promise<number> => timeStart(page, place);
  const renderers = await renderersOf(browser);
  console.log(`cold: ${await times(cold)}`);
  console.log(`warm: ${await times(warm)}`);
  console.log(`cold, a quarter of the time: ${await times(() => slowed(renderers, cold))}`);
  console.log(`warm, a quarter of the time: ${await times(() => slowed(renderers, warm))}`);
});

async function times(take: () => Promise<number>): Promise<string> {
  const taken: number[] = [];
  while (taken.length < EACH) taken.push(await take());
  return `${taken.map(Math.round).join(" ")} ms, median ${middle(taken)} ms`;
}

test("a house where nothing is due", async ({ page, browser }) => {
  await page.goto("/rules/go-kitty");
  await page.waitForTimeout(SETTLE);
  const renderers = await renderersOf(browser);
  const held = memoryOf(renderers); // before there was any house
  const place = await placeAt(page, "kitten-me");
  await page.evaluate(async ([at, place]) => ((await import(at)) as Driver).idle(place), [DRIVER, place] as const);
  await page.waitForTimeout(SETTLE);
  const from = cpuOfWorkers(renderers);
  await page.waitForTimeout(REST * 1000);
  const rest = (cpuOfWorkers(renderers) - from) / REST;
  console.log(`at rest: ${rest} ms a second`);
  console.log(`memory: ${held} MiB without a house, ${memoryOf(renderers)} MiB with one`);
  expect(from).toBeGreaterThan(0); // there is a worker, and it has started
  expect(rest).toBeLessThan(MAY_REST);
});

for (const game of GAMES)
  test(`panthers of ${game}`, async ({ page }) => {
    const place = await placeAt(page, game);
    const thoughts = await page.evaluate(async ([at, place]) => ((await import(at)) as Driver).timePanthers(place), [
      DRIVER,
      place,
    ] as const);
    const [usual, worst] = [middle(thoughts), Math.round(Math.max(...thoughts))];
    console.log(`panther of ${game}: ${thoughts.length} moves, median ${usual} ms, worst ${worst} ms`);
    expect(worst).toBeLessThan(MAY_THINK);
  });
