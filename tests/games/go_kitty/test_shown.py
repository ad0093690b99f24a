"""What a view says beside the cards, so that whoever draws it needs no rules: points, scores, the best Clowders."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from effort import calls_made
from games.go_kitty.table import moves, play, table
from ninelives.core.cards import Hand, cards_of, remove_cards
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.moves import points
from ninelives.games.go_kitty.pieces import DECK, POINTS
from ninelives.games.go_kitty.rules.best import best
from ninelives.games.go_kitty.rules.clowders import lays, mice_in
from ninelives.games.go_kitty.state import State


def shown(state: State, seat: int | None = 0) -> Mapping[str, Any]:
    return GAME.show(GAME.view(state, seat))


def best_of(hand: str, **answers: str) -> list[str]:
    lines: list[str] = shown(table(f"0 {hand} <\n1 fan", **answers))["best"]
    return lines


def test_clowders_have_their_points_and_seats_their_scores() -> None:
    state = table("0 snow,snow,snow,snow,rain <\n1 rain")
    assert shown(state)["points"] == {"kind": 3, "year": 2, "season": 1}
    assert shown(state)["scores"] == [0, 0]
    assert shown(play(state, "lay kind snow,snow,snow,snow"), None)["scores"] == [3, 0]


@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        ("snow,rain,fan", []),
        ("snow,rain,fan,leaf", ["lay year snow,rain,fan,leaf"]),
        ("rain,rain,rain,rain", ["lay kind rain,rain,rain,rain"]),
        ("light,cozy,snow,snow", ["lay season light,cozy,snow,snow"]),
        ("snow,snow,snow,snow,mouse", ["lay kind snow,snow,snow,snow"]),  # as many points, and the Mouse is kept
        ("snow,snow,snow,rain,fan,leaf,mouse", ["lay kind snow,snow,snow,mouse"]),  # 3, and a Year-round alone is 2
        (  # one Kind and a Year-round would leave a Clowder more undone
            "snow,snow,snow,snow,rain,rain,fan,fan,leaf,leaf",
            ["lay year snow,rain,fan,leaf", "lay year snow,rain,fan,leaf"],
        ),
        (
            "snow,snow,snow,snow,rain,fan,leaf,mouse",
            ["lay kind snow,snow,snow,snow", "lay year rain,fan,leaf,mouse"],
        ),
    ],
)
def test_the_best_clowders_of_a_hand_pay_most_and_then_take_fewest_mice(hand: str, lines: list[str]) -> None:
    assert best_of(hand) == lines


def test_the_table_says_how_many_mice_a_clowder_may_take() -> None:
    assert best_of("leaf,mouse,mouse,mouse") == ["lay kind leaf,mouse,mouse,mouse"]
    assert best_of("leaf,mouse,mouse,mouse", mice="2") == []


def test_the_best_is_told_to_whose_turn_it_is_also_where_it_is_late_for_it() -> None:
    state = table("0 snow,snow,snow,snow,rain <\n1 rain,rain")
    assert shown(state, 0)["best"] == ["lay kind snow,snow,snow,snow"]
    assert shown(state, 1)["best"] == shown(state, None)["best"] == []
    asked = play(state, "ask 1 rain")
    assert shown(asked, 0)["best"] == shown(asked, 1)["best"] == []
    after = play(asked, "give")
    assert not [line for line in moves(after) if line.startswith("lay")], "too late at this table"
    assert shown(after, 0)["best"] == ["lay kind snow,snow,snow,snow"]


def test_the_best_can_be_laid_one_after_the_other() -> None:
    state: State = table("0 snow,snow,snow,snow,rain,fan,leaf,mouse,apple,apple,apple,mouse,mouse <\n1 fan")
    lines = shown(state)["best"]
    assert len(lines) == 3
    assert set(lines) <= set(moves(state))
    assert shown(play(state, *lines))["scores"][0] == sum([POINTS[0], POINTS[0], POINTS[1]])


@cache
def by_trying(hand: Hand, most_mice: int) -> tuple[int, int]:
    """Try every Clowder first, then the best of the rest: points, and Mice kept."""
    found = (0, 0)
    for lay in lays(hand, most_mice):
        score, mice = by_trying(remove_cards(hand, lay.cards), most_mice)
        found = max(found, (score + points((lay,), growing=False), mice - mice_in(lay)))
    return found


@pytest.mark.parametrize("most_mice", [1, 2, 3])
def test_no_other_clowders_pay_more(most_mice: int) -> None:
    random = Random(most_mice)  # noqa: S311 - chance here is no secret
    mice = (12,) * 3  # a hand without Mice shows little
    for _time in range(60):
        hand = tuple(sorted(random.sample((*cards_of(DECK)[:-4], *mice), random.randint(4, 11))))
        laid = best(hand, most_mice)
        assert (points(laid, growing=False), -sum([mice_in(lay) for lay in laid])) == by_trying(hand, most_mice), hand
        rest = hand
        for lay in laid:
            assert lay in lays(rest, most_mice), (hand, laid)
            rest = remove_cards(rest, lay.cards)


def test_a_very_full_hand_is_thought_through_at_once() -> None:
    random = Random(4)  # noqa: S311 - chance here is no secret
    hand = tuple(sorted((*random.sample(cards_of(DECK)[:-4], 22), *(12,) * 4)))
    laid, calls = calls_made(lambda: best(hand, 3))
    assert calls < 60_000, calls
    assert points(laid, growing=False) >= 2 * (len(hand) // 4)
