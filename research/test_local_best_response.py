"""Who knows how its rival decides reads its bids, bids what it will believe, and wins by it."""

from functools import partial
from random import Random
from typing import Any

import local_best_response
import pytest
from local_best_response import respond

from bots.kitten_me.bids import after
from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import Moves
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import CHALLENGE, Bid, Move
from ninelives.games.kitten_me.pieces import HAT, TIE
from ninelives.games.kitten_me.view import Seen, View
from ninelives.lab.arena import Pairing, arena

NO_FLIP = {"list": "bh:4,rt:4,gg:4,w:2", "start": "2", "flip": "off", "purrfect": "off"}


def doubter(_view: View, moves: Moves[Move], _awaited: bool, _draw: Draw) -> Move:  # noqa: FBT001 - as every Bot
    """Challenge whatever was bid."""
    return CHALLENGE if CHALLENGE in moves else Bid(1, HAT)


def honest(view: View, moves: Moves[Move], _awaited: bool, _draw: Draw) -> Move:  # noqa: FBT001 - as every Bot
    """Bid as many hats or ties as it holds, and challenge where it cannot."""
    assert isinstance(view, Seen)
    kinds = {HAT: 0, TIE: 1}
    held = [Bid(view.hand.count(card), attribute) for attribute, card in kinds.items()]
    return next((bid for bid in held if bid in moves), CHALLENGE if CHALLENGE in moves else moves[0])


def answer(rival: Bot[Any, Any], hands: str, *lines: str) -> Move:
    """Return the answer to a rival that sits at seat 0 if there is an odd number of moves before."""
    state = after(NO_FLIP, hands, *lines)
    seat = len(lines) % 2
    draw = FastDraw(Random(1).random)  # noqa: S311 - a test repeats itself
    return respond(rival, GAME.view(state, seat), GAME.legal(state, seat), True, draw)  # noqa: FBT003 - awaited


def test_whoever_doubts_everything_is_told_the_truth() -> None:
    move = answer(doubter, "deal 0:bh,bh 1:rt,rt")
    assert isinstance(move, Bid)
    assert (move.attribute, move.number) in {(HAT, 1), (HAT, 2)}


@pytest.mark.parametrize(("bid", "stands"), [("bid 2 hat", True), ("bid 1 hat", False)])
def test_bids_of_the_rival_tell_its_hand(bid: str, stands: bool) -> None:  # noqa: FBT001 - of a table
    """It bid all the hats that it has: three are there with the own one if it bid two, and not if it bid one."""
    hands = "deal 0:bh,bh 1:bh,rt" if stands else "deal 0:bh,w 1:bh,rt"
    move = answer(honest, hands, bid)
    assert (move == Bid(3, HAT)) == stands


def test_it_plays_whole_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_best_response, "WORLDS", 3)  # so few say little about who wins
    bot = bot_named(GAME, "tabby")
    pairing = Pairing(GAME, GAME.choose("deluxe"), 2, partial(respond, bot), bot, seed=1)
    assert arena(pairing, games=2).games == 2


def test_a_bot_that_draws_from_too_many_numbers_is_refused() -> None:
    bot = bot_named(GAME, "kitten")
    pairing = Pairing(GAME, GAME.choose("first-game"), 2, partial(respond, bot), bot, seed=1)
    with pytest.raises(ValueError, match="too many numbers"):
        arena(pairing, games=2)
