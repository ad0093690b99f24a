"""The cats of a game: bots by level, odds in words, and an evaluation of moves. Found by entry point."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ninelives.bots.bot import Bot, uniform
from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame, Moves, Names
from ninelives.core.registry import announced

GROUP: Final = "ninelives.bots"
LEVELS: Final = ("kitten", "tabby", "panther")
USUAL: Final = "tabby"
RANDOM: Final = "random"  # the bot that every game has
NAMES: Final[Names] = ("Biscuit", "Mochi", "Otto", "Waffles", "Noodle", "Olive", "Ziggy", "Pepper", "Clementine", "Fig")


class Cats[View, Move](NamedTuple):
    """What a game's bots provide. Nothing here takes a state: cats know what their seat knows."""

    levels: Mapping[str, Bot[View, Move]]
    # the odds of this position as the viewer can compute them, in sentences; empty where there are none
    tell_odds: Callable[[View, Names], tuple[str, ...]]
    # the value of each move to the viewer, in the order given; higher is better, and only differences count
    evaluate: Callable[[View, Moves[Move]], Sequence[float]]
    unit: str  # of those values, in the plural: cards, points, winks


type AnyCats = Cats[Any, Any]


def cats_of(game: AnyGame) -> AnyCats | None:
    """Return the cats of a game, if it has any."""
    return announced(GROUP, game.key, Cats, "its cats")


def bots_of(game: AnyGame) -> dict[str, Bot[Any, Any]]:
    """Return every bot of a game by name, weakest first."""
    cats = cats_of(game)
    return {RANDOM: uniform, **({} if cats is None else cats.levels)}


def usual_bot(game: AnyGame) -> str:
    """Return the name of the default bot."""
    return USUAL if USUAL in bots_of(game) else RANDOM


def bot_named(game: AnyGame, name: str) -> Bot[Any, Any]:
    bots = bots_of(game)
    if name not in bots:
        raise BadOption(f"{game.title} has no bot {name!r}. Bots: {', '.join(bots)}.")
    return bots[name]
