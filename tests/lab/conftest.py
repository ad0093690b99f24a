"""A tiny game that the lab finds as it finds installed ones."""

from collections.abc import Iterator

import pytest

from lab.climb import CLIMB, GAUGE
from ninelives.core.game import AnyGame
from ninelives.core.registry import load
from ninelives.lab import found
from ninelives.lab.gauge import Gauge, gauge_of


@pytest.fixture
def climb(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def loaded(key: str) -> AnyGame:
        return CLIMB if key == CLIMB.key else load(key)

    def gauged(game: AnyGame) -> Gauge:
        return GAUGE if game is CLIMB else gauge_of(game)

    monkeypatch.setattr(found, "load", loaded)
    monkeypatch.setattr(found, "gauge_of", gauged)
    found.game_of.cache_clear()
    found.gauge_for.cache_clear()
    yield
    found.game_of.cache_clear()
    found.gauge_for.cache_clear()
