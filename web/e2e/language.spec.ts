/** One chooses among all languages on the first screen, is spoken to in that one, by the server too, and can read all. */

import { expect } from "@playwright/test";
import { cutTexts } from "./rulers";
import { LOCALES, LONG, SIZES } from "./screens";
import { findScenes, moment, openMoment } from "./stage";
import { test } from "./test";

const OTHERS = ["de", "es", "fr"] as const; // than English
const MOMENTS = ["kitten-open", "kitten-bid", "kitten-ten", "kitten-over", "kitty-ask", "kitty-asked", "kitty-keep"];
const MORE = ["kitty-wait", "kitty-over", "cat-gather", "cat-window", "cat-put", "cat-over"];
const AT_REST = 700; // ms

test.describe.configure({ mode: "parallel" });

test("whoever chooses a language is spoken to in it, also by the server", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto("/");
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Français" });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("combobox", { name: "Langue" }).getByRole("option")).toHaveText([
    "English",
    "Deutsch",
    "Español",
    "Français",
  ]);
  await page.getByRole("button", { name: "Jouer" }).first().click();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.locator("body")).toContainText(/distribue|commence/);
});

for (const language of LONG ? OTHERS : (["de"] as const)) {
  test(`no text is cut on a small phone or a low screen, ${language}`, async ({ browser }) => {
    test.setTimeout(240_000);
    findScenes(language);
    const context = await browser.newContext({ locale: LOCALES[language], reducedMotion: "reduce" });
    for (const name of [...MOMENTS, ...MORE]) {
      const page = await context.newPage();
      await page.setViewportSize(SIZES.phone);
      await openMoment(page, moment(name, language));
      await page.getByRole("main").waitFor();
      await page.waitForTimeout(AT_REST);
      expect.soft(await page.evaluate(cutTexts), name).toEqual([]);
      await page.setViewportSize(SIZES.laptop);
      expect.soft(await page.evaluate(cutTexts), `${name} on a low screen`).toEqual([]);
      await page.close();
    }
  });
}
