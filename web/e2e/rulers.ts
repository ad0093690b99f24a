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
