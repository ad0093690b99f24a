"""The value of moves in cards, as the review shows it, and the stakes of a call."""

from games.kitten_me.table import moves, start, table
from ninelives.bots.kitten_me import CATS
from ninelives.bots.kitten_me.evaluation import evaluate_turn
from ninelives.bots.kitten_me.stakes import Stakes
from ninelives.core.game import Seat
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.state import State
from ninelives.games.kitten_me.view import Seen

HATS = {"list": "bh:9,skip:3", "start": "3"}  # nothing but hats, and none is worth more than one


def values(state: State, seat: Seat = 0) -> dict[str, float]:
    return dict(zip(moves(state), CATS.evaluate(GAME.view(state, seat), GAME.legal(state, seat)), strict=True))


def test_evaluation_prefers_a_sure_win_to_a_sure_loss() -> None:
    sure = values(table("0 3 skip,skip,skip <\n1 3 bh,bh,bh\nbid 5 hat by 1", **HATS))
    assert sure["challenge"] == max(sure.values()) > 0
    assert sure["purrfect"] == min(sure.values()) < 0
    lost = values(table("0 3 bh,bh,bh <\n1 3 bh,bh,bh\nbid 2 hat by 1", **HATS))
    assert lost["challenge"] == min(lost.values()) < 0 < lost["bid 3 hat"]


def test_evaluation_of_an_action_card_is_neutral() -> None:
    assert values(table("0 3 bh,bh,skip <\n1 3 bh,bh,bh\nbid 2 hat by 1", **HATS))["skip"] == 0


def test_before_the_deal_there_is_nothing_to_evaluate() -> None:
    assert list(CATS.evaluate(GAME.view(start(2), 0), ())) == []


def stakes(most: str) -> Stakes:
    state = table("0 5 bh,bh,bh,bh,bh2 <\n1 5 rt,rt,rt,rt,rt2\nbid 2 hat by 1", most=most)
    view = GAME.view(state, 0)
    assert isinstance(view, Seen)
    return evaluate_turn(view, GAME.legal(state, 0), reads=False).stakes()


def test_a_purrfect_that_could_gain_nothing_is_worth_no_more_than_a_challenge() -> None:
    free, capped = stakes("none"), stakes("5")
    assert free.purrfect > free.challenge
    assert capped.purrfect == capped.challenge
