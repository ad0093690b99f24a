/** Two people and a bot at one screen. */

import type { Page } from "@playwright/test";
import { type Game, PLAYERS, step } from "./player";
import { seeded } from "./random";
import { makeShort } from "./rules";

const OPEN = /^I am (.*): open$/;
const ON = /^Hide and pass to /;

/** Set up a match on the page for it. */
export async function shareScreen(page: Page, game: Game): Promise<void> {
  await page.getByRole("group", { name: "Bots besides" }).getByRole("button", { name: "1", exact: true }).click();
  await page.getByRole("group", { name: "Bots", exact: true }).getByRole("button", { name: "Kitten" }).click();
  await makeShort(page, game);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
}

/** Play for both, to the end. */
export async function playForBoth(page: Page, game: Game): Promise<void> {
  const random = seeded(3);
  const onwards = page.getByRole("button", { name: OPEN }).or(page.getByRole("button", { name: ON }));
  for (;;) {
    if (await onwards.isVisible()) await onwards.click({ timeout: 2000 }).catch(() => {});
    else if (await step(page, PLAYERS[game], random)) return;
  }
}
