"""Games, their yardsticks and their cats by key, looked for once: that takes longer than a match of random moves."""

from functools import cache

from ninelives.bots.cats import AnyCats, cats_of
from ninelives.core.game import AnyGame
from ninelives.core.registry import load
from ninelives.lab.yardstick import Yardstick, yardstick_of


@cache
def game_of(key: str) -> AnyGame:
    """Return the game with this key, loaded once."""
    return load(key)


@cache
def yardstick_for(key: str) -> Yardstick:
    """Return the yardstick of the game with this key."""
    return yardstick_of(game_of(key))


@cache
def cats_for(key: str) -> AnyCats | None:
    """Return the cats of the game with this key, if it has some."""
    return cats_of(game_of(key))
