/** Two people and two bots play a whole match through the page. One reloads with a move under way, one loses the network. */

import { expect, type Page } from "@playwright/test";
import { kept, matchShown, recordedEnding, shownEnding, verify } from "./players/ending";
import { comes, loseNetwork, type Person, playUntil, sitDown, takeName } from "./players/person";
import { type Game, PLAYERS } from "./players/player";
import { seeded } from "./players/random";
import { makeShort } from "./players/rules";
import type { Player } from "./players/sight";
import { test } from "./test";

interface Evening {
  readonly game: Game;
  readonly box: string;
  /** How many moves each makes before something happens to them. */
  readonly before: number;
}

const EVENINGS: readonly Evening[] = [
  { game: "kitten-me", box: "You Gotta Be Kitten Me!", before: 1 },
  { game: "go-kitty", box: "Go Kitty", before: 5 },
  { game: "shut-up-cat", box: "Shut Up, Cat!", before: 4 },
];

for (const evening of EVENINGS) {
  test(
    `${evening.game}: two browsers, two bots, a whole match`,
    { tag: evening.game === "kitten-me" ? "@smoke" : [] },
    async ({ browser }, info) => {
      test.setTimeout(240_000);
      const ada = await comes(browser, "phone");
      const ben = await comes(browser, "desktop");
      const link = await setTable(ada.page, evening);
      await takeName(ada, "Ada");
      await ben.page.goto(link);
      await sitDown(ben, "Ben");
      await expect(ada.page.getByRole("button", { name: "Ben, at the table" })).toBeVisible();
      await ada.page.getByRole("button", { name: "Begin", exact: true }).click();

      const player = PLAYERS[evening.game];
      await Promise.all([playAndReload(ada, player, evening.before), playAndLose(ben, player, evening.before)]);

      const match = await matchShown(ada.page);
      expect(await matchShown(ben.page)).toBe(match);
      const record = await kept(ada.page.request, match);
      const ending = recordedEnding(record);
      expect(ending.map(({ name }) => name)).toEqual(expect.arrayContaining(["Ada", "Ben"]));
      expect(await shownEnding(ada.page)).toEqual(ending);
      expect(await shownEnding(ben.page)).toEqual(ending);
      verify(record, info);
      expect([...ada.complaints.all, ...ben.complaints.all]).toEqual([]);
    },
  );
}

/** Set a table for friends, from the landing page, and give the link that they are sent. */
async function setTable(page: Page, { game, box }: Evening): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: `More ways to play ${box}` }).click();
  await page.getByRole("link", { name: /^Invite friends/ }).click();
  await page.getByRole("group", { name: "Bots" }).getByRole("button", { name: "Kitten" }).click();
  await makeShort(page, game);
  await page.getByRole("button", { name: "Set the table" }).click();
  const invitation = page.getByRole("group", { name: "Invite friends" });
  await expect(invitation, "there is one way to invite").toHaveCount(1);
  const link = await invitation.getByText(/\/t\/[A-Z]{6}$/).textContent();
  return `http://${link}`;
}

/** Play; once, in the middle, reload before the table has heard of the move. It counts, and it counts once. */
async function playAndReload(person: Person, player: Player, before: number): Promise<void> {
  const { page, wire } = person;
  const random = seeded(1);
  await playUntil(person, player, random, () => wire.moves.length >= before && wire.isQuiet);
  wire.mute = true;
  await playUntil(person, player, random, () => !wire.isQuiet);
  const { id, move } = wire.moves.at(-1)!;
  await page.reload();
  wire.mute = false;
  await expect.poll(() => wire.answersTo(id), { message: `${move} was taken`, timeout: 20_000 }).toContain("done");
  expect(wire.moves.filter((sent) => sent.id === id).length).toBeGreaterThan(1);
  await playUntil(person, player, random, () => false);
}

/** Play; once, in the middle, be without a network. */
async function playAndLose(person: Person, player: Player, before: number): Promise<void> {
  const random = seeded(2);
  await playUntil(person, player, random, () => person.wire.moves.length >= before);
  await loseNetwork(person);
  await playUntil(person, player, random, () => false);
}
