/** No network, and no server: all that one can do alone with cats is done to its end, from what the browser kept. */

import { expect } from "@playwright/test";
import { askOdds, beginHere, comeTo, GAMES, learnHere, outliveServer, playOut, reviewMine } from "./players/alone";
import { listen } from "./players/complaints";
import { playForBoth, shareScreen } from "./players/pass";
import type { Game } from "./players/player";
import { LONG } from "./screens";
import { test } from "./test";

const LEVELS = ["kitten", "tabby", "panther"];
const SHORT_GAMES: readonly Game[] = ["shut-up-cat"]; // with panthers, who think longest

for (const game of LONG ? GAMES : SHORT_GAMES)
  test(`${game}: matches, odds, a review, a lesson, one screen for two`, async ({ page, context }, info) => {
    test.setTimeout(LONG ? 1_800_000 : 400_000);
    const complaints = listen(page);
    await page.addInitScript(() => {
      StorageManager.prototype.persist = () => Promise.resolve((sessionStorage["asked to keep"] = true));
    });
    await outliveServer(page);
    await context.setOffline(true);
    for (const level of LONG ? LEVELS : ["panther"]) await test.step(level, () => playWith(level));
    expect(await page.evaluate(() => sessionStorage.getItem("asked to keep"))).toBe("true");
    await test.step("review", () => reviewMine(page));
    await test.step("lesson", () => learnHere(page, game));
    await test.step("one screen", playTogether);
    expect(complaints.all).toEqual([]);

    async function playWith(level: string): Promise<void> {
      await beginHere(page, game, level);
      await askOdds(page);
      await playOut(page, game, info);
    }

    async function playTogether(): Promise<void> {
      await comeTo(page, `/here/pass/${game}`);
      await shareScreen(page, game);
      await playForBoth(page, game);
    }
  });
