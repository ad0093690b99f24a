import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|html|svg|webmanifest)$/;

/** Put a gzipped copy beside every text file of the page, so that the server need not squeeze at each request. */
export function squeeze(): Plugin {
  let folder = "";
  return {
    name: "squeeze",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    writeBundle: () => squeezeAll(folder),
  };
}

function squeezeAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) squeezeAll(path);
    else if (WORTH_IT.test(entry.name)) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}
