/** Whoever looks elsewhere is called when it is their turn: by the tab's title, and in the hand if they asked for that. */

import { expect, type Page } from "@playwright/test";
import { SIZES } from "./screens";
import { openMoment } from "./stage";
import { test } from "./test";

declare global {
  interface Window {
    buzzed: number[];
  }
}

test.use({ viewport: SIZES.phone, hasTouch: true });

for (const vibration of [true, false]) {
  test(`a turn is called ${vibration ? "in the hand too" : "by the title alone until more is asked for"}`, async ({
    page,
  }) => {
    await feel(page, vibration);
    await openMoment(page, "kitten-wait");
    await expect(page).toHaveTitle("Kitten Me · Nine Lives");
    expect(await page.evaluate(() => window.buzzed)).toEqual([]);
    await openMoment(page, "kitten-bid");
    await expect(page).toHaveTitle(/your turn/i);
    await expect.poll(() => page.evaluate(() => window.buzzed.length)).toBe(vibration ? 1 : 0);
  });
}

test("a phone can be asked to, in the middle of a match", async ({ page }) => {
  await feel(page, false);
  await openMoment(page, "kitten-wait");
  await page.getByRole("button", { name: "Menu" }).click();
  const choice = page.getByRole("group", { name: "Vibration on your turn" });
  await choice.getByRole("button", { name: "On" }).click();
  expect(await page.evaluate(() => window.buzzed.length), "and shows how it feels").toBe(1);
});

/** Feel what would be felt, where it was asked for. */
async function feel(page: Page, vibration: boolean): Promise<void> {
  await page.addInitScript((isAsked) => {
    window.buzzed = [];
    navigator.vibrate = (pattern) => window.buzzed.push(Number(pattern)) > 0;
    localStorage.setItem("ninelives.settings", JSON.stringify({ vibration: isAsked }));
  }, vibration);
}
