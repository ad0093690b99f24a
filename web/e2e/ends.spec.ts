/** A table where a match has ended says so, and waits for nobody. */

import { expect } from "@playwright/test";
import { SIZES } from "./screens";
import { openMoment } from "./stage";
import { test } from "./test";

for (const size of ["phone", "desktop"] as const) {
  test(`at the end of a match nothing is to come, ${size}`, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    for (const name of ["kitten-over", "kitty-over"]) {
      await openMoment(page, name);
      await expect(page.getByRole("dialog", { name: "Result" })).toBeVisible();
      const table = page.locator("main.table");
      await expect(table).not.toContainText(/no bid yet|[’']s turn|just a moment/i);
    }
  });
}

test("a low screen shows all of a result of three, and every way on from it", async ({ page }) => {
  await page.setViewportSize(SIZES.laptop);
  await openMoment(page, "kitty-over");
  const body = page.getByRole("dialog", { name: "Result" }).getByRole("region", { name: "Result" });
  await expect(body.getByRole("link", { name: "Check the shuffles" })).toBeVisible();
  expect(await body.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
});
