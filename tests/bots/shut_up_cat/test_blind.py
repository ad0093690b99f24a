"""Players who look at nothing: a rule of thumb for the dice, chases by habit. None of them may pay (S2, S19)."""

from collections.abc import Callable, Sequence
from typing import Final

import pytest

from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.moves import CHASE, Distract, Move, Settle, Sleep
from ninelives.games.shut_up_cat.pieces import ARCS
from ninelives.games.shut_up_cat.state import Awake, Window
from ninelives.games.shut_up_cat.view import Seen, View
from ninelives.lab.arena import Pairing, arena

type Blind = Bot[View, Move]
type Choice = Callable[[Sequence[Move]], Move]

FEW, MANY = 12, 100  # matches
LOW: Final = 2  # a multiplier at which the dice are not used before a chase


def length(move: Move) -> int:
    return ARCS[move.first][move.last].length if isinstance(move, Sleep) else 0


def longest(moves: Sequence[Move]) -> Move:
    return max(moves, key=length)


def shortest(moves: Sequence[Move]) -> Move:
    return min(moves, key=lambda move: length(move) or len(ARCS) + 1)


def settle_first(moves: Sequence[Move]) -> Move:
    return next((move for move in moves if isinstance(move, Settle)), longest(moves))


def cards_first(moves: Sequence[Move]) -> Move:
    return next((move for move in moves if isinstance(move, Distract)), longest(moves))


def blind(choice: Choice, *, chases: bool) -> Blind:
    """Return a player who uses the dice by a rule of thumb, and who may chase wherever a score follows."""

    def play(view: View, moves: Moves[Move], awaited: bool, _draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
        if not awaited or not isinstance(view, Seen):
            return None
        if chases and CHASE in moves and _would_chase(view):
            return CHASE
        uses = [move for move in moves if isinstance(move, (Sleep, Settle, Distract))]
        return choice(uses) if uses else moves[0]

    return play


def _would_chase(view: Seen) -> bool:
    """Return whether a score follows: once the MEOWs are heard, or before it where it is too late then."""
    early = view.setup.before_reveal and view.board.multipliers[view.turn] < LOW
    return isinstance(view.phase, Awake) or (isinstance(view.phase, Window) and early)


BLIND: Final[dict[str, Blind]] = {
    "longest arc": blind(longest, chases=False),
    "longest arc and chase": blind(longest, chases=True),
    "shortest arc": blind(shortest, chases=False),
    "settle first": blind(settle_first, chases=False),
    "settle first and chase": blind(settle_first, chases=True),
    "cards first": blind(cards_first, chases=False),
    "cards first and chase": blind(cards_first, chases=True),
}


def share_of(player: str, seats: int, matches: int, **answers: str) -> float:
    """Return the share of wins of a blind player among tabbies."""
    options = GAME.choose("sheet", answers)
    return arena(Pairing(GAME, options, seats, BLIND[player], bot_named(GAME, "tabby"), 7), matches, jobs=1).score.value


@pytest.mark.parametrize("player", BLIND)
def test_no_rule_of_thumb_holds_its_own_among_tabbies(player: str) -> None:
    assert share_of(player, 2, FEW) <= 1 / 12


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("player", BLIND)
def test_no_rule_of_thumb_holds_its_own_among_tabbies_in_many_matches(player: str, seats: int) -> None:
    assert share_of(player, seats, MANY) <= 0.05


@pytest.mark.parametrize("arcs", ["short", "all"])
def test_long_arcs_pay_blindly_only_with_a_chase_between_the_meows_and_the_score(arcs: str) -> None:
    """It is the two together that the two readings of the sheet keep apart."""
    blindly = share_of("longest arc and chase", 2, FEW, arcs=arcs, chase="anytime")
    assert blindly > 0.7 if arcs == "all" else blindly < 0.3
