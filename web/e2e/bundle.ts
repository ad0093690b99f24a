/** What a test runs inside of the page: bundled from the source as it is, so that it is typed and shares the page's parts. */

import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Bundle a file of this folder into one script. */
async function bundled(file: string): Promise<string> {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(import.meta.dirname, file), formats: ["es"], fileName: "bundled" },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("nothing was built");
  return first.output[0].code;
}

/** Let the page find the bundle at this address. Service workers must be blocked: they would ask the server for it. */
export async function serveBundle(
  page: Page,
  file: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const body = await bundled(file);
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: "text/javascript", headers, body }));
}

/** Have a bundle in the page that is open, and route nothing any more: while a page does, its browser caches nothing. */
export async function loadBundle(page: Page, file: string, address: string): Promise<void> {
  await serveBundle(page, file, address);
  await page.evaluate((at) => import(at).then(() => undefined), address);
  await page.unroute(`**${address}`);
}
