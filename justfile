# Every command of this project; `just` alone lists them.

python := ".venv/bin/python"
# With pyenv, let uv see the second Python we test on; elsewhere this changes nothing.
export PYENV_VERSION := if env("PYENV_ROOT", "") == "" { env("PYENV_VERSION", "") } else { "3.13:3.12" }

# Some images forbid bytecode. The tests start hundreds of processes, and each would compile anew all that it imports,
# which takes four times as long.
export PYTHONDONTWRITEBYTECODE := ""

# The long forms have a recipe, and so have the tests that need Ray.
usual := '-m "not slow and not ray"'

# `everywhere` takes the samples on the compiled wheel, which is several times as quick.
unsampled := '-m "not slow and not ray and not sampled"'

# Half as many again as there are cores, since a third of the time tests wait for servers. Who is done takes tests from
# the others: long ones stand side by side in a few files.
side_by_side := "-n " + `echo $(( ($(getconf _NPROCESSORS_ONLN) * 3 + 1) / 2 ))` + " --dist worksteal"

# What a change breaks first. Left out: samples, counted trees and bots, which take minutes.
quick := "tests/core tests/games tests/tables tests/architecture tests/wire tests/terminal" + \
  " --ignore-glob=*perft.py --ignore-glob=*imagine.py --ignore-glob=*worlds.py --ignore-glob=*view_size.py"

[private]
default:
    @just --list --unsorted

# make .venv from the hashed lock; does nothing when nothing changed
setup:
    #!/usr/bin/env bash
    set -euo pipefail
    stamp=.venv/.set-up
    if [ -f $stamp ] && [ $stamp -nt requirements/dev.lock ] && [ $stamp -nt pyproject.toml ]; then exit 0; fi
    [ -x {{python}} ] || uv venv --quiet --python 3.13 .venv
    uv pip sync --quiet --python .venv requirements/dev.lock
    uv pip install --quiet --python .venv --no-deps --no-build-isolation --editable .
    touch $stamp

# what most changes need, in under two minutes: style, types, and the unit tests of rules, tables and page
[parallel]
quick: lint quick-test quick-page

[private]
quick-test: setup
    {{python}} -m pytest -q {{usual}} {{quick}}

[private]
quick-page: web-setup
    npm run --silent --prefix web quick

# all that CI checks, quickest first, pytest last
check: static everywhere browser-smoke coverage

# The wheels are built meanwhile: mypy, ESLint and the page's tests leave a core idle for minutes.
[parallel]
[private]
static: lint web-check build

# style, types, import arrows
lint: setup
    .venv/bin/ruff check
    .venv/bin/ruff format --check
    .venv/bin/mypy
    .venv/bin/lint-imports
    .venv/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*
    .venv/bin/check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*

# check each commit by the same, and that files are tidy (.pre-commit-config.yaml)
hooks: setup
    .venv/bin/pre-commit install

# the tests on the source; `just test -k deal` for some, `just test -m slow` for the long forms
test *args: setup
    {{python}} -m pytest {{side_by_side}} {{usual}} {{args}}

# all but the samples, and which lines of the source no test runs; fails below the floor in pyproject.toml
coverage *args: setup
    rm -f .coverage .coverage.*
    .venv/bin/coverage run -m pytest {{side_by_side}} {{unsampled}} {{args}}
    .venv/bin/coverage combine --quiet
    .venv/bin/coverage report

# format, and fix what can be fixed
fmt: setup
    .venv/bin/ruff check --fix
    .venv/bin/ruff format

# a PostgreSQL and a Redis to try the server with, until Ctrl-C; prints their addresses
services: setup
    {{python}} tools/services.py run

# play in the terminal: `just play kitten-me --preset deluxe`
play *args: setup
    .venv/bin/ninelives play {{args}}

# rewrite the golden playthroughs, move order and tree counts: read the diff before you commit
golden: setup
    {{python}} tools/golden.py
    PYTHONPATH=tests {{python}} tests/games/trees.py kitten-me go-kitty shut-up-cat

# update and compile the catalogues of all languages; lists what is not translated
languages: setup
    {{python}} tools/languages.py

# build the page that the server serves; does nothing when nothing changed
web: web-setup runtime
    #!/usr/bin/env bash
    set -euo pipefail
    page=src/ninelives/server/page
    runtime=$(cat web/node_modules/.runtime/name)
    if [ -f $page/index.html ] && [ -d $page/runtime/$runtime ] && [ -z "$(find web -path web/node_modules -prune -o -newer $page/index.html -type f -print -quit)" ]; then exit 0; fi
    npm run --silent --prefix web build -- --logLevel warn

# build what a browser needs to play with no server (docs/offline.md); does nothing when nothing changed
runtime: setup web-setup
    tools/pyodide/fetch.sh
    node web/tools/runtime.mjs

[private]
web-setup:
    #!/usr/bin/env bash
    set -euo pipefail
    stamp=web/node_modules/.set-up
    if [ -f $stamp ] && [ $stamp -nt web/package-lock.json ]; then exit 0; fi
    # not `npm ci`: it wants the binaries of every platform in the lock; versions and hashes are the lock's all the same
    npm install --no-save --prefix web --no-audit --no-fund --loglevel=error
    touch $stamp

# the page's types, style, tests and weight
web-check: web
    npm run --silent --prefix web check
    npm run --silent --prefix web test
    node web/tools/weigh.mjs
    node web/tools/check_runtime.mjs

# a match of each game in a real browser, a start with no server, and the main screens by axe: what `check` runs of it
browser-smoke *args: setup web
    npm run --silent --prefix web e2e -- --project=smoke {{args}}

# what ESLint finds in components by their types; at night, since it takes a minute
web-typed: web-setup
    npm run --silent --prefix web typed

# the page in a real browser against a real server; `just browser keyboard` for some; minutes, so at night
browser *args: setup web
    npm run --silent --prefix web e2e -- --project=page {{args}}

# the long forms of what a house in a browser promises: workers killed, two tabs, everything with no server; an hour
offline: setup web
    KILLS=500 npm run --silent --prefix web e2e -- --project=page --workers=1 killed
    TABS=50 npm run --silent --prefix web e2e -- --project=page --workers=1 offline
    LONG=1 npm run --silent --prefix web e2e -- --project=page --workers=1 away screens-here

# the long forms of the browser tests: every screen by every rule at every size, every language; half an hour
browser-long: setup web
    LONG=1 npm run --silent --prefix web e2e -- --project=page daily evening everyone friends host keys language push ratings

# whole matches in the system's Firefox, at a server's table and with no server; minutes, so not in `check`
firefox *args: setup web
    npm run --silent --prefix web e2e -- --config firefox.config.ts {{args}}

# how quick the page is at a quarter of the speed; wants a machine with nothing else to do
speed: setup web
    npm run --silent --prefix web e2e -- --project=speed

# pictures of every screen into shots, and as colour-blind eyes see the boards; those that the docs show into docs/shots
shots: setup web
    npm run --silent --prefix web shots

# the page while you work on it, at the address that vite prints; needs a server on port 8009
web-dev: web-setup
    npm run --prefix web dev

# rewrite the browser's types and client, the schema and the golden messages
wire: setup
    {{python}} tools/wire.py

# write the page for any static host, with all tables in the browser: `just site DIR --at /cats/`
site *args: setup web
    .venv/bin/ninelives site {{args}}

# build the pure wheel, with the page in it, into dist/pure
wheel: setup web
    rm -rf dist build
    {{python}} -m build --wheel --no-isolation --outdir dist/pure > /dev/null
    rm -rf build

# build the pure wheel, and the compiled one into dist/compiled
build: wheel
    NINELIVES_COMPILE=1 {{python}} -m build --wheel --no-isolation --outdir dist/compiled > /dev/null
    rm -rf build
    @ls dist/pure dist/compiled

# build the image by buildah, start it and ask whether it is ready (tools/image.sh); minutes, and needs root
image *args: web
    tools/image.sh {{args}}

# exam, golden files and records on both wheels, on Python 3.12, and in Pyodide; samples of bots on the compiled one
everywhere: build
    tools/everywhere.sh

# speed beside the peers, on the source and compiled (makes environments of its own)
bench: build
    tools/bench.sh

# the long form of the exam and of random play
soak: setup
    NINELIVES_EXAMPLES=3000 {{python}} -m pytest {{side_by_side}} tests/contract
    {{python}} -m pytest {{side_by_side}} -m slow
    .venv/bin/ninelives simulate kitten-me --preset chaos --seats 10 --games 20000 --seed 2
    {{python}} tools/many.py go-kitty 20000
    {{python}} tools/many.py shut-up-cat 20000

# what tests make of small changes to the core and the rules (tests/mutants.md), an hour; `just mutants core` for some
mutants *args:
    #!/usr/bin/env bash
    set -euo pipefail
    venv=.venv-mutants
    [ -x $venv/bin/python ] || uv venv --quiet --python 3.13 $venv
    uv pip sync --quiet --python $venv requirements/mutants.lock
    uv pip install --quiet --python $venv --no-deps --no-build-isolation --editable .
    $venv/bin/python tools/mutants.py {{args}}

# the lab on Ray, with nodes and processes killed, two minutes; Ray is large, so it is not in `check`
ray *args:
    #!/usr/bin/env bash
    set -euo pipefail
    venv=.venv-ray
    [ -x $venv/bin/python ] || uv venv --quiet --python 3.13 $venv
    uv pip sync --quiet --python $venv requirements/ray.lock
    uv pip install --quiet --python $venv --no-deps --no-build-isolation --editable .
    $venv/bin/python -m pytest -m ray tests/lab {{args}}

# who is better in every game, preset and number of seats, two processes, a night; `just strength 200 go-kitty` for less
strength *args: setup
    {{python}} tools/strength.py {{args}}

# Kitten Me's cats each against each, and a cheat that sees every hand; `just marks 1000 first-game` for one preset
marks *args: setup
    {{python}} tools/marks.py {{args}}

# how lively Kitten Me is with each level and temper, an hour; `just fun 60 tabby/bold kitten/plain` for less
fun *args: setup
    {{python}} tools/fun.py {{args}}

# what the online table promises, shown on this machine; twenty minutes and more
promises: setup
    {{python}} benchmarks/nothing_lost.py
    {{python}} benchmarks/nothing_lost.py --shards 3
    {{python}} benchmarks/bad_input.py
    {{python}} benchmarks/append.py
    {{python}} benchmarks/sockets.py
    {{python}} benchmarks/scale.py

# a rolling upgrade from another version while people play, ten minutes; `just rolling v0.8.0 --tables 40` for some
rolling before *args: setup
    #!/usr/bin/env bash
    set -euo pipefail
    old=$(mktemp -d)
    trap 'rm -rf "$old"' EXIT
    git archive {{before}} src | tar --extract --directory "$old"
    {{python}} benchmarks/nothing_lost.py --before "$old/src" {{args}}

# whether anything costs more with many open tables, twenty minutes; `just flat 1000 1000000` for other sizes
flat *args: setup
    {{python}} benchmarks/flat.py {{args}}

# attacks on a fresh server and what honest players notice of them, eight minutes; `just attack pings gets` for some
attack *args: setup
    {{python}} benchmarks/attack.py {{args}}

# the picture in the README
picture: setup
    {{python}} tools/picture.py

# update the locked requirements
lock:
    #!/usr/bin/env bash
    set -euo pipefail
    cd requirements
    compile() {
      uv pip compile --quiet --upgrade --universal --python-version 3.12 --generate-hashes \
        --no-emit-index-url --no-annotate --no-header "$@"
    }
    for name in tools node dev bench build; do compile $name.in --output-file $name.lock; done
    for name in pyodide mutants ray; do compile $name.in --constraint dev.lock --output-file $name.lock; done
    # what builds a release's wheels, and what a host installs: in the versions that the tests ran with
    compile wheels.in --constraint dev.lock --output-file wheels.lock
    compile ../pyproject.toml --extra scaled --extra pictures --extra passkeys --extra push --extra traces --constraint dev.lock --output-file server.lock
