/** The deal of the day: played once, on a phone; then how everybody did, in every language and at every size. */

import { expect, type Page } from "@playwright/test";
import { comes } from "./players/person";
import { PLAYERS, step } from "./players/player";
import { seeded } from "./players/random";
import { lookAt, lookInLanguages } from "./rulers";
import { test } from "./test";

const PLAY = { name: "Play this deal" };
const DAY = 86_400_000; // ms; it ends at midnight UTC, wherever somebody is
const ENOUGH = 300_000; // ms for all that is done here on one day

test("somebody plays the deal of the day, once, and sees how everybody did", async ({ browser }) => {
  test.skip(Date.now() % DAY > DAY - ENOUGH, "the day is over before the match is looked at");
  test.setTimeout(240_000);
  const { page, context, complaints } = await comes(browser, "phone");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await page.getByRole("link", { name: "Deal of the day" }).click();
  await expect(page.getByRole("heading", { name: "Deal of the day" })).toBeVisible();
  await expect(page.getByText(/^New deals in /)).toBeVisible();
  await test.step("in all languages, before", async () =>
    lookInLanguages(browser, await context.storageState(), lookAtDeals));

  const deal = page.locator("section", { has: page.getByRole("heading", { name: "You Gotta Be Kitten Me!" }) });
  await deal.getByRole("button", PLAY).click();
  await expect(page.getByRole("region", { name: "Your hand" })).toBeVisible();
  const table = page.url();
  await expect(page.getByRole("button", { name: "Odds", exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("button", { name: "Let a bot play for me" })).toBeHidden();
  await page.getByRole("link", { name: "Leave the table" }).click();
  await deal.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(table);

  const random = seeded(3);
  while (!(await step(page, PLAYERS["kitten-me"], random)));
  const result = page.getByRole("dialog", { name: "Result" });
  for (const name of ["Rematch", "Change the table"]) await expect(result.getByRole("button", { name })).toBeHidden();
  await expect(result.getByRole("link", { name: "Watch the replay" })).toBeHidden();
  const match = `${new URL(table).pathname.slice("/t/".length)}-1`;
  const record = await page.request.get(`/api/matches/${match}`);
  expect(await record.text(), "it opens tomorrow").toContain("when the day is over");

  await result.getByRole("link", { name: "How everybody did" }).click();
  await expect(deal.getByText(/^You came \d/)).toBeVisible();
  await expect(deal.getByRole("button", PLAY)).toBeHidden();
  await deal.getByRole("button", { name: "Share it" }).click();
  await expect(deal.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^You Gotta Be Kitten Me!, deal of .*: I came \d.. of 4\. http.*\/daily$/);
  await test.step("in all languages, after", async () =>
    lookInLanguages(browser, await context.storageState(), lookAtDeals));
  expect(complaints.all).toEqual([]);
});

async function lookAtDeals(page: Page, locale: string): Promise<void> {
  await page.goto("/daily");
  await page.locator("details summary").click();
  await lookAt(page, `deals of the day, ${locale}`, ["phone", "desktop"]);
}
