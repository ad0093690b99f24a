/** Somebody alone with cats, in a browser that has the house in it. */

import { expect, type Page, type TestInfo } from "@playwright/test";
import { hasten, knownRuntime, recordHere, setUpHere } from "../here";
import { OwnServer } from "../server";
import { matchShown, verify } from "./ending";
import { type Game, PLAYERS, step } from "./player";
import { pick, seeded } from "./random";
import { inside, named, type Player } from "./sight";

export const GAMES = Object.keys(PLAYERS) as readonly Game[];

const STARTS = { timeout: 60_000 }; // ms for Python to start

export const SHORT: Readonly<Record<Game, Record<string, string>>> = {
  "kitten-me": { start: "2" },
  "go-kitty": {},
  "shut-up-cat": { target: "20" },
};

/** Come to a screen of the server where the page is, and wait for nothing else. */
export async function comeTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
}

/** Have all of a house in the browser, with bots that are quick, and lose the server that it came from. */
export async function outliveServer(page: Page): Promise<void> {
  await hasten(page);
  const server = await OwnServer.start();
  try {
    await page.goto(server.origin);
    await keepHouse(page);
  } finally {
    await server.stop();
  }
}

/** Have everything at hand that a house here needs, kept by the service worker. */
async function keepHouse(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await comeTo(page, "/here/rules/go-kitty");
  await expect(page.getByRole("heading", { name: "In short" })).toBeVisible(STARTS);
  await expect.poll(() => keptFiles(page), STARTS).toBe(6);
  await knownRuntime(page);
}

/** Count what the service worker keeps of the runtime. */
export function keptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open("ninelives-runtime")).keys()).length);
}

/** Sit down with cats of this level, and begin. */
export async function beginHere(page: Page, game: Game, level: string): Promise<void> {
  const { code } = await setUpHere(page, { game, seats: 3, options: SHORT[game] });
  await comeTo(page, `/here/t/${code}?host=1&bots=${level}`);
  await expect(page.getByRole("button", { name: new RegExp(`, bot, ${level}$`, "i") })).toHaveCount(2, STARTS);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.getByRole("list", { name: "Seats" })).toBeVisible(STARTS);
}

/** Play to the end; the record is kept, and verifies. */
export async function playOut(page: Page, game: Game, info: TestInfo): Promise<string> {
  const random = seeded(3);
  while (!(await step(page, PLAYERS[game], random)));
  const match = await matchShown(page);
  verify(await recordHere(page, match), info);
  return match;
}

const ELSEWHERE = /^(Leave the lesson|Start over|Rules|Not now)$/;

/** The board takes nothing but what the coach wants: whoever tries everything gets there, and sooner where it is likely. */
const learner: Player = ({ controls }, random) => {
  const here = controls.filter(({ name }) => !ELSEWHERE.test(name));
  const likely = [...inside(here, "Your move", "What to ask for"), ...named(here, /^Pick the best/)];
  return pick(named(here, /^Next$/), random) ?? (random() < 0.7 ? pick(likely, random) : null) ?? pick(here, random);
};

/** Take the first lesson of a game, to its end. */
export async function learnHere(page: Page, game: Game): Promise<void> {
  await comeTo(page, `/here/learn/${game}`);
  await expect(page.getByRole("region", { name: "Your coach" })).toBeVisible(STARTS);
  const random = seeded(3);
  const end = page.getByRole("dialog", { name: "That is all you need" });
  while (!(await end.isVisible())) await step(page, learner, random);
}

/** Ask for the odds where one stands, and read them. */
export async function askOdds(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Odds", exact: true }).click();
  const odds = page.getByRole("dialog", { name: "Odds" });
  await expect(odds.getByRole("listitem").first()).toBeVisible(STARTS);
  await page.keyboard.press("Escape");
  await expect(odds).toBeHidden();
}

/** Let panther go through a match that has just ended. */
export async function reviewMine(page: Page): Promise<void> {
  await page.getByRole("dialog", { name: "Result" }).getByRole("link", { name: "Review my moves" }).click();
  await expect(page.getByRole("heading", { name: /^How .* played$/ })).toBeVisible(STARTS);
}
