/** The lab's report as people open it: from a file, with no network, in light and dark, on a phone and a desk. */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { lookAt } from "./rulers";
import { test } from "./test";

const PLAN = `
matches = 20
study = 5

[[cells]]
game = "kitten-me"
options = [{ start = "2" }, { start = "3" }]
bots = ["kitten", "tabby"]

[[cells]]
game = "shut-up-cat"
options = [{ target = "20" }]
bots = ["kitten", "tabby"]
`;

test("a report on two games can be read by everybody", async ({ page }, info) => {
  test.setTimeout(240_000); // its matches are played first, and four views of a long page are checked
  const [plan, data, report] = [info.outputPath("plan.toml"), info.outputPath("data"), info.outputPath("report.html")];
  const lab = (...words: string[]) => execFileSync("../.venv/bin/ninelives", ["lab", ...words]);
  writeFileSync(plan, PLAN);
  lab("run", plan, "--to", data);
  lab("report", data, "--to", report);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const { href } = pathToFileURL(report);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await lookAt(page, colorScheme, ["phone", "desktop"]);
  }
  expect(asked.filter((url) => url !== href)).toEqual([]);
});
