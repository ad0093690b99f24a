"""Tiny games that the lab finds as it finds installed ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from lab.climb import CLIMB, YARDSTICK
from lab.tilt import TILT
from ninelives.core.game import AnyGame
from ninelives.core.registry import load
from ninelives.lab import found
from ninelives.lab.yardstick import Yardstick, yardstick_of


@contextmanager
def installed() -> Iterator[None]:
    with patch.object(found, "load", _loaded), patch.object(found, "yardstick_of", _yardstick):
        _forget()
        yield
    _forget()


def _loaded(key: str) -> AnyGame:
    return {"climb": CLIMB, "tilt": TILT}.get(key) or load(key)


def _yardstick(game: AnyGame) -> Yardstick:
    return YARDSTICK if game is CLIMB else yardstick_of(game)


def _forget() -> None:
    for cached in (found.game_of, found.yardstick_for):
        cached.cache_clear()
