/** What is measured in the page, on every screen. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";

/** Runs in the page: by how much it is wider than the screen. */
export function sideways(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
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

/** Tell whether one thing lies over another, by more than their edges. */
export async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const apart = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
  return !apart && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1;
}
