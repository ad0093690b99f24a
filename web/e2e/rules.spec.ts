/** The rule book on the page: nothing to type, and every option by the name that hosts know. */

import { expect } from "@playwright/test";
import { setUp } from "./house";
import { test } from "./test";

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("the rule book has no code, and calls options and presets by their names", async ({ page }) => {
    await page.goto("/rules/go-kitty");
    await expect(page.getByText("Option: wie viele Mäuse ein Clowder höchstens hat (3, 2 oder 1)")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: /^Gemütlich: Du legst/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Im Terminal" })).toHaveCount(0);
    await expect(page.locator("code")).toHaveCount(0);
  });
});

test("at a table, the book says in words what is played there", async ({ page }) => {
  await page.goto("/");
  const { code } = await setUp(page.request, { game: "go-kitty", seats: 2, options: { lay: "before_each_ask" } });
  await page.goto(`/t/${code}?host=1`);
  await page.getByRole("button", { name: "Rules", exact: true }).first().click();
  await expect(page.getByText("at this table: before each ask")).toBeVisible();
});
