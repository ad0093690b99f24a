"""The cats of a game: levels, odds in words, and an evaluation of moves, found by entry point; and cats by name."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ninelives.bots.bot import Bot, Bots, uniform
from ninelives.bots.temper import BOLD, CAREFUL, CHATTY, PLAIN, SLY, STUBBORN, TEMPERS, Temper
from ninelives.core.chance import Draw
from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame, MoveHistory, Moves, Names, Seat
from ninelives.core.registry import load_entry_point

GROUP: Final = "ninelives.bots"
LEVELS: Final = ("kitten", "tabby", "panther")
USUAL: Final = "tabby"
RANDOM: Final = "random"  # the bot that every game has
# the same cat always has the same temper; those who sit down first differ
BY_NAME: Final[Mapping[str, Temper]] = {
    "Biscuit": BOLD,
    "Mochi": CAREFUL,
    "Otto": STUBBORN,
    "Waffles": CHATTY,
    "Noodle": SLY,
    "Olive": CAREFUL,
    "Ziggy": BOLD,
    "Pepper": SLY,
    "Clementine": STUBBORN,
    "Fig": CHATTY,
}
NAMES: Final[Names] = tuple(BY_NAME)

# as a Bot, with a temper besides
type Level[View, Move] = Callable[[View, Moves[Move], bool, Draw, Temper], Move | None]


class Gamble(NamedTuple):
    """A moment that chance decided for a seat: what came of it, and what was to be expected just before."""

    seat: Seat
    times: int  # how many things were at stake: one showdown, one card, so many tiles
    happened: float  # how many of them went well
    expected: float


def no_gambles(history: object) -> Iterable[Gamble]:  # noqa: ARG001 - as every game's cats are asked
    return ()


def no_win_chances(view: object, values: Sequence[float]) -> Sequence[float]:  # noqa: ARG001 - as every game's cats are asked
    return ()


class Cats[View, Move](NamedTuple):
    """What a game's bots provide. While a match runs nothing here takes a state: cats know what their seat knows."""

    levels: Mapping[str, Level[View, Move]]
    # the odds of this position as the viewer can compute them, in sentences; empty where there are none
    tell_odds: Callable[[View, Names], tuple[str, ...]]
    # the value of each move to the viewer, in the order given; higher is better, and only differences count
    evaluate: Callable[[View, Moves[Move]], Sequence[float]]
    unit: str  # of those values, in the plural: cards, points, winks
    # the field of a watcher's shown view that tells what each seat has, by seat; the more the better. Cats remark on
    # changes of it; where there is none they only greet and congratulate
    standing: str = ""
    # the gambles of a match that is over, in order, whoever made them: luck is what happened less what was expected
    gambles: Callable[[MoveHistory[Any, Move]], Iterable[Gamble]] = no_gambles
    # the viewer's chance to win after moves of these values, 0 to 1, in the order given; empty where cats do not say
    win_chances: Callable[[View, Sequence[float]], Sequence[float]] = no_win_chances
    # levels that nobody is offered: whoever compares bots can name them
    unlisted: Mapping[str, Level[View, Move]] = MappingProxyType({})


type AnyCats = Cats[Any, Any]


def cats_of(game: AnyGame) -> AnyCats | None:
    """Return the cats of a game, if it has any."""
    return load_entry_point(GROUP, game.key, Cats, "its cats")


def bots_of(game: AnyGame) -> dict[str, Bot[Any, Any]]:
    """Return every bot of a game by name, weakest first, with a plain temper."""
    cats = cats_of(game)
    levels = {} if cats is None else cats.levels
    return {RANDOM: uniform, **{name: tempered(level) for name, level in levels.items()}}


def tempered[View, Move](level: Level[View, Move], temper: Temper = PLAIN) -> Bot[View, Move]:
    """Return a bot of this level and temper; it can be sent to another process."""
    return partial(_play, level, temper)


def _play[View, Move](  # noqa: PLR0913 - a level, and all that it is given
    level: Level[View, Move],
    temper: Temper,
    view: View,
    moves: Moves[Move],
    awaited: bool,  # noqa: FBT001 - as every Bot
    draw: Draw,
) -> Move | None:
    return level(view, moves, awaited, draw, temper)


def usual_bot(game: AnyGame) -> str:
    """Return the name of the default bot."""
    return USUAL if USUAL in bots_of(game) else RANDOM


def bot_named(game: AnyGame, name: str, temper: Temper = PLAIN) -> Bot[Any, Any]:
    """Return the bot of this level and temper. Random play has no temper."""
    cats = cats_of(game)
    level = None if cats is None else cats.levels.get(name, cats.unlisted.get(name))
    if level is not None:
        return tempered(level, temper)
    if name != RANDOM:
        raise BadOption(
            "{title} has no bot {name!r}. Bots: {bots}.", title=game.title, name=name, bots=", ".join(bots_of(game))
        )
    return uniform


def bots_beside(game: AnyGame, level: str, names: Names) -> Bots:
    """Return the bots of all seats but the first, each with the temper of its name."""
    return {seat: bot_named(game, level, temper_of(name)) for seat, name in enumerate(names) if seat}


def bot_spelled(game: AnyGame, words: str) -> Bot[Any, Any]:
    """Return the bot of LEVEL or LEVEL/TEMPER, such as tabby/bold."""
    name, slash, key = words.partition("/")
    if slash and key not in TEMPERS:
        raise BadOption("No cat has the temper {key!r}. Tempers: {tempers}.", key=key, tempers=", ".join(TEMPERS))
    return bot_named(game, name, TEMPERS[key] if slash else PLAIN)


def temper_of(name: str) -> Temper:
    """Return the temper of the cat of this name. Whoever is not one of them, such as Otto 2, has a plain temper."""
    return BY_NAME.get(name, PLAIN)
