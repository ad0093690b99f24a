/** A table that does not hear a move: whoever made it is told in seconds. */

import { expect } from "@playwright/test";
import { SIZES } from "./screens";
import { deaf, openMoment } from "./stage";
import { test } from "./test";

test("a move on a dead line is not lost in silence", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openMoment(page, "kitten-bid", deaf);
  await page.getByRole("button", { name: "You gotta be kitten me!" }).click();
  await expect(page.getByText("The table has not heard your move yet. It is sent again.")).toBeVisible({
    timeout: 4000,
  });
});
