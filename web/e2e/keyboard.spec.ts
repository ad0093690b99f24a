/** A whole match by keys alone, from the landing page to the result: no mouse, and nothing gets the focus but by keys. */

import { expect } from "@playwright/test";
import { listen } from "./players/complaints";
import { focused, goTo, wayTo } from "./players/keys";
import { kittenMe } from "./players/kitten-me";
import type { Press } from "./players/player";
import { step } from "./players/player";
import { seeded } from "./players/random";
import { test } from "./test";

test("a whole match by keyboard", async ({ page }) => {
  test.setTimeout(240_000);
  const complaints = listen(page);
  const random = seeded(3);
  let pressed = 0;
  const byKeys: Press = async (_, sight, control) => {
    if (!(await goTo(page, control.name, wayTo(sight, control)))) return;
    await page.keyboard.press(pressed++ % 2 === 0 ? "Enter" : "Space");
  };

  await page.goto("/");
  expect(await goTo(page, "Play now: You Gotta Be Kitten Me!"), "Tab reaches Play").toBe(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Your hand" })).toBeVisible();
  while (!(await step(page, kittenMe, random, byKeys)));

  expect(pressed).toBeGreaterThan(5);
  await expect(page.getByRole("list", { name: "Ranking" }).getByRole("listitem")).toHaveCount(4);
  expect(await focused(page), "the result has the focus").toBe("Result");
  expect(await goTo(page, "Rematch"), "Tab reaches the next match").toBe(true);
  expect(complaints.all).toEqual([]);
});
