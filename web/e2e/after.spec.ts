/** What is left of a match: what decided it, what one did, the score across rematches, and a picture to hand on. */

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { setUp } from "./house";
import { comes, playUntil } from "./players/person";
import { PLAYERS } from "./players/player";
import { seeded } from "./players/random";
import { moment, openMoment } from "./stage";
import { test } from "./test";

test("two matches: what one did is told after each, and the score after the second", async ({ browser }) => {
  test.setTimeout(240_000);
  const ada = await comes(browser, "phone");
  const { page } = ada;
  await page.goto("/");
  const { code } = await setUp(page.request, { game: "kitten-me", seats: 2, options: { start: "1" } });
  await page.goto(`/t/${code}?play=now`);
  await playUntil(ada, PLAYERS["kitten-me"], seeded(1), () => false);

  const result = page.getByRole("dialog", { name: "Result" });
  await expect(result.getByText(/ called .*in all\.$/)).toBeVisible();
  await expect(result.getByText("Matches won")).toHaveCount(0);
  await result.getByRole("button", { name: "Rematch" }).click();
  await expect(result).toBeHidden();
  await playUntil(ada, PLAYERS["kitten-me"], seeded(2), () => false);
  await expect(result.getByText(/\w+ \d · \w+ \d · after 2 matches$/)).toBeVisible();
  expect(ada.complaints.all).toEqual([]);
});

for (const at of ["kitten-over", "kitty-over", "cat-over"])
  test(`${at}: what you did is listed, and a picture is handed on`, async ({ page }) => {
    await openMoment(page, at);
    const result = page.getByRole("dialog", { name: "Result" });
    const doings = result.getByRole("region", { name: "What you did" }).getByRole("listitem");
    await expect(doings).toHaveText(moment(at).welcome.scene.result?.doings ?? []);
    expect(await doings.count()).toBeGreaterThan(0);
    const { name, size } = await savedPicture(page);
    expect(name).toMatch(/^nine-lives-[A-Z]+-\d\.png$/);
    expect(size).toEqual([1200, 630]);
  });

async function savedPicture(page: Page): Promise<{ name: string; size: [number, number] }> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share the match" }).click();
  const saved = await saving;
  const png = readFileSync(await saved.path());
  return { name: saved.suggestedFilename(), size: [png.readUInt32BE(16), png.readUInt32BE(20)] };
}
