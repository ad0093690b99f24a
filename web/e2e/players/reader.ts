/** A screen reader's ears: what is added to a live region is spoken, unless a dialog lies over it. */

import type { Page } from "@playwright/test";

export interface Spoken {
  readonly text: string;
  /** What came at once has the same number. */
  readonly at: number;
}

declare global {
  interface Window {
    spoken: Spoken[];
  }
}

export async function listenIn(page: Page): Promise<() => Promise<readonly Spoken[]>> {
  await page.addInitScript(speak);
  return () => page.evaluate(() => window.spoken);
}

/** Runs in the page, before it. A region that comes with its words is not spoken: only what is added to one is. */
function speak(): void {
  const live = "[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert]";
  window.spoken = [];
  let at = 0;
  const isCovered = (region: Element): boolean => {
    const dialog = document.querySelector("dialog:modal");
    return dialog !== null && !dialog.contains(region);
  };
  const say = (added: Node): void => {
    const region = (added instanceof Element ? added : added.parentElement)?.closest(live) ?? null;
    const text = added.textContent?.trim() ?? "";
    if (region !== null && region !== added && !isCovered(region) && text !== "") window.spoken.push({ text, at });
  };
  const hear = (changes: readonly MutationRecord[]): void => {
    at += 1;
    for (const { addedNodes } of changes) addedNodes.forEach(say);
  };
  new MutationObserver(hear).observe(document, { childList: true, subtree: true });
}
