"""What pytest needs to judge mutants quickly, and to know which test calls what. Used by tools/mutants.py."""

import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from mutmut.state import state

# long, and they show little of the rules that others do not
SLOW: Final = re.compile(
    r"test_view_size|imagine|test_worlds|test_secrets|test_roll_draws|in_step\[[2-9]\]|step_through_the_box"
    r"|shut-up-cat-\w+-3\]|golden_match.*-[45]\]"
)
STATS: Final = Path("mutmut-stats.json")
RUN_AT_IMPORT: Final[set[str]] = set()


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


def pytest_collection_finish() -> None:
    """See that the copy is tested, and note which functions ran when it was imported."""
    here = str(Path.cwd() / "src")
    strangers = [module.__name__ for module in _modules() if not str(module.__file__).startswith(here)]
    if strangers:
        pytest.exit(f"these are not from the copy: {strangers}", returncode=2)
    RUN_AT_IMPORT.update(state()._stats)  # noqa: SLF001 - mutmut has no other door to it


def pytest_runtest_setup() -> None:
    """Let a test call what it uses itself: nothing is cached, and what ran at import counts for all tests."""
    for module in _modules():
        for value in list(vars(module).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()
    state()._stats.update(RUN_AT_IMPORT)  # noqa: SLF001 - as above


def _modules() -> list[ModuleType]:
    return [module for name, module in list(sys.modules.items()) if name.partition(".")[0] == "ninelives"]
