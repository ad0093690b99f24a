// Run a Python script in Pyodide against the pure wheel: node tools/pyodide/run.mjs WHEEL SCRIPT.py [ARGS…]
// Wheels in tools/pyodide/wheels, made for it, are there too.

import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
const WHEELS = fileURLToPath(new URL("wheels/", import.meta.url));
const PURE = "-none-any.whl";

// SystemExit is told apart here, in Python: past the border to JS its code would have to be parsed from a text.
// A loop runs already, so a script's `async def main` is awaited where CPython would be told `asyncio.run`.
const RUN = `
async def run(path, args):
    import runpy, sys, traceback
    sys.argv = [path, *args]
    try:
        if "\\nasync def main(" in open(path).read():
            await runpy.run_path(path)["main"]()
        else:
            runpy.run_path(path, run_name="__main__")
        return 0
    except SystemExit as stop:
        if stop.code is None or isinstance(stop.code, int):
            return (stop.code or 0) & 0xFF
        print(stop.code, file=sys.stderr)
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
run
`;

// NODEFS knows no read-only mount. Pyodide's file system asks each node's mode before it writes, so the mode
// loses its write bits; what changes a node without asking its mode (chmod, utime) is refused.
function mountReadOnly({ FS, ERRNO_CODES, mountNodeFS }, place, folder) {
  const { NODEFS } = FS.filesystems;
  const getMode = NODEFS.getMode;
  NODEFS.getMode = (path) => getMode(path) & ~0o222;
  NODEFS.setattr = () => {
    throw new FS.ErrnoError(ERRNO_CODES.EROFS);
  };
  mountNodeFS(place, folder);
}

async function madeForPyodide() {
  const names = (await readdir(WHEELS).catch(() => [])).filter((name) => name.endsWith(".whl"));
  return Promise.all(names.map((name) => readFile(join(WHEELS, name))));
}

async function main(wheel, script, ...args) {
  if (!wheel || !script) {
    console.error("usage: node tools/pyodide/run.mjs WHEEL SCRIPT.py [ARGS…]");
    return 2;
  }
  if (!wheel.endsWith(PURE)) {
    // A compiled wheel carries its .py files too: it would run here, and show nothing about the pure one.
    console.error(`${wheel} is not a pure wheel (*${PURE}).`);
    return 2;
  }
  const [archive, source] = await Promise.all([readFile(wheel), readFile(script)]);
  const pyodide = await loadPyodide();

  // With its dist-info beside it, the wheel's entry points are found. A Buffer is refused, hence the Uint8Array.
  const extractDir = pyodide.runPython("import site; site.getsitepackages()[0]");
  for (const wheel of [archive, ...(await madeForPyodide())]) {
    pyodide.unpackArchive(new Uint8Array(wheel), "wheel", { extractDir });
  }
  mountReadOnly(pyodide, "/project", PROJECT);

  // The script may lie anywhere on this machine, so it is copied; it runs as if started in the project's folder.
  const path = `/tmp/${basename(script)}`;
  pyodide.FS.writeFile(path, source);
  pyodide.FS.chdir("/project");
  const run = await pyodide.runPythonAsync(RUN);
  return run(path, pyodide.toPy(args));
}

// Pyodide leaves the timers of a cancelled `asyncio.timeout` running, and node would wait for the last of them.
try {
  process.exit(await main(...process.argv.slice(2)));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
