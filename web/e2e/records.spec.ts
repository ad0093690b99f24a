/** Matches of this browser, out and in: records that were made elsewhere, by a file and by text. */

import { readFileSync } from "node:fs";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { useHere } from "./here";
import { sideways, violations } from "./rulers";
import { SIZES } from "./screens";
import { recordsOf } from "./simulated";
import { test } from "./test";

const SLOW = { timeout: 90_000 }; // Python starts first
const SEEDS = { pasted: "7", saved: "8" } as const;

test.setTimeout(300_000);

test("a pasted record opens in the replay, with its review and its shuffles checked, and is listed", async ({
  page,
}, info) => {
  await openMe(page);
  await page.getByLabel("Or paste the record of a match").fill(recordOf(SEEDS.pasted, info));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/here\/m\/[0-9A-F]{12}/, SLOW);
  await expect(page.getByText(/^Move 1 of \d+$/)).toBeVisible();
  await expect(page.getByLabel("Seen by")).toContainText("Seat 2");
  await page.getByLabel("Seen by").selectOption("Seat 1");
  await page.getByRole("button", { name: "Study this match" }).click();
  await expect(page.getByRole("heading", { name: "How Seat 1 played" })).toBeVisible(SLOW);
  await page.getByRole("button", { name: "Check the shuffles" }).click();
  await expect(page.getByText("Fair!")).toBeVisible(SLOW);
  await page.goto("/here/me");
  await expect(matches(page)).toHaveCount(1, SLOW);
  await expect(page.getByText(/1 match,/), "others played it").toHaveCount(0);
});

test("a file of all matches is saved, brought in elsewhere, and is the same there, once", async ({
  page,
  browser,
}, info) => {
  await openMe(page);
  const copies = [
    { record: recordOf(SEEDS.pasted, info), seat: 0, ended: 1_700_000_000 },
    { record: recordOf(SEEDS.saved, info) },
  ];
  await choose(page, JSON.stringify(copies));
  await expect(page.getByText("2 matches are here now.")).toBeVisible(SLOW);
  await expect(matches(page)).toHaveCount(2);
  const listed = await matches(page).allTextContents();
  await expect(page.getByRole("heading", { level: 3, name: "You Gotta Be Kitten Me!" })).toBeVisible();
  await expect(page.getByText(/^1 match, [01] won$/)).toHaveCount(1);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all matches" }).click();
  const file = await (await saving).path();

  const other = await (await browser.newContext()).newPage();
  await openMe(other);
  for (let times = 0; times < 2; times++) {
    await choose(other, readFileSync(file, "utf8"));
    await expect(other.getByText("2 matches are here now.")).toBeVisible(SLOW);
    await expect(matches(other)).toHaveCount(2);
  }
  await expect.poll(() => matches(other).allTextContents()).toEqual(listed); // it is read anew, and empty meanwhile
});

test("what cannot be brought in says why, and nothing is kept", async ({ page }, info) => {
  await openMe(page);
  await page.getByRole("button", { name: "Watch it" }).click();
  await expect(page.getByText("Paste a record first.")).toBeVisible();
  const good = recordOf(SEEDS.pasted, info);
  await page.getByLabel("Or paste the record of a match").fill(good.replace(/^TABLE flip.*\n/m, ""));
  await page.getByRole("button", { name: "Watch it" }).click();
  await expect(page.getByText(/^Line \d+ does not follow from the rest of this record/)).toBeVisible(SLOW);
  await choose(
    page,
    JSON.stringify([{ record: good.slice(0, good.indexOf("result")) }, { purr: 1 }, { record: good }]),
  );
  await expect(page.getByText("The match is here now. 2 matches were refused. This match is not over")).toBeVisible(
    SLOW,
  );
  await choose(page, JSON.stringify([{ purr: 1 }]));
  await expect(page.getByText("This file holds no matches. Choose one that was saved here.")).toBeVisible(SLOW);
  await choose(page, "[]");
  await expect(page.getByText("There are no matches in it.")).toBeVisible();
  await expect(matches(page)).toHaveCount(1);
});

test("a server's own screen offers nothing to bring in", async ({ page }) => {
  await page.goto("/me");
  await expect(page.getByRole("heading", { name: "Your matches" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bring in matches" })).toHaveCount(0);
});

for (const size of ["phone", "desktop"] as const) {
  test(`everybody can use it on a ${size}`, async ({ page }, info) => {
    await page.setViewportSize(SIZES[size]);
    await openMe(page);
    await choose(page, JSON.stringify([{ record: recordOf(SEEDS.pasted, info), seat: 0 }, { record: "purr" }]));
    await expect(page.getByText(/^The match is here now. 1 match was refused/)).toBeVisible(SLOW);
    await expect(matches(page)).toHaveCount(1);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
      expect(await violations(page)).toEqual([]);
    }
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    const chooser = page.waitForEvent("filechooser"); // well before the key: else a real one may open, and stay
    const controls = [page.locator("label", { hasText: "Choose a file" }), page.getByRole("textbox").last()];
    for (const control of [...controls, page.getByRole("button", { name: /Watch it|Save all/ }).first()])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByLabel("Choose a file").focus();
    await page.keyboard.press("Enter");
    await chooser;
  });
}

async function openMe(page: Page): Promise<void> {
  await useHere(page);
  await page.goto("/here/me");
  await expect(page.getByRole("heading", { name: "Bring in matches" })).toBeVisible(SLOW);
}

function matches(page: Page) {
  return page.getByRole("listitem").filter({ has: page.getByText("Replay", { exact: true }) });
}

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: "matches.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel("Choose a file").setInputFiles(file);
}

function recordOf(seed: string, info: TestInfo): string {
  const [record = ""] = recordsOf(info, "kitten-me", seed, 1, "start=1");
  return record;
}
