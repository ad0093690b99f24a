import copy
import pickle

from ninelives.core.game import Outcome, Refusal
from ninelives.games.kitten_me.moves import Bid, Challenge, FirstDealer, Flip


def test_values_are_equal_by_class_and_parts() -> None:
    assert Bid(3, 0) == Bid(3, 0)
    assert Bid(3, 0) != Bid(3, 1)
    assert FirstDealer(3) != Flip(3)  # the same parts, another thing
    assert Bid(3, 0) != (3, 0)
    assert len({Bid(3, 0), Bid(3, 0), Challenge(), Challenge()}) == 2


def test_values_travel() -> None:
    for value in (Bid(3, 0), Refusal("K8", "higher"), Outcome((1, 2), (3, 0), "done")):
        assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - our own bytes
        assert copy.deepcopy(value) == value


def test_values_say_what_they_are() -> None:
    assert repr(Bid(3, 0)) == "Bid(3, 0)"


def test_winners_are_all_who_share_the_first_rank() -> None:
    assert Outcome((1, 3, 1), (5, 0, 5), "a tie").winners == {0, 2}
