import { test } from "@playwright/test";
import { SCREENS, SIZES } from "../screens";
import { place, WAIT } from "./folder";

for (const theme of ["light", "dark"]) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`${size} ${theme}`, () => {
      test.use({ viewport, colorScheme: theme === "dark" ? "dark" : "light" });
      for (const screen of SCREENS) {
        test(screen.name, async ({ page }) => {
          await screen.open(page);
          await page.waitForTimeout(WAIT);
          await page.screenshot({ path: place(`${screen.name}-${size}-${theme}`), quality: 82 });
        });
      }
    });
  }
}
