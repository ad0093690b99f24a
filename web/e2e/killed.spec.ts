/** Workers that are killed right after each row that they acknowledge. Nothing that was acknowledged is lost. */

import { expect, type Page } from "@playwright/test";
import { loadBundle } from "./bundle";
import { recordHere, runtimeOf, setUpHere } from "./here";
import type { Killed, Killing } from "./killing";
import { verify } from "./players/ending";
import { test } from "./test";

const KILLS = Number(process.env["KILLS"] ?? 10);
const DRIVER = "/assets/killing.js";

test.use({ serviceWorkers: "block", trace: "off" });

/** Play at a new table of the house here, and kill a worker after each row. */
async function killAll(page: Page, kills: number): Promise<Killed> {
  page.on("console", (message) => message.type() === "info" && console.log(message.text()));
  await page.goto("/");
  await loadBundle(page, "killing.ts", DRIVER);
  const { socket } = await setUpHere(page, { game: "kitten-me", seats: 2, options: { start: "2" } });
  const wish: Killing = { ...(await runtimeOf(page)), socket, kills };
  return page.evaluate(
    async ([driver, wish]) => {
      const { kill } = (await import(driver)) as { kill: (wish: Killing) => Promise<Killed> };
      return kill(wish);
    },
    [DRIVER, wish] as const,
  );
}

test("a killed worker has lost nothing that it acknowledged", async ({ page }, info) => {
  test.setTimeout(120_000 + KILLS * 20_000);
  const from = Date.now();
  const killed = await killAll(page, KILLS);
  console.log(`${KILLS} kills in ${Math.round((Date.now() - from) / 1000)} s: ${JSON.stringify(killed)}`);
  expect(killed.own + killed.others).toBe(KILLS);
  expect(killed.own).toBeGreaterThan(1);
  for (const match of killed.matches) {
    verify(await recordHere(page, match), info);
  }
});

test("a worker that acknowledges before its transaction is complete is found out", async ({ page }) => {
  test.setTimeout(160_000);
  await page.route("**/assets/house-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${hurry.toString()})();${await response.text()}` });
  });
  await expect(killAll(page, 10)).rejects.toThrow(/was lost|"code":4404/); // a row, or the whole table
});

/** Runs in the worker, before it: every transaction is said to be complete before it is. */
function hurry(): void {
  Object.defineProperty(IDBTransaction.prototype, "oncomplete", {
    set: (complete: () => void) => queueMicrotask(complete),
  });
}
