/** The store's contract on a real database of a browser: the very tests that the server's engines pass. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { serveBundle } from "./bundle";
import { runtimeOf } from "./here";
import { test } from "./test";

const PROJECT = join(import.meta.dirname, "../..");
const TESTS = ["stores", "test_store", "test_store_cold", "test_store_packs"].map((name) => `tests/server/${name}.py`);
const FILES = [...TESTS, "tests/browser/databases.py", "tools/store_contract.py"];
const SCRIPT = "/assets/house-contract.js"; // by this name it has the policy of a worker
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

test.use({ serviceWorkers: "block" }); // it would ask the server for the test's own script

test("the contract of the store holds", async ({ page }) => {
  test.setTimeout(240_000);
  await serveBundle(page, "contract.ts", SCRIPT, { "content-security-policy": POLICY });
  await page.goto("/");
  const files = Object.fromEntries(FILES.map((path) => [path, readFileSync(join(PROJECT, path), "utf8")]));
  expect(readdirSync(join(PROJECT, "tests/server"))).toContain("test_store_cold.py");
  const { runtime } = await runtimeOf(page);
  const said = await page.evaluate(
    ([script, runtime, files]) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const worker = new Worker(script, { type: "module" });
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data }: MessageEvent<{ said: readonly string[]; fault: string }>) =>
          data.fault === "" ? resolve(data.said) : reject(new Error(data.fault));
        worker.postMessage({ runtime, files });
      }),
    [SCRIPT, runtime, files] as const,
  );
  expect(said.length).toBeGreaterThanOrEqual(25);
});
