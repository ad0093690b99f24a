/** What only a house in this browser shows, in every language: nothing that axe knows, nothing cut, no sideways scroll. */

import { type Browser, expect, type Page } from "@playwright/test";
import { setUpHere, useHere } from "./here";
import { lookAt } from "./rulers";
import { LOCALES, LONG } from "./screens";
import { test } from "./test";

const LANGUAGES = LONG ? Object.values(LOCALES) : [LOCALES.de]; // whose words are the longest
const LOOKED_AT = LONG ? (["phone", "tablet", "laptop", "desktop"] as const) : (["phone", "laptop"] as const);
const STARTS = { timeout: 60_000 };

test.describe.configure({ mode: "parallel" });
test.setTimeout(LONG ? 400_000 : 120_000);

for (const locale of LANGUAGES) {
  test(`tables, matches and the way there, ${locale}`, async ({ browser }) => {
    const page = await pageIn(browser, locale);
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto("/here");
    const { code } = await setUpHere(page, { game: "kitten-me", seats: 3 });
    for (const path of ["/here", "/here/new/kitten-me", "/here/me", "/here/daily", `/here/t/${code}`]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("button").first()).toBeVisible(STARTS);
      await lookAt(page, path, LOOKED_AT);
    }
    await page.context().setOffline(true);
    await page.goto("/");
    await expect(page.getByRole("status").locator('a[href="/here"]')).toBeVisible();
    await expect(page.locator('a[href="/here/me"]')).toBeVisible();
    await lookAt(page, "the server is away", LOOKED_AT);
  });

  test(`no room left, ${locale}`, async ({ browser, baseURL }) => {
    const page = await pageIn(browser, locale);
    await page.goto("/here/rules/go-kitty");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible(STARTS);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: baseURL ?? "", quotaSize: 1 });
    await expect(page.getByRole("alert")).toBeVisible(STARTS);
    await lookAt(page, "no room left", LOOKED_AT);
  });
}

async function pageIn(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, reducedMotion: "reduce" });
  const page = await context.newPage();
  await useHere(page);
  return page;
}
