"""The games, presets and numbers of seats that the tests of research environments go through."""

from typing import Final

from ninelives.core.game import AnyGame
from ninelives.core.registry import load

KEYS: Final = ("kitten-me", "go-kitty", "shut-up-cat")
type Setting = tuple[AnyGame, str, int]


def settings(*, all_seats: bool = False) -> list[Setting]:
    """Return each preset with the fewest seats, the usual number and the most, or with every number."""
    games = [load(key) for key in KEYS]
    return [(game, preset, number) for game in games for preset in game.presets for number in _seats(game, all_seats)]


def _seats(game: AnyGame, every: bool) -> list[int]:  # noqa: FBT001 - passed on
    return list(game.seats) if every else sorted({game.seats[0], game.usual_seats(), game.seats[-1]})


def name(setting: Setting) -> str:
    game, preset, seats = setting
    return f"{game.key} {preset} {seats}"
