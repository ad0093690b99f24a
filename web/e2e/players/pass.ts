/** Two people and a bot at one screen. */

import type { Page } from "@playwright/test";
import { type Game, PLAYERS, step } from "./player";
import { seeded } from "./random";
import { makeShort } from "./rules";
import { named, type Player } from "./sight";

const ONWARDS = /^I am .*: open$|^Hide and pass to /;

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
  const both: Player = (sight, chance) => named(sight.controls, ONWARDS)[0] ?? PLAYERS[game](sight, chance);
  while (!(await step(page, both, random)));
}
