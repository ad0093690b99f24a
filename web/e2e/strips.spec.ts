/** What the page has to say stands where no head is, and where nobody reads whose turn it is. */

import { expect, type Page } from "@playwright/test";
import type { Sitting } from "../src/wire.gen";
import { isOver } from "./rulers";
import { MOVING } from "./screens";
import { moment, openMoment } from "./stage";
import { test } from "./test";

const MOMENTS = ["kitten-bid", "kitten-ten", "kitty-ask", "cat-gather"];
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];

test.use(MOVING);

for (const { width, height } of SIZES) {
  test(`a strip lies over no head at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const name of MOMENTS) {
      const { seq, scene } = moment(name).welcome;
      const { tell } = await openStoodIn(page, name, true);
      await expectApart(page, /Take over/);
      tell({
        t: "refused",
        id: "",
        ruling: "K8",
        reason: "A bid must be higher than 7 Hats, or name another.",
        seq,
        scene,
      });
      await expectApart(page, /Ruling K8/);
    }
  });

  test(`whoever watches sees all heads at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const name of MOMENTS) {
      const { welcome, then } = moment(name);
      const scene = { ...welcome.scene, choices: [] };
      await openMoment(page, { welcome: { ...welcome, seat: null, scene }, then });
      await expectApart(page, /You are watching/);
    }
  });
}

test("a strip says why a bot plays for you", async ({ page }) => {
  const strip = page.locator(".strip");
  await openStoodIn(page, "kitten-bid", true);
  await expect(strip).toContainText("Your time ran out");
  await openStoodIn(page, "kitten-bid", false);
  await expect(strip).toContainText("Tabby plays for you.");
  await expect(strip).not.toContainText("time");
});

function openStoodIn(page: Page, name: string, late: boolean) {
  const { welcome, then } = moment(name);
  const away = (sitter: Sitting | null): Sitting | null => sitter && { ...sitter, level: "tabby", late };
  const sitters = welcome.sitters.map((sitter, seat) => (seat === welcome.seat ? away(sitter) : sitter));
  return openMoment(page, { welcome: { ...welcome, sitters }, then });
}

/** Expect the one strip, with these words, to lie beside every head and beside whose turn it is. */
async function expectApart(page: Page, words: RegExp): Promise<void> {
  const strip = page.locator(".strip");
  await expect(strip).toHaveCount(1);
  await expect(strip).toContainText(words);
  const heads = page.locator("[data-head], .seats li"); // on a wide screen a night is said elsewhere
  await expect(heads.first()).toBeVisible();
  for (const head of await heads.all()) expect(await isOver(strip, head)).toBe(false);
  for (const turn of await page.getByText(/to move$|turn$/i).all()) expect(await isOver(strip, turn)).toBe(false);
}
