/** A match alone with bots at a real server's table, from the landing page to a record that verifies. Two play the third game in matches.spec.ts. */

import { expect } from "@playwright/test";
import { listen } from "./players/complaints";
import { kept, matchShown, recordedEnding, shownEnding, verify } from "./players/ending";
import { type Game, PLAYERS, step } from "./players/player";
import { seeded } from "./players/random";
import { makeShort } from "./players/rules";
import { test } from "./test";

const BOXES: readonly (readonly [Game, string])[] = [
  ["go-kitty", "Go Kitty"],
  ["shut-up-cat", "Shut Up, Cat!"],
];

test.describe.configure({ mode: "parallel" });

for (const [game, box] of BOXES)
  test(`${game}: a whole match with bots`, { tag: "@smoke" }, async ({ page }, info) => {
    const complaints = listen(page);
    await page.goto("/");
    await page.getByRole("button", { name: `More ways to play ${box}` }).click();
    await page.getByRole("link", { name: /^Invite friends/ }).click();
    await page.getByRole("group", { name: "Bots" }).getByRole("button", { name: "Kitten" }).click();
    await makeShort(page, game);
    await page.getByRole("button", { name: "Set the table" }).click();
    await page.getByRole("button", { name: "Begin", exact: true }).click();

    const random = seeded(1);
    const standIn = page.getByRole("button", { name: "Take over" }); // whose own moves do not arrive has one before long
    while (!(await step(page, PLAYERS[game], random))) expect(await standIn.count(), "a bot plays on").toBe(0);

    const record = await kept(page.request, await matchShown(page));
    expect(await shownEnding(page)).toEqual(recordedEnding(record));
    verify(record, info);
    expect(complaints.all).toEqual([]);
  });
