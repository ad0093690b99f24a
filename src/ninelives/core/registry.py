"""Games announce themselves by entry point; ours use the same door as anybody's."""

from ninelives.core.errors import BrokenGame, UnknownGame
from ninelives.core.game import AnyGame, Game

GROUP = "ninelives.games"


def keys() -> tuple[str, ...]:
    """Give the keys of all installed games, in order."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, and only needed here

    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def load(key: str) -> AnyGame:
    """Give the game with this key."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - as above

    for point in entry_points(group=GROUP, name=key):
        try:
            game = point.load()
        except (ImportError, AttributeError) as fault:
            raise BrokenGame(key, f"it cannot be imported: {fault}") from fault
        if not isinstance(game, Game):
            raise BrokenGame(key, f"{point.value} is no Game")
        if game.key != key:
            raise BrokenGame(key, f"it calls itself {game.key!r}; entry point and key must be the same word")
        return game
    raise UnknownGame(key, keys())
