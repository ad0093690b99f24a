/** A rated table: set on a phone, played to its end; then points, leaderboard and statistics, in every language. */

import { expect, type Page } from "@playwright/test";
import { comes } from "./players/person";
import { PLAYERS, step } from "./players/player";
import { seeded } from "./players/random";
import { lookAt, lookInLanguages } from "./rulers";
import { test } from "./test";

test("somebody plays a rated match and is told what it made of their points", async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, context, complaints } = await comes(browser, "phone");
  await page.goto("/best/kitten-me");
  await expect(page.getByText("You have no rating for this month yet.")).toBeVisible();
  await expect(page.getByRole("row", { name: "Tabby (bot) 1,000" })).toBeVisible();
  await page.getByRole("link", { name: "Set a rated table" }).click();

  await expect(page.getByRole("group", { name: "Rated" }).getByRole("button", { pressed: true })).toHaveText("On");
  for (const name of ["Hints", "Rules"]) await expect(page.getByRole("group", { name, exact: true })).toBeHidden();
  await page.getByRole("group", { name: "Seats" }).getByRole("button", { name: "2" }).click();
  await page.getByRole("group", { name: "Bots" }).getByRole("button", { name: "Kitten" }).click();
  await page.getByRole("button", { name: "Set the table" }).click();
  await expect(page.getByText("Rated: this match counts for your points")).toBeVisible();
  await page.getByRole("button", { name: /^(Begin|Start|Play)/ }).click();
  await expect(page.getByRole("region", { name: "Your hand" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Odds", exact: true })).toBeHidden();

  const random = seeded(3);
  while (!(await step(page, PLAYERS["kitten-me"], random)));
  const result = page.getByRole("dialog", { name: "Result" });
  await expect(result.getByText(/^Rated: from 880 to [\d,]+ points/)).toBeVisible();
  await result.getByRole("link", { name: "To the leaderboard" }).click();
  await expect(page.getByText(/[\d,]+ points, give or take \d+/)).toBeVisible();
  await expect(page.getByText("1 rated match this month.")).toBeVisible();
  await page.goto("/me");
  await expect(page.getByRole("link", { name: "Your rating" })).toBeVisible();
  await expect(async () => {
    await page.reload(); // a match is gone through soon after it is over
    await expect(page.getByText(/^True bids: \d+ of \d+\. By your own hand alone: \d+\.$/)).toBeVisible();
  }).toPass();
  await lookInLanguages(browser, await context.storageState(), lookAtRatings);
  expect(complaints.all).toEqual([]);
});

/** Look at what a rated table changes. */
async function lookAtRatings(page: Page, locale: string): Promise<void> {
  for (const path of ["/best/kitten-me", "/new/kitten-me?rated", "/me"]) {
    await page.goto(path);
    await lookAt(page, `${path}, ${locale}`, ["phone", "laptop", "desktop"]);
  }
}
