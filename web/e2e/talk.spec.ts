/** What somebody says stands at their head, and hides nobody else's face. */

import { expect, test } from "@playwright/test";
import type { ToClient } from "../src/wire.gen";
import { SIZES } from "./screens";
import { openMoment } from "./stage";

const SAID = { t: "said", seat: 2, name: "Otto", phrase: "Hurry, my tea gets cold." } satisfies ToClient;

for (const name of ["kitten-bid", "kitty-ask", "cat-gather"]) {
  test(`a phrase is said by a head, ${name}`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    const { tell } = await openMoment(page, name);
    await expect(page.locator("[data-head='2']")).toBeVisible();
    tell(SAID);
    const bubble = page.locator(".bubble");
    await expect(bubble).toHaveText(SAID.phrase);
    const [said, head] = [await bubble.boundingBox(), await page.locator("[data-head='2']").boundingBox()];
    if (said === null || head === null) throw new Error("nothing to be seen");
    expect(said.y + said.height).toBeLessThanOrEqual(Math.max(head.y, 40) + 1);
    expect(said.x).toBeLessThan(head.x + head.width / 2);
    expect(said.x + said.width).toBeGreaterThan(head.x + head.width / 2);
    expect(said.x).toBeGreaterThanOrEqual(0);
    expect(said.x + said.width).toBeLessThanOrEqual(SIZES.phone.width);
  });
}
