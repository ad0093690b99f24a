// Build what a browser needs to run a house by itself: Pyodide, a trimmed standard library, our packages and msgspec.
// Into node_modules/.runtime/NAME, where NAME is made from what went in; does nothing where that is there already.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
const PYODIDE = dirname(fileURLToPath(import.meta.resolve("pyodide/package.json")));
const WHEELS = join(PROJECT, "tools/pyodide/wheels");
const KEEP = fileURLToPath(new URL("../node_modules/.runtime/", import.meta.url));
const PACKER = join(PROJECT, "tools/runtime.py");
const AS_IT_CAME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const PACKED = ["python_stdlib.zip", "house.bin", "house.json"];
// the last tenth takes a minute: CI, whose runtime goes nowhere, does without
const QUALITY = process.env.QUICK_RUNTIME ? 5 : constants.BROTLI_MAX_QUALITY;
const FORMATS = {
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body) => gzipSync(body, { level: 9 }),
};

function wheel() {
  const [found] = existsSync(WHEELS) ? readdirSync(WHEELS).filter((name) => name.startsWith("msgspec-")) : [];
  if (found === undefined) throw new Error("There is no msgspec for Pyodide: run `just runtime`.");
  return join(WHEELS, found);
}

/** Everything that the runtime is made from. */
function sources() {
  const ours = readdirSync(join(PROJECT, "src/ninelives"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(py|md|mo|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !/ninelives\/(server|cli|terminal|lab|rl|testing)\//.test(path));
  const theirs = [join(PYODIDE, "package.json"), join(PROJECT, "pyproject.toml"), wheel()];
  return [...theirs, PACKER, fileURLToPath(import.meta.url), ...ours.sort()];
}

function nameOf(paths) {
  const digest = createHash("sha256").update(String(QUALITY));
  for (const path of paths) digest.update(path.slice(PROJECT.length)).update(readFileSync(path));
  return digest.digest("hex").slice(0, 12);
}

/** Let Pyodide itself compile what it will run. */
async function pack(folder) {
  const pyodide = await loadPyodide();
  pyodide.mountNodeFS("/project", PROJECT);
  pyodide.mountNodeFS("/out", folder);
  const run = pyodide.runPython(`
import sys
at_start = sorted(sys.modules)
def run(path, wheel):
    import runpy
    sys.argv = [path, wheel, *at_start]
    runpy.run_path(path, run_name="__main__")
run`);
  run("/project/tools/runtime.py", `/project/${wheel().slice(PROJECT.length)}`);
}

const squeezedNow = new Set();

/** Put a copy beside each file as it goes over the wire; the file itself is for nobody. */
function squeeze(folder, name) {
  const body = readFileSync(join(folder, name));
  for (const [format, squeezed] of Object.entries(FORMATS)) {
    const cached = `squeezed-${createHash("sha256").update(body).digest("hex").slice(0, 20)}-${QUALITY}.${format}`;
    const cache = join(KEEP, cached);
    squeezedNow.add(cached);
    if (!existsSync(cache)) writeFileSync(cache, squeezed(body)); // to squeeze the biggest takes a minute
    cpSync(cache, join(folder, `${name}.${format}`));
  }
  rmSync(join(folder, name));
}

async function build(name) {
  const folder = join(KEEP, `${name}.part`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await pack(folder);
  for (const file of AS_IT_CAME) cpSync(join(PYODIDE, file), join(folder, file));
  for (const file of [...AS_IT_CAME, ...PACKED]) squeeze(folder, file);
  renameSync(folder, join(KEEP, name));
  for (const old of readdirSync(KEEP))
    if (old.startsWith("squeezed-") && !squeezedNow.has(old)) rmSync(join(KEEP, old));
}

mkdirSync(KEEP, { recursive: true });
const name = nameOf(sources());
if (!existsSync(join(KEEP, name))) await build(name);
for (const other of readdirSync(KEEP, { withFileTypes: true }))
  if (other.isDirectory() && other.name !== name) rmSync(join(KEEP, other.name), { recursive: true });
writeFileSync(join(KEEP, "name"), name);
