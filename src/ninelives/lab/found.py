"""Games, their gauges and their cats by key, each looked for once: that takes longer than a match of random moves."""

from functools import cache

from ninelives.bots.cats import AnyCats, cats_of
from ninelives.core.game import AnyGame
from ninelives.core.registry import load
from ninelives.lab.gauge import Gauge, gauge_of


@cache
def game_of(key: str) -> AnyGame:
    return load(key)


@cache
def gauge_for(key: str) -> Gauge:
    return gauge_of(game_of(key))


@cache
def cats_for(key: str) -> AnyCats | None:
    return cats_of(game_of(key))
