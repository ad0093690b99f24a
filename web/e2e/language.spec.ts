/** One chooses among all languages on the first screen, is spoken to in that one, by the server too, and can read all. */

import { expect } from "@playwright/test";
import { cutTexts, settle } from "./rulers";
import { LOCALES, LONG, SIZES } from "./screens";
import { findScenes, moment, openMoment } from "./stage";
import { test } from "./test";

const OTHERS = ["de", "es", "fr"] as const; // than English
const MOMENTS = ["kitten-open", "kitten-bid", "kitten-ten", "kitten-over", "kitty-ask", "kitty-asked", "kitty-keep"];
const MORE = ["kitty-wait", "kitty-over", "cat-gather", "cat-window", "cat-put", "cat-over"];

test.describe.configure({ mode: "parallel" });

test("whoever chooses a language is spoken to in it, also by the server", { tag: "@smoke" }, async ({ page }) => {
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
      await settle(page);
      expect.soft(await page.evaluate(cutTexts), name).toEqual([]);
      await page.setViewportSize(SIZES.laptop);
      await settle(page);
      expect.soft(await page.evaluate(cutTexts), `${name} on a low screen`).toEqual([]);
      await page.close();
    }
  });
}

test(
  "between a turn of the screen and what the script makes of it, no number is cut",
  { tag: "@smoke" },
  async ({ page }) => {
    await page.addInitScript(hearNoQueries);
    await page.setViewportSize(SIZES.phone);
    await openMoment(page, "cat-gather");
    await page.getByRole("main").waitFor();
    await settle(page);
    await page.setViewportSize(SIZES.laptop);
    expect(await page.evaluate(cutTexts)).toEqual([]);
  },
);

/** Runs in the page, before it: styles know the size of the screen, and the script is not told that it changed. */
function hearNoQueries(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = ask(query);
    list.addEventListener("change", (event) => event.stopImmediatePropagation());
    return list;
  };
}
