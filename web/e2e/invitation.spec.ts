/** Whoever opens a link before the match is told who invites to what, and everything fits on one screen. */

import { expect } from "@playwright/test";
import { adaInvites } from "./house";
import { newcomer } from "./players/person";
import { test } from "./test";

const SIZES = {
  phone: { width: 390, height: 844 },
  short: { width: 375, height: 667 },
  laptop: { width: 1366, height: 768 },
} as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`an invitation says it all without scrolling, ${size}`, async ({ browser }) => {
    const code = await adaInvites(browser);
    const ben = await newcomer(browser, viewport);
    await ben.goto(`/t/${code}`);
    const all = [
      ben.getByRole("heading", { name: "Ada invites you" }),
      ben.getByText("about 15–25 minutes"),
      ben.getByText("3 of 4 seats free"),
      ben.getByRole("list", { name: "Seats" }).getByText("Ada"),
      ben.getByRole("button", { name: "Classic · House rules" }),
      ben.getByLabel("Your name"),
      ben.getByRole("button", { name: "Sit down" }),
      ben.getByRole("button", { name: "Watch", exact: true }),
      ben.getByRole("link", { name: "Learn in two minutes" }),
    ];
    for (const one of all) await expect(one).toBeInViewport({ ratio: 1 });
    await ben.getByLabel("Your name").fill("Ben");
    await ben.getByRole("button", { name: "Sit down" }).click();
    await expect(ben.getByRole("button", { name: "Ben, you" })).toBeVisible();
  });
}

test("whoever wants to watch sees the table, and whoever learns first comes back to it", async ({ browser }) => {
  const code = await adaInvites(browser);
  const ben = await newcomer(browser, SIZES.phone);
  await ben.goto(`/t/${code}`);
  await ben.getByRole("link", { name: "Learn in two minutes" }).click();
  await expect(ben.getByText("Step 1 of")).toBeVisible();
  await ben.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(ben.getByRole("heading", { name: "Ada invites you" })).toBeVisible();
  expect(new URL(ben.url()).pathname).toBe(`/t/${code}`);
  await ben.getByRole("button", { name: "Watch", exact: true }).click();
  await expect(ben.getByRole("heading", { name: "Who plays?" })).toBeVisible();
});

test("whoever waits for others may learn meanwhile, and keeps the seat", async ({ browser }) => {
  const code = await adaInvites(browser);
  const ben = await newcomer(browser, SIZES.laptop);
  await ben.goto(`/t/${code}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  const learn = ben.getByRole("link", { name: "Learn in two minutes" });
  await expect(learn).toHaveAttribute("href", `/learn/kitten-me?back=${code}`);
  await learn.click();
  await expect(ben.getByText("Step 1 of")).toBeVisible();
  await ben.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(ben.getByRole("button", { name: "Begin", exact: true })).toBeVisible();
});
