# The everyday commands of this project; `just` alone lists them, and `just bench` those of a module.

mod bench 'just/bench.just'
mod package 'just/package.just'
mod page 'just/page.just'
mod research 'just/research.just'

import 'just/shared.just'

# Who is done takes tests from the others: long ones stand side by side in a few files.
side_by_side := "-n auto --dist worksteal"

# What a change breaks first. Left out: counted trees and bots, which take minutes.
first := "tests/core tests/games tests/tables tests/architecture tests/wire tests/terminal" + \
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

# all that is installed for `just check`
[parallel]
[private]
install: setup web-setup

# what most changes need, in under two minutes: style, types, and the unit tests of rules, tables and page
[parallel]
quick: lint quick-test quick-page

[private]
quick-test: setup
    {{python}} -m pytest -q {{first}}

[private]
quick-page: web-setup
    npm run --silent --prefix web quick

# what CI runs on each commit, in ten minutes on two cores; `just check types page` for some of its parts
check *parts: setup
    rm -f .coverage .coverage.*
    {{python}} tools/parts.py check --lanes 3 {{parts}}

# all that takes longer or needs a quiet machine, part by part, in 75 minutes; `just nightly deploy` for some
nightly *parts: setup
    {{python}} tools/parts.py nightly --record benchmarks/nightly.jsonl {{parts}}

# seeds of the simulator (docs/testing.md): `just simulations --seed 7` for one, `just simulations --seconds 60` for many
simulations *args: setup
    PYTHONPATH=tests {{python}} -m simulation {{args}}

# style, types, import arrows, workflows
lint: setup
    {{python}} tools/parts.py check style types

# the deterministic tests; `just test -k deal` for some, `just test -m services` for those with a marker
test *args: setup
    {{python}} -m pytest {{side_by_side}} {{args}}

# check each commit by `just lint`, and that files are tidy (.pre-commit-config.yaml)
hooks: setup
    .venv/bin/pre-commit install

# format, and fix what can be fixed
fmt: setup
    .venv/bin/ruff check --fix
    .venv/bin/ruff format

# play in the terminal: `just play kitten-me --preset deluxe`
play *args: setup
    .venv/bin/ninelives play {{args}}

# a PostgreSQL and a Redis to try the server with, until Ctrl-C; prints their addresses
services: setup
    {{python}} tools/services.py run

# rewrite the golden playthroughs, move order and tree counts: read the diff before you commit
golden: setup
    {{python}} tools/golden.py
    PYTHONPATH=tests {{python}} tests/games/trees.py kitten-me go-kitty shut-up-cat

# rewrite the browser's types and client, the schema and the golden messages
wire: setup
    {{python}} tools/wire.py

# update and compile the catalogues of all languages; lists what is not translated
languages *args: setup
    {{python}} tools/languages.py {{args}}

# build the page that the server serves; does nothing when nothing changed
web: web-setup runtime
    #!/usr/bin/env bash
    set -euo pipefail
    page=src/ninelives/server/page
    runtime=$(cat web/node_modules/.runtime/name)
    if [ -f $page/index.html ] && [ -d $page/runtime/$runtime ] && [ -z "$(find web -path web/node_modules -prune -o -newer $page/index.html -type f -print -quit)" ]; then exit 0; fi
    npm run --silent --prefix web build -- --logLevel warn

# build what a browser needs to play with no server (docs/offline.md); does nothing when nothing changed
[private]
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
[private]
web-typed: web-setup
    npm run --silent --prefix web typed

# the page in a real browser against a real server; `just browser keyboard` for some; minutes, so at night
browser *args: setup web
    npm run --silent --prefix web e2e -- --project=page {{args}}
