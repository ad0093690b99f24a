/** What is measured in the page, on every screen. */

import type { Locator } from "@playwright/test";

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

/** Tell whether one thing lies over another, by more than their edges. */
export async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const apart = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
  return !apart && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1;
}
