/**
 * The door: somebody is reported from a table, those who run the server see it with its match and ban with a reason,
 * and the banned person reads why and until when. Names, read-only and announcements; all of it in every language.
 */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { opensTable } from "./house";
import { inMenu } from "./players/person";
import { lookAt } from "./rulers";
import { type Gettext, gettextOf } from "../src/words/gettext";
import { table } from "../src/words/table";
import { compile } from "../tools/translations";
import { DONE_ON, LOCALES, READ_IN, SIZES } from "./screens";
import { OwnServer } from "./server";
import { test } from "./test";

const LOOKED_AT = ["phone", "desktop"] as const;
const REASON = "Swearing at everybody.";
const BANNED = /^You cannot play here until \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Why: Swearing at everybody\.$/;
const SECONDS = 40_000; // ms in which every open page hears of an announcement

const inLanguage = (language: string): Gettext =>
  gettextOf(compile(readFileSync(`src/locale/${language}.po`, "utf8"), language, "words"));
const SAY = {
  [LOCALES.en]: table(gettextOf()),
  [LOCALES.de]: table(inLanguage("de")),
  [LOCALES.es]: table(inLanguage("es")),
  [LOCALES.fr]: table(inLanguage("fr")),
};

let server: OwnServer;
let key = "";

test.beforeEach(async () => {
  const database = `sqlite:///${join(mkdtempSync(join(tmpdir(), "door-")), "house.db")}`;
  server = await OwnServer.start(database);
  key = command("key", "Mia", "--as", "root", "--database", database).split("\n")[0] ?? "";
});
test.afterEach(() => server.stop());

for (const size of DONE_ON)
  test(`a report leads to a ban with a reason, and the ban to an end, ${size}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const how = { viewport: SIZES[size] };
    const [ada, ben, mia] = [await comes(browser, how), await comes(browser, how), await comes(browser, how)];
    const code = await opensTable(ada, 2);
    await sitDown(ben, code, "Ben");
    await ada.getByRole("button", { name: "Begin", exact: true }).click();

    await inMenu(ada, "Report somebody");
    const sheet = ada.getByRole("dialog", { name: "Report somebody" });
    await expect(sheet.getByRole("button", { name: "Ben" })).toBeVisible();
    await sheet.getByLabel("In your own words").fill("He swears.");
    await sheet.getByRole("button", { name: "Send the report" }).click();
    await expect(sheet.getByText("Thank you. Ben is reported.")).toBeVisible();

    await mia.goto("/host");
    await openDesk(mia, "AAAA-BBBB");
    await expect(mia.getByText("This key is not known here")).toBeVisible();
    await openDesk(mia, key);
    const report = mia.getByRole("listitem").filter({ hasText: "He swears." });
    await expect(report.getByRole("link", { name: `The match ${code}-1` })).toBeVisible();
    await expect(mia.getByText(/^2 people at tables, 2 connections/)).toBeVisible();
    await report.getByRole("button", { name: "Ban: Ben" }).click();
    await mia.getByRole("dialog").getByRole("button", { name: "1 hour" }).click();
    await because(mia, "Ban", REASON);
    await expect(mia.getByText("No report is open.")).toBeVisible();

    await expect(ben.getByText(BANNED)).toBeVisible();
    await ben.goto(`/t/${code}`);
    await expect(ben.getByRole("heading", { name: "You cannot come in" })).toBeVisible();
    await expect(ben.getByText(BANNED)).toBeVisible();
    await ben.goto("/lobby");
    await ben.getByRole("button", { name: "Go Kitty" }).click();
    await expect(ben.getByText(BANNED)).toBeVisible();
    await mia.reload(); // the key is kept for the tab
    await expect(mia.getByText("You are Mia.")).toBeVisible();

    await mia.getByRole("button", { name: /^End the ban/ }).click();
    await because(mia, "End the ban", "He said sorry.");
    await expect(mia.getByText("Nobody is banned.")).toBeVisible();
    await ben.goto(`/t/${code}`);
    await expect(ben.getByRole("region", { name: "Your hand" })).toBeVisible();
    const log = mia.locator("section").last().getByRole("listitem");
    await expect(log.nth(0)).toContainText(/Ban ended .* Mia · He said sorry\./);
    await expect(log.nth(1)).toContainText(`Mia · ${REASON}`);
    await expect(log.nth(2)).toContainText(`Mia · ${REASON}`);
    await expect(log.nth(3)).toContainText("Key made for Mia");
    await expect(log.nth(3)).toContainText("root");
  });

test("a name on the list is refused, in letters that look like it too", async ({ browser }) => {
  const ben = await comes(browser);
  await ben.goto("/me");
  for (const name of ["Admin", "\u0410dmin", "H\u0456tler"]) {
    await ben.getByLabel("Your name").fill(name);
    await ben.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(ben.getByText("This name is not allowed here. Choose another one.")).toBeVisible();
  }
  await ben.getByLabel("Your name").fill("Mochi");
  await ben.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(ben.getByText("Kept.")).toBeVisible();
});

test("before an upgrade everybody is told, and nothing new begins", async ({ browser }) => {
  test.setTimeout(240_000);
  const [ada, ben, mia] = [await comes(browser), await comes(browser), await comes(browser)];
  const code = await opensTable(ada, 2);
  await sitDown(ben, code, "Ben");
  await mia.goto("/host");
  await openDesk(mia, key);
  await mia.getByRole("button", { name: "Announce", exact: true }).click();
  await mia.getByLabel("What everybody shall read").fill("We upgrade at five.");
  await because(mia, "Announce", "A new version.");
  await mia.getByRole("button", { name: "Make it read-only" }).click();
  await because(mia, "Make it read-only", "A new version.");
  await expect(mia.getByText("The server is read-only", { exact: false })).toBeVisible();

  for (const page of [ada, ben, mia])
    await expect(bannerOn(page).getByText("We upgrade at five.")).toBeVisible({ timeout: SECONDS });
  await bannerOn(ada).getByRole("button").click();
  await ada.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(ada.getByText("about to be upgraded", { exact: false })).toBeVisible();
  await expect(bannerOn(ada)).toBeHidden();

  await mia.getByRole("button", { name: "Open it again" }).click();
  await because(mia, "Open it again", "Done.");
  await mia.getByRole("button", { name: "Announce it no more" }).click();
  await because(mia, "Announce it no more", "Done.");
  await ada.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(ada.getByRole("region", { name: "Your hand" })).toBeVisible();
  await expect(bannerOn(ben)).toBeHidden({ timeout: SECONDS });
});

for (const locale of READ_IN)
  test(`all of it can be read, ${locale}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const say = SAY[locale];
    const how = { locale, reducedMotion: "reduce" } as const;
    const [ada, ben, mia] = [await comes(browser), await comes(browser, how), await comes(browser, how)];
    const code = await opensTable(ada, 2);
    await ben.goto(`/t/${code}`);
    await ben.locator("form").getByRole("textbox").fill("Ben");
    await ben.locator("form").getByRole("button").last().click();
    await ada.getByRole("button", { name: /^Ben,/ }).waitFor();
    await reports(ada, code, "Ben");

    await ben.getByRole("button", { name: say.menu, exact: true }).click();
    await ben.getByRole("button", { name: say.report }).click();
    await expect(ben.locator("dialog textarea")).toBeVisible();
    await lookAt(ben, "a report", LOOKED_AT);

    await mia.goto("/host");
    await lookAt(mia, "the key", LOOKED_AT);
    await mia.getByRole("textbox").fill(key);
    await mia.locator("form button").click();
    const report = mia.getByRole("listitem").first();
    await report.getByRole("button").first().click();
    await expect(mia.locator("dialog textarea")).toBeVisible();
    await lookAt(mia, "a ban", LOOKED_AT);
    await mia.locator("dialog textarea").fill(REASON);
    await mia.locator("dialog form button").last().click();
    await expect(mia.locator("dialog")).toBeHidden();
    await acts(mia, { kind: "announce", detail: "We upgrade at five.", reason: "A new version." });
    await mia.reload();
    await expect(mia.getByRole("complementary")).toBeVisible();
    await lookAt(mia, "the desk", LOOKED_AT);

    await ben.goto(`/t/${code}`);
    await expect(ben.getByText(REASON, { exact: false })).toBeVisible();
    await lookAt(ben, "shut out", LOOKED_AT);
  });

const bannerOn = (page: Page) => page.getByRole("complementary", { name: "From those who run this server" });

/** Run the command of those who run a server. */
function command(...words: string[]): string {
  return execFileSync("../.venv/bin/python", ["-m", "ninelives", "host", ...words], { encoding: "utf8" });
}

async function comes(browser: Browser, how: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ baseURL: server.origin, ...how })).newPage();
}

async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down", exact: true }).click();
  await expect(page.getByRole("button", { name: `${name}, you` })).toBeVisible();
}

async function openDesk(page: Page, typed: string): Promise<void> {
  await page.getByLabel("Your key").fill(typed);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

/** Give the reason in the sheet that is open, and do it. */
async function because(page: Page, title: string, reason: string): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Why?", { exact: false }).fill(reason);
  await sheet.getByRole("button", { name: title, exact: true }).click();
  await expect(sheet).toBeHidden();
}

async function reports(page: Page, table: string, name: string): Promise<void> {
  const told = { table, seat: 1, name, kind: "name", words: "It is rude, and it is long to read." };
  expect((await page.request.post("/api/reports", { data: told })).status()).toBe(201);
}

async function acts(page: Page, act: object): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  expect((await page.request.post("/api/operator/acts", { data: act, headers })).status()).toBe(200);
}
