import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Put the runtime of a house in a worker beside the page; where none was built, the page does without. */
export function carry(name: string): Plugin {
  let folder = "";
  return {
    name: "carry",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    writeBundle: {
      order: "post",
      handler: () => {
        if (name === "") return;
        const to = join(folder, "runtime", name);
        cpSync(join("node_modules/.runtime", name), to, { recursive: true });
        rmSync(join(to, "imports.json"));
      },
    },
  };
}
