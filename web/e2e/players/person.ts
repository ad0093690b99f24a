/** Somebody at a screen of their own, who comes, sits down, plays, and may lose the network. */

import { type Browser, type BrowserContext, expect, type Page, type ViewportSize } from "@playwright/test";
import { SIZES } from "../screens";
import { type Complaints, listen } from "./complaints";
import { step } from "./player";
import type { Random } from "./random";
import type { Player } from "./sight";
import { Wire } from "./wire";

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly wire: Wire;
  readonly complaints: Complaints;
}

const TOLD = { timeout: 30_000 }; // ms until a page notices that its network went away, or came back

/** A browser of somebody's own; a narrow one is touched. */
export async function newcomer(browser: Browser, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 600 });
  return context.newPage();
}

export async function comes(browser: Browser, size: keyof typeof SIZES): Promise<Person> {
  const page = await newcomer(browser, SIZES[size]);
  return { page, context: page.context(), wire: await Wire.lay(page), complaints: listen(page) };
}

/** Whoever sets a table sits at it already, as somebody. */
export async function takeName({ page }: Person, name: string): Promise<void> {
  await page.getByRole("button", { name: /, you$/ }).click();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: `${name}, you` })).toBeVisible();
}

export async function sitDown({ page }: Person, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down", exact: true }).click();
  await expect(page.getByRole("button", { name: `${name}, you` })).toBeVisible();
}

/** Play until this is so, or until the result is shown. */
export async function playUntil({ page }: Person, player: Player, random: Random, isSo: () => boolean): Promise<void> {
  while (!isSo()) if (await step(page, player, random)) return;
}

/** Be without a network for a while, and be told so. */
export async function loseNetwork({ page, context, wire, complaints }: Person): Promise<void> {
  complaints.offline = true;
  await context.setOffline(true);
  await wire.cut();
  await expect(page.getByText("Reconnecting…")).toBeVisible(TOLD);
  wire.mend();
  await context.setOffline(false);
  await expect(page.getByText("Reconnecting…")).toBeHidden(TOLD);
  complaints.offline = false;
}

export async function inMenu(page: Page, what: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: what }).click();
}
