"""A table of cats is lively: they leap now and then, call Purrfect sometimes, and let everybody have a turn."""

from functools import cache
from random import Random

import pytest

from ninelives.bots.cats import LEVELS, bot_named
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE
from ninelives.core.match import Match, Step, steps_of
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import Bid, Challenge, Move, Purrfect
from ninelives.games.kitten_me.state import Bidding, State
from ninelives.lab.simulate import play_out, secret_of

SEATS = 4
MATCHES = 12
type Turns = list[Step[State, Move]]

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


@cache
def matches_of(level: str) -> list[Turns]:
    """Return the turns of a few matches of four equal cats."""
    return [_turns_of(level, number) for number in range(MATCHES)]


def _turns_of(level: str, number: int) -> Turns:
    match = Match(GAME, GAME.choose("classic"), SEATS, secret=secret_of(4, number))
    assert play_out(match, bot_named(GAME, level), FastDraw(Random(number).random)) == 0  # noqa: S311 - bots' randomness
    return [step for step in steps_of(match) if step.actor != TABLE and isinstance(step.before, Bidding)]


def _is_call(turn: Step[State, Move]) -> bool:
    return isinstance(turn.move, (Challenge, Purrfect))


@EVERY_LEVEL
def test_a_raise_is_a_leap_now_and_then(level: str) -> None:
    leaps = [
        turn.move.number > turn.before.bid.number + 1
        for turns in matches_of(level)
        for turn in turns
        if isinstance(turn.before, Bidding) and turn.before.bid is not None and isinstance(turn.move, Bid)
    ]
    assert 0.1 < sum(leaps) / len(leaps) < 0.4


@EVERY_LEVEL
def test_some_calls_are_purrfect(level: str) -> None:
    """A panther that called Purrfect less often lost to the one that does: every fifth of its calls is one."""
    calls = [isinstance(turn.move, Purrfect) for turns in matches_of(level) for turn in turns if _is_call(turn)]
    assert 0.003 < sum(calls) / len(calls) < 0.3


@EVERY_LEVEL
def test_everybody_has_a_turn_before_the_first_reveal(level: str) -> None:
    for turns in matches_of(level):
        call = [_is_call(turn) for turn in turns].index(True)
        assert len({turn.actor for turn in turns[: call + 1]}) == SEATS
