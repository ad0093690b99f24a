/** What can be said is a tap or two away. What somebody says stands at their head, and hides nobody else's face. */

import { expect } from "@playwright/test";
import type { FromClient, ToClient } from "../src/wire.gen";
import { setUp } from "./house";
import { newcomer } from "./players/person";
import { boxOf, isOver } from "./rulers";
import { SIZES } from "./screens";
import { openMoment } from "./stage";
import { test } from "./test";

const MOMENTS = ["kitten-bid", "kitty-ask", "cat-gather"];
const AT_HAND = 4; // phrases

const SAID = { t: "said", seat: 2, name: "Otto", phrase: "Hurry, my tea gets cold." } satisfies ToClient;

for (const name of MOMENTS) {
  test(`a phrase is said by a head, ${name}`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    const { tell } = await openMoment(page, name);
    await expect(page.locator("[data-head='2']")).toBeVisible();
    tell(SAID);
    const bubble = page.locator(".bubble");
    await expect(bubble).toContainText(SAID.phrase);
    for (const button of await page.locator("header.bar button:visible").all())
      expect(await isOver(bubble, button)).toBe(false);
    const [said, head] = [await bubble.boundingBox(), await page.locator("[data-head='2']").boundingBox()];
    if (said === null || head === null) throw new Error("nothing to be seen");
    expect(said.y + said.height).toBeLessThanOrEqual(Math.max(head.y, 40) + 1);
    const middle = head.x + head.width / 2;
    const isAtHead = said.x < middle && middle < said.x + said.width;
    const isNamed = (await bubble.textContent())?.includes(`${SAID.name}: `) === true;
    expect(isAtHead || isNamed, "one sees who says it").toBe(true);
    expect(said.y).toBeGreaterThanOrEqual(0);
  });
}

for (const name of MOMENTS) {
  test(`one tap opens, one tap says, and nothing is covered, ${name}`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    const given: FromClient[] = [];
    await openMoment(page, name, (route, message, welcome) => {
      given.push(message);
      if (message.t === "hello") route.send(JSON.stringify(welcome));
    });
    const opener = page.getByRole("button", { name: "Say something" });
    await opener.click();
    const phrases = page.getByRole("group", { name: "Say something" }).getByRole("button");
    const top = Math.min(
      ...(await Promise.all((await page.locator(".avatar").all()).map(async (head) => (await boxOf(head)).y))),
    );
    for (let nth = 0; nth < AT_HAND; nth++) {
      const box = await boxOf(phrases.nth(nth));
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual((await boxOf(page.getByRole("button", { name: "Close" }))).x);
      expect(box.y + box.height).toBeLessThanOrEqual(top);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    await phrases.nth(1).click();
    expect(given.filter((message) => message.t === "say")).toEqual([{ t: "say", phrase: "Meow?" }]);
    await expect(phrases).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });

  test(`on a low screen the bar says it, and every phrase can be reached, ${name}`, async ({ page }) => {
    await page.setViewportSize(SIZES.laptop);
    await openMoment(page, name);
    await page.getByRole("button", { name: "Say something" }).click();
    const phrases = page.getByRole("group", { name: "Say something" }).getByRole("button");
    await phrases.first().hover();
    await page.mouse.wheel(0, 2000);
    const end = (await boxOf(page.getByRole("button", { name: "Close" }))).x;
    await expect.poll(async () => boxOf(phrases.last()).then(({ x, width }) => x + width)).toBeLessThan(end + 1);
  });

  test(`one's own words stand at one's own place, ${name}`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    const { tell } = await openMoment(page, name);
    await expect(page.locator("[data-head='0']")).toBeVisible();
    tell({ ...SAID, seat: 0, name: "Clementine" });
    await expect(page.locator(".bubble")).toContainText(SAID.phrase);
    await expect(page.locator(".strip.said")).toHaveCount(0);
    await expect(
      page.getByRole("button", { name: "Log", exact: true }),
      "nobody has to read their own words",
    ).toBeVisible();
  });
}

for (const size of ["phone", "desktop"] as const) {
  test(`before a match one tap says it, and it is heard at the seat, ${size}`, async ({ browser }) => {
    const [ada, ben] = [await newcomer(browser, SIZES[size]), await newcomer(browser, SIZES[size])];
    await ada.goto("/");
    const { code } = await setUp(ada.request, { game: "go-kitty", seats: 3 });
    await ada.goto(`/t/${code}?sit=now`);
    await expect(ada.getByRole("button", { name: /, you$/ })).toBeVisible();
    await ben.goto(`/t/${code}?sit=now`);
    const seat = ben.getByRole("button", { name: /, at the table$/ });
    await expect(seat).toBeVisible();
    await ada.getByRole("group", { name: "Say something" }).getByRole("button", { name: "Hello!" }).click();
    const bubble = ben.locator(".bubble");
    await expect(bubble).toHaveText("Hello!");
    const [said, head] = [await boxOf(bubble), await boxOf(seat)];
    expect(Math.abs(said.x + said.width / 2 - head.x - head.width / 2)).toBeLessThan(head.width / 2);
  });
}
