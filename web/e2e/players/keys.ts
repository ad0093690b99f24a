/** Ten fingers and no mouse: goes to a control by Tab and arrows, and presses it. */

import type { Page } from "@playwright/test";
import { type Control, nameIn, type Sight } from "./sight";

const FAR = 80; // keys, and then it is looked anew
const ARROWS = "What to bid"; // a group that arrows go through

/** Give the name of what has the focus, as a screen reader would say it. */
export async function focused(page: Page): Promise<string> {
  const focus = page.locator(":focus");
  return (await focus.count()) === 0 ? "" : nameIn(await focus.ariaSnapshot().catch(() => ""));
}

/** Go to what is called so; tells whether it was reached. `way` gives the next key by what has the focus. */
export async function goTo(page: Page, name: string, way: (at: string) => string = () => "Tab"): Promise<boolean> {
  for (let keys = 0; keys < FAR; keys++) {
    const at = await focused(page);
    if (at === name) return true;
    await page.keyboard.press(way(at));
  }
  return false;
}

/** Give the key that leads from one control to another, as they stand on the page; past anything else the way goes on. */
export function wayTo({ controls }: Sight, to: Control): (at: string) => string {
  let forward = true;
  return (at) => {
    const from = controls.findIndex(({ name }) => name === at);
    if (from >= 0) forward = from < controls.indexOf(to);
    const beside = controls[from]?.within.includes(ARROWS) === true && to.within.includes(ARROWS);
    if (beside) return forward ? "ArrowRight" : "ArrowLeft";
    return forward ? "Tab" : "Shift+Tab";
  };
}
