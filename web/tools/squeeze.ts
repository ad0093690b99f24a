import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|html|svg|webmanifest)$/;

/** What came of the last build, for `weigh.mjs`; nobody else needs it. */
const MANIFEST = "node_modules/.page.json";

/** Put a gzipped copy beside every text file of the page, so that the server need not squeeze at each request. */
export function squeeze(): Plugin {
  let folder = "";
  return {
    name: "squeeze",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    writeBundle: {
      order: "post",
      handler: () => {
        putAside(folder);
        squeezeAll(folder);
      },
    },
  };
}

function putAside(folder: string): void {
  renameSync(join(folder, ".vite/manifest.json"), MANIFEST);
  rmSync(join(folder, ".vite"), { recursive: true });
}

function squeezeAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) squeezeAll(path);
    else if (WORTH_IT.test(entry.name)) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}
