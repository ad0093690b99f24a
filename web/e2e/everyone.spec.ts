/** Every screen, in light and dark, at three sizes: no violation that axe knows, no control too small for a thumb, no sideways scroll. */

import { expect, type Page, test } from "@playwright/test";
import { sideways, violations } from "./rulers";
import { SCREENS, SIZES } from "./screens";

const TOUCHED = ["phone", "tablet"] as const; // a page that is open when a tablet is turned is looked at as well
const POINTED = ["desktop"] as const;
const THUMB = 44; // px
const AT_REST = 700; // ms

test.describe.configure({ mode: "parallel" }); // most of the time of all browser tests is spent here

for (const sizes of [TOUCHED, POINTED]) {
  const hasTouch = sizes === TOUCHED;
  test.describe(sizes.join(" and "), () => {
    // what is looked at is at rest; cats that breathe take half of a core in a browser without a graphics card
    test.use({ viewport: SIZES[sizes[0]], hasTouch, reducedMotion: "reduce" });
    for (const screen of SCREENS) {
      test(screen.name, async ({ page }) => {
        const complaints = listen(page);
        await screen.open(page);
        for (const size of sizes) {
          await page.setViewportSize(SIZES[size]);
          await test.step(size, () => look(page, hasTouch));
        }
        expect(complaints).toEqual([]);
      });
    }
  });
}

async function look(page: Page, hasTouch: boolean): Promise<void> {
  await wear(page, "light");
  await page.waitForTimeout(AT_REST);
  expect(await violations(page)).toEqual([]);
  if (hasTouch) expect(await page.evaluate(tooSmall, THUMB)).toEqual([]);
  expect(await page.evaluate(sideways), "scrolls sideways").toBeLessThanOrEqual(0);
  await wear(page, "dark");
  expect(await violations(page, ["color-contrast"]), "at midnight, where only the colours differ").toEqual([]);
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
