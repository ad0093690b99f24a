/** A whole match by the accessibility tree alone: roles and names to decide and to act, live regions to know what happened. */

import { expect, type Page } from "@playwright/test";
import type { Replay } from "../src/wire.gen";
import { listen } from "./players/complaints";
import { kept, matchShown } from "./players/ending";
import { byEnter, step } from "./players/player";
import { seeded } from "./players/random";
import { listenIn, type Spoken } from "./players/reader";
import { shutUpCat } from "./players/shut-up-cat";
import { test } from "./test";

const YOUR_TURN = "Your turn";
const PHRASE = /^\S+: /; // what a cat says: "Mochi: Purr."

test("a whole match by ear", async ({ page }) => {
  test.setTimeout(240_000);
  const complaints = listen(page);
  const spoken = await listenIn(page);
  const random = seeded(4);
  await setTable(page);
  while (!(await step(page, shutUpCat, random, byEnter)));

  const heard = await spoken();
  const { steps } = JSON.parse(await kept(page.request, `${await matchShown(page)}/replay?seat=0`)) as Replay;
  const lines = steps.map(({ story }) => story.filter(Boolean).join(" ")).filter(Boolean);
  const said = heard.map(({ text }) => text).filter((text) => text !== YOUR_TURN && !PHRASE.test(text));
  expect(said.slice(-lines.length), "every line of the story, once").toEqual(lines);
  const own = steps.filter(({ actor }) => actor === 0).map(({ story }) => story.filter(Boolean).join(" "));
  expect(own.length).toBeGreaterThan(0);
  expect(uncalled(heard, own), "moves that nobody called for").toEqual([]);
  expect(complaints.all).toEqual([]);
});

async function setTable(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "More ways to play Shut Up, Cat!" }).press("Enter");
  await page.getByRole("link", { name: /^Invite friends/ }).press("Enter");
  await page.getByRole("group", { name: "Rules" }).getByRole("button", { name: "Nap" }).press("Enter");
  await page.getByRole("button", { name: "Set the table" }).press("Enter");
  await page.getByRole("button", { name: "Begin", exact: true }).press("Enter");
}

/** Give those of one's own moves before which one was not called often enough. */
function uncalled(heard: readonly Spoken[], own: readonly string[]): readonly string[] {
  let from = 0;
  return own.filter((line, nth) => {
    from = heard.findIndex(({ text }, at) => at >= from && text === line) + 1;
    const now = heard[from - 1]?.at ?? 0;
    return heard.filter(({ text, at }) => text === YOUR_TURN && at < now).length <= nth;
  });
}
