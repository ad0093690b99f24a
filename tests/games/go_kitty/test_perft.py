"""Go Kitty against its witness: lines of play counted, matches walked in step, odds laid out card by card."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.go_kitty.witness import Witness
from games.go_kitty.witness_pieces import DEFAULTS, WORDS, in_order
from games.trees import Pair, by_kind, check_odds, check_tree, dice, differs_without, trees_of
from ninelives.games.go_kitty import GAME

TREES = trees_of(GAME)
NAMED = [(place, name) for place, tree in enumerate(TREES) for name in tree.options]
MATCHES = 12


def make(seats: int, options: dict[str, str]) -> Witness:
    return Witness(seats, DEFAULTS | options)


@pytest.mark.parametrize("place", range(len(TREES)))
def test_game_and_witness_count_what_is_on_file(place: int) -> None:
    check_tree(GAME, make, TREES[place])


@pytest.mark.parametrize(("place", "name"), NAMED)
def test_an_option_named_there_changes_a_count(place: int, name: str) -> None:
    assert differs_without(make, TREES[place], name)


def test_every_value_of_every_option_is_named_there() -> None:
    named = {(name, word) for tree in TREES for name, word in tree.options.items()}
    named |= {("seasonals", "growing")}  # it changes scores alone, which are compared in matches walked in step
    assert named >= {(name, word) for name, words in WORDS.items() for word in words[1:]}


def compare(shown: Mapping[str, Any], table: Witness, seat: int) -> None:
    """See that a seat is shown its own hand, the sizes of the others, and what lies open."""
    if shown["phase"] not in {"opening", "dealing"}:
        assert shown["hand"] == in_order(table.hands[seat])
        assert [len(known) for known in shown["known"]] == [len(hand) for hand in table.hands]
        assert shown["tokens"] == table.tokens
        assert shown["pile"] == len(table.unknown) + len(table.under)
        assert shown["spent"] == table.spent


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(8))
def test_game_and_witness_walk_in_step(seed: int) -> None:
    chance = dice(seed)
    for _match in range(MATCHES):
        options = {name: chance.choice(words) for name, words in WORDS.items()}
        assert Pair(GAME, make, by_kind, compare).walk(chance.choice(GAME.seats), options, chance)


@pytest.mark.parametrize("place", range(len(TREES)))
def test_odds_are_the_physical_ways(place: int) -> None:
    check_odds(GAME, make, TREES[place])
