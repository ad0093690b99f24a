/** Two people and a bot play whole matches at one screen, and in every frame it is asked who sees whose cards. */

import { expect, type Page, test } from "@playwright/test";
import { listen } from "./players/complaints";
import { type Game, PLAYERS, step } from "./players/player";
import { seeded } from "./players/random";
import { makeShort } from "./players/rules";
import { SIZES } from "./screens";

const OPEN = /^I am (.*): open$/;
const ON = /^Hide and pass to /;

interface Watch {
  /** Whose cards may be seen: whoever tapped last, until the curtain falls or a show begins. */
  mayLook: string;
  readonly leaks: string[];
  readonly seen: Record<"curtain" | "alone" | "everybody" | "reveal", number>;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

for (const game of Object.keys(PLAYERS) as Game[]) {
  test(`${game}: no frame shows a hand to anyone but its owner`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(SIZES.phone);
    const complaints = listen(page);
    await page.addInitScript(watchFrames);
    await setUp(page, game);
    await playThrough(page, game);
    const { leaks, seen } = await page.evaluate(() => window.watch);
    expect(leaks).toEqual([]);
    const wanted = game === "kitten-me" ? Object.values(seen) : [seen.curtain, seen.alone]; // others have no shows
    expect(Math.min(...wanted)).toBeGreaterThan(3);
    expect(complaints.all).toEqual([]);
    await expect(page.getByRole("dialog", { name: "Result" }).getByText(/You won|\(you\)/)).toHaveCount(0);
  });
}

async function setUp(page: Page, game: Game): Promise<void> {
  await page.goto(`/pass/${game}`);
  await page.getByRole("group", { name: "Bots besides" }).getByRole("button", { name: "1", exact: true }).click();
  await page.getByRole("group", { name: "Bots", exact: true }).getByRole("button", { name: "Kitten" }).click();
  await makeShort(page, game);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
}

async function playThrough(page: Page, game: Game): Promise<void> {
  const random = seeded(3);
  const onwards = page.getByRole("button", { name: OPEN }).or(page.getByRole("button", { name: ON }));
  for (;;) {
    if (await onwards.isVisible()) await onwards.click({ timeout: 2000 }).catch(() => {});
    else if (await step(page, PLAYERS[game], random)) return;
  }
}

/** Runs in the page, before it, and looks at every frame that is about to be painted. */
function watchFrames(): void {
  const watch: Watch = { mayLook: "", leaks: [], seen: { curtain: 0, alone: 0, everybody: 0, reveal: 0 } };
  window.watch = watch;
  document.addEventListener(
    "click",
    ({ target }) => {
      const name = /^I am (.*): open$/.exec((target as Element).closest("button")?.textContent ?? "")?.[1];
      if (name !== undefined) watch.mayLook = name;
    },
    { capture: true },
  );
  const whatShows = (): keyof Watch["seen"] | "" => {
    if (document.querySelector("main.curtain") !== null) return "curtain";
    if (document.querySelector("dialog.reveal") !== null) return "reveal";
    const screen = document.querySelector<HTMLElement>("main.table")?.dataset["screen"];
    return screen === "alone" || screen === "everybody" ? screen : "";
  };
  const look = (): void => {
    requestAnimationFrame(look);
    const shows = whatShows();
    if (shows === "") return;
    watch.seen[shows] += 1;
    const table = document.querySelector<HTMLElement>("main.table");
    const eyes = table?.dataset["eyes"] ?? "";
    const isOver = document.querySelector("dialog[open]:not(.reveal)") !== null || table?.dataset["phase"] === "over";
    if (shows === "curtain" && table !== null) watch.leaks.push("a table behind the curtain");
    if (shows === "everybody" && eyes !== "") watch.leaks.push(`everybody sees what ${eyes} sees`);
    if (shows === "alone" && eyes !== watch.mayLook && !isOver)
      watch.leaks.push(`${eyes}'s cards before ${watch.mayLook}`);
    if (shows === "curtain" || shows === "reveal" || shows === "everybody") watch.mayLook = "";
  };
  requestAnimationFrame(look);
}
