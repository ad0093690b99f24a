/** Two people and a bot play whole matches at one screen, and in every frame it is asked who sees whose cards. */

import { expect } from "@playwright/test";
import { listen } from "./players/complaints";
import { playForBoth, shareScreen } from "./players/pass";
import { type Game, PLAYERS } from "./players/player";
import { MOVING, SIZES } from "./screens";
import { test } from "./test";

interface Watch {
  /** Whose cards may be seen: whoever tapped last, until the curtain falls or a show begins. */
  mayLook: string;
  readonly leaks: string[];
  readonly seen: Record<"curtain" | "alone" | "everybody", number>;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

test.use(MOVING);

for (const game of Object.keys(PLAYERS) as Game[]) {
  test(`${game}: no frame shows a hand to anyone but its owner`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(SIZES.phone);
    const complaints = listen(page);
    await page.addInitScript(watchFrames);
    await page.goto(`/pass/${game}`);
    await shareScreen(page, game);
    await playForBoth(page, game);
    const { leaks, seen } = await page.evaluate(() => window.watch);
    expect(leaks).toEqual([]);
    const wanted = game === "kitten-me" ? Object.values(seen) : [seen.curtain, seen.alone]; // only it has shows
    expect(Math.min(...wanted)).toBeGreaterThan(3);
    expect(complaints.all).toEqual([]);
    await expect(page.getByRole("dialog", { name: "Result" }).getByText(/You won|\(you\)/)).toHaveCount(0);
  });
}

/** Runs in the page, before it, and looks at every frame that is about to be painted. */
function watchFrames(): void {
  const watch: Watch = { mayLook: "", leaks: [], seen: { curtain: 0, alone: 0, everybody: 0 } };
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
    if (shows !== "alone") watch.mayLook = "";
  };
  requestAnimationFrame(look);
}
