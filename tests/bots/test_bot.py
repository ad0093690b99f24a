"""Bots are asked in turn; those that are not awaited may step in or return no move."""

from typing import Any

from ninelives import Match, load
from ninelives.bots.bot import next_move, uniform
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import TABLE, Moves

DRAW = FastDraw(lambda: 0.0)


def sleepers() -> Match[Any, Any, Any]:
    """Return a match in which seat 1 is awaited and everyone could chase the cat."""
    match: Match[Any, Any, Any] = Match(load("shut-up-cat"), load("shut-up-cat").choose(), 3)
    match.say(TABLE, "first 1")
    match.say(TABLE, "lay zzmzzmzzmzzm")
    return match


def chaser(_view: Any, moves: Moves[Any], _awaited: bool, _draw: Draw) -> Any:  # noqa: ANN401, FBT001 - as every Bot
    return moves[len(moves) - 1]  # chasing is listed last


def test_a_bot_that_nobody_waits_for_may_step_in() -> None:
    match = sleepers()
    seat, move = next_move(match, {0: uniform, 1: uniform, 2: chaser}, DRAW)
    assert (seat, match.game.write(move)) == (2, "chase")


def test_uniform_returns_no_move_until_it_is_awaited() -> None:
    match = sleepers()
    seat, move = next_move(match, dict.fromkeys(range(3), uniform), DRAW)
    assert (seat, match.game.write(move)) == (1, "gather")


def test_a_seat_without_a_bot_is_never_asked() -> None:
    match = sleepers()
    assert next_move(match, {1: uniform}, DRAW)[0] == 1
