"""What the table draws from, in words: whoever has a match's secret can draw it again."""

import pytest

from games.kitten_me.table import play, rolled, start, table
from ninelives.core.chance import Urn
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import Bid
from ninelives.games.kitten_me.state import State

DEALT = ("dealer 1", "deal 0:gt 1:draw3")


def small(*lines: str) -> State:
    return play(start(2, start="1", list="bh:3,gt:2,draw3:1", dealer_may_skip="yes"), *lines)


def test_the_urn_holds_what_the_table_may_draw() -> None:
    assert GAME.urn(small()) == Urn(("0", "1"), 1)
    assert GAME.urn(small("dealer 1")) == Urn(("bh", "bh", "bh", "gt", "gt", "draw3"), 2)
    assert GAME.urn(small(*DEALT, "draw3")) == Urn(("bh", "bh", "bh", "gt"), 3)
    assert GAME.urn(small(*DEALT, "bid 1 hat", "challenge")) == Urn(("bh", "bh", "bh", "gt"), 1)


def test_draw_three_takes_no_more_than_is_left() -> None:
    began = start(2, start="1", list="bh:2,gt:1,draw3:1")
    few = play(began, "dealer 0", "deal 0:gt 1:draw3", "bid 1 tie", "draw3")
    assert GAME.urn(few) == Urn(("bh", "bh"), 2)
    assert rolled(few)[0] == "drawn bh,bh"


def test_the_first_and_the_last_of_an_urn_can_be_drawn() -> None:
    assert rolled(small(*DEALT, "bid 1 hat", "challenge")) == ["flip bh", "flip gt"]
    assert rolled(small()) == ["dealer 0", "dealer 1"]
    assert rolled(small("dealer 0"))[0] == "deal 0:bh 1:bh"


def test_in_a_seats_turn_the_table_has_nothing_to_draw() -> None:
    state = table("0 1 bh dealer <\n1 1 gt")
    assert list(GAME.odds(state)) == []
    for ask in (GAME.urn, rolled):
        with pytest.raises(ValueError, match=r"^TABLE has nothing to do in this state.$"):
            ask(state)


def test_k8_choices_are_counted_from_both_ends_and_no_further() -> None:
    choices = GAME.legal(table("0 2 bh,skip dealer <\n1 2 gt,rg", dealer_may_skip="yes"), 0)
    number = len(choices)
    assert number == 67
    assert choices[0] == choices[-number] == Bid(1, 0)
    assert GAME.write(choices[-1]) == GAME.write(choices[number - 1]) == "skip"
    assert choices[number - 2] == Bid(11, 5)
    for beyond in (number, -number - 1):
        with pytest.raises(IndexError, match=str(beyond if beyond > 0 else -1)):
            choices[beyond]
    assert repr(choices) == "<66 bids above 0, and (Skip(),)>"
    raised = GAME.legal(table("0 1 bh dealer\n1 1 gt <\nbid 2 hat by 0"), 1)
    assert repr(raised).endswith(" bids above 2, and (Challenge(), Purrfect())>")
