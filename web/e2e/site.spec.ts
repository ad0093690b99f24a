/** A folder of files on a plain host, below a path of its own: everything is played in the browser. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { useHere } from "./here";
import { listen } from "./players/complaints";
import { PLAYERS, step } from "./players/player";
import { seeded } from "./players/random";
import { OwnServer } from "./server";
import { test } from "./test";

const PYTHON = "../.venv/bin/python";
const PLACE = "cats";
const SERVER = "https://cats.example.org";
const READY = 60_000; // ms: Python has to start

let folder = "";
let host: OwnServer;
let root = "";

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  execFileSync(PYTHON, ["-m", "ninelives", "site", join(folder, PLACE), "--at", `/${PLACE}/`, "--server", SERVER]);
  host = await OwnServer.host(folder);
  root = `${host.origin}/${PLACE}/`;
});

test.afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** Note what is fetched of the megabytes that run Python. */
function fetchedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/runtime/") && asked.push(request.url()));
  return asked;
}

test("one looks around, reads rules and begins a lesson before Python is fetched", async ({ page }) => {
  const [complaints, asked] = [listen(page), fetchedOf(page)];
  await page.goto(root);
  await page
    .getByRole("button", { name: /More ways/ })
    .first()
    .click();
  await expect(page.getByText("Set the table")).toBeVisible();
  await expect(page.getByText("Quick match")).toBeHidden();
  await page.getByRole("link", { name: /^Rules/ }).click();
  await expect(page).toHaveURL(`${root}rules/kitten-me`);
  await expect(page.getByRole("heading", { name: "In short" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "In short" })).toBeVisible();
  await page.goto(`${root}new/go-kitty`);
  await expect(page.getByRole("button", { name: "Set the table" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(asked).toEqual([]);
  expect(complaints.all).toEqual([]);
});

test("a table from the landing page has an address of its own, with a network and without", async ({ page }) => {
  const complaints = listen(page);
  await useHere(page); // bots are quick
  await page.goto(root);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: "Play now: You Gotta Be Kitten Me!" }).click();
  await expect(page.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: READY });
  await expect(page).toHaveURL(new RegExp(`^${root}t/[A-Z]{6}$`));
  await page.reload();
  await expect(page.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: READY });
  const random = seeded(3);
  for (let steps = 0; steps < 10; steps++) await step(page, PLAYERS["kitten-me"], random);
  await page.context().setOffline(true);
  complaints.offline = true;
  await page.reload();
  await expect(page.getByRole("list", { name: "Seats" })).toBeVisible({ timeout: READY });
  await page.goto(`${root}rules/go-kitty`);
  await expect(page.getByRole("heading", { name: "In short" })).toBeVisible({ timeout: READY }); // the worker answers
  expect(complaints.all.filter((fault) => !fault.includes("404"))).toEqual([]); // a plain host knows no tables
});

test("a table's code leads to the server that the site names", async ({ page }) => {
  await page.route(`${SERVER}/**`, (route) => route.fulfill({ body: "a table" }));
  await page.goto(root);
  await page.getByRole("textbox", { name: "Table code" }).fill("PURRRR");
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page).toHaveURL(`${SERVER}/t/PURRRR`);
});

test("where nothing lies the page itself says so", async ({ page }) => {
  const nowhere = await (await page.request.get(`${root}404.html`)).text();
  expect(nowhere).toContain(`src="/${PLACE}/assets/`);
  await page.route("**/nothing/here", (route) =>
    route.fulfill({ status: 404, body: nowhere, contentType: "text/html" }),
  );
  await page.goto(`${root}nothing/here`);
  await expect(page.getByRole("link", { name: "Nine Lives, to the start" })).toHaveAttribute("href", `/${PLACE}/`);
});
