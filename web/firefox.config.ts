import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Stock Firefox, driven over WebDriver BiDi: `just page::firefox`. */
export default defineConfig({
  ...tests,
  testDir: "e2e/firefox",
  workers: 1,
  use: {
    ...tests.use,
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: { executablePath: process.env["FIREFOX"] ?? "/usr/bin/firefox-esr" },
    trace: "off",
  },
  projects: [{ name: "firefox" }],
});
