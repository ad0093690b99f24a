/** People and bots are told apart at a glance, by a mark and by words: at every table, and before a match. */

import { expect, type Page } from "@playwright/test";
import { setUp } from "./house";
import { moment, openMoment } from "./stage";
import { test } from "./test";

const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } } as const;
const PERSON = 1;
const BOT = 2;
const HERE = { person: true, level: "", here: true };
const KEY = '[fill="var(--bot)"]'; // the ground of the mark

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const name of ["kitten-bid", "kitty-ask", "cat-gather"]) {
      test(`at the table, ${name}`, async ({ page }) => {
        const names = await openWithPerson(page, name);
        const seats = page.getByRole("list", { name: "Seats" }).getByRole("listitem");
        const [bot, person] = [BOT, PERSON].map((seat) => seats.filter({ hasText: names[seat] ?? "" }));
        if (bot === undefined || person === undefined) throw new Error("nobody sits there");
        await expect(bot.locator(KEY)).toBeVisible();
        await expect(person.locator(".avatar")).toBeVisible();
        await expect(person.locator(KEY)).toHaveCount(0);
        expect(await bot.ariaSnapshot()).toContain("a bot");
        expect(await person.ariaSnapshot()).not.toContain("a bot");
      });
    }

    test("before a match", async ({ page }) => {
      await page.goto("/");
      const { code } = await setUp(page.request, { game: "go-kitty", seats: 3 });
      await page.goto(`/t/${code}?host=1&bots=tabby`);
      const bot = page.getByRole("button", { name: /, bot, Tabby$/ }).first();
      await expect(bot.locator(KEY)).toBeAttached();
      await expect(page.getByRole("button", { name: /, you$/ }).locator(".avatar")).toBeAttached();
      await expect(page.getByRole("button", { name: /, you$/ }).locator(KEY)).toHaveCount(0);
    });
  });
}

/** Open a moment in which somebody else is a person too, and give the names. */
async function openWithPerson(page: Page, name: string): Promise<readonly string[]> {
  const { welcome } = moment(name);
  const sitters = welcome.sitters.map((one, seat) => (seat === PERSON && one ? { ...one, ...HERE } : one));
  await openMoment(page, { welcome: { ...welcome, sitters }, then: [] });
  return welcome.scene.names;
}
