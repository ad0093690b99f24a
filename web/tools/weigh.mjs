// How heavy is the first load of each screen? Script and styles without art, and art, as they go over the wire.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const PAGE = new URL("../../src/ninelives/server/page/", import.meta.url);
const MOST = 150 * 1024; // bytes, each
const SCREENS = ["Landing", "TableScreen", "ReplayScreen", "Rules", "Learn"];

const manifest = JSON.parse(readFileSync(new URL("../node_modules/.page.json", import.meta.url), "utf8"));
const entry = "index.html";
const weight = (file) => gzipSync(readFileSync(new URL(file, PAGE)), { level: 9 }).length;

/** All files that come along with a chunk. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return new Set();
  seen.add(key);
  const { file, css = [], imports = [] } = manifest[key];
  return new Set([file, ...css, ...imports.flatMap((one) => [...filesOf(one, seen)])]);
}

let tooHeavy = false;
function weigh(name, keys) {
  const files = new Set(keys.flatMap((key) => [...filesOf(key)]));
  const sum = (wanted) => [...files].filter(wanted).reduce((total, file) => total + weight(file), 0);
  const isArt = (file) => /\/art-/.test(file);
  const [code, art] = [sum((file) => !isArt(file)), sum(isArt)];
  tooHeavy ||= code > MOST || art > MOST;
  const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);
  console.log(`${name.padEnd(28)}${kib(code)} script and styles ${kib(art)} art`);
}

for (const screen of SCREENS) weigh(screen, [entry, `src/screens/${screen}.svelte`]);
for (const key of Object.keys(manifest)) {
  const [, game] = /^src\/games\/(.+)\/Board\.svelte$/.exec(key) ?? [];
  if (game) weigh(`TableScreen, ${game}`, [entry, "src/screens/TableScreen.svelte", key]);
}
if (tooHeavy) {
  console.error(`More than ${MOST / 1024} KiB of one kind: make it lighter.`);
  process.exit(1);
}
