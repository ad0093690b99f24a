/** How long one waits, on a machine four times slower: for a table after a tap on Play, and for what the table says. */

import { expect, type Page, test } from "@playwright/test";
import type { ToClient } from "../src/wire.gen";
import { setUp } from "./house";
import { listen } from "./players/complaints";
import { middle, overhear, playTable, slowDown, watchPlay } from "./players/stopwatch";
import { SIZES } from "./screens";

const TO_PLAY = 2000; // ms
const TO_PAINT = 100; // ms
const BOXES = ["You Gotta Be Kitten Me!", "Go Kitty", "Shut Up, Cat!"];
const EACH = 3;
const TOLD = 40;
const BETWEEN = 250; // ms

// a trace is made in the page, and would be timed with it
test.use({ viewport: SIZES.phone, hasTouch: true, trace: "off" });

test("from Play to a table", async ({ browser }) => {
  test.setTimeout(180_000);
  const times: number[] = [];
  for (const box of BOXES.flatMap((name) => Array<string>(EACH).fill(name))) {
    const context = await browser.newContext(); // nothing is kept from the last time
    const page = await context.newPage();
    const complaints = listen(page);
    await slowDown(page);
    await page.addInitScript(watchPlay);
    await page.goto("/");
    await page.getByRole("button", { name: `Play now: ${box}` }).tap();
    times.push(await page.evaluate(() => window.playable));
    expect(complaints.all).toEqual([]);
    await context.close();
  }
  console.log(`from Play to a table: ${times.map(Math.round).join(" ")} ms, median ${middle(times)} ms`);
  expect(middle(times)).toBeLessThan(TO_PLAY);
});

test("from what is told to paint, ten seats", async ({ page, context }) => {
  test.setTimeout(180_000);
  await page.goto("/");
  const place = await setUp(page.request, { game: "kitten-me", seats: 10 });
  const [welcome, ...told] = await page.evaluate(overhear, [place.socket, TOLD] as const);
  if (welcome === undefined) throw new Error("the table did not answer");

  const seated = await context.newPage();
  const complaints = listen(seated);
  await slowDown(seated);
  await seated.addInitScript(playTable, welcome);
  await seated.goto(`/t/${place.code}`);
  await expect(seated.getByRole("group", { name: "Seats" }).first()).toBeVisible();
  const times: number[] = [];
  const reveals: number[] = [];
  for (const message of told) {
    const time = await seated.evaluate((text) => window.tell(text), JSON.stringify(message));
    times.push(time);
    await seated.waitForTimeout(BETWEEN);
    if (!isReveal(message)) continue;
    reveals.push(time);
    await endShow(seated); // the next one would only wait for its turn
  }
  await expect(seated.getByRole("list", { name: "Seats" }).getByRole("listitem")).toHaveCount(9);
  console.log(
    `told to paint, ${times.length} times: median ${middle(times)} ms, 95 of 100 in ${middle(times, 0.95)} ms`,
  );
  console.log(`of these ${reveals.length} reveals: ${reveals.map(Math.round).join(" ")} ms`);
  expect(middle(times)).toBeLessThan(TO_PAINT);
  expect(middle(reveals)).toBeLessThan(TO_PAINT);
  expect(complaints.all).toEqual([]);
});

async function endShow(page: Page): Promise<void> {
  const show = page.locator("dialog.reveal");
  await expect(async () => {
    if (await show.isVisible()) await page.keyboard.press("Escape");
    await expect(show).toHaveCount(0, { timeout: BETWEEN });
  }).toPass();
}

function isReveal(message: ToClient): boolean {
  return message.t === "told" && (message.heard ?? []).some(({ line }) => /^(challenge|purrfect)/.test(line));
}
