/** Every board as eyes see it that lack a colour. */

import { test } from "@playwright/test";
import { SCREENS, SIZES } from "../screens";
import { place, WAIT } from "./folder";

const BOARDS = ["kitten-bid", "kitten-reveal", "kitty-ask", "cat-window"];
const EYES = ["protanopia", "deuteranopia", "tritanopia"] as const;

test.use({ viewport: SIZES.phone, colorScheme: "light" });

for (const screen of SCREENS.filter(({ name }) => BOARDS.includes(name))) {
  for (const type of EYES) {
    test(`${screen.name} ${type}`, async ({ page }) => {
      await screen.open(page);
      await page.waitForTimeout(WAIT);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
      await page.screenshot({ path: place(`${type}-${screen.name}`), quality: 82 });
    });
  }
}
