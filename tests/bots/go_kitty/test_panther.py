"""Panther plays as it learned: its network fits what it is told, and a match of panthers comes to its end."""

from random import Random
from typing import Final

import pytest

from ninelives.bots.bot import next_move
from ninelives.bots.cats import bot_named
from ninelives.bots.go_kitty.features import OF_A_MOVE, OF_A_TURN, tell
from ninelives.bots.network import shipped
from ninelives.core.chance import FastDraw
from ninelives.core.match import Match
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.moves import Move
from ninelives.games.go_kitty.state import Playing, State
from ninelives.games.go_kitty.view import Seen, View
from ninelives.lab.simulate import secret_of

TABBY, PANTHER = (bot_named(GAME, level) for level in ("tabby", "panther"))
EVERY_TABLE: Final = [(preset, seats) for preset in GAME.presets for seats in range(2, 6)]


def started(preset: str, seats: int) -> tuple[Match[State, Move, View], FastDraw]:
    draw = FastDraw(Random(seats).random)  # noqa: S311 - a test repeats itself
    return Match(GAME, GAME.choose(preset), seats, secret=secret_of(seats, 0)), draw


@pytest.mark.parametrize(("preset", "seats"), EVERY_TABLE)
def test_it_is_told_as_much_as_it_learned_from(preset: str, seats: int) -> None:
    match, draw = started(preset, seats)
    assert shipped("ninelives.bots.go_kitty").sizes == (OF_A_TURN, OF_A_MOVE)
    for _move in range(30):
        (seat,) = match.to_act
        view, moves = GAME.view(match.state, seat), GAME.legal(match.state, seat)
        assert isinstance(view, Seen)
        told = tell(view, moves)
        assert (len(told.turn), {len(row) for row in told.rows}) == (OF_A_TURN, {OF_A_MOVE})
        assert len(told.moves) == len(told.rows)
        assert set(told.moves) <= set(moves)
        match.play(*next_move(match, dict.fromkeys(range(seats), TABBY), draw))


@pytest.mark.parametrize(("preset", "seats"), EVERY_TABLE)
def test_panthers_empty_the_pile(preset: str, seats: int) -> None:
    """Otherwise their match ended by the number of turns (G32)."""
    match, draw = started(preset, seats)
    while match.to_act:
        match.play(*next_move(match, dict.fromkeys(range(seats), PANTHER), draw))
    assert isinstance(match.state, Playing)
    assert match.state.board.pile == 0
