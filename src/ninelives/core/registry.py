"""Games are found by entry point, the included ones as well as third-party games."""

from functools import lru_cache
from typing import TYPE_CHECKING

from ninelives.core.errors import BrokenGame, UnknownGame
from ninelives.core.game import AnyGame, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "ninelives.games"


@lru_cache(maxsize=16)
def points_of(group: str) -> "tuple[EntryPoint, ...]":
    """Return the entry points of a group. They are searched once: that reads a file of every installed package."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, and only needed here

    return tuple(entry_points(group=group))


def keys() -> tuple[str, ...]:
    """Return the keys of all installed games, sorted."""
    return tuple(sorted({point.name for point in points_of(GROUP)}))


def load_entry_point[T](group: str, key: str, kind: type[T], what: str) -> T | None:
    """Return the entry point's object for this key, if any, and check its type; errors call it `what`."""
    points = [point for point in points_of(group) if point.name == key]
    if not points:
        return None
    if len({point.value for point in points}) > 1:
        raise BrokenGame(key, f"several claim this key: {', '.join([point.value for point in points])}")
    try:
        found = points[0].load()
    except (ImportError, AttributeError) as fault:
        raise BrokenGame(key, f"{what} cannot be imported: {fault}") from fault
    if not isinstance(found, kind):
        raise BrokenGame(key, f"{points[0].value} is no {kind.__name__}")
    return found


def find_game(words: str) -> AnyGame:
    """Return the game with this key or title, as people write it: Go Kitty, go kitty or go-kitty."""
    known, wanted = keys(), _plain(words)
    by_key = [key for key in known if wanted == _plain(key)]  # first: a title means importing the game
    by_title = (key for key in known if wanted == _plain(load(key).title))
    return load(next(iter(by_key), None) or next(by_title, words))


def _plain(words: str) -> str:
    return "".join([letter for letter in words.lower() if letter.isalnum()])


def load(key: str) -> AnyGame:
    """Return the game with this key."""
    game: AnyGame | None = load_entry_point(GROUP, key, Game, "it")
    if game is None:
        raise UnknownGame(key, keys())
    if game.key != key:
        raise BrokenGame(key, f"it calls itself {game.key!r}; entry point and key must be the same word")
    return game
