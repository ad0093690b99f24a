"""Small rounds are solved: which are small, what the solution looks like, and its exploitability."""

from collections.abc import Iterator
from typing import Final

import pytest

from games.kitten_me.table import play, table
from ninelives.bots.kitten_me.small_rounds import solved
from ninelives.core.game import TABLE
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import Move
from ninelives.games.kitten_me.state import Bidding, Dealing, Over, State
from ninelives.games.kitten_me.view import Seen
from ninelives.lab.oracle.report import exploitabilities
from ninelives.lab.oracle.rounds import SHRUNK, state_before_deal

TINY: Final = {"list": "bh:2,bt:1,w:1,skip:1", "start": "1"}
SMALLER: Final = ("one-card", "flip-purrfect")  # with a few hundred information sets
TWO: Final = "0 1 bh <\n1 1 w"


def advice(state: State, seat: int | None = 0) -> dict[Move, float] | None:
    view = GAME.view(state, seat)
    assert isinstance(view, Seen)
    found = solved(view)
    return None if found is None else dict(zip(*found, strict=True))


@pytest.mark.parametrize("deck", ["white", "grey", "both"])
def test_a_round_with_a_box_is_not_small(deck: str) -> None:
    assert advice(table(TWO, deck=deck)) is None


@pytest.mark.parametrize("card", ["draw3", "fish", "hang"])
def test_a_round_in_which_more_can_happen_than_bids_and_skips_is_not_small(card: str) -> None:
    deck = {"list": "bh:2,w:1,{}:1", "start": "1"}
    assert advice(table(TWO, **{**deck, "list": deck["list"].format("skip")})) is not None
    assert advice(table(TWO, **{**deck, "list": deck["list"].format(card)})) is None


def test_a_round_of_three_is_not_small_until_one_is_out() -> None:
    assert advice(table("0 1 bh <\n1 1 w\n2 1 bt", **TINY)) is None
    assert advice(table("0 1 bh <\n1 1 w\n2 out", **TINY)) is not None
    assert advice(table("0 out\n1 1 w\n2 1 bt <", **TINY), 2) is not None


def test_a_watcher_is_given_no_advice() -> None:
    assert advice(table(TWO, **TINY), None) is None


def test_a_round_with_more_than_twelve_hands_is_not_small() -> None:
    deck = {"list": "bh:1,bt:1,bg:1,w:1,hide:4", "start": "1", "flip": "off"}
    assert advice(table("0 2 bh,bt <\n1 1 hide", **deck)) is not None, "there are eleven hands of two"
    assert advice(table("0 3 bh,bt,w <\n1 1 hide", **deck)) is None, "there are fifteen hands of three"


def test_a_round_with_many_ways_to_bid_is_not_small() -> None:
    assert advice(table("0 2 bh,bh <\n1 2 bh,bh", list="bh:9,skip:1", start="1")) is not None
    assert advice(table("0 3 bh,bh,bh <\n1 3 bh,bh,bh", list="bh:9,skip:1", start="1")) is None


def test_a_round_with_more_than_five_kinds_of_cards_is_not_small() -> None:
    kinds = ["bh:1", "bt:1", "bg:1", "rh:1", "w:1", "rt:1"]
    assert advice(table(TWO, list=",".join(kinds[:5]), start="1", flip="off")) is not None
    assert advice(table(TWO, list=",".join(kinds), start="1", flip="off")) is None


def turns(state: State) -> Iterator[Bidding]:
    """Yield a state for every view that a seat can have on its turn in this round."""
    seen = set()
    waiting = list(after(state))
    while waiting:
        at = waiting.pop()
        if isinstance(at, Bidding):
            view = GAME.view(at, at.turn)
            if view in seen:
                continue
            seen.add(view)
            yield at
        waiting += [] if isinstance(at, (Dealing, Over)) else list(after(at))


def after(state: State) -> Iterator[State]:
    (actor,) = GAME.to_act(state)
    fan = [move for move, _ways in GAME.odds(state)] if actor == TABLE else GAME.legal(state, actor)
    for move in fan:
        yield GAME.apply(state, actor, move)


@pytest.mark.parametrize(
    "answers", [TINY, *[SHRUNK[name] for name in SMALLER], {"list": "bh:1,w:1,hide:1,trouble:1", "start": "1"}]
)
@pytest.mark.parametrize("own_bid", ["must_raise", "may_act"])
def test_advice_names_legal_moves_only_and_always_some(answers: dict[str, str], own_bid: str) -> None:
    number = 0
    for state in turns(state_before_deal(GAME, {**answers, "own_bid": own_bid})):
        found = advice(state, state.turn)
        assert found is not None
        assert min(found.values()) >= 0 < sum(found.values())
        assert all(move in GAME.legal(state, state.turn) for move, weight in found.items() if weight)
        number += 1
    assert number >= 100


def test_advice_after_a_skip_is_for_the_hand_that_is_left() -> None:
    state: State = table("0 1 skip dealer <\n1 1 w", dealer_may_skip="yes", **TINY)
    found = advice(play(state, "skip", "bid 1 hat"))
    assert found is not None
    assert GAME.read("skip") not in [move for move, weight in found.items() if weight]


def test_a_sure_challenge_is_made_and_a_lost_one_never() -> None:
    """With no flip one card of each is all: two hats need both."""
    sure = advice(table("0 1 rt <\n1 1 bh dealer\nbid 2 hat by 1", **SHRUNK["one-card"]))
    lost = advice(table("0 1 w <\n1 1 bh dealer\nbid 1 hat by 1", **SHRUNK["one-card"]))
    assert sure is not None
    assert lost is not None
    assert share(sure, "challenge") > 0.99
    assert share(lost, "challenge") < 0.01


def share(found: dict[Move, float], line: str) -> float:
    return found[GAME.read(line)] / sum(found.values())


def test_panther_gives_away_a_fraction_of_what_random_play_does_and_less_than_tabby() -> None:
    shrunk = {name: SHRUNK[name] for name in SMALLER}
    for report in exploitabilities(["random", "tabby", "panther"], 60, 100, shrunk):
        panther, tabby = report.bots["panther"], report.bots["tabby"]
        assert panther.ratio <= 1 / 4
        assert panther.exploitability < tabby.exploitability
        assert panther.exploitability > 0, "nobody gives away nothing at all"
