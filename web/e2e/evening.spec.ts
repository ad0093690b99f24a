/** Evenings of four: one comes late, one is on a dead line, one leaves, one watches. Nobody misses how a match ended. */

import { type Browser, expect, type TestInfo } from "@playwright/test";
import { setUp } from "./house";
import { kept, matchShown, recordedEnding, shownEnding, verify } from "./players/ending";
import { comes, inMenu, loseNetwork, type Person, playUntil, sitDown, takeName } from "./players/person";
import { type Game, PLAYERS } from "./players/player";
import { seeded } from "./players/random";
import { LONG, MOVING } from "./screens";
import { test } from "./test";

interface Evening {
  readonly game: Game;
  readonly options: Readonly<Record<string, string>>;
  /** How many moves somebody makes before something happens to them. */
  readonly before: number;
}

const EVENINGS: readonly Evening[] = [
  { game: "kitten-me", options: { start: "1" }, before: 1 },
  { game: "shut-up-cat", options: { target: "20" }, before: 2 },
];

test.use(MOVING);

for (const evening of LONG ? EVENINGS : EVENINGS.slice(0, 1)) {
  test(`${evening.game}: four people, two matches`, async ({ browser }, info) => {
    test.setTimeout(600_000);
    const { ada, ben, cleo, dan } = await gather(browser, evening);

    await ada.page.getByRole("button", { name: "Begin", exact: true }).click();
    await expect(dan.page.getByText("You are watching.")).toBeVisible();
    await cleo.page.goto(ada.page.url()); // late
    await expect(cleo.page.getByText("You can sit down when this match is over.")).toBeVisible();
    await Promise.all([playOut(ada, evening, 1), playAndLose(ben, evening)]);
    await agree([ada, ben, cleo, dan], ["Ada", "Ben"], info);

    const late = await takeSeat(cleo);
    await ada.page.getByRole("button", { name: "Rematch" }).click();
    for (const person of [ben, cleo, dan]) await goOn(person);
    await Promise.all([playOut(ada, evening, 3), playOut(cleo, evening, 4), playAndLeave(ben, evening)]);
    await agree([ada, cleo, dan], ["Ada", "Ben", late], info);
  });
}

/** Ada opens a table for four and sits, Ben too; Dan stays and watches; Cleo has the link. */
async function gather(browser: Browser, { game, options }: Evening): Promise<Record<Who, Person>> {
  const [ada, ben] = [await comes(browser, "phone"), await comes(browser, "desktop")];
  const [cleo, dan] = [await comes(browser, "tablet"), await comes(browser, "desktop")];
  await ada.page.goto("/");
  const { code } = await setUp(ada.page.request, { game, seats: 4, options });
  await ada.page.goto(`/t/${code}?host=1&bots=kitten`);
  await takeName(ada, "Ada");
  await ben.page.goto(`/t/${code}`);
  await sitDown(ben, "Ben");
  await dan.page.goto("/");
  await dan.page.evaluate(() => localStorage.setItem("ninelives.settings", JSON.stringify({ name: "Dan" })));
  await dan.page.goto(`/t/${code}`);
  await dan.page.getByRole("button", { name: "Watch", exact: true }).click();
  await expect(dan.page.getByRole("button", { name: "Ben, at the table" })).toBeVisible();
  await seesWatching(ben, "Dan");
  return { ada, ben, cleo, dan };
}

async function seesWatching({ page }: Person, name: string): Promise<void> {
  await inMenu(page, "Players");
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
}

type Who = "ada" | "ben" | "cleo" | "dan";

function playOut(person: Person, { game }: Evening, seed: number): Promise<void> {
  return playUntil(person, PLAYERS[game], seeded(seed), () => false);
}

async function playAndLose(person: Person, evening: Evening): Promise<void> {
  await playSome(person, evening);
  await loseNetwork(person);
  await playOut(person, evening, 5);
}

async function playAndLeave(person: Person, evening: Evening): Promise<void> {
  const { page } = person;
  await playSome(person, evening);
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nine Lives" })).toBeVisible();
}

/** Make a few moves of the match that is on. */
function playSome(person: Person, { game, before }: Evening): Promise<void> {
  const made = person.wire.moves.length;
  return playUntil(person, PLAYERS[game], seeded(2), () => person.wire.moves.length >= made + before);
}

/** Sit down between two matches, and give the name that one goes by. */
async function takeSeat({ page }: Person): Promise<string> {
  await page.getByRole("dialog", { name: "Result" }).getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  return page.evaluate(() => (JSON.parse(localStorage.getItem("ninelives.settings") ?? "{}") as { name: string }).name);
}

/** Whoever still reads the result is told that the next match has begun. */
async function goOn({ page }: Person): Promise<void> {
  await expect(page.getByText("The next match has begun.")).toBeVisible();
  await page.getByRole("button", { name: "To the table" }).click();
  await expect(page.getByRole("dialog", { name: "Result" })).toBeHidden();
}

/** All see the same ending of the same match, as its record tells it, and no browser complains. */
async function agree(people: readonly Person[], names: readonly string[], info: TestInfo): Promise<void> {
  const [first] = people;
  if (first === undefined) return;
  await expect(first.page.getByRole("dialog", { name: "Result" })).toBeVisible();
  const match = await matchShown(first.page);
  const record = await kept(first.page.request, match);
  const ending = recordedEnding(record);
  expect(ending.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  verify(record, info);
  for (const { page, complaints } of people) {
    await expect(page.getByRole("dialog", { name: "Result" })).toBeVisible({ timeout: 60_000 });
    expect(await matchShown(page)).toBe(match);
    expect(await shownEnding(page)).toEqual(ending);
    expect(complaints.all).toEqual([]);
  }
}
