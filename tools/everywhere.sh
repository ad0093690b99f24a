#!/usr/bin/env bash
# One seed, one record: the exam, the golden files and the digest of many matches, on the pure wheel under
# Python 3.12, on the compiled wheel under 3.13, and in Pyodide under node. Run by `just package::everywhere`.
# The compiled wheel also takes the many samples of rules and bots that the tests on the source leave out in CI.
set -euo pipefail

dist=dist
tests="tests/contract/test_every_game.py tests/games"
export NINELIVES_EXAMPLES=40 # walks per check: most on the compiled wheel, which is quick; fewer on the same code in Python

on_wheel() { # NAME PYTHON WHEEL [ARGS]: an environment of its own with the locked tools and just this wheel
  local venv=".venv-$1"
  [ -x "$venv/bin/python" ] || uv venv --quiet --python "$2" "$venv"
  uv pip sync --quiet --python "$venv" requirements/dev.lock
  uv pip install --quiet --python "$venv" --no-deps "$3"
  "$venv/bin/python" -m pytest -n auto --dist worksteal --quiet -m "not slow" $tests "${@:4}"
  "$venv/bin/python" tools/one_record.py > "$dist/$1.digest"
  # games and moves cross to other processes: what is compiled must say how it is pickled
  "$venv/bin/ninelives" arena kitten-me --a tabby --b kitten --games 4 --jobs 2 --json > /dev/null
  rm -rf "$dist/lab-$1"
  "$venv/bin/ninelives" lab run kitten-me --seats 3 --bots tabby --matches 20 --jobs 2 --to "$dist/lab-$1" > /dev/null
}

third_party_on() { # NAME: a game from its own package, in the same environment with nothing else changed
  local venv=".venv-$1"
  uv pip install --quiet --python "$venv" --no-deps --no-build-isolation examples/nine-naps
  rm -rf examples/nine-naps/build # else the type checker finds the package twice
  "$venv/bin/python" -m pytest --quiet examples/nine-naps
  "$venv/bin/ninelives" simulate nine-naps --games 20 --json > /dev/null
}

.venv/bin/python tools/one_record.py > $dist/source.digest
# shares of what is imagined and lines of play are counted on the compiled wheel; here the digest must be the same
NINELIVES_EXAMPLES=15 on_wheel 312 3.12 $dist/pure/*.whl --ignore-glob=*{imagine,worlds,perft}.py
third_party_on 312
on_wheel compiled 3.13 $dist/compiled/*.whl
.venv-compiled/bin/python -m pytest -n auto --dist worksteal --quiet -m "sampled and not slow" tests/bots
third_party_on compiled
diff -r $dist/lab-312 $dist/lab-compiled # the lab's tables, to the byte
env -i HOME="$HOME" PATH="$PWD/.venv-312/bin" .venv-312/bin/python tools/wheel_serves.py

[ -d tools/pyodide/node_modules ] || npm ci --prefix tools/pyodide --no-audit --no-fund --loglevel=error
tools/pyodide/fetch.sh
for script in "one_record.py" "golden.py --check" "without_network.py"; do
  node tools/pyodide/run.mjs $dist/pure/*.whl tools/$script | tee "$dist/pyodide.${script%%.*}"
done
mv $dist/pyodide.one_record $dist/pyodide.digest

cat $dist/*.digest
if [ "$(cat $dist/*.digest | sort -u | wc -l)" != 1 ]; then
  echo "The same seed gave different records: compare $dist/*.digest." >&2
  exit 1
fi
