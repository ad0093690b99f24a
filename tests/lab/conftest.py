"""Tiny games, and the parts of a plan that one process played."""

from collections.abc import Iterator

import pytest

from lab import tiny
from lab.runs import FACTS, parts
from ninelives.lab.data.folder import prepare
from ninelives.lab.plan.reading import plan_of
from ninelives.lab.run.coordinator import go_on
from ninelives.lab.run.runners import run_in_turn


@pytest.fixture
def tiny_games() -> Iterator[None]:
    with tiny.installed():
        yield


@pytest.fixture(scope="module")
def serial(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("serial")
    prepare(folder, plan_of(FACTS))
    go_on(folder, run_in_turn)
    return parts(folder)
