#!/usr/bin/env bash
# Fetch the wheels for Pyodide, once: msgspec is compiled, and this is the one for the Python of that Pyodide.
set -euo pipefail
cd "$(dirname "$0")/../.."

[ -d tools/pyodide/wheels ] || .venv/bin/python -m pip download --quiet --disable-pip-version-check --no-deps \
  --require-hashes --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 314 --implementation cp \
  --abi cp314 --dest tools/pyodide/wheels -r requirements/pyodide.lock
