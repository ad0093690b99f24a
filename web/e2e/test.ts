/** Each test is of an address of its own, as behind a proxy, and all who came to it leave when it is over. */

import { test as base } from "@playwright/test";

export const test = base.extend<{ leaving: undefined }>({
  // of one address all tests together would ask too much; a worker that is started anew has another index
  extraHTTPHeaders: async ({ baseURL: _ }, use, { workerIndex, testId }) => {
    await use({
      "X-Forwarded-For": `10.${workerIndex % 256}.${Number.parseInt(testId.slice(-4), 16) >> 8}.${Number.parseInt(testId.slice(-2), 16)}`,
    });
  },
  leaving: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
