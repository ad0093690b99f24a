/** What is measured in the page, on every screen. */

import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { READ_IN, SIZES } from "./screens";

/** Wait until a page has all that it asks for and stands still. Also after another size: its script hears of that in a frame. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(standStill);
}

/** Runs in the page: waits for its fonts, for what moves for a time, and for some frames in which nothing moves. */
async function standStill(): Promise<void> {
  const FRAMES = 3; // media queries are heard in one, and what they change is drawn in another
  const ends = ({ playState, effect }: Animation): boolean =>
    playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  await document.fonts.ready;
  for (let still = 0; still < FRAMES; still++) {
    await new Promise(requestAnimationFrame);
    if (document.getAnimations().some(ends)) still = -1;
  }
}

/** Runs in the page: by how much it is wider than the screen. */
export function sideways(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Runs in the page: texts that stick out of their button, of a box that hides what does, or of the screen. */
export function cutTexts(): string[] {
  const EDGE = 2; // px
  const OTHERWISE = ".vh, svg"; // heard only, or drawn
  const isFrame = (element: Element): boolean =>
    element.matches("html, button, a, select") || /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX);
  // a row that scrolls is not cut, nor is a name that ends in dots, nor a badge on a corner
  const isFree = (element: Element): boolean => {
    const { overflowX, textOverflow, position } = getComputedStyle(element);
    const isRow = /auto|scroll/.test(overflowX) && element.scrollHeight <= element.clientHeight + 1;
    return isRow || textOverflow === "ellipsis" || position === "absolute";
  };
  const frameOf = (element: Element | null): Element | null => {
    if (element === null || isFree(element)) return null;
    return isFrame(element) ? element : frameOf(element.parentElement);
  };
  const sticksOut = (node: Node, frame: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, box] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
    return text.width > 0 && Math.max(box.left - text.left, text.right - box.right) > EDGE;
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (text === "" || parent === null || parent.closest(OTHERWISE) !== null || !parent.checkVisibility()) continue;
    const frame = frameOf(parent);
    if (frame !== null && sticksOut(node, frame)) found.push(`${text} in ${frame.outerHTML.slice(0, 100)}`);
  }
  return found;
}

/** Give where something lies on the screen; it must be in sight. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("nothing to be seen");
  return box;
}

/** Give what axe finds on a page, by these rules or by all. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(); // which needs no page of its own; there are no frames to look into
  const found = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

/** Look at a page in these sizes: nothing that axe knows, nothing cut, no sideways scroll. */
export async function lookAt(page: Page, what: string, sizes: readonly (keyof typeof SIZES)[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await settle(page);
    expect.soft(await violations(page), `${what}, ${size}`).toEqual([]);
    expect.soft(await page.evaluate(cutTexts), `${what}, ${size}`).toEqual([]);
    expect.soft(await page.evaluate(sideways), `${what}, ${size}`).toBeLessThanOrEqual(0);
  }
}

/** Look at pages as somebody sees them in other languages; their browser holds this. */
export async function lookInLanguages(
  browser: Browser,
  storageState: Awaited<ReturnType<BrowserContext["storageState"]>>,
  look: (page: Page, locale: string) => Promise<void>,
): Promise<void> {
  for (const locale of READ_IN) {
    const context = await browser.newContext({ locale, storageState, reducedMotion: "reduce" });
    await look(await context.newPage(), locale);
    await context.close();
  }
}

/** Tell whether one thing lies over another, by more than their edges. */
export async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const apart = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
  return !apart && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1;
}
