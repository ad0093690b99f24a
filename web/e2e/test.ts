/** For tests with browsers of several people: all of them leave when the test is over, or else they play on beside the next. */

import { test as base } from "@playwright/test";

export const test = base.extend<{ leaving: undefined }>({
  leaving: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
