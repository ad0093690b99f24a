/** People who met at a real server's table, and what they made of it. */

import type { Browser, Page } from "@playwright/test";
import type { MyFriends } from "../src/wire.gen";
import { playTogether, setUp, sitsAt } from "./house";

type Change = "keep" | "leave" | "block" | "unblock";

/** Somebody else in a browser of their own, who sits with whoever has this page. */
interface Met {
  readonly other: Page;
  readonly code: string;
}

let asked = 0;

/** Ask the server, each time from another address, as if through a proxy: of one, all tests together would ask too much. */
async function asks(page: Page, method: "GET" | "POST" | "PUT", path: string, data?: object): Promise<MyFriends> {
  const headers = { "X-Forwarded-For": `198.51.100.${asked++ % 256}` };
  const answer = await page.request.fetch(`/api/me/friends${path}`, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as MyFriends;
}

/** Let somebody of this name come to a new table, and sit with whoever has this page. */
async function meets(browser: Browser, page: Page, name: string): Promise<Met> {
  const other = await (await browser.newContext()).newPage();
  await other.goto("/");
  const { code } = await setUp(other.request, { game: "go-kitty", seats: 4 });
  await sitsAt(other, code, 0, name);
  await sitsAt(page, code, 1, "Ben");
  return { other, code };
}

/** Let somebody play a match with whoever has this page, and ask them. */
export async function isAskedBy(browser: Browser, page: Page, name: string): Promise<Met> {
  const met = await meets(browser, page, name);
  const match = await playTogether(met.other, page, [name, "Ben"]);
  await asks(met.other, "POST", "", { place: match, seat: 1, change: "keep" satisfies Change });
  return met;
}

/** Let two be friends; the other sits at a table of their own. */
export async function hasFriend(browser: Browser, page: Page, name: string): Promise<Met> {
  const { other } = await isAskedBy(browser, page, name);
  const asking = (await asks(page, "GET", "")).asking.find((one) => one.name === name);
  await asks(page, "PUT", `/${asking?.handle ?? ""}`, { change: "keep" satisfies Change });
  const { code } = await setUp(other.request, { game: "kitten-me", seats: 3, private: false });
  await sitsAt(other, code, 0, name);
  return { other, code };
}

/** Let a friend invite whoever has this page to the table where the friend sits. */
export async function isInvitedBy({ other, code }: Met): Promise<void> {
  const [friend] = (await asks(other, "GET", "")).friends;
  await asks(other, "POST", `/${friend?.handle ?? ""}/invitation`, { code });
}

export async function blocks(browser: Browser, page: Page, name: string): Promise<void> {
  const { code } = await meets(browser, page, name);
  await asks(page, "POST", "", { place: code, seat: 0, change: "block" satisfies Change });
}
