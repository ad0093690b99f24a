"""Who sits where, in words: `tabby`, `panther among tabby`, `tabby without chase among tabby`.

One bot in every seat; or one in a single seat among another, once from each seat of the same deal.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_spelled
from ninelives.core.chance import Draw
from ninelives.core.errors import BadOption
from ninelives.core.game import Moves
from ninelives.lab.found import cats_for, game_of, yardstick_for

AMONG: Final = " among "
WITHOUT: Final = " without "


def deal_of(lineup: str, seats: int, number: int) -> int:
    """Return which deal a match is played with: one deal is played from each seat where a bot sits among others."""
    return number // seats if AMONG in lineup else number


def bots_by_seat(lineup: str, seats: int, number: int) -> tuple[str, ...]:
    """Return the bots of a match by seat, in words."""
    one, among, others = lineup.partition(AMONG)
    return tuple([one if not among or seat == number % seats else others for seat in range(seats)])


@cache
def bot_of(key: str, words: str) -> Bot[Any, Any]:
    """Return the bot of LEVEL, LEVEL/TEMPER, or either of these WITHOUT a rule or card."""
    name, _, never = words.partition(WITHOUT)
    bot = bot_spelled(game_of(key), name)
    return _restrict_bot(key, bot, never) if never else bot


def check_lineup(key: str, lineup: str) -> None:
    """Raise BadOption if there is no such bot."""
    for words in lineup.split(AMONG):
        bot_of(key, words)


def nevers_in(lineup: str) -> list[str]:
    """Return the rules and cards that bots of a lineup play without."""
    return [never for words in lineup.split(AMONG) if (never := words.partition(WITHOUT)[2])]


def _restrict_bot(key: str, bot: Bot[Any, Any], never: str) -> Bot[Any, Any]:
    game, cats = game_of(key), cats_for(key)
    if cats is None:
        raise BadOption(f"{game.title} has no cats, and only a cat can play without {never}.")
    use = yardstick_for(key).use
    return partial(play_without, bot, lambda move: use(game.write(move)) == never, cats.evaluate)


def play_without(  # noqa: PLR0913 - a bot, its restriction, and all that a bot is given
    bot: Bot[Any, Any],
    forbidden: Callable[[Any], bool],
    evaluate: Callable[[Any, Moves[Any]], Any],
    view: Any,  # noqa: ANN401 - of any game
    moves: Moves[Any],
    awaited: bool,  # noqa: FBT001 - as every Bot
    draw: Draw,
) -> Any:  # noqa: ANN401 - a move of any game
    """Return the bot's move or, if that is forbidden, the best of the others by its own evaluation."""
    allowed = tuple([move for move in moves if not forbidden(move)])
    if not allowed:
        return bot(view, moves, awaited, draw) if awaited else None
    move = bot(view, allowed, awaited, draw)
    if move is None or not forbidden(move):
        return move
    # some bots think by themselves of what is possible: take the best of what is left
    values = evaluate(view, allowed)
    return max(zip(values, range(len(allowed)), allowed, strict=True), key=lambda rated: (rated[0], -rated[1]))[2]
