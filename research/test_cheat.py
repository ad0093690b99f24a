"""The cheat knows every hand, wins by it, and nobody else at its table sees more than a view."""

from random import Random
from typing import Any

import pytest
from cheat import Sight, cheat, honest, open_handed

from bots.kitten_me.bids import after
from ninelives.bots.bot import uniform
from ninelives.bots.cats import bot_named
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import Moves
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.view import View
from ninelives.lab.arena import Pairing, arena

NO_FLIP = {"list": "bh:4,rt:4,gg:4,w:2", "start": "2", "flip": "off"}
HATS = "deal 0:bh,bh 1:bh,rt"  # three hats and a tie


def answer(*lines: str) -> str:
    """Return what the cheat does after these moves, from seat 0 on."""
    state = after(NO_FLIP, HATS, *lines)
    seat = len(lines) % 2
    draw = FastDraw(Random(1).random)  # noqa: S311 - it draws nothing
    return GAME.write(cheat(Sight(state, GAME.view(state, seat)), GAME.legal(state, seat), True, draw))  # noqa: FBT003 - awaited


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        ((), "bid 3 hat"),  # the highest that stands, though two of the hats are all that seat 0 sees
        (("bid 2 hat",), "bid 3 hat"),
        (("bid 2 tie",), "challenge"),
        (("bid 3 hat",), "purrfect"),
        (("bid 4 hat",), "challenge"),
    ],
)
def test_it_calls_what_is_false_and_bids_what_leaves_no_room(lines: tuple[str, ...], move: str) -> None:
    assert answer(*lines) == move


def test_nobody_beside_it_is_given_a_state() -> None:
    given: list[object] = []

    def looks(view: View, moves: Moves[Any], awaited: bool, draw: Draw) -> Any:  # noqa: ANN401, FBT001 - as every Bot
        given.append(view)
        return uniform(view, moves, awaited, draw)

    game = open_handed()
    arena(Pairing(game, game.choose("first-game"), 2, cheat, honest(looks), seed=1), games=2)
    assert {type(view).__name__ for view in given} == {"Seen"}


def test_it_beats_panther() -> None:
    game = open_handed()
    pairing = Pairing(game, game.choose("first-game"), 2, cheat, honest(bot_named(GAME, "panther")), seed=1)
    assert arena(pairing, games=20).score.value > 0.8
