"""The games and their cats, looked up once: finding what is installed means reading the disk."""

import contextlib
from functools import cache

from ninelives.bots.cats import RANDOM, AnyCats, bots_of, cats_of, usual_bot
from ninelives.core.errors import BrokenGame, UnknownGame
from ninelives.core.game import AnyGame
from ninelives.core.registry import keys, load


@cache
def installed_games() -> tuple[str, ...]:
    """Return the keys of all games that were installed when this was first asked, in order."""
    return keys()


def game_named(key: str) -> AnyGame:
    """Return a game, or raise UnknownGame or BrokenGame; whatever is asked for, nothing is searched twice."""
    if key not in installed_games():
        raise UnknownGame(key, installed_games())
    game = _load_game(key)
    if isinstance(game, BrokenGame):
        raise game.with_traceback(None)  # the same one each time: it must not grow
    return game


@cache
def _load_game(key: str) -> AnyGame | BrokenGame:
    try:
        return load(key)
    except BrokenGame as fault:
        return fault


@cache
def cats_named(key: str) -> AnyCats | None:
    return cats_of(game_named(key))


@cache
def levels_of(key: str) -> tuple[str, ...]:
    """Return the bots of a game by name, the weakest first."""
    return tuple(bots_of(game_named(key)))


@cache
def usual_level(key: str) -> str:
    return usual_bot(game_named(key))


def stand_in_level(key: str, *, rated: bool) -> str:
    """Return the level that plays for a person who is away: where it counts, it plays no better than they do."""
    weakest = next((level for level in levels_of(key) if level != RANDOM), RANDOM)
    return weakest if rated else usual_level(key)


def load_all() -> None:
    """Look everything up that is installed now: what is changed on disk later is for the next process."""
    for key in installed_games():
        with contextlib.suppress(BrokenGame):  # said to whoever asks for it
            usual_level(key)
            cats_named(key)
            levels_of(key)
