"""Games announce themselves by entry point; ours use the same door as anybody's."""

from ninelives.core.errors import UnknownGame
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
        game = point.load()
        if isinstance(game, Game):
            return game
    raise UnknownGame(key, keys())
