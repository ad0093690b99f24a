"""Run the store's contract where there is no pytest: in a browser, on its own database.

The tests are those of MODULES, in tests/server, one by one, each on a database of its own.
"""

import importlib
import inspect
import sys
from collections.abc import AsyncIterator, Callable
from itertools import count
from types import ModuleType
from typing import Any, Final, NamedTuple

MODULES: Final = ("server.test_store", "server.test_store_cold", "server.test_store_packs")
type Check = Callable[..., Any]


class _Mark(NamedTuple):
    args: tuple[str, list[Any]]


class _Marks:
    """As much of `pytest.mark` as the contract uses."""

    @staticmethod
    def parametrize(name: str, values: list[Any]) -> Callable[[Check], Check]:
        def marked(check: Check) -> Check:
            check.pytestmark = [_Mark((name, values))]  # type: ignore[attr-defined] # as pytest does
            return check

        return marked


def without_pytest() -> None:
    """Let test modules be imported that need nothing of pytest but its marks."""
    pytest = ModuleType("pytest")
    pytest.mark = _Marks()  # type: ignore[attr-defined] # a module made by hand
    sys.modules.setdefault("pytest", pytest)


def checks() -> list[tuple[str, Check, dict[str, Any]]]:
    """Return all tests of the contract with the cases that they are run for."""
    found = []
    for module in MODULES:
        for name, check in inspect.getmembers(importlib.import_module(module), inspect.iscoroutinefunction):
            if name.startswith("test_"):
                found += [(name, check, case) for case in cases_of(check)]
    return found


def cases_of(check: Check) -> list[dict[str, Any]]:
    marked = [mark.args for mark in getattr(check, "pytestmark", []) if mark.args]
    return [{name: value} for name, values in marked for value in values] or [{}]


async def run(named: Callable[[int], str]) -> AsyncIterator[str]:
    """Run every test on the database by a name of its own; yield a line for each, or raise what it raised."""
    from server.stores import BROWSER, opened  # noqa: PLC0415 - where the tests are

    numbers = count(1)
    for name, check, case in checks():
        wanted = inspect.signature(check).parameters
        url = f"{BROWSER}{named(next(numbers))}"
        if "store" in wanted:
            async with opened(url) as (store,):
                await check(store=store, **case)
        else:
            await check(url, **case)
        yield f"{name} {case or ''}".strip()
