/** A whole match of each game in Firefox: at a server's table, and with no server. */

import { expect, test } from "@playwright/test";
import { setUp } from "../house";
import { beginHere, GAMES, outliveServer, playOut, SHORT } from "../players/alone";
import { listen } from "../players/complaints";
import { kept, matchShown, verify } from "../players/ending";
import { PLAYERS, step } from "../players/player";
import { seeded } from "../players/random";

test.setTimeout(600_000);

for (const game of GAMES) {
  test(`${game} at a server's table`, async ({ page }, info) => {
    const complaints = listen(page);
    await page.goto("/");
    const { code } = await setUp(page.request, { game, seats: 3, options: SHORT[game] });
    await page.goto(`/t/${code}?play=now`);
    const random = seeded(3);
    while (!(await step(page, PLAYERS[game], random)));
    verify(await kept(page.request, await matchShown(page)), info);
    expect(complaints.all).toEqual([]);
  });

  test(`${game} with no server`, async ({ page }, info) => {
    const complaints = listen(page);
    await outliveServer(page);
    await beginHere(page, game, "kitten");
    await playOut(page, game, info);
    expect(complaints.all).toEqual([]);
  });
}
