/** A reveal at a full table: all hands are in sight, and nothing tells how it comes out before it has. */

import { expect, type Locator, type Page } from "@playwright/test";
import { PLAYERS, step } from "./players/player";
import { seeded } from "./players/random";
import type { Player } from "./players/sight";
import { boxOf } from "./rulers";
import { MOVING } from "./screens";
import { moment, openMoment, type Staged } from "./stage";
import { test } from "./test";

const TABLES = [
  { seats: 6, width: 1366, height: 768 },
  { seats: 10, width: 1366, height: 768 },
  { seats: 10, width: 1440, height: 900 },
  { seats: 6, width: 390, height: 844 },
];

test.use(MOVING);

for (const { seats, width, height } of TABLES) {
  test(`${seats} hands at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, seats);
    const reveal = await playUntilReveal(page);
    await page.keyboard.press("Shift"); // whoever touches a key has time to look

    // the first reveal of the match: until it is over nobody has lost a card, on the table or in the log
    expect(await toldOfVerdicts(page)).toBe(0);
    const hands = reveal.getByRole("list", { name: "All hands" }).getByRole("listitem");
    await expect(hands).toHaveCount(seats);
    await expect(reveal.getByRole("button", { name: /^Next round/ })).toBeVisible({ timeout: 20_000 });
    if (width > 1000) await expect(reveal.getByText("in all")).toBeVisible();
    const foot = await boxOf(reveal.locator(".foot"));
    for (const hand of await hands.all()) {
      const box = await boxOf(hand);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(foot.y);
    }
    expect(await toldOfVerdicts(page)).toBe(0);
    await reveal.getByRole("button", { name: /^Next round/ }).click();
    await expect.poll(() => toldOfVerdicts(page)).toBe(width > 1000 ? 1 : 0); // a phone keeps its log in a sheet
  });
}

test("what somebody says does not begin a reveal anew", async ({ page }) => {
  const { reveal, tell } = await openReveal(page);
  const onwards = reveal.getByRole("button", { name: /^Next round/ });
  await expect(onwards).toBeVisible();
  tell({ t: "said", seat: 1, name: "Otto", phrase: "Oops." });
  await expect(page.getByText("Oops.").first()).toBeAttached();
  await expect(onwards).toBeVisible({ timeout: 1 });
});

test("a reveal tells that it will leave, and stays for whoever wants it to", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { reveal } = await openReveal(page);
  const stay = reveal.getByRole("button", { name: /^Stay/ });
  await expect(stay).toContainText("goes on in 6 s");
  await page.clock.runFor(2000);
  await expect(stay).toContainText("goes on in 4 s");
  await stay.click();
  await expect(stay).toHaveCount(0);
  await expect(reveal.getByRole("button", { name: /^Next round/ })).toBeFocused();
  await page.clock.runFor(7000);
  await expect(reveal).toBeVisible({ timeout: 1 });
});

test("a reveal that nobody touches leaves by itself when it says so", async ({ page }) => {
  const { reveal } = await openReveal(page);
  await page.clock.runFor(5000);
  await expect(reveal.getByText("goes on in 1 s")).toBeVisible();
  await page.clock.runFor(2000);
  await expect(reveal).toBeHidden();
});

/** Open a reveal, and go to its end. From then on its time passes only as the test says. */
async function openReveal(page: Page): Promise<{ reveal: Locator; tell: Staged["tell"] }> {
  await page.clock.install({ time: 0 });
  const { tell, follow } = await openMoment(page, "kitten-reveal");
  await page.clock.pauseAt(60_000);
  follow();
  const reveal = page.getByRole("dialog", { name: "The reveal" });
  await reveal.getByRole("button", { name: "Skip ahead" }).click();
  return { reveal, tell };
}

test("whoever is out may want it to be over, and is shown no more reveals", async ({ page }) => {
  const { welcome, then } = moment("kitten-reveal");
  const view = { ...(welcome.scene.view as object), out: [welcome.seat] };
  const orders: string[] = [];
  const { follow } = await openMoment(
    page,
    { welcome: { ...welcome, scene: { ...welcome.scene, view, choices: [] } }, then },
    (route, message, told) => {
      if (message.t === "hello") route.send(JSON.stringify(told));
      if (message.t === "do") orders.push(message.order);
    },
  );
  await page.getByRole("button", { name: "Finish quickly" }).click();
  await expect(page.getByRole("button", { name: "Finish quickly" })).toHaveCount(0);
  expect(orders).toEqual(["hurry"]);
  follow();
  await expect.poll(() => toldOfVerdicts(page)).toBe(1);
  await expect(page.getByRole("dialog", { name: "The reveal" })).toHaveCount(0);
});

async function begin(page: Page, seats: number): Promise<void> {
  await page.goto("/new/kitten-me");
  await page
    .getByRole("group", { name: "Seats" })
    .getByRole("button", { name: `${seats}`, exact: true })
    .click();
  await page.getByRole("button", { name: "Set the table" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
}

async function playUntilReveal(page: Page) {
  const random = seeded(5);
  const reveal = page.getByRole("dialog", { name: "The reveal" });
  const untilThen: Player = (sight, chance) => (sight.dialog === "" ? PLAYERS["kitten-me"](sight, chance) : null);
  while (!(await reveal.isVisible())) await step(page, untilThen, random);
  return reveal;
}

/** Count the verdicts in the log behind the reveal. */
function toldOfVerdicts(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector("main")?.textContent?.match(/against a bid of/g)?.length ?? 0);
}
