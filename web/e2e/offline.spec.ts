/** The same table with no server: a house in a worker of the page, and nothing of the server but its files. */

import { expect, type Page } from "@playwright/test";
import { recordHere, setUpHere, useHere } from "./here";
import { setUp } from "./house";
import { keptFiles } from "./players/alone";
import { matchShown, verify } from "./players/ending";
import { PLAYERS, step } from "./players/player";
import { seeded } from "./players/random";
import { test } from "./test";

const TABS = Number(process.env["TABS"] ?? 1); // how often two tabs play a match

test("a reload in the middle of a match finds the same table and the same seat", async ({ page }) => {
  await useHere(page);
  await page.goto("/here");
  const { code } = await setUpHere(page, { game: "kitten-me", seats: 3 });
  await page.goto(`/here/t/${code}?play=now`);
  await expect(page.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: 60_000 });
  const random = seeded(5);
  for (let steps = 0; steps < 25; steps++) await step(page, PLAYERS["kitten-me"], random);
  const before = await rowsOf(page);
  expect(before).toBeGreaterThan(3);
  await page.reload();
  await expect(page.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("You are watching.")).toBeHidden();
  expect(await rowsOf(page)).toBeGreaterThanOrEqual(before);
});

for (let nth = 1; nth <= TABS; nth++)
  test(`two tabs share one log, and neither stalls, ${nth}`, async ({ page, context }, info) => {
    test.setTimeout(300_000);
    const other = await context.newPage();
    for (const tab of [page, other]) await useHere(tab);
    await page.goto("/here");
    const { code } = await setUpHere(page, { game: "kitten-me", seats: 2, options: { start: "2" } });
    await page.goto(`/here/t/${code}?play=now`);
    await expect(page.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: 60_000 });
    await other.goto(`/here/t/${code}`);
    await expect(other.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: 60_000 });
    const random = seeded(nth);
    // the one who plays changes tabs: each has to know what was done in the other
    const ended = [false, false];
    while (!ended.every(Boolean))
      for (const [nth, tab] of [page, other].entries())
        for (let tries = 0; tries < 3 && !ended[nth]; tries++)
          ended[nth] = await step(tab, PLAYERS["kitten-me"], random);
    const match = await matchShown(page);
    expect(await matchShown(other)).toBe(match);
    verify(await recordHere(page, match), info);
  });

test("storage that is taken away ends a match kindly, and the house starts anew", async ({ page, context }) => {
  await useHere(page);
  await page.goto("/here");
  const { code } = await setUpHere(page, { game: "kitten-me", seats: 3 });
  await page.goto(`/here/t/${code}?play=now`);
  await expect(page.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: 60_000 });
  const other = await context.newPage();
  await other.goto("/");
  await other.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase("ninelives").onsuccess = done)));
  await expect(page.getByRole("alert").filter({ hasText: "storage away" })).toBeVisible({ timeout: 60_000 });
  await page.waitForTimeout(6000); // the house looks for what is due every five seconds
  expect(await other.evaluate(() => indexedDB.databases()), "no match goes on in an empty database").toEqual([]);
  await page.reload();
  await expect(page.getByText("No such table")).toBeVisible({ timeout: 60_000 });
  await page.goto("/here");
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await expect(page.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: 60_000 });
});

test("a browser without room says so kindly", async ({ page, context, baseURL }) => {
  await useHere(page);
  await page.goto("/here/rules/go-kitty");
  await expect(page.getByRole("heading", { name: "In short" })).toBeVisible({ timeout: 60_000 });
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: baseURL ?? "", quotaSize: 1 });
  await expect(page.getByRole("alert").filter({ hasText: "no room left" })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Got it" }).click();
  await expect(page.getByText("no room left")).toBeHidden();
});

test(
  "with the server away one plays on with cats, from what the service worker kept",
  { tag: "@smoke" },
  async ({ page, context }) => {
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto("/here/rules/go-kitty");
    await expect(page.getByRole("heading", { name: "In short" })).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await page.goto("/");
    await page.getByRole("link", { name: "Play with cats in this browser" }).click();
    await expect(page).toHaveURL(/\/here$/);
    await page.getByRole("button", { name: /^Play/ }).first().click();
    await expect(page.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL(/\/here\/t\/[A-Z]{6}/);
  },
);

test("Play starts here once the browser has all that it takes, and home leads back to its tables", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/here/rules/go-kitty");
  await expect(page.getByRole("heading", { name: "In short" })).toBeVisible({ timeout: 60_000 });
  await page.goto("/");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/tables") && asked.push(request.url()));
  await page.getByRole("button", { name: "Play now: Go Kitty" }).click();
  await expect(page.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/here\/t\/[A-Z]{6}$/);
  expect(asked).toEqual([]);
  await page.goto("/");
  await page.getByRole("link", { name: "Tables in this browser" }).click();
  await expect(page.locator('a[href^="/here/t/"]')).toBeVisible({ timeout: 60_000 });
});

for (const saveData of [false, true]) {
  const does = saveData
    ? "is not fetched where data is to be saved"
    : "is fetched once a match has ended, and not before";
  test(`what a house here needs ${does}`, async ({ page }) => {
    await page.addInitScript((saves) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: saves }, configurable: true });
    }, saveData);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/runtime/") && asked.push(request.url()));
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { code } = await setUp(page.request, { game: "kitten-me", seats: 2, options: { start: "1" } });
    await page.goto(`/t/${code}?play=now`);
    const random = seeded(3);
    const hasEnded = (): Promise<boolean> => step(page, PLAYERS["kitten-me"], random);
    while (!(await hasEnded())) expect(asked).toEqual([]);
    if (saveData) await page.waitForTimeout(6000);
    else await expect.poll(() => keptFiles(page), { timeout: 60_000 }).toBe(6);
    expect(asked.length > 0).toBe(!saveData);
  });
}

/** Count what the browser keeps of all logs. */
function rowsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("ninelives");
        opening.onsuccess = () => {
          const store = opening.result.transaction("kept").objectStore("kept");
          const counting = store.count(IDBKeyRange.bound(["row"], ["row", []]));
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}
