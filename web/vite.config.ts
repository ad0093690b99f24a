import { existsSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { carry } from "./tools/carry.ts";
import { squeeze } from "./tools/squeeze.ts";
import { translations } from "./tools/translations.ts";

/** The name of the runtime that `tools/runtime.mjs` built, or "" where there is none. */
const RUNTIME = existsSync("node_modules/.runtime/name") ? readFileSync("node_modules/.runtime/name", "utf8") : "";

const SERVER = process.env["NINELIVES_SERVER"] ?? "http://127.0.0.1:8009";

/** Put files of each game into a chunk of that game, which comes with its board. */
function ofGame(kind: string, files: RegExp): (id: string) => string | null {
  return (id) => {
    const [, game, file = ""] = /src\/games\/([^/]+)\/(.+)/.exec(id) ?? [];
    return game !== undefined && files.test(file) ? `${kind}-${game}` : null;
  };
}

export default defineConfig({
  base: "./", // it may lie in any folder: the server, or `ninelives site`, says in which
  plugins: [translations(), svelte(), squeeze(), carry(RUNTIME)],
  define: { __RUNTIME__: JSON.stringify(RUNTIME) },
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/house-[hash].js" } } },
  build: {
    outDir: "../src/ninelives/server/page",
    emptyOutDir: true,
    manifest: true, // for `tools/weigh.mjs`
    assetsInlineLimit: 0, // the page may not load data: fonts
    target: "es2022",
    rolldownOptions: {
      output: {
        // art has a budget of its own, so it is in files of its own: what every screen may show, and each game's
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules|src\/words\/(?!pseudo)|games\/[^/]+\/box\.ts/,
              priority: 4,
            },
            { name: "art", test: /src\/art\/|\/art\/(cover|glyphs|seasons|traits)\.ts/, priority: 3 },
            { name: ofGame("words", /^words\/index\.ts/), priority: 2 },
            { name: ofGame("art", /^art\/(?!sheets)/), priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  // threads take two thirds of what processes take; a busy machine is slow, not wrong
  test: { include: ["tests/**/*.test.ts"], pool: "threads", testTimeout: 60_000 },
});
