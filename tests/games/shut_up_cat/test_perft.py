"""Shut Up, Cat! against its witness: lines of play counted, matches walked in step, odds laid out die by die."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from games.shut_up_cat.witness import DEFAULTS, WORDS, Witness
from games.trees import Line, Pair, by_kind, check_odds, check_tree, dice, differs_without, trees_of
from ninelives.games.shut_up_cat import GAME

TREES = trees_of(GAME)
# an own deck makes a card easy to draw, two of the targets guard against counting Milk too often, and memory changes
# what is seen but never what may be done
NOT_COUNTED = {"deck", "target", "memory"}
NAMED = [(place, name) for place, tree in enumerate(TREES) for name in tree.options if name not in NOT_COUNTED]
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
    others = {(name, word) for name, words in WORDS.items() for word in words[1:] if name not in {"deck", "memory"}}
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


@pytest.mark.parametrize("seed", range(8))
def test_game_and_witness_walk_in_step(seed: int) -> None:
    chance = dice(seed)
    for _match in range(MATCHES):
        options = {name: chance.choice(words) for name, words in WORDS.items()} | {"target": "20"}
        assert Pair(GAME, make, seldom_chasing, compare).walk(chance.choice(GAME.seats), options, chance)


@pytest.mark.parametrize("place", range(len(TREES)))
def test_odds_are_the_physical_ways(place: int) -> None:
    check_odds(GAME, make, TREES[place])
