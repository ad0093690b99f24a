/** What the browser complains about: a script that threw, a style that the server's policy forbids. */

import type { Page } from "@playwright/test";

// whoever comes for the first time is nobody yet: the browser notes the answer, and so does the page
const STRANGER = /\/api\/me\b.* 401/;
// so Firefox calls a worker of a test's own that was ended while it was at work
const ENDED = "uncaught exception: undefined";
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;

export interface Complaints {
  readonly all: readonly string[];
  /** While there is no network, its absence is no fault of the page. */
  offline: boolean;
}

export function listen(page: Page): Complaints {
  const all: string[] = [];
  const complaints = { all, offline: false };
  const isFirefox = page.context().browser()?.browserType().name() === "firefox";
  page.on("pageerror", (error) => !(isFirefox && String(error) === ENDED) && all.push(String(error)));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const text = `${message.location().url} ${message.text()}`;
    const excused = STRANGER.test(text) || (complaints.offline && NO_NETWORK.test(text));
    if (!excused) all.push(text);
  });
  return complaints;
}
