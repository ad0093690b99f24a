/** House rules on a page that sets up a table. */

import type { Page } from "@playwright/test";
import type { Game } from "./player";

/** A house rule that makes a match short, where a game has one. */
const SHORT: Readonly<Record<Game, readonly [label: string, value: string] | null>> = {
  "kitten-me": ["cards each at the start", "2"],
  "go-kitty": null,
  "shut-up-cat": ["the winks that decide the match", "20"],
};

export async function makeShort(page: Page, game: Game): Promise<void> {
  const rule = SHORT[game];
  if (rule === null) return;
  await page.getByText("House rules", { exact: true }).click();
  const field = page.getByLabel(rule[0]);
  // from a list, or where one may have one's own answer, in words
  const listed = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (listed ? field.selectOption(rule[1]) : field.fill(rule[1]));
  await field.blur();
}
