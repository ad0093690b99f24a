/** Who may sit down, and who decides: locked tables, removed guests, watchers, lessons, and tokens that count no more. */

import { expect, type Page } from "@playwright/test";
import type { MySession } from "../src/wire.gen";
import { opensTable } from "./house";
import { listen } from "./players/complaints";
import { inMenu, newcomer } from "./players/person";
import { PLAYERS, step } from "./players/player";
import { seeded } from "./players/random";
import { cutTexts } from "./rulers";
import { MOVING, SIZES } from "./screens";
import { moment, openMoment } from "./stage";
import { test } from "./test";

const LOCKED = "This table is locked: nobody new sits down.";
const LATER = "You are watching. You can sit down when this match is over.";
const REMOVED = "Whoever opened this table has removed you from it. You may watch, or find another one.";
const NOT_YOU = "You are signed out here.";

test.use(MOVING); // else a reveal stays until it is tapped away, and who only watches here taps nothing

test("whoever opened a table locks it, opens it and removes somebody", async ({ browser }) => {
  test.setTimeout(240_000);
  const [ada, ben, cleo] = [
    await newcomer(browser, SIZES.phone),
    await newcomer(browser, SIZES.desktop),
    await newcomer(browser, SIZES.tablet),
  ];
  const complaints = [ada, ben, cleo].map(listen);
  const code = await opensTable(ada, 3);
  await ben.goto(`/t/${code}`);
  await sitsDown(ben, "Ben");

  await ada.getByRole("button", { name: "Lock the table" }).click();
  await expect(ben.getByText("Locked: nobody new sits down", { exact: true })).toBeVisible();
  await expect(ben.getByRole("button", { name: "Open the table" })).toHaveCount(0);
  await cleo.goto(`/t/${code}`);
  await expect(cleo.getByText(LOCKED)).toBeVisible();
  await expect(cleo.getByRole("button", { name: "Sit down" })).toHaveCount(0);
  await expect(cleo.getByRole("button", { name: "Seat 3, free" })).toBeDisabled();

  await ada.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(cleo.getByText(`You are watching. ${LOCKED}`)).toBeVisible();
  await inMenu(ada, "Open the table");
  await expect(cleo.getByText(LATER)).toBeVisible();
  await inMenu(cleo, "Players");
  await expect(cleo.getByText("1 person watches")).toBeVisible();
  await expect(cleo.getByRole("button", { name: "Sit here" })).toHaveCount(0);
  await cleo.keyboard.press("Escape");
  await inMenu(ada, "Players");
  await ada.getByRole("button", { name: "Mute everybody who watches" }).click();
  await expect(ada.getByRole("button", { name: "Hear those who watch again" })).toBeVisible();
  await ada.keyboard.press("Escape");

  await Promise.all([playsOut(ada, 1), playsOut(ben, 2)]);
  await cleo.getByRole("dialog", { name: "Result" }).getByRole("button", { name: "Sit down" }).click();
  await expect(cleo.getByRole("button", { name: "Rematch" })).toBeVisible();

  await ada.getByRole("button", { name: "Change the table" }).click();
  await ada.getByRole("button", { name: "Ben, at the table" }).click();
  await ada.getByRole("button", { name: "Remove from the table" }).click();
  await expect(ada.getByText("Remove Ben? The seat becomes free, and Ben cannot sit down here again.")).toBeVisible();
  await ada.getByRole("button", { name: "Yes, remove" }).click();
  await expect(ben.getByText(REMOVED)).toBeVisible();
  await expect(ben.getByRole("button", { name: "Rematch" })).toHaveCount(0);
  await expect(ada.getByRole("button", { name: "Ben, at the table" })).toHaveCount(0);
  expect(complaints.flatMap(({ all }) => all)).toEqual([]);
});

test("whoever opened a table decides alone, if they like", async ({ browser }) => {
  const [ada, ben] = [await newcomer(browser, SIZES.phone), await newcomer(browser, SIZES.desktop)];
  const complaints = [ada, ben].map(listen);
  const code = await opensTable(ada, 3);
  await ben.goto(`/t/${code}`);
  await sitsDown(ben, "Ben");
  const begin = ben.getByRole("button", { name: "Begin", exact: true });
  const more = ben.getByRole("button", { name: "One seat more" });
  await expect(begin).toBeVisible();
  await expect(more).toBeVisible();
  await ada.getByRole("button", { name: "Decide alone" }).click();
  await expect(ben.getByText("Whoever opened the table begins.", { exact: false })).toBeVisible();
  await expect(begin).toHaveCount(0);
  await expect(more).toHaveCount(0);
  await ada.getByRole("button", { name: "Let all decide" }).click();
  await expect(begin).toBeVisible();
  expect(complaints.flatMap(({ all }) => all)).toEqual([]);
});

test("a lesson is for whoever began it; the others begin their own", async ({ browser }) => {
  const [ada, ben] = [await newcomer(browser, SIZES.tablet), await newcomer(browser, SIZES.tablet)];
  const code = await beginsLesson(ada);
  await ben.goto(`/t/${code}`);
  await expect(ben.getByRole("heading", { name: "Somebody’s lesson" })).toBeVisible();
  await ben.evaluate((kept) => sessionStorage.setItem("ninelives.lesson.kitten-me", kept), code);
  await ben.getByRole("link", { name: "Begin my lesson" }).click();
  await expect(ben.getByText("Step 1 of")).toBeVisible();
  expect(await lessonOf(ben)).not.toBe(code);
});

test("a lesson that a browser without cookies begins says why it cannot", async ({ page, request }) => {
  let opened = 0;
  await page.route("**/api/tables", async (route) => {
    opened += 1;
    const answer = await request.post("/api/tables", { data: route.request().postDataJSON() as object }); // as somebody else
    await route.fulfill({ status: answer.status(), contentType: "application/json", body: await answer.body() });
  });
  await page.goto("/learn/kitten-me");
  await expect(page.getByText("Allow cookies for this page, then try again.")).toBeVisible();
  expect(opened).toBe(2);
});

test("a token that counts no more ends the line, and one comes in again", async ({ browser }) => {
  const ada = await newcomer(browser, SIZES.tablet);
  await opensTable(ada, 3);
  await ada.request.post("/api/me/token", { data: {} });
  await expect(ada.getByText(NOT_YOU)).toBeVisible();
  await ada.getByRole("button", { name: "Come in again" }).click();
  await expect(ada.getByText("Coming to the table…").or(ada.getByText(NOT_YOU))).toBeHidden();
  await expect(ada.getByRole("button", { name: /, you$/ })).toBeVisible();
  await ada.request.delete("/api/me");
  await ada.getByRole("button", { name: "Come in again" }).click();
  await expect(ada.getByRole("button", { name: "Sit down" })).toBeVisible();
});

test("who is signed out at a table finds the way to sign in", async ({ browser }) => {
  const ada = await newcomer(browser, SIZES.phone);
  await ada.request.put("/api/me", { data: { name: "Ada" } });
  await opensTable(ada, 3);
  const [here] = (await (await ada.request.get("/api/me/sessions")).json()) as MySession[];
  await ada.request.delete(`/api/me/sessions/${here?.id}`);
  await expect(ada.getByText(NOT_YOU)).toBeVisible();
  expect(await ada.evaluate(cutTexts)).toEqual([]);
  await ada.getByRole("link", { name: "Sign in" }).click();
  await expect(ada.getByRole("heading", { name: "Been here before?" })).toBeVisible();
});

test("people at one screen whose tokens count no more are asked anew who plays", async ({ page }) => {
  await page.goto("/pass/kitten-me");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("button", { name: /^I am .*: open$/ })).toBeVisible();
  await page.evaluate(() => {
    const kept = sessionStorage.getItem("ninelives.pass.kitten-me") ?? "";
    sessionStorage.setItem("ninelives.pass.kitten-me", kept.replaceAll(/"token":"[^"]*"/g, '"token":"1.0"'));
  });
  await page.reload();
  await expect(page.getByText(NOT_YOU)).toBeVisible();
  await expect(page.getByRole("group", { name: "Who plays?" })).toBeVisible();
});

test("a quick match seats two strangers at one table", { tag: "@smoke" }, async ({ browser }) => {
  const [ada, ben] = [await newcomer(browser, SIZES.tablet), await newcomer(browser, SIZES.tablet)];
  for (const page of [ada, ben]) {
    await page.goto("/");
    await page.getByRole("button", { name: "More ways to play Go Kitty" }).click();
    await page.getByRole("button", { name: /^Quick match/ }).click();
    await expect(page.getByRole("button", { name: /, you$/ })).toBeVisible();
  }
  expect(new URL(ben.url()).pathname).toBe(new URL(ada.url()).pathname);
  await expect(ada.getByRole("button", { name: /, at the table$/ })).toHaveCount(1);
});

test("a match that was called off says so, and goes on to the next", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const { welcome } = moment("kitten-over");
  const scene = { ...welcome.scene, result: null };
  await openMoment(page, { welcome: { ...welcome, scene }, then: [] });
  await expect(page.getByText("This match was called off. Nobody wins.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Result" })).toHaveCount(0);
  await page.getByRole("button", { name: "Change the table" }).click();
  await expect(page.getByRole("heading", { name: "Who plays?" })).toBeVisible();
});

async function sitsDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("button", { name: `${name}, you` })).toBeVisible();
}

async function playsOut(page: Page, seed: number): Promise<void> {
  const random = seeded(seed);
  while (!(await step(page, PLAYERS["kitten-me"], random)));
}

async function beginsLesson(page: Page): Promise<string> {
  await page.goto("/learn/kitten-me");
  await expect(page.getByText("Step 1 of")).toBeVisible();
  return lessonOf(page);
}

function lessonOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem("ninelives.lesson.kitten-me") ?? "");
}
