import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Not tests: pictures of every screen, for people to look at. */
export default defineConfig({ ...tests, testDir: "e2e/shots", projects: [{ name: "shots" }] });
