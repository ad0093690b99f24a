"""Change the rules in small ways, one at a time, and see that a test fails each time. Run by `just research::mutants`.

mutmut works on a copy, in the folder `mutants`. It leaves decorated functions alone; so in the copy a decorator is
called below its function instead.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ("shut_up_cat", "kitten_me", "go_kitty")
PACKAGES: Final = {"core": "core", **{game: f"games/{game}/rules" for game in GAMES}}
EQUIVALENT: Final = ROOT / "tests" / "equivalent_mutants.txt"
COPIED: Final = ("src/ninelives", "tests/core", "tests/games", "tests/contract", "tools")
PRELOADED: Final = ("pytest", "pytest_asyncio", "hypothesis")
GOLDEN: Final = "tests/contract/test_every_game.py::test_a_golden_match_is_as_the_game_gives_it"
SHORT: Final = "chaos-2 or cozy-2 or nap-2"  # one golden match of each game judges the core
FEW: Final = 40
ALL: Final = 1_000_000
# what mutmut notes of a mutant
FAILED: Final = (1, 3)  # its tests
SURVIVED: Final = (0, 5, 33)  # no test failed, or no test calls it
ENDLESS: Final = (-24, 24, 36, 152)  # stopped after several times the time that its tests need


def tests_of(package: str) -> list[str]:
    if package != "core":
        return [f"tests/games/{package}", GOLDEN]
    spoken = [f"tests/games/{game}/test_{name}.py" for game in GAMES for name in ("notation", "text")]
    return ["tests/core", *spoken, GOLDEN]


def settings(package: str, warmup: str) -> str:
    """Return the settings of mutmut, as it reads them from setup.cfg."""
    golden = SHORT if package == "core" else package.replace("_", "-")
    several = {
        "source_paths": ("src",),
        "only_mutate": (f"src/ninelives/{PACKAGES[package]}/*",),
        "also_copy": ("tools",),
        "pytest_add_cli_args_test_selection": tests_of(package),
        "pytest_add_cli_args": (
            *("-o", "addopts=", "--import-mode=importlib", "--assert=plain", "-p", "mutants_plugin"),
            *("-p", "no:cacheprovider", "-p", "no:unraisableexception", "-p", "no:threadexception"),
            *("-k", f"not golden_match or {golden}"),
        ),
    }
    one = {
        "process_isolation": "forkserver",  # nothing is kept from the run that finds out which test calls what
        "forkserver_warmup": warmup,
        "preload_modules_file": "preload.txt",
        "timeout_multiplier": "4",
        "timeout_constant": "3",
    }
    rows = [f"{name} =\n    " + "\n    ".join(values) for name, values in several.items()]
    return "\n".join(["[mutmut]", *rows, *[f"{name} = {value}" for name, value in one.items()]]) + "\n"


def plain(source: str) -> str:
    """Return a module that calls decorators below their functions, as in `best = lru_cache(maxsize=8)(best)`."""
    lines = source.split("\n")
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(functions, key=lambda node: -node.lineno):
        for decorator in node.decorator_list:
            call = f"{node.name} = {ast.unparse(decorator)}({node.name})"
            lines.insert(node.end_lineno or node.lineno, " " * node.col_offset + call)
            lines[decorator.lineno - 1] = ""
    return "\n".join(lines)


def stage(package: str, warmup: str) -> Path:
    """Copy what is mutated and what the tests need; which test calls what is found out anew."""
    folder, mutated = ROOT / "mutants" / package, ROOT / "src" / "ninelives" / PACKAGES[package]
    for old in (folder / "tests", folder / "mutants" / "tests"):
        shutil.rmtree(old, ignore_errors=True)
    (folder / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)
    paths = [path for part in COPIED for path in (ROOT / part).rglob("*.*")]
    for path in [path for path in paths if path.suffix in {".py", ".md", ".txt", ".perft"}]:
        text = path.read_text(encoding="utf-8")
        write(folder / path.relative_to(ROOT), plain(text) if path.is_relative_to(mutated) else text)
    write(folder / "pyproject.toml", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    write(folder / "setup.cfg", settings(package, warmup))
    write(folder / "preload.txt", "\n".join(PRELOADED))
    return folder


def write(path: Path, text: str) -> None:
    """Write a file, but not again: mutmut keeps what it knows of files that are no newer."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def run(package: str, names: Sequence[str] = ()) -> None:
    """Run all mutants with a few of the tests that call them; or some with all, each imported anew.

    The few may not be those that notice, and what runs at import cannot be mutated later.
    """
    warmup, most = ("import", ALL) if names else ("collect", FEW)
    mutmut = [str(Path(sys.executable).with_name("mutmut")), "run", "--max-children", str(os.cpu_count()), *names]
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "tools"),
        "PYTHONDONTWRITEBYTECODE": "",  # each mutant is imported anew, but compiled once
        "MUTATED": "ninelives" if package == "core" else f"ninelives.games.{package}",
        "MOST_TESTS": str(most),
    }
    subprocess.run(mutmut, cwd=stage(package, warmup), env=environment, check=True)  # noqa: S603 - our own


def codes(package: str) -> dict[str, int | None]:
    """Return what mutmut found for each mutant: the exit code of its tests."""
    found: dict[str, int | None] = {}
    for path in sorted((ROOT / "mutants" / package).rglob("*.meta")):
        found |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def equivalent() -> set[str]:
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines() if EQUIVALENT.exists() else []
    return {line for line in lines if line and not line.startswith("#")}


def unsettled(package: str) -> list[str]:
    """Return the mutants that no test noticed, without the equivalent ones."""
    known, killed = equivalent(), {*FAILED, *ENDLESS}
    return [name for name, code in codes(package).items() if code not in killed and name not in known]


def report(package: str) -> str:
    """Return a row for the table, and the survivors that nobody has explained yet."""
    found = codes(package)
    survivors = {name for name, code in found.items() if code in SURVIVED}
    killed = {name for name, code in found.items() if code in {*FAILED, *ENDLESS}}
    unclear = [f"  {name} could not be run: {code}" for name, code in found.items() if name not in survivors | killed]
    alike = survivors & equivalent()
    row = [len(found), len(killed), len(survivors), len(alike)]
    shares = [f"{100 * len(killed) / number:.1f} %" for number in (len(found), len(found) - len(alike))]
    stale = [f"  {name} is listed as equivalent, and killed" for name in sorted(killed & equivalent())]
    named = [f"  {name}" for name in sorted(survivors - alike)]
    return "\n".join([f"| {' | '.join([package, *map(str, row), *shares])} |", *named, *stale, *unclear])


def main(packages: Sequence[str], names: Sequence[str]) -> None:
    for package in packages:
        if not names:
            run(package)
        again = names or unsettled(package)
        if again:
            run(package, again)
    print("| package | mutants | killed | survived | of these equivalent | killed of all | killed of the others |")
    print("\n".join([report(package) for package in packages]))


if __name__ == "__main__":
    chosen = [word for word in sys.argv[1:] if word in PACKAGES]
    main(chosen or list(PACKAGES), [word for word in sys.argv[1:] if word not in PACKAGES])
