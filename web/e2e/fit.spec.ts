/** Nothing lies over anything else at the sizes of laptops, and what is read is written for the page. */

import { expect, type Page } from "@playwright/test";
import type { Welcome } from "../src/wire.gen";
import { gettextOf } from "../src/words/gettext";
import { shell } from "../src/words/shell";
import { playedMatch, setUp } from "./house";
import { boxOf } from "./rulers";
import { SIZES } from "./screens";
import { moment, openMoment } from "./stage";
import { test } from "./test";

const LONGEST = [...shell(gettextOf()).guestNames].sort((a, b) => b.length - a.length)[0] ?? "";
const FOLLOWS = 4; // as compareDocumentPosition says it

test("the cards of a seat do not lie over its multiplier", async ({ page }) => {
  await page.setViewportSize(SIZES.laptop);
  const { welcome } = moment("cat-gather");
  await openView(page, welcome, { sizes: [3, 12, 1, 1], winks: [20, 9, 11, 29] });
  const seats = page.getByRole("list", { name: "Seats" }).getByRole("listitem");
  await expect(seats).toHaveCount(4);
  for (const seat of await seats.all()) {
    const [times, cards] = [await boxOf(seat.locator(".times")), await boxOf(seat.locator(".cards"))];
    expect(times.x + times.width).toBeLessThanOrEqual(cards.x);
    expect(times.height).toBeLessThan(30); // one line
  }
});

test("whoever goes by keys comes to the dice before the log", async ({ page }) => {
  await page.setViewportSize(SIZES.laptop);
  await openMoment(page, "cat-gather");
  const roll = page.getByRole("button", { name: /^Roll/ });
  await expect(roll).toBeVisible();
  const log = await page.getByRole("region", { name: "Log" }).elementHandle();
  const follows = await roll.evaluate((button, later) => button.compareDocumentPosition(later as Node), log);
  expect(follows & FOLLOWS).toBe(FOLLOWS);
});

for (const laid of [1, 3, 5]) {
  test(`${laid} Clowders lie within their seat`, async ({ page }) => {
    await page.setViewportSize(SIZES.laptop);
    const { welcome } = moment("kitty-ask");
    const clowder = { clowder: "kind", points: 3, cards: ["snow", "snow", "snow", "mouse"] };
    await openView(page, welcome, { laid: Array.from({ length: 4 }, () => Array(laid).fill(clowder) as object[]) });
    for (const seat of await page.getByRole("list", { name: "Seats" }).locator("> li").all()) {
      const box = await boxOf(seat);
      const sets = await seat.locator(".set").all();
      expect(sets).toHaveLength(laid);
      for (const set of sets) {
        const { x, y, width, height } = await boxOf(set);
        expect(x + width).toBeLessThanOrEqual(box.x + box.width);
        expect(y + height).toBeLessThanOrEqual(box.y + box.height);
      }
    }
  });
}

test("the log has no columns of a terminal", async ({ page }) => {
  await page.setViewportSize(SIZES.laptop);
  const { welcome } = moment("kitten-over");
  expect(
    welcome.heard.flatMap(({ story }) => story).some((line) => /^ | {2}/.test(line)),
    "the terminal has",
  ).toBe(true);
  await openMoment(page, "kitten-over");
  const log = page.getByRole("list", { name: "Log", includeHidden: true }).locator("p");
  await expect(log.first()).toBeAttached();
  const lines = await log.evaluateAll((all) => all.map((line) => (line as HTMLElement).innerText));
  expect(lines.filter((line) => /^ | {2}/.test(line))).toEqual([]);
});

test("a Seek Token says what it does, also in German on a phone", async ({ browser }) => {
  const context = await browser.newContext({ viewport: SIZES.phone, locale: "de-DE" });
  const page = await context.newPage();
  const { welcome } = moment("kitty-ask");
  const choices = welcome.scene.choices.filter((choice) => !choice.startsWith("lay"));
  await openView(page, { ...welcome, scene: { ...welcome.scene, choices: [...choices, "skip"] } }, { best: [] });
  await expect(page.getByRole("button", { name: /^Suche \d$/ })).toBeVisible();
});

test("a table that was just set shows one way to invite", async ({ page }) => {
  await page.goto("/");
  const { code } = await setUp(page.request, { game: "go-kitty", seats: 3 });
  await page.goto(`/t/${code}?host=1`);
  await expect(page.getByRole("button", { name: /, you$/ })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Invite friends" })).toHaveCount(1);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Invite" })).toHaveCount(0);
});

test("a replay at six seats shows every head and every bid", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const match = await playedMatch(page, "kitten-me", 6);
  await page.goto(`/m/${match}?seat=0&n=4`);
  const seats = page.getByRole("list", { name: "Seats" });
  await expect(seats.getByRole("listitem")).toHaveCount(5);
  const [top, label] = [
    await boxOf(page.getByRole("main").locator("header").first()),
    await boxOf(page.getByRole("region", { name: "The bid" })),
  ];
  for (const head of await seats.locator(".avatar").all())
    expect((await boxOf(head)).y).toBeGreaterThanOrEqual(top.y + top.height);
  for (const bid of await seats.locator(".said").all()) {
    const { y, height } = await boxOf(bid);
    expect(y + height).toBeLessThanOrEqual(label.y);
  }
});

for (const name of ["kitten-bid", "kitten-ten", "kitty-ask", "cat-gather"]) {
  test(`the names that guests are given are not cut, ${name}`, async ({ page }) => {
    await page.setViewportSize(SIZES.laptop);
    const { welcome } = moment(name);
    const names = welcome.scene.names.map(() => LONGEST);
    await openMoment(page, { welcome: { ...welcome, scene: { ...welcome.scene, names } }, then: [] });
    await expect(page.getByText(LONGEST, { exact: true }).first()).toBeVisible();
    const cut = await page.getByText(LONGEST, { exact: true }).evaluateAll(cutOff);
    expect(cut).toEqual([]);
  });
}

/** Runs in the page: those whose text does not fit, but for what only screen readers see. */
function cutOff(all: Element[]): string[] {
  const shown = all.filter((one) => !one.matches(".vh, .vh *") && one.clientWidth > 0);
  return shown.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.outerHTML);
}

/** Open a moment with a view that differs in this. */
async function openView(page: Page, welcome: Welcome, more: object): Promise<void> {
  const scene = { ...welcome.scene, view: { ...welcome.scene.view, ...more } };
  await openMoment(page, { welcome: { ...welcome, scene }, then: [] });
  await expect(page.getByRole("list", { name: /Seats|Plätze/ })).toBeVisible();
}
