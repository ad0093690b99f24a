/** A phone has its log in a sheet: what others did stands beside the controls, in words. */

import { expect } from "@playwright/test";
import { SIZES } from "./screens";
import { moment, openMoment } from "./stage";
import { test } from "./test";

test("a turn begins with what happened since one's last, in sight", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openMoment(page, "cat-gather");
  const { heard } = moment("cat-gather").welcome;
  const last = heard.flatMap(({ story }) => story).findLast(Boolean) ?? "";
  const told = page.getByRole("main").getByText(last);
  await expect(told).toBeInViewport({ ratio: 1 });
});
