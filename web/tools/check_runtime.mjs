// Does the runtime that was built hold all that is ever imported? Starts it here, and runs tools/runtime_check.py in it.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const KEEP = fileURLToPath(new URL("../node_modules/.runtime/", import.meta.url));
const CHECK = fileURLToPath(new URL("../../tools/runtime_check.py", import.meta.url));
const BESIDE = ["lone_house.py", "golden_wire.py"].map((name) => new URL(`../../tools/${name}`, import.meta.url));
const GOLDEN = fileURLToPath(new URL("../../tests/wire/golden/", import.meta.url));

/** Write the files as a browser has them once they are unpacked. */
function unpacked(folder) {
  const built = join(KEEP, readFileSync(join(KEEP, "name"), "utf8"));
  for (const file of readdirSync(built).filter((name) => name.endsWith(".gz")))
    writeFileSync(join(folder, file.slice(0, -".gz".length)), gunzipSync(readFileSync(join(built, file))));
  return JSON.parse(readFileSync(join(built, "imports.json"), "utf8"));
}

const folder = mkdtempSync(join(tmpdir(), "runtime-"));
try {
  const imports = unpacked(folder);
  const { files, lock } = JSON.parse(readFileSync(join(folder, "house.json"), "utf8"));
  const bytes = readFileSync(join(folder, "house.bin"));
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const python = await loadPyodide({
    indexURL: folder,
    lockFileContents: lock,
    fsInit: async (FS, { sitePackages }) => {
      for (const [path, [from, to]] of Object.entries(files)) {
        FS.mkdirTree(`${sitePackages}/${path.slice(0, path.lastIndexOf("/"))}`);
        FS.writeFile(`${sitePackages}/${path}`, new Uint8Array(bytes.subarray(from, to)));
      }
    },
  });
  for (const script of BESIDE) python.FS.writeFile(`/${basename(script.pathname)}`, readFileSync(script));
  python.FS.mkdirTree("/golden");
  for (const file of readdirSync(GOLDEN)) python.FS.writeFile(`/golden/${file}`, readFileSync(join(GOLDEN, file)));
  python.runPython("import sys; sys.path.insert(0, '/')");
  await python.runPythonAsync(readFileSync(CHECK, "utf8"));
  await python.globals.get("check")(python.toPy(imports), python.toPy(Object.keys(files)));
} finally {
  rmSync(folder, { recursive: true });
}
