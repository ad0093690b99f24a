"""Quick chances of totals: exact with decks that have no card for whole hands, and near with others."""

from random import Random

import pytest

from ninelives.bots.kitten_me.evaluation import as_watched
from ninelives.bots.kitten_me.odds import odds
from ninelives.bots.kitten_me.totals import Totals
from ninelives.core.chance import FastDraw
from ninelives.core.match import Match
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.pieces import ATTRIBUTES
from ninelives.games.kitten_me.state import Bidding, Fished
from ninelives.games.kitten_me.view import Seen
from ninelives.lab.simulate import secret_of

NUMBERS = range(1, 16)


def turns(preset: str, seats: int) -> list[Seen]:
    """Return what seats see in their turns of a match at random."""
    match = Match(GAME, GAME.choose(preset), seats, secret=secret_of(9, seats))
    draw = FastDraw(Random(seats).random)  # noqa: S311 - a test repeats itself
    found: list[Seen] = []
    while match.to_act and len(found) < 25:
        (seat,) = match.to_act
        view = GAME.view(match.state, seat)
        if isinstance(view, Seen) and isinstance(match.state, Bidding):
            found.append(view)
        moves = GAME.legal(match.state, seat)
        match.play(seat, moves[draw.below(min(3, len(moves)))])
    return found


def farthest(view: Seen, totals: Totals) -> float:
    """Return by how much these chances differ from the exact odds, at most."""
    exact = [odds(view, attribute) for attribute in ATTRIBUTES]
    bids = [(number, attribute) for number in NUMBERS for attribute in ATTRIBUTES]
    return max(
        [abs(exact[attribute].at_least(number) - totals.stands(number, attribute)) for number, attribute in bids]
    )


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_chances_are_the_exact_odds(seats: int) -> None:
    for view in turns("classic", seats):
        assert farthest(view, Totals(view, view.hand)) < 1e-9
        assert farthest(as_watched(view), Totals(view, ())) < 1e-9


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_are_near_where_cards_act_on_whole_hands(seats: int) -> None:
    views = [view for view in turns("deluxe", seats) if not any(isinstance(event, Fished) for event in view.trail)]
    assert len(views) > 10
    assert max([farthest(view, Totals(view, view.hand)) for view in views]) < 0.15


def test_what_is_expected_is_the_sum_of_all_chances() -> None:
    for view in turns("classic", 3):
        totals = Totals(view, view.hand)
        for attribute in ATTRIBUTES:
            assert totals.means[attribute] == pytest.approx(
                sum([totals.stands(number, attribute) for number in range(1, 60)])
            )
