/** How well one plays, from matches of every game: how true bids were, and luck beside the odds, in words and as a plot. */

import { expect, type Page } from "@playwright/test";
import { useHere } from "./here";
import { lookAt } from "./rulers";
import { recordsOf } from "./simulated";
import { test } from "./test";

const SLOW = { timeout: 90_000 }; // Python starts first
const GAMES = { "kitten-me": ["start=2"], "go-kitty": [], "shut-up-cat": ["target=20"] };
const TOLD = [
  /^Showdowns won: \d+ of \d+\. By the odds: [\d.]+\.$/,
  /^Fished cards that fit: \d+ of \d+\. By the odds: [\d.]+\.$/,
  /^Quiet tiles when you slept: \d+ of \d+\. By the odds: [\d.]+\.$/,
];
const MATCHES = 4;

test.setTimeout(300_000);

test("bids and luck of one's matches are told, drawn, and written as a table", async ({ page }, info) => {
  await useHere(page);
  await page.goto("/here/me");
  const copies = Object.entries(GAMES)
    .flatMap(([game, rules]) => recordsOf(info, game, "7", MATCHES, ...rules))
    .map((record, nth) => ({ record, seat: 0, ended: 1_700_000_000 + nth }));
  const file = { name: "matches.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(copies)) };
  await page.getByLabel("Choose a file").setInputFiles(file, SLOW);
  await expect(page.getByText(`${copies.length} matches are here now.`)).toBeVisible(SLOW);

  await expect(async () => {
    await page.reload(); // each is gone through in its turn
    for (const told of TOLD) await expect(page.getByText(told)).toBeVisible(SLOW);
    await expect(page.getByRole("img", { name: /^Your luck in each of the last matches/ })).toHaveCount(TOLD.length);
  }).toPass({ timeout: 200_000 });
  await expect(page.getByRole("heading", { name: "Your bids" })).toHaveCount(1);
  await expect(page.getByText(/^True bids: \d+ of \d+\. By your own hand alone: \d+\.$/)).toBeVisible();
  const bars = page.getByRole("list", { name: "Your bids" }).getByRole("listitem");
  await expect(bars).toHaveText([/^true ?\d+$/, /^bluffs, believed ?\d+$/, /^bluffs, called ?\d+$/]);

  await page.getByText("As a table").first().click();
  const table = page.getByRole("table").first();
  await expect(table.getByRole("row")).toHaveCount(1 + MATCHES);
  await expect(table.getByRole("cell").first()).toHaveText(/^[+-]?\d(\.\d)?$/);
  await lookInEveryLanguage(page);
});

/** Look at the page as it speaks each language, chosen there. */
async function lookInEveryLanguage(page: Page): Promise<void> {
  for (const [language, title] of Object.entries({
    English: "Your luck",
    Deutsch: "Dein Glück",
    Español: "Tu suerte",
    Français: "Ta chance",
  })) {
    await page.getByRole("button", { name: language, exact: true }).click();
    await expect(page.getByRole("heading", { name: title }).first()).toBeVisible(SLOW);
    await lookAt(page, language, ["phone", "laptop", "desktop"]);
  }
}
