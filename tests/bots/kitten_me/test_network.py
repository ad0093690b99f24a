"""The cat that is a network alone is not fooled by what no cat would bid."""

from random import Random

import pytest

from ninelives.bots.cats import bot_named
from ninelives.bots.chances import chances
from ninelives.bots.kitten_me.features import OF_A_MOVE, OF_A_TURN, tell
from ninelives.bots.network import shipped
from ninelives.core.chance import FastDraw
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import Bid
from ninelives.games.kitten_me.pieces import HAT
from ninelives.games.kitten_me.state import Bidding
from ninelives.games.kitten_me.view import Seen

NETWORK = bot_named(GAME, "network")


def dealt(preset: str, seats: int) -> Bidding:
    state = GAME.start(GAME.choose(preset), seats)
    draw = FastDraw(Random(seats).random)  # noqa: S311 - a test repeats itself
    while not isinstance(state, Bidding):
        (actor,) = GAME.to_act(state)
        state = GAME.apply(state, actor, GAME.roll(state, draw))
    return state


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_does_not_raise_what_nobody_can_believe(preset: str, seats: int) -> None:
    """Such bids are rare among cats, so whoever learns from cats alone does not know what to say to one."""
    state = dealt(preset, seats)
    for number in (8 + 4 * seats, 10 + 4 * seats):
        raised = GAME.apply(state, state.turn, Bid(number, HAT))
        (seat,) = GAME.to_act(raised)
        likely = chances(NETWORK, GAME.view(raised, seat), GAME.legal(raised, seat), awaited=True)
        assert likely is not None
        assert sum([chance for move, chance in likely.items() if isinstance(move, Bid)]) < 0.1


@pytest.mark.parametrize("preset", GAME.presets)
def test_it_is_told_as_much_as_it_learned_from(preset: str) -> None:
    state = dealt(preset, 3)
    view = GAME.view(state, state.turn)
    assert isinstance(view, Seen)
    told = tell(view, GAME.legal(state, state.turn))
    assert (len(told.turn), {len(row) for row in told.rows}) == (OF_A_TURN, {OF_A_MOVE})
    assert shipped("ninelives.bots.kitten_me").sizes == (OF_A_TURN, OF_A_MOVE)
    assert all(move in GAME.legal(state, state.turn) for move in told.moves)


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize(("seats", "plays_as"), [(2, "network"), (4, "network"), (5, "reader"), (10, "reader")])
def test_panther_plays_as_it_learned_where_it_did(preset: str, seats: int, plays_as: str) -> None:
    state = dealt(preset, seats)
    asked = (GAME.view(state, state.turn), GAME.legal(state, state.turn))
    panther, other = (bot_named(GAME, name) for name in ("panther", plays_as))
    likely = chances(panther, *asked, awaited=True)
    assert likely is not None
    assert likely == chances(other, *asked, awaited=True)
