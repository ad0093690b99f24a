/** Two people and two bots play a whole match through the page. One reloads with a move under way, one loses the network. */

import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type Complaints, listen } from "./players/complaints";
import { kept, matchShown, recordedEnding, shownEnding, verify } from "./players/ending";
import { type Game, type Player, PLAYERS, step } from "./players/player";
import { type Random, seeded } from "./players/random";
import { makeShort } from "./players/rules";
import { SIZES } from "./screens";
import { Wire } from "./players/wire";

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
const AWAY = 5000; // ms without a network, long enough to be told of it

interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly wire: Wire;
  readonly complaints: Complaints;
}

for (const evening of EVENINGS) {
  test(`${evening.game}: two browsers, two bots, a whole match`, async ({ browser }, info) => {
    test.setTimeout(240_000);
    const ada = await comes(browser, "phone");
    const ben = await comes(browser, "desktop");
    const link = await setTable(ada.page, evening);
    await takeName(ada.page, "Ada");
    await ben.page.goto(link);
    await sitDown(ben.page, "Ben");
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
  });
}

async function comes(browser: Browser, size: keyof typeof SIZES): Promise<Person> {
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === "phone" });
  const page = await context.newPage();
  return { page, context, wire: await Wire.lay(page), complaints: listen(page) };
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

/** Whoever sets a table sits at it already, as somebody. */
async function takeName(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /, you$/ }).click();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: `${name}, you` })).toBeVisible();
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down", exact: true }).click();
  await expect(page.getByRole("button", { name: `${name}, you` })).toBeVisible();
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
  const { page, context, wire, complaints } = person;
  const random = seeded(2);
  await playUntil(person, player, random, () => wire.moves.length >= before);
  complaints.offline = true;
  await context.setOffline(true);
  await wire.cut();
  await page.waitForTimeout(AWAY);
  await expect(page.getByText("Reconnecting…")).toBeVisible();
  wire.mend();
  await context.setOffline(false);
  await expect(page.getByText("Reconnecting…")).toBeHidden();
  complaints.offline = false;
  await playUntil(person, player, random, () => false);
}

/** Play until this is so, or until the result is shown. */
async function playUntil({ page }: Person, player: Player, random: Random, isSo: () => boolean): Promise<void> {
  while (!isSo()) if (await step(page, player, random)) return;
}
