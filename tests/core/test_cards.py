"""Cards counted and dealt: small cases in full, worked out by hand."""

import pytest

from ninelives.core.cards import (
    add_cards,
    contains_cards,
    counts_without,
    deal_hands,
    enumerate_deals,
    enumerate_hands,
    remove_card,
    remove_cards,
)
from ninelives.core.chance import FastDraw, Urn
from ninelives.core.game import TABLE, Game, rank_places
from ninelives.core.perft import choices, perft
from ninelives.core.registry import load

GAME = load("kitten-me")


def test_every_hand_can_be_drawn_once_each_with_its_ways() -> None:
    assert list(enumerate_hands((2, 1, 2), 2)) == [
        ((0, 1), (1, 0, 2), 2),
        ((0, 2), (1, 1, 1), 4),
        ((0, 0), (0, 1, 2), 1),
        ((1, 2), (2, 0, 1), 2),
        ((2, 2), (2, 1, 0), 1),
    ]
    assert list(enumerate_hands((2, 1), 0)) == [((), (2, 1), 1)]
    assert list(enumerate_hands((1, 1), 3)) == []


def test_the_ways_of_all_hands_are_those_to_draw_at_all() -> None:
    assert sum(ways for _hand, _left, ways in enumerate_hands((4, 3, 2, 1), 4)) == 210
    assert sum(ways for _hands, ways in enumerate_deals((3, 2, 1), (2, 1))) == 60


def test_every_deal_comes_once_with_its_ways() -> None:
    assert list(enumerate_deals((2, 1), (1, 1))) == [(((0,), (0,)), 2), (((0,), (1,)), 2), (((1,), (0,)), 2)]
    assert list(enumerate_deals((2, 1), ())) == [((), 1)]


def test_hands_are_dealt_in_turn_and_sorted() -> None:
    assert deal_hands((5, 4, 3, 2, 1), (2, 3), FastDraw(lambda: 0.0)) == ((4, 5), (1, 2, 3))
    assert deal_hands((5, 4, 3), (1, 0, 1), FastDraw(lambda: 0.0)) == ((5,), (), (4,))


@pytest.mark.parametrize(
    ("cards", "held"),
    [((), True), ((0, 0), True), ((0, 0, 0), False), ((1,), False), ((2,), True), ((3,), False), ((-1,), False)],
)
def test_cards_can_only_come_from_what_is_left(cards: tuple[int, ...], held: bool) -> None:  # noqa: FBT001 - a table
    assert contains_cards((2, 0, 1), cards) is held


def test_cards_are_taken_one_by_one() -> None:
    assert counts_without((2, 0, 1), (0,), (0, 2)) == [0, 0, 0]
    assert remove_card((1, 2, 2, 3), 2) == (1, 2, 3)
    assert remove_cards((1, 2, 2, 3), (2, 3)) == (1, 2)
    assert add_cards((1, 3), (2,)) == (1, 2, 3)


def test_equals_share_a_rank_and_the_next_is_left_out() -> None:
    assert rank_places([(3, 1), (3, 1), (5, 0), (3, 0)]) == (2, 2, 1, 4)


def test_an_urn_gives_what_it_holds() -> None:
    first = FastDraw(lambda: 0.0)
    assert Urn(("a", "b"), 3, back=True).drawn(first) == ["a", "a", "a"]
    assert Urn(("a", "b"), 2).drawn(first) == ["a", "b"]


def test_whatever_can_happen_is_listed_with_who_does_it() -> None:
    """Two seats, one card each of three: TABLE's moves first, then what each seat may do, asked of that very state."""
    start = GAME.start(GAME.choose(None, {"list": "bh:2,w:1", "start": "1"}), 2)
    assert [(actor, GAME.write(move)) for actor, move in choices(GAME, start, 2)] == [
        (TABLE, "dealer 0"),
        (TABLE, "dealer 1"),
    ]
    dealt = GAME.apply(GAME.apply(start, TABLE, GAME.read("dealer 1")), TABLE, GAME.read("deal 0:bh 1:w"))
    listed = [(actor, GAME.write(move)) for actor, move in choices(GAME, dealt, 2)]
    assert listed == [(1, GAME.write(move)) for move in GAME.legal(dealt, 1)]
    assert perft(GAME, dealt, 2, 1) == len(listed)


def test_perft_asks_the_rules_as_they_stand() -> None:
    """A game of counting down: two seats in turn take one, and whoever is not awaited has no move."""

    def legal(state: int, seat: int) -> tuple[str, ...]:
        return ("one",) if state and state % 2 == seat else ()

    def apply(state: int, actor: int, _move: str) -> int:
        assert actor == state % 2
        return state - 1

    game: Game[int, str, None] = GAME._replace(to_act=lambda state: (state % 2,), legal=legal, apply=apply)
    assert [perft(game, 3, 2, depth) for depth in range(5)] == [1, 1, 1, 1, 0]
