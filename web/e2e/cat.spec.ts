/** Whoever sits chooses a cat, by touch or by keys. Everybody sees it at once, and it stays. */

import { expect, type Locator, type Page } from "@playwright/test";
import { feature, headgear } from "../src/art/cat/dress";
import type { FaceName, HatName } from "../src/vocabulary/looks";
import { opensTable } from "./house";
import { listen } from "./players/complaints";
import { focused, goTo } from "./players/keys";
import { newcomer } from "./players/person";
import { PLAYERS, step } from "./players/player";
import { seeded } from "./players/random";
import { sideways, violations } from "./rulers";
import { test } from "./test";

const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } } as const;
const GAME = "kitten-me";

interface Worn {
  readonly face: FaceName;
  readonly hat: HatName;
}
const ADAS: Worn = { face: "monocle", hat: "wizard" };
const BENS: Worn = { face: "freckles", hat: "crown" };
const COOKS: Worn = { face: "patch", hat: "chef" };

test("two choose their cats before a match, and keep them through it, a reload and a rematch", async ({ browser }) => {
  test.setTimeout(240_000);
  const [ada, ben] = [await newcomer(browser, SIZES.phone), await newcomer(browser, SIZES.laptop)];
  const complaints = [ada, ben].map(listen);
  const code = await opensTable(ada, 2);
  await ben.goto(`/t/${code}`);
  await ben.getByRole("button", { name: "Sit down", exact: true }).click();
  await expect(ben.getByRole("button", { name: /, you$/ })).toBeVisible();

  for (const name of [/, you$/, "Calico", "Monocle", "Wizard"]) await ada.getByRole("button", { name }).tap();
  await looksRight(ada);
  await expectCat(ben, 0, ADAS);
  await expect(headOf(ben, 0)).toHaveText(""); // the number of a seat is for twins

  await goToSeat(ben);
  await ben.keyboard.press("Enter");
  for (const [nth, name] of ["Grey", "Freckles", "Crown"].entries()) {
    expect(await goTo(ben, name), `Tab reaches ${name}`).toBe(true);
    await ben.keyboard.press(nth % 2 === 0 ? "Enter" : "Space");
    await expect(ben.getByRole("button", { name, pressed: true })).toBeFocused();
  }
  await looksRight(ben);
  await expectCat(ada, 1, BENS);
  for (const page of [ada, ben]) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(await focused(ben), "the focus is back at the seat").toMatch(/, you$/);

  await ada.getByRole("button", { name: "Begin", exact: true }).click();
  await seeEachOther(ada, ben);
  await ada.reload();
  await seeEachOther(ada, ben);
  await Promise.all([playsOut(ada, 1), playsOut(ben, 2)]);
  await expectCat(ada, 0, ADAS, ada.getByRole("list", { name: "Ranking" }));

  await ada.getByRole("button", { name: "Rematch" }).click();
  await expect(ben.getByRole("region", { name: "Your hand" })).toBeVisible();
  await seeEachOther(ada, ben);
  expect(complaints.flatMap(({ all }) => all)).toEqual([]);
});

test("a cat comes along to the next table, and the cat of the seat can be had back", async ({ browser }) => {
  const ada = await newcomer(browser, SIZES.phone);
  await ada.goto("/me");
  await ada.getByRole("button", { name: "Eye patch" }).tap();
  await ada.getByRole("button", { name: "Chef" }).tap();
  const code = await opensTable(ada, 2);
  const ben = await newcomer(browser, SIZES.laptop);
  await ben.goto(`/t/${code}`);
  await expectCat(ben, 0, COOKS);
  await ada.getByRole("button", { name: /, you$/ }).tap();
  await ada.getByRole("button", { name: "Use the cat of the seat" }).tap();
  await expectNoCat(ben, 0, COOKS);
  await ada.reload();
  await expectNoCat(ada, 0, COOKS);
});

test("the number of the seat tells two cats apart that look the same", async ({ browser }) => {
  const [ada, ben] = [await newcomer(browser, SIZES.phone), await newcomer(browser, SIZES.laptop)];
  const code = await opensTable(ada, 2);
  await ben.goto(`/t/${code}`);
  await ben.getByRole("button", { name: "Sit down", exact: true }).click();
  for (const name of [/, you$/, "Ginger"]) await ben.getByRole("button", { name }).click();
  for (const seat of [0, 1]) await expect(headOf(ada, seat)).toHaveText(`${seat + 1}`);
});

/** Come to one's own seat by Tab alone. */
async function goToSeat(page: Page): Promise<void> {
  const mine = await page.getByRole("button", { name: /, you$/ }).getAttribute("aria-label");
  expect(await goTo(page, mine ?? ""), "Tab reaches the seat").toBe(true);
}

async function looksRight(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(sideways), "scrolls sideways").toBeLessThanOrEqual(0);
}

async function seeEachOther(ada: Page, ben: Page): Promise<void> {
  await expectCat(ada, 1, BENS);
  await expectCat(ben, 0, ADAS);
}

/** See that the cat of a seat wears this. In a match the seats of others are drawn, and all of them in the ranking. */
async function expectCat(page: Page, seat: number, { face, hat }: Worn, at = headOf(page, seat)): Promise<void> {
  for (const part of [feature(face), headgear(hat)]) await expect.poll(() => shows(page, at, part)).toBe(true);
}

async function expectNoCat(page: Page, seat: number, { hat }: Worn): Promise<void> {
  await expect.poll(() => shows(page, headOf(page, seat), headgear(hat))).toBe(false);
}

function headOf(page: Page, seat: number): Locator {
  return page.locator(`[data-head='${seat}']`);
}

async function shows(page: Page, at: Locator, shape: string): Promise<boolean> {
  return (await at.innerHTML()).includes(await page.evaluate(asDrawn, shape));
}

/** Runs in the page: a shape as the browser writes it. */
function asDrawn(shape: string): string {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.innerHTML = shape;
  return picture.innerHTML;
}

async function playsOut(page: Page, seed: number): Promise<void> {
  const random = seeded(seed);
  while (!(await step(page, PLAYERS[GAME], random)));
}
