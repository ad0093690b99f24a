"""What pytest needs to judge mutants quickly, and to know which test calls what. Used by tools/mutants.py."""

import json
import os
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from mutmut.mutation.trampoline import get_mutant_under_test
from mutmut.state import state

# long, and they show little of the rules that others do not: the golden matches and two walks with the witness stay
SLOW: Final = re.compile(
    r"test_view_size|imagine|test_worlds|test_secrets|test_roll_draws|on_file\[|a_count|in_step\[[2-9]\]"
    r"|step_through_the_box|shut-up-cat-\w+-3\]|golden_match.*-[45]\]"
)
LONG: Final = 1.0  # seconds
STATS: Final = Path("mutmut-stats.json")
AT_IMPORT: Final[set[str]] = set()  # functions that ran when the games were imported
BY_FILE: Final[dict[str, set[str]]] = {}  # and when a file of tests was


def pytest_sessionstart() -> None:
    """Import what is mutated, and see that it is the copy."""
    import_module(os.environ["MUTATED"])
    here = str(Path.cwd() / "src")
    strangers = [module.__name__ for module in _modules() if not str(module.__file__).startswith(here)]
    if strangers:
        pytest.exit(f"these are not from the copy: {strangers}", returncode=pytest.ExitCode.USAGE_ERROR)
    AT_IMPORT.update(_called())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave slow tests out and put quick ones first: the first to fail ends the run."""
    config.hook.pytest_deselected(items=[item for item in items if SLOW.search(item.nodeid)])
    seconds = json.loads(STATS.read_text(encoding="utf-8"))["duration_by_test"] if STATS.exists() else {}
    quick = [item for item in items if not SLOW.search(item.nodeid)]
    for item in quick:
        item.__dict__["_nodeid"] = item.nodeid  # mutmut 3.8 asks for it; pytest 9.2 has it no more
    items[:] = sorted(quick, key=lambda item: seconds.get(item.nodeid, 0.0))


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Call it a failed test where a mutant cannot even be imported."""
    if report.failed:
        pytest.exit(str(report.longrepr), returncode=pytest.ExitCode.TESTS_FAILED)
    BY_FILE.setdefault(report.nodeid, set()).update(_called())


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Stop at once where a mutant fails: nobody reads why."""
    if report.failed and "__mutmut_" in get_mutant_under_test():
        os._exit(pytest.ExitCode.TESTS_FAILED)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let a test call what it uses itself, without a cache; what its file called at import counts as called by it."""
    for module in _modules():
        for value in list(vars(module).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()
    state()._stats.update(BY_FILE.get(item.nodeid.partition("::")[0], ()))  # noqa: SLF001 - as in `_called`


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let all tests judge what runs at import only; where a few are to judge first, leave out the others."""
    tests_of, most = state().tests_by_mangled_function_name, int(os.environ["MOST_TESTS"])
    for function in AT_IMPORT - tests_of.keys():
        tests_of[function] = {item.nodeid for item in session.items}
    for function, tests in tests_of.items():
        tests_of[function] = set(_some(sorted(tests), most) if len(tests) > most else tests)


def _some(tests: list[str], most: int) -> list[str]:
    """Return about so many tests of all files alike, none of them long, and the golden matches, which see most."""
    seconds, every = state().duration_by_test, len(tests) // most
    spread = [test for place, test in enumerate(tests) if place % every == 0 or "golden_match" in test]
    return [test for test in spread if seconds[test] < LONG]


def _called() -> set[str]:
    """Return what mutmut saw called since it was asked last."""
    called = set(state()._stats)  # noqa: SLF001 - there is no other door to it
    state()._stats.clear()  # noqa: SLF001 - the same
    return called


def _modules() -> list[ModuleType]:
    return [module for name, module in list(sys.modules.items()) if name.partition(".")[0] == "ninelives"]
