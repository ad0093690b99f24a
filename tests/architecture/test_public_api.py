"""The public API is small, and importing it loads nothing that is not needed."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pytest

import ninelives
from fresh import no_modules_loaded

SOURCE = Path(__file__).parents[2] / "src" / "ninelives"
STANDARD_ONLY = [
    path for part in ("core", "games", "bots", "terminal", "rl/codec") for path in sorted((SOURCE / part).rglob("*.py"))
]


def test_the_public_names_are_these() -> None:
    assert set(ninelives.__all__) == {
        "SECRET_BYTES",
        "TABLE",
        "AnyGame",
        "BadOption",
        "BadRecord",
        "Game",
        "Match",
        "Misread",
        "NineLivesError",
        "Record",
        "Refused",
        "Secret",
        "UnknownGame",
        "keys",
        "load",
        "read_record",
        "record",
        "replay",
        "verify",
    }


def modules_of_the_package() -> set[str]:
    """Import the package as a fresh interpreter does, which has the standard library only; name what that loads."""
    with no_modules_loaded():
        before = set(sys.modules)
        import_module("ninelives")
        return set(sys.modules) - before


def test_importing_the_package_loads_the_standard_library_only() -> None:
    loaded = {name.partition(".")[0] for name in modules_of_the_package()}
    assert loaded - set(sys.stdlib_module_names) == {"ninelives"}


@pytest.mark.parametrize("shell", ["terminal", "lab", "rl", "testing", "cli"])
def test_importing_the_package_loads_no_shell(shell: str) -> None:
    assert f"ninelives.{shell}" not in modules_of_the_package()


@pytest.mark.parametrize("path", STANDARD_ONLY, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_pure_parts_use_the_standard_library_only(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            names = [node.module or ""]
        for name in names:
            assert name.partition(".")[0] in sys.stdlib_module_names | {"ninelives"}, f"{path.name} imports {name}"


def seconds_to_run(statement: str) -> float:
    """Return the processor time of a fresh interpreter, the best of some tries.

    A busy machine hardly adds to it, and what measures coverage is not started: it would be measured, too.
    """
    code = f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r}); {statement}"
    tries = []
    for _try in range(8):
        began = used_by_children()
        subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)
        tries.append(used_by_children() - began)
    return min(tries)


def used_by_children() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.timing
def test_importing_the_package_takes_less_than_four_fifths_of_importing_asyncio() -> None:
    """That is 60 ms on a quiet machine of the kind we have; a busy one stretches both."""
    bare, ours, theirs = [seconds_to_run(what) for what in ("pass", "import ninelives", "import asyncio")]
    assert ours - bare < 0.8 * (theirs - bare)
