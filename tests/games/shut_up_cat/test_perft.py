"""Shut Up, Cat! against its witness: lines of play counted, matches walked in step, odds laid out die by die."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from games.shut_up_cat.witness import Witness
from games.shut_up_cat.witness_pieces import DEFAULTS, WORDS
from games.trees import Line, Pair, by_kind, check_odds, check_tree, dice, differs_without, trees_of
from ninelives.games.shut_up_cat import GAME

TREES = trees_of(GAME)
# an own deck makes a card easy to draw, two of the targets guard against counting Milk too often, and memory changes
# what is seen but never what may be done; forty rounds are walked through below
NOT_COUNTED = {"deck", "target", "memory", "rounds"}
NAMED = [(place, name) for place, tree in enumerate(TREES) for name in tree.options if name not in NOT_COUNTED]
NOT_NAMED = {"deck", "memory", "rounds"}
MATCHES = 4
SELDOM = 200  # one move in so many chases the cat: matches of who pays winks away at random hardly end


def make(seats: int, options: dict[str, str]) -> Witness:
    return Witness(seats, DEFAULTS | options)


@pytest.mark.parametrize("place", range(len(TREES)))
def test_game_and_witness_count_what_is_on_file(place: int) -> None:
    check_tree(GAME, make, TREES[place])


@pytest.mark.parametrize(("place", "name"), NAMED)
def test_an_option_named_there_changes_a_count(place: int, name: str) -> None:
    assert differs_without(make, TREES[place], name)


def test_a_target_changes_a_count() -> None:
    assert any(differs_without(make, tree, "target") for tree in TREES if "target" in tree.options)


def test_every_value_of_every_option_is_named_there() -> None:
    named = {(name, word) for tree in TREES for name, word in tree.options.items() if name != "deck"}
    others = {
        (name, word) for name, words in WORDS.items() for word in words[1:] if name not in {"deck", "memory", "rounds"}
    }
    assert named >= others


def seldom_chasing(chance: Random, lines: list[Line]) -> Line:
    others = [line for line in lines if line[1] != "chase"]
    return by_kind(chance, others if others and chance.randrange(SELDOM) else lines)


def compare(shown: Mapping[str, Any], table: Witness, seat: int) -> None:
    """See that a seat is shown its own cards, and what lies open."""
    if shown["phase"] not in {"opening", "laying"}:
        assert shown["winks"] == table.winks
        assert shown["multipliers"] == table.times
        assert sorted(shown["hand"]) == sorted(table.hands[seat])
        assert shown["sizes"] == [len(hand) for hand in table.hands]
        assert sum(shown["played"].values()) == len(table.played)


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(8))
def test_game_and_witness_walk_in_step(seed: int) -> None:
    chance = dice(seed)
    for _match in range(MATCHES):
        options = {name: chance.choice(words) for name, words in WORDS.items()} | {"target": "20"}
        assert Pair(GAME, make, seldom_chasing, compare).walk(chance.choice(GAME.seats), options, chance)


def sleepless(chance: Random, lines: list[Line]) -> Line:
    """Pick no Sleep, so that nobody ever holds the target."""
    others = [line for line in lines if line[1].split()[0] not in {"chase", "sleep"}]
    return by_kind(chance, others or lines)


@pytest.mark.parametrize("seats", GAME.seats)
def test_s24_game_and_witness_end_sleepless_nights_in_step(seats: int) -> None:
    assert Pair(GAME, make, sleepless, compare).walk(seats, {"target": "500"}, dice(seats)) > 40 * seats * 3


@pytest.mark.parametrize("place", range(len(TREES)))
def test_odds_are_the_physical_ways(place: int) -> None:
    check_odds(GAME, make, TREES[place])
