/** A phone has its log in a sheet: what others did stands beside the controls, in words. */

import { expect, test } from "@playwright/test";
import { SIZES } from "./screens";
import { openMoment } from "./stage";

test("a turn begins with what happened since one's last, in sight", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openMoment(page, "cat-gather");
  const told = page.getByText("Otto scores 15 winks: 29 Z now. Otto puts the tiles back in secret.");
  await expect(told).toBeInViewport({ ratio: 1 });
});
