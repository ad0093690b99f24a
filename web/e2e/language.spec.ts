/** One chooses among all languages on the first screen, and is spoken to in that one from then on, by the server too. */

import { expect, test } from "@playwright/test";
import { SIZES } from "./screens";

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
