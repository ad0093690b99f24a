import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// the same engine without windows: tests take three fifths of the time
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = "/usr/bin/chromium";
const INSTALLED = existsSync(SHELL) ? SHELL : WHOLE;

export const CHROMIUM = {
  executablePath: process.env["CHROMIUM"] ?? INSTALLED,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
/** With windows: the engine alone forbids messages, whatever a test allows. */
export const WITH_WINDOWS = { ...CHROMIUM, executablePath: process.env["CHROMIUM"] ?? WHOLE };
export const PORT = Number(process.env["PORT"] ?? 8290);

const SPEED = "speed*.spec.ts";
const ELSEWHERE = ["shots/**", "firefox/**", SPEED];

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/setup.ts",
  workers: 3, // a third: some wait for a clock
  timeout: 120_000,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: CHROMIUM,
    locale: "en-GB",
    // cats that breathe take half of a core where there is no graphics card; tests of what moves ask for it (MOVING)
    reducedMotion: "reduce",
    trace: "off", // it takes a sixth of the time; `just browser --trace retain-on-failure NAME` where one fails
  },
  // how quick the page is can only be told when nothing else runs
  projects: [
    { name: "smoke", testIgnore: ELSEWHERE, grep: /@smoke/, workers: 2 },
    { name: "page", testIgnore: ELSEWHERE },
    { name: "speed", testMatch: SPEED, workers: 1, use: { reducedMotion: "no-preference" } },
  ],
  webServer: {
    command: `../.venv/bin/ninelives serve --port ${PORT} --database memory: --pace 0.1 --mask 0`,
    url: `http://127.0.0.1:${PORT}/ready`,
    reuseExistingServer: false,
  },
});
