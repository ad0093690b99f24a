"""The games and their cats, looked up once: finding what is installed means reading the disk."""

import contextlib
from functools import cache

from ninelives.bots.cats import AnyCats, bots_of, cats_of, usual_bot
from ninelives.core.errors import BrokenGame
from ninelives.core.game import AnyGame
from ninelives.core.registry import keys, load


@cache
def game_named(key: str) -> AnyGame:
    return load(key)


@cache
def cats_named(key: str) -> AnyCats | None:
    return cats_of(game_named(key))


@cache
def levels_of(key: str) -> tuple[str, ...]:
    """Give the bots of a game by name, the weakest first."""
    return tuple(bots_of(game_named(key)))


@cache
def usual_level(key: str) -> str:
    return usual_bot(game_named(key))


def take_down_all() -> None:
    """Look everything up that is installed now: what is changed on disk later is for the next process."""
    for key in keys():
        with contextlib.suppress(BrokenGame):  # said to whoever asks for it
            usual_level(key)
            cats_named(key)
            levels_of(key)
