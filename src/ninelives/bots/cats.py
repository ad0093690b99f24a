"""The cats of a game: its bots by level, its odds in words, and how it weighs a move. Found by entry point."""

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
    """What a game's folder of bots gives. Nothing here takes a state: cats know what their seat knows."""

    levels: Mapping[str, Bot[View, Move]]
    # what can be reckoned about this position from this view, in sentences; none where there is nothing to reckon
    tell_odds: Callable[[View, Names], tuple[str, ...]]
    # what each of these moves is worth to the viewer, in the order given; more is better, and only differences count
    evaluate: Callable[[View, Moves[Move]], Sequence[float]]
    unit: str  # what those numbers count, in the plural: cards, points, winks


type AnyCats = Cats[Any, Any]


def cats_of(game: AnyGame) -> AnyCats | None:
    """Give the cats of a game, if it has any."""
    return announced(GROUP, game.key, Cats, "its cats")


def bots_of(game: AnyGame) -> dict[str, Bot[Any, Any]]:
    """Give every bot of a game by name, the weakest first."""
    cats = cats_of(game)
    return {RANDOM: uniform, **({} if cats is None else cats.levels)}


def usual_bot(game: AnyGame) -> str:
    """Name the bot that sits with people who name none."""
    return USUAL if USUAL in bots_of(game) else RANDOM


def bot_named(game: AnyGame, name: str) -> Bot[Any, Any]:
    bots = bots_of(game)
    if name not in bots:
        raise BadOption(f"{game.title} has no bot {name!r}. Bots: {', '.join(bots)}.")
    return bots[name]
