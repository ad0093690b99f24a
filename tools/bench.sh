#!/usr/bin/env bash
# Speed beside the peers, in one run each: the pure wheel, then the compiled one. Run by `just bench::peers`.
set -euo pipefail

for kind in pure compiled; do
  venv=".venv-bench-$kind"
  [ -x "$venv/bin/python" ] || uv venv --quiet --python 3.13 "$venv"
  uv pip sync --quiet --python "$venv" requirements/bench.lock
  uv pip install --quiet --python "$venv" --no-deps dist/$kind/*.whl
  for game in kitten-me go-kitty shut-up-cat; do
    "$venv/bin/ninelives" bench "$game" --json
  done
  "$venv/bin/python" benchmarks/environments.py
done
