"""One match of a cell. It follows from the cell, the seed and its number, wherever and whenever it is played."""

from random import Random
from typing import Any, Final

from ninelives.bots.bot import Bot, next_move
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import Moves
from ninelives.core.match import Match
from ninelives.lab.found import game_of
from ninelives.lab.plan.cells import Cell
from ninelives.lab.plan.lineup import bot_of, bots_by_seat, deal_of
from ninelives.lab.simulate import secret_of

LONGEST: Final = 20_000  # moves; a match that is not over by then is left unfinished
_NO_DRAW: Final = FastDraw(Random(0).random)  # noqa: S311 - never drawn from: every seat has its own


def play_match(cell: Cell, seed: int, number: int) -> Match[Any, Any, Any]:
    """Play one match of a cell to its end; the seed and the number decide all chance."""
    game, deal = game_of(cell.game), deal_of(cell.bots, cell.seats, number)
    match = Match(game, game.choose(answers=dict(cell.answers)), cell.seats, secret=secret_of(seed, deal))
    bots = {
        seat: _with_draw(bot_of(cell.game, words), FastDraw(Random(f"{seed} {deal} {seat}").random))  # noqa: S311 - bots' randomness
        for seat, words in enumerate(bots_by_seat(cell.bots, cell.seats, number))
    }
    while match.to_act and len(match.moves) < LONGEST:
        match.play(*next_move(match, bots, _NO_DRAW))
    return match


def _with_draw(bot: Bot[Any, Any], draw: Draw) -> Bot[Any, Any]:
    """Return the bot with randomness of its own: what one seat draws does not change what another draws."""

    def ask(view: Any, moves: Moves[Any], awaited: bool, _draw: Draw) -> Any:  # noqa: ANN401, FBT001 - as every Bot
        return bot(view, moves, awaited, draw)

    return ask
