/** How the page is built: who may import whom, that nothing goes in a circle, and that only games name games. */

import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES } from "../src/games";
import { circleIn, graphOf, type Graph } from "../tools/imports";

const SRC = join(import.meta.dirname, "../src");
const graph = graphOf();

/**
 * What each area may import. Whatever lies beside the folders is an area of its own. A game is held in by `GAME`:
 * the areas below it, and never another game.
 */
const BELOW = ["art", "parts", "settings.svelte.ts", "sound.ts", "table", "vocabulary", "wire.gen.ts", "words"];
const GAME = ["games/shared", ...BELOW];
const MAY: Readonly<Record<string, readonly string[]>> = {
  "main.ts": ["App.svelte", "games", "install.ts", "net", "route.svelte.ts", "settings.svelte.ts", "style"],
  "App.svelte": ["art", "net", "route.svelte.ts", "screens", "words"],
  screens: [...BELOW, "games", "install.ts", "keep.ts", "net", "route.svelte.ts", "verify"],
  games: ["games/shared", "games/generic", ...GAMES.map(({ key }) => `games/${key}`), "words"],
  "games/shared": BELOW,
  parts: ["art", "net", "table", "words"],
  table: ["keep.ts", "net", "verify", "wire.gen.ts"],
  verify: ["keep.ts", "wire.gen.ts"],
  net: ["keep.ts", "wire.gen.ts", "worker"],
  worker: [],
  art: ["vocabulary", "words"],
  "sound.ts": ["settings.svelte.ts"],
  "settings.svelte.ts": ["keep.ts", "words"],
  "install.ts": ["net"],
  "route.svelte.ts": ["net"],
  "keep.ts": [],
  "wire.gen.ts": [],
  words: [],
  vocabulary: [],
};

/** `games/index.ts` is the area that others see of the games; a game and what games share are areas of their own. */
function areaOf(file: string): string {
  const [first = "", second = "", third] = file.split("/");
  return first === "games" && third !== undefined ? `games/${second}` : first;
}

function trespassesIn(files: Graph): readonly string[] {
  return [...files].flatMap(([file, imports]) => {
    const [area, own] = [areaOf(file), areaOf(file).startsWith("games/")];
    const may = MAY[area] ?? (own ? GAME : []);
    return imports.filter((one) => areaOf(one) !== area && !may.includes(areaOf(one))).map((one) => `${file} → ${one}`);
  });
}

describe("imports", () => {
  it("never go in a circle, types and Svelte files included", () => {
    expect(circleIn(graph)).toEqual([]);
  });

  it("go from each area to those below it alone", () => {
    expect(trespassesIn(graph)).toEqual([]);
  });

  it("know every area there is", () => {
    const areas = new Set([...graph.keys()].map(areaOf));
    expect([...areas].filter((area) => !(area in MAY) && !area.startsWith("games/"))).toEqual([]);
  });
});

describe("the check of imports", () => {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

  it("sees types, modules of components, components in markup, and what is fetched later", () => {
    write("a.ts", 'import type { B } from "./B.svelte";\nexport type A = B;');
    write(
      "B.svelte",
      '<script module lang="ts">\n  import { c } from "./c";\n  export type B = typeof c;\n</script>\n' +
        '<script lang="ts">\n  import D from "./D.svelte";\n</script>\n<D />\n',
    );
    write("c.ts", 'export const c = () => import("./D.svelte");');
    write("D.svelte", "<p>a leaf</p>\n");
    expect(Object.fromEntries(graphOf(folder))).toEqual({
      "a.ts": ["B.svelte"],
      "B.svelte": ["c.ts", "D.svelte"],
      "c.ts": ["D.svelte"],
      "D.svelte": [],
    });
    expect(circleIn(graphOf(folder))).toEqual([]);
  });

  it("sees a circle, and a step out of bounds", () => {
    write(
      "D.svelte",
      '<script lang="ts">\n  import type { A } from "./a";\n  const a: A | null = null;\n</script>\n{a}\n',
    );
    expect(new Set(circleIn(graphOf(folder)))).toEqual(new Set(["a.ts", "B.svelte", "c.ts", "D.svelte"]));
    const out: Graph = new Map([
      ["art/cat.ts", ["vocabulary/inks.ts", "games/index.ts"]],
      ["games/one/index.ts", ["games/shared/game.ts", "games/two/view.ts"]],
      ["screens/Landing.svelte", ["games/index.ts", "games/one/view.ts"]],
    ]);
    expect(trespassesIn(out)).toEqual([
      "art/cat.ts → games/index.ts",
      "games/one/index.ts → games/two/view.ts",
      "screens/Landing.svelte → games/one/view.ts",
    ]);
  });
});

describe("a game", () => {
  /** As it is called by the server, on its box, and as a name in code: kitten-me, Kitten Me, kittenMe, KITTEN_ME. */
  const named = (name: string): string =>
    name
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .join("[\\s,_-]*");
  const names = GAMES.flatMap(({ key, words }) => [key, words.title, words.short]);
  const NAMES = new RegExp([...new Set(names.map(named))].join("|"), "iu");
  const isOutside = (file: string): boolean => !file.startsWith("games/") && /\.(ts|svelte|css|md)$/.test(file);

  it("is named by nothing outside the folder of games", () => {
    const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(isOutside);
    expect(files.length).toBeGreaterThan(100);
    const found = files.map((file) => [file, NAMES.exec(readFileSync(join(SRC, file), "utf8"))?.[0]] as const);
    expect(found.filter(([, name]) => name !== undefined)).toEqual([]);
  });

  it("is known by every way to write its name", () => {
    for (const text of ["kitten-me", "Kitten Me", "kittenMe", "GO_KITTY", "Shut Up, Cat!", "shutUpCat"])
      expect(NAMES.test(text), text).toBe(true);
    for (const text of ["kitten", "a kitty", "shut", "the cat"]) expect(NAMES.test(text), text).toBe(false);
  });
});
