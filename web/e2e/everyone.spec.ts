/** Every screen, in light and dark, on a phone and a desk, and by LONG on a tablet: no violation that axe knows, no control too small for a thumb, no sideways scroll. */

import { expect, type Page } from "@playwright/test";
import { settle, sideways, violations } from "./rulers";
import { LONG, SCREENS, SIZES } from "./screens";
import { test } from "./test";

const THUMB = 44; // px
/** Those that look most unlike each other. */
const MAIN = [
  "landing",
  "new",
  "me",
  "rules",
  "gathering",
  "kitten-bid",
  "kitty-ask",
  "cat-gather",
  "cat-over",
  "replay",
];

test.describe.configure({ mode: "parallel" }); // most of the time of all browser tests is spent here
// what is looked at is at rest; cats that breathe take half of a core in a browser without a graphics card
test.use({ viewport: SIZES.phone, hasTouch: true, reducedMotion: "reduce" });

// a page is opened once, and stays open when a tablet is turned or a phone becomes a window of a big screen
for (const screen of SCREENS) {
  test(screen.name, { tag: MAIN.includes(screen.name) ? "@smoke" : [] }, async ({ page }) => {
    const complaints = listen(page);
    await screen.open(page);
    await test.step("phone", async () => {
      await look(page);
      await lookForThumbs(page);
      await lookAtMidnight(page);
    });
    if (LONG) {
      await page.setViewportSize(SIZES.tablet);
      await test.step("tablet", async () => {
        await look(page);
        await lookForThumbs(page);
      });
    }
    await layTouchAside(page);
    await page.setViewportSize(SIZES.desktop);
    await test.step("desktop", async () => {
      await look(page);
      if (LONG) await lookAtMidnight(page);
    });
    expect(complaints).toEqual([]);
  });
}

async function layTouchAside(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: false });
}

async function look(page: Page): Promise<void> {
  await wear(page, "light");
  await settle(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(sideways), "scrolls sideways").toBeLessThanOrEqual(0);
}

async function lookForThumbs(page: Page): Promise<void> {
  expect(await page.evaluate(tooSmall, THUMB)).toEqual([]);
}

/** Only the colours differ then. */
async function lookAtMidnight(page: Page): Promise<void> {
  await wear(page, "dark");
  expect(await violations(page, ["color-contrast"])).toEqual([]);
}

async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
}

/** Gather what the browser complains about: a script that threw, a style that the server's policy forbids. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/404|400/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** Runs in the page: controls that a thumb would miss. A link within a sentence is as high as its line, and may be. */
function tooSmall(thumb: number): string[] {
  const controls = document.querySelectorAll<HTMLElement>("button, a[href], input, select, summary, [role=slider]");
  const fits = ({ width, height }: DOMRect): boolean => width >= thumb - 0.5 && height >= thumb - 0.5;
  const reached = (control: HTMLElement): boolean =>
    [control, control.closest("label")].some((one) => one !== null && fits(one.getBoundingClientRect()));
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.offsetWidth > 1)
    .filter((control) => getComputedStyle(control).display !== "inline" && !reached(control))
    .map((control) => `${control.offsetWidth}×${control.offsetHeight} ${control.outerHTML.slice(0, 120)}`);
}
