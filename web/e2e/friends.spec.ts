/** People who played together: friends if both want it, invited by a tap, and apart where one of them blocks. */

import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { blocks, hasFriend, isAskedBy, isInvitedBy } from "./acquainted";
import { opensTable, setUp } from "./house";
import { comes, type Person, playUntil, sitDown, takeName } from "./players/person";
import { PLAYERS } from "./players/player";
import { seeded } from "./players/random";
import { lookAt } from "./rulers";
import { READ_IN } from "./screens";
import { test } from "./test";

const HEARD = 1000; // ms; what comes is shown within a tenth of that
const NEXT_LOOK = { timeout: 20_000 }; // ms; the page looks every ten seconds, and a busy machine fades late

test.describe.configure({ mode: "parallel" });
test.setTimeout(240_000);

/** Let Ada and Ben play a match at one table, to the end. */
async function playTogether(browser: Browser): Promise<[Person, Person]> {
  const [ada, ben] = [await comes(browser, "phone"), await comes(browser, "desktop")];
  const code = await opensTable(ada.page, 2);
  await takeName(ada, "Ada");
  await ben.page.goto(`/t/${code}`);
  await sitDown(ben, "Ben");
  await ada.page.getByRole("button", { name: "Begin", exact: true }).click();
  const plays = (person: Person) => playUntil(person, PLAYERS["kitten-me"], seeded(4), () => false);
  await Promise.all([plays(ada), plays(ben)]);
  return [ada, ben];
}

/** Say a phrase, and give the words as they stand at one's own seat. */
async function sayAt(page: Page, phrase: string): Promise<Locator> {
  await page.getByRole("group", { name: "Say something" }).getByRole("button", { name: phrase }).click();
  return page.locator(".bubble").getByText(phrase);
}

const friendsOn = (page: Page) => page.getByRole("region", { name: "Friends", exact: true });

test("two who played keep each other, one invites by a tap, the other joins without a reload", async ({ browser }) => {
  const [ada, ben] = await playTogether(browser);
  const result = ada.page.getByRole("dialog", { name: "Result" });
  await result.getByRole("button", { name: "Be friends with Ben" }).click();
  await expect(result.getByText("Ben is asked.")).toBeVisible();

  await ben.page.goto("/me");
  await ben.page.getByRole("button", { name: "Yes, be friends with Ada" }).click();
  await expect(ben.page.getByText("You and Ada are friends.")).toBeVisible();
  await expect(ben.page.getByRole("list", { name: "Friends" }).getByText("plays Kitten Me")).toBeVisible(NEXT_LOOK);

  const { code } = await setUp(ada.page.request, { game: "go-kitty", seats: 3 });
  await ada.page.goto(`/t/${code}?host=1`);
  await ada.page.getByRole("button", { name: "Invite Ben" }).click();
  await expect(ada.page.getByText("Ben is invited.")).toBeVisible();

  await ben.page.getByRole("link", { name: "Join Ada" }).click(NEXT_LOOK);
  await expect(ben.page.getByRole("button", { name: /, you$/ })).toBeVisible();
  await expect(ada.page.getByRole("button", { name: "Ben, at the table" })).toBeVisible();
  expect([...ada.complaints.all, ...ben.complaints.all]).toEqual([]);
});

test("whoever has friends is told of an invitation on the first page, and may decline", async ({ browser }) => {
  const ben = await comes(browser, "phone");
  await ben.page.goto("/");
  const met = await hasFriend(browser, ben.page, "Ada");
  await ben.page.reload();
  await isInvitedBy(met);
  const invitations = ben.page.getByRole("list", { name: "Invitations" });
  await expect(invitations.getByText("invites you to Kitten Me")).toBeVisible(NEXT_LOOK);
  await invitations.getByRole("button", { name: "Not now, Ada" }).click();
  await expect(invitations).toHaveCount(0);
});

// each with a game of its own: they run side by side, and quick matches of one game are one table
for (const [blocker, game] of [
  ["Ada", "shut-up-cat"],
  ["Ben", "go-kitty"],
] as const)
  test(`blocked by ${blocker}: no phrase, no quick match together, and nobody is told`, async ({ browser }) => {
    const [ada, ben] = await playTogether(browser);
    const [doer, other] = blocker === "Ada" ? [ada, ben] : [ben, ada];
    const name = blocker === "Ada" ? "Ben" : "Ada";
    await doer.page.goto("/me");
    await doer.page.getByRole("button", { name: `Block ${name}` }).click();
    await expect(doer.page.getByText(`${name} is blocked, and is not told.`)).toBeVisible();
    await other.page.goto("/me");
    await expect(other.page.getByRole("button", { name: `Be friends with ${blocker}` })).toBeVisible();

    const codes = [];
    for (const { page } of [doer, other]) {
      const answer = await page.request.post("/api/quick", { data: { game } });
      codes.push(((await answer.json()) as { code: string }).code);
    }
    expect(codes[0]).not.toBe(codes[1]);

    await doer.page.goto(`/t/${codes[0]}?sit=now`);
    await expect(doer.page.getByRole("button", { name: /, you$/ })).toBeVisible();
    await other.page.goto(`/t/${codes[0]}?sit=now`); // by a link anybody may still come
    await expect(other.page.getByRole("button", { name: /, you$/ })).toBeVisible();
    for (const [speaker, hearer] of [
      [doer, other],
      [other, doer],
    ] as const) {
      const said = await sayAt(speaker.page, "Hello!");
      await expect(said).toBeVisible();
      await speaker.page.waitForTimeout(HEARD);
      expect(await hearer.page.locator(".bubble").allTextContents()).toEqual([]); // now, and not when it fades
      await expect(said).toBeHidden(NEXT_LOOK); // before the other speaks
    }
  });

test("between friends a block stops invitations, and looks like nothing to whoever was blocked", async ({
  browser,
}) => {
  const ben = await comes(browser, "phone");
  await ben.page.goto("/");
  const met = await hasFriend(browser, ben.page, "Ada");
  await ben.page.goto("/me");
  await ben.page.getByRole("button", { name: "Block Ada" }).click();
  await expect(ben.page.getByRole("list", { name: "Blocked" }).getByText("Ada")).toBeVisible();
  await isInvitedBy(met);
  await met.other.goto("/me");
  await expect(met.other.getByRole("list", { name: "Friends" }).getByText("at no table")).toBeVisible();
  await ben.page.waitForResponse("**/api/me/friends");
  await ben.page.waitForTimeout(HEARD);
  expect(await ben.page.getByRole("list", { name: "Invitations" }).count()).toBe(0);
  await ben.page.getByRole("button", { name: "Lift the block of Ada" }).click();
  await expect(ben.page.getByRole("link", { name: "Join Ada" })).toBeVisible(NEXT_LOOK); // so it was the block
});

for (const locale of READ_IN)
  test(`all that is shown of those one knows, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/");
    await setUp(page.request, { game: "go-kitty" }); // so that the server knows this browser
    await isAskedBy(browser, page, "Maximiliane von und zu");
    await blocks(browser, page, "Dora");
    await isInvitedBy(await hasFriend(browser, page, "Cleo"));
    for (const path of ["/me", "/"]) {
      await page.goto(path);
      await expect(page.locator('a[href*="?sit=now"]')).toBeVisible(NEXT_LOOK);
      await lookAt(page, `${path}, ${locale}`, ["phone", "desktop"]);
    }
  });

test("a house in the browser has no strangers", async ({ page }) => {
  await page.goto("/here/me");
  await expect(page.getByRole("heading", { name: "Your tables" })).toBeVisible({ timeout: 60_000 });
  await expect(friendsOn(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Friends" })).toHaveCount(0);
});
