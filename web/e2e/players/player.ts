/** Somebody who plays by what the page offers. Each game has a pure choice; how it is pressed is another matter. */

import { expect, type Page } from "@playwright/test";
import { goKitty } from "./go-kitty";
import { kittenMe } from "./kitten-me";
import type { Random } from "./random";
import { shutUpCat } from "./shut-up-cat";
import { type Control, find, look, type Player, type Sight } from "./sight";

export const PLAYERS = { "kitten-me": kittenMe, "go-kitty": goKitty, "shut-up-cat": shutUpCat } as const;

export type Game = keyof typeof PLAYERS;
export type Press = (page: Page, sight: Sight, control: Control) => Promise<void>;

const PATIENCE = 2000; // ms; what was seen may be gone before it is pressed
const BLINK = 80; // ms between two looks
const OTHERS_TAKE = 60_000; // ms at most, until something can be seen of it

const byClick: Press = (page, sight, control) => find(page, sight, control).click({ timeout: PATIENCE });
export const byEnter: Press = (page, sight, control) =>
  find(page, sight, control).press("Enter", { timeout: PATIENCE });

/** Look once, and press at most one thing; where there is none, wait until something else is seen. Tells whether the result is shown. */
export async function step(page: Page, player: Player, random: Random, press: Press = byClick): Promise<boolean> {
  const sight = await look(page);
  if (sight.dialog === "Result") return true;
  const control = player(sight, random);
  if (control === null) await seeChange(page, sight);
  else await press(page, sight, control).catch(unlessGone);
  return false;
}

function unlessGone(fault: unknown): void {
  if (!(fault instanceof Error) || fault.name !== "TimeoutError") throw fault;
}

async function seeChange(page: Page, { seen }: Sight): Promise<void> {
  const how = { message: "nothing changes, and there is nothing to press", intervals: [BLINK], timeout: OTHERS_TAKE };
  await expect.poll(async () => (await look(page)).seen, how).not.toBe(seen);
}
