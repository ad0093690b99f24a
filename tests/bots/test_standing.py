"""What moves cost in chance to win: known answers for each game, and bounds at every table."""

from collections.abc import Callable
from itertools import islice, pairwise
from random import Random
from typing import Any, Final

import pytest

from games.go_kitty.table import table as kitty_table
from games.kitten_me.table import table as kitten_table
from games.shut_up_cat.table import table as cat_table
from ninelives.bots.bot import next_move, uniform
from ninelives.bots.cats import cats_of
from ninelives.bots.go_kitty import standing as go_kitty
from ninelives.bots.kitten_me import standing as kitten_me
from ninelives.bots.review import review
from ninelives.bots.shut_up_cat import CATS as CAT_CATS
from ninelives.bots.shut_up_cat.panther import values_of
from ninelives.bots.standing import win_shares
from ninelives.core.chance import FastDraw
from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame, Seat
from ninelives.core.match import Match
from ninelives.core.registry import keys, load
from ninelives.games.go_kitty.state import NOT_YET
from ninelives.games.shut_up_cat.view import Seen
from ninelives.lab.simulate import secret_of

VALUES: Final = (50.0, 1.0, 0.5, 0.0, -0.5, -1.0, -50.0)
EVERY_TABLE: Final = [
    pytest.param(game, preset, seats, id=f"{game.key} {preset} {seats}")
    for game in map(load, keys())
    for preset in game.presets
    for seats in game.seats
]
type WinChances = Callable[[Any, Any], Any]


def begun(game: AnyGame, preset: str, seats: int, moves: int) -> Match[Any, Any, Any]:
    """Begin a match at random, as far as so many moves of seats."""
    try:
        match: Match[Any, Any, Any] = Match(game, game.choose(preset), seats, secret=secret_of(1, seats))
    except BadOption as fault:
        pytest.skip(str(fault))
    draw = FastDraw(Random(seats).random)  # noqa: S311 - a test repeats itself
    for _ in range(moves):
        if match.to_act:
            match.play(*next_move(match, dict.fromkeys(range(seats), uniform), draw))
    return match


def chances_here(game: AnyGame, preset: str, seats: int, win_chances: WinChances) -> list[list[float]]:
    """Return the chances after moves of VALUES for whoever acts, here and there in a match."""
    found = []
    for moves in (1, 7, 40):
        match = begun(game, preset, seats, moves)
        found += [list(win_chances(game.view(match.state, seat), VALUES)) for seat in match.to_act]
    return found


def fault_of(chances: list[float]) -> str:
    """Return what is wrong with chances after moves of VALUES, best first."""
    if len(chances) != len(VALUES) or not all(0 <= chance <= 1 for chance in chances):
        return "not a chance for each"
    return "" if chances == sorted(chances, reverse=True) and chances[0] > chances[-1] else "a better move has less"


@pytest.mark.parametrize(("game", "preset", "seats"), EVERY_TABLE)
def test_a_better_move_never_has_a_smaller_chance_at_any_table(game: AnyGame, preset: str, seats: int) -> None:
    cats = cats_of(game)
    assert cats is not None
    found = chances_here(game, preset, seats, cats.win_chances)
    assert found
    assert [fault_of(chances) for chances in found] == [""] * len(found)


def test_chances_that_are_upside_down_or_too_large_are_found() -> None:
    assert fault_of([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    assert fault_of([1.1, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0])
    assert fault_of([0.5] * len(VALUES))
    assert fault_of([])


@pytest.mark.parametrize(("game", "preset", "seats"), EVERY_TABLE)
def test_a_cost_in_chance_is_there_where_there_is_a_cost_at_any_table(game: AnyGame, preset: str, seats: int) -> None:
    decisions = list(islice(review(begun(game, preset, seats, 6)), 2))
    assert decisions
    for decision in decisions:
        assert decision.chance is not None
        assert 0 <= decision.chance <= 1
        assert decision.cost > 0 or decision.chance == 0
        assert decision.chance > 0 or decision.cost < 0.005


def test_shares_are_equal_for_equals_and_one_together() -> None:
    assert win_shares([3.0] * 4) == [0.25] * 4
    assert sum(win_shares([-900.0, 3.0, 900.0])) == 1


# You Gotta Be Kitten Me!


def kitten_chances(picture: str, seat: Seat, *values: float) -> list[float]:
    state = kitten_table(picture)
    return kitten_me.win_chances(load("kitten-me").view(state, seat), values)


@pytest.mark.parametrize("seats", range(2, 11))
def test_whoever_has_more_cards_wins_more_often(seats: int) -> None:
    even = kitten_me.chances_by([5] * seats)
    assert even == pytest.approx([1 / seats] * seats)
    mine = [kitten_me.chances_by([count] + [5] * (seats - 1))[0] for count in range(60)]
    assert mine[0] == 0
    assert all(less < more for less, more in pairwise(mine[:20]))
    assert mine == sorted(mine)
    assert sum(kitten_me.chances_by([1, *range(1, seats)])) == pytest.approx(1)


def test_whoever_is_out_has_no_chance_and_the_last_one_has_won() -> None:
    assert kitten_me.chances_by([0, 3, 0]) == [0, 1, 0]
    assert kitten_me.chances_by([0, 2, 2]) == [0, 0.5, 0.5]


def test_with_one_card_each_a_showdown_is_all_or_nothing() -> None:
    picture = "0 1 bh <\n1 1 rt\nbid 1 hat by 1"
    assert kitten_chances(picture, 0, 1, 0.5, 0, -0.5, -1, -2) == [1, 0.75, 0.5, 0.25, 0, 0]


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_card_is_worth_more_the_fewer_are_left(seats: int) -> None:
    lost = [1 / seats - kitten_me.chances_by([count - 1] + [count] * (seats - 1))[0] for count in range(1, 9)]
    assert lost == sorted(lost, reverse=True)
    assert lost[0] == 1 / seats
    assert lost[-1] > 0


def test_between_a_showdown_lost_and_one_won_chances_are_in_proportion() -> None:
    """Of six cards one is lost: with 2 of 5 left one has 0.6 cards less of six, and with 3 of 5 as many more."""
    picture = "0 3 bh,rt,w <\n1 3 rt,bh,w\nbid 1 hat by 1"
    (low, _high), (_low, high) = kitten_me.chances_by([2, 3]), kitten_me.chances_by([2, 3])
    assert kitten_chances(picture, 0, -0.6, 0, 0.6) == pytest.approx([low, 0.5, high])
    assert kitten_chances(picture, 0, -0.3, 0.3) == pytest.approx([(low + 0.5) / 2, (high + 0.5) / 2])


# Go Kitty


def kitty_seats(*points: int) -> list[go_kitty.SeatStanding]:
    return [go_kitty.SeatStanding(number, 5, 1, 0) for number in points]


@pytest.mark.parametrize("seats", range(2, 6))
def test_whoever_laid_more_wins_more_often_and_the_more_surely_the_later(seats: int) -> None:
    assert go_kitty.chances_by(30, kitty_seats(*[4] * seats)) == pytest.approx([1 / seats] * seats)
    mine = [go_kitty.chances_by(30, kitty_seats(points, *[4] * (seats - 1)))[0] for points in range(12)]
    assert mine == sorted(set(mine))
    ahead = [go_kitty.chances_by(left, kitty_seats(5, *[4] * (seats - 1))) for left in (50, 20, 5, 0)]
    assert [sum(chances) for chances in ahead] == pytest.approx([1] * 4)
    assert [chances[0] for chances in ahead] == sorted({chances[0] for chances in ahead})


def test_cards_count_for_nobody_who_has_no_turn_left() -> None:
    _left, seats = go_kitty.standing_of([0, 0, 0], [4, 4, 4], [1, 1, 1], 0, 1, 2)
    assert [(seat.cards, seat.on_turn) for seat in seats] == [(0, 0), (4, 1), (4, 0)]
    left, seats = go_kitty.standing_of([0, 0], [4, 3], [1, 1], 9, 1, NOT_YET)
    assert (left, [seat.cards for seat in seats]) == (16, [4, 3])


def test_only_differences_of_points_count() -> None:
    view = load("go-kitty").view(kitty_table("0 snow,rain <\n1 leaf"), 0)
    low, high = [go_kitty.win_chances(view, (shift + 2.0, shift)) for shift in (0, 70)]
    assert low == pytest.approx(high)


# Shut Up, Cat!


def cat_view(picture: str) -> Seen:
    view = load("shut-up-cat").view(cat_table(picture), 0)
    assert isinstance(view, Seen)
    return view


def test_panthers_own_chance_comes_back() -> None:
    """Panther values moves by chance; the review says them in winks, and these as chances again."""
    game = load("shut-up-cat")
    state = cat_table("0 20 x1 - <\n1 22 x1 -\ntiles zzmzzmzzmzzm\ndice 1,2,5")
    view, moves = cat_view("0 20 x1 - <\n1 22 x1 -\ntiles zzmzzmzzmzzm\ndice 1,2,5"), game.legal(state, 0)
    assert CAT_CATS.win_chances(view, CAT_CATS.evaluate(view, moves)) == pytest.approx(values_of(view, list(moves)))


def test_in_the_last_turn_there_is_nothing_between_winning_and_losing() -> None:
    game = load("shut-up-cat")
    picture = "0 38 x3 - <\n1 40 x1 -\ntiles zzzzzzzzmmmm\ndice 1,2,5\nfirst 1\ndecided"
    moves = game.legal(cat_table(picture), 0)
    chances = CAT_CATS.win_chances(cat_view(picture), CAT_CATS.evaluate(cat_view(picture), moves))
    assert max(chances) <= 1
    assert min(chances) == pytest.approx(0, abs=0.001)


def test_it_is_said_of_nobody_else_turn() -> None:
    state = cat_table("0 38 x3 - <\n1 40 x1 -\ntiles zzzzzzzzmmmm\ndice 1,2,5")
    assert list(CAT_CATS.win_chances(load("shut-up-cat").view(state, 1), (1.0, 0.0))) == [0, 0]
