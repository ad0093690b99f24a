import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { squeeze } from "./tools/squeeze.ts";

const SERVER = process.env["NINELIVES_SERVER"] ?? "http://127.0.0.1:8009";

export default defineConfig({
  plugins: [svelte(), squeeze()],
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
            { name: "art", test: /src\/(art|games\/[^/]+\/art\/(cover|glyphs|marks|seasons|traits)\.ts)/, priority: 2 },
            { name: (id) => /src\/games\/([^/]+)\/art\//.exec(id)?.[1]?.replace(/^/, "art-") ?? null, priority: 1 },
            { name: "base", test: /node_modules|src\/(words|games\/[^/]+\/words)\/(en|index|phrasebook)/, priority: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
