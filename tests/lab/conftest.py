"""Tiny games that the lab finds as it finds installed ones, and the parts of a plan that one process played."""

from collections.abc import Iterator

import pytest

from lab.climb import CLIMB, YARDSTICK
from lab.runs import FACTS, parts
from lab.tilt import TILT
from ninelives.core.game import AnyGame
from ninelives.core.registry import load
from ninelives.lab import found
from ninelives.lab.data.folder import prepare
from ninelives.lab.plan.reading import plan_of
from ninelives.lab.run.coordinator import go_on
from ninelives.lab.run.runners import in_turn
from ninelives.lab.yardstick import Yardstick, yardstick_of


@pytest.fixture
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def loaded(key: str) -> AnyGame:
        return {"climb": CLIMB, "tilt": TILT}.get(key) or load(key)

    def yardstickd(game: AnyGame) -> Yardstick:
        return YARDSTICK if game is CLIMB else yardstick_of(game)

    monkeypatch.setattr(found, "load", loaded)
    monkeypatch.setattr(found, "yardstick_of", yardstickd)
    for cached in (found.game_of, found.yardstick_for):
        cached.cache_clear()
    yield
    for cached in (found.game_of, found.yardstick_for):
        cached.cache_clear()


@pytest.fixture(scope="module")
def serial(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("serial")
    prepare(folder, plan_of(FACTS))
    go_on(folder, in_turn)
    return parts(folder)
