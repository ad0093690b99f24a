"""Panther plays to win: what each move does to its chances, and to what the others know."""

from collections.abc import Sequence
from typing import Final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.shut_up_cat.judge import Judge
from ninelives.bots.shut_up_cat.prospect import Prospect
from ninelives.bots.shut_up_cat.putting import put_worths
from ninelives.bots.shut_up_cat.weighing import anywhere, held_back, means_of, weigh_all, weigh_move
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.shut_up_cat.moves import Distract, Move, Put, Settle, Sleep
from ninelives.games.shut_up_cat.pieces import CHASE_PRICE, MOST_MULTIPLIER, SEVEN, Die
from ninelives.games.shut_up_cat.state import Returning, Window
from ninelives.games.shut_up_cat.view import Seen, View

FINEST: Final = 4  # uses of the dice that are looked at twice
MIXED: Final = 0.5  # winks given away so that nobody can tell where the MEOWs are


def panther(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    if not awaited or not isinstance(view, Seen):
        return None
    chosen = held_back(view, moves)
    if len(chosen) == 1:
        return chosen[0]
    slack = MIXED if isinstance(view.phase, Returning) else 0.0
    return one_of_the_best(chosen, worths_of(view, chosen), slack, draw)


def weigh(view: View, moves: Moves[Move]) -> Sequence[float]:
    """Weigh moves in winks: by how much a wink would raise the chance to win just now."""
    if not isinstance(view, Seen) or view.seat != view.turn:
        return [0.0] * len(moves)
    still = Prospect(view, 0, fine=False).of(view.hand, 0, 0)
    winks, multiplier = view.board.winks[view.turn], view.board.multipliers[view.turn]
    now = still.of(multiplier, winks)
    wink = max(1.0 / view.setup.target, still.of(multiplier, winks + 1) - now)  # the match is worth its target
    if not isinstance(view.phase, Returning):
        return [worth / wink for worth in worths_of(view, list(moves))]
    worths = worths_of(view, held_back(view, moves))
    if len(worths) == len(moves):
        return worths
    return [*worths, max(worths) + (still.of(multiplier + 1, winks - CHASE_PRICE) - now) / wink]


def worths_of(view: Seen, moves: list[Move]) -> list[float]:
    phase = view.phase
    if isinstance(phase, Returning):
        return put_worths(view, phase, [move.tiles for move in moves if isinstance(move, Put)])
    means = means_of(view, chases=MOST_MULTIPLIER)
    worths = weigh_all(view, means, moves, Prospect(view, 0, fine=False).of, anywhere)
    if not isinstance(view.phase, Window):
        return worths
    return _refined(view, view.phase, moves, worths)


def _refined(view: Seen, phase: Window, moves: list[Move], worths: list[float]) -> list[float]:
    """Look again at the best uses of the dice: what do the others know then, and which die is left for them?"""
    order = sorted(range(len(moves)), key=lambda nth: -worths[nth])
    if not isinstance(moves[order[0]], (Sleep, Distract, Settle)):
        return worths
    fine: dict[int, float] = {}
    for nth in order[:FINEST]:
        move = moves[nth]
        if isinstance(move, (Sleep, Distract, Settle)):
            fine[nth] = _weigh_finely(view, phase, move)
    shift, most = fine[order[0]] - worths[order[0]], min(fine.values())
    return [fine.get(nth, min(most, worth + shift)) for nth, worth in enumerate(worths)]


def _weigh_finely(view: Seen, phase: Window, move: Sleep | Distract | Settle) -> float:
    prospect = Prospect(view, view.board.pillow | 1 << _third(view, phase, move), fine=True)
    return weigh_move(view, Judge(means_of(view, chases=MOST_MULTIPLIER), prospect.of), move, anywhere)


def _third(view: Seen, phase: Window, move: Sleep | Distract | Settle) -> Die:
    if isinstance(move, Sleep):
        return sum(phase.dice) - view.setup.numbers[move.first] - view.setup.numbers[move.last]
    return sum(phase.dice) - (2 * move.number if isinstance(move, Distract) else SEVEN)
