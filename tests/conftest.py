"""Tests without a marker are deterministic: what that means, and which marker allows what, stands in determinism.py."""

from pathlib import Path

import pytest

from determinism import ALLOWED, pytest_runtest_call, pytest_runtest_setup

__all__ = ["pytest_runtest_call", "pytest_runtest_setup"]

# Until its tests have markers of their own, all of this folder's count as tests of processes that look at a clock.
UNMARKED = Path(__file__).parent / "server"


def pytest_itemcollected(item: pytest.Item) -> None:
    if UNMARKED in item.path.parents and not any(mark.name in ALLOWED for mark in item.iter_markers()):
        item.add_marker(pytest.mark.processes)
        item.add_marker(pytest.mark.timing)
