"""The engine against the witness: lines of play counted, matches walked in step, odds laid out card by card."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import Any

import pytest

from games.kitten_me.witness import TABLE, Witness, in_order
from games.trees import Pair, Tree, answers, check_tree, dice, differs_without, trees_of
from ninelives.core.chance import FastDraw
from ninelives.core.errors import BadOption
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.pieces import GREY, WHITE
from ninelives.games.kitten_me.state import State

TREES = trees_of(GAME)
SHRINKING = {"start", "list"}  # these make trees small; the others are there for what they change
NAMED = [(place, name) for place, tree in enumerate(TREES) for name in tree.options if name not in SHRINKING]


def make(seats: int, options: dict[str, str]) -> Witness:
    deck = {card: int(number) for card, number in [part.split(":") for part in options["list"].split(",")]}
    return Witness(deck, seats, options)


@pytest.mark.parametrize("place", range(len(TREES)))
def test_game_and_witness_count_what_is_on_file(place: int) -> None:
    check_tree(GAME, make, TREES[place])


@pytest.mark.parametrize(("place", "name"), NAMED)
def test_an_option_named_there_changes_a_count(place: int, name: str) -> None:
    assert differs_without(make, TREES[place], name)


HOUSE = {
    "start": ("1", "2", "2", "3", "5"),
    "lowest": ("1", "2"),
    "flip": ("on", "on", "off"),
    "dealer_may_skip": ("no", "yes"),
    "own_bid": ("must_raise", "may_act"),
    "double_trouble": ("each", "once"),
    "hang_purrfect": ("2", "1"),
    "hang_bidder": ("over", "met", "any_miss"),
    "hang_stack": ("each", "once"),
    "most": ("none", "none", "5", "6"),
    "purrfect": ("on", "on", "off"),
    "first": ("drawn", "1", "2"),
}
KITTENS = ("bh", "rh", "gt", "bt", "rg", "gg", "bh2", "rg2", "gt3", "w", "w2", "w3")


def random_match(chance: Random) -> Tree:
    """Make up seats, house rules and a deck, until they go together."""
    while True:
        seats = chance.choice((2, 2, 3, 3, 4, 5))
        options = {name: chance.choice(words) for name, words in HOUSE.items()}
        deck = {card: chance.randint(1, 3) for card in chance.sample(KITTENS, chance.randint(2, 7))}
        deck |= {card: chance.randint(0, 6) for card in ("skip", "draw3", "hang")}
        deck |= {"fish": chance.randint(0, 4), "hide": chance.randint(0, 1), "trouble": chance.randint(0, 2)}
        options["list"] = ",".join([f"{card}:{number}" for card, number in deck.items() if number])
        try:
            GAME.start(GAME.choose(None, options), seats)
        except BadOption:
            continue
        return Tree(seats, options, (), {})


def random_line(chance: Random, lines: list[tuple[int, str]]) -> tuple[int, str]:
    """Prefer low bids and action cards, so that rounds last."""
    bids = sorted([line for line in lines if line[1].startswith("bid")], key=lambda line: int(line[1].split()[1]))
    calls = [line for line in lines if line[1] in {"challenge", "purrfect"}]
    actions = [line for line in lines if line not in bids and line not in calls]
    groups = [group for group in (bids[:8], bids[:8], bids, calls, actions, actions) if group]
    return chance.choice(chance.choice(groups))


def compare(shown: Mapping[str, Any], table: Witness, seat: int) -> None:
    """See that a seat is shown its own hand, and everyone's counts and sizes."""
    if table.awaited == "seat":
        assert shown["counts"] == table.counts
        assert shown["sizes"] == [len(hand) for hand in table.hands]
        assert shown["hand"] == in_order(table.hands[seat])


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(10))
def test_game_and_witness_walk_in_step(seed: int) -> None:
    chance = dice(seed)
    for _match in range(20):
        start = random_match(chance)
        assert Pair(GAME, make, random_line, compare).walk(start.seats, start.options, chance)


@pytest.mark.parametrize(("box", "deck", "seats"), [("white", WHITE, 3), ("grey", GREY, 2), ("grey", GREY, 7)])
def test_they_walk_in_step_through_the_box_itself(box: str, deck: dict[str, int], seats: int) -> None:
    pair = Pair(GAME, lambda seats, _options: Witness(deck, seats, {}), random_line, compare)
    assert pair.walk(seats, {"deck": box}, dice(seats))


ODDS = (
    ((), (2, "start=1 list=bh:2,rg2:1,w:1,skip:2")),
    ((), (3, "start=2 list=bh:3,rg:2,w:1,fish:1,hide:1")),
    ((), (2, "start=3 list=bh:3,gt:2,hang:2,trouble:2")),
    (("0:bh 1:draw3", "0 bid 1 hat", "1 draw3"), (2, "start=1 list=bh:3,rg:2,w:1,draw3:2")),
    (("0:bh 1:draw3", "0 bid 1 hat", "1 draw3"), (2, "start=1 list=bh:2,w:1,draw3:1")),
    (("0:rg,draw3 1:w,draw3", "0 draw3"), (2, "start=2 dealer_may_skip=yes list=bh:4,rg:2,w:1,draw3:3")),
    (
        ("0:bh,rt 1:w,fish", "0 bid 1 hat", "1 fish 0 hat", "0 bid 2 blue", "1 purrfect"),
        (2, "start=2 list=bh:3,rt:2,w:2,fish:1"),
    ),
    (("0:bh 1:rt 2:w", "0 bid 1 tie", "1 bid 2 hat", "2 challenge"), (3, "start=1 list=bh:3,rt:2,w:2,skip:1")),
)


def at(lines: tuple[str, ...], seats: int, options: str) -> tuple[State, Witness]:
    """Play this on both, dealer 0; the first line is the deal."""
    chosen = answers(options)
    state, table = GAME.start(GAME.choose(None, chosen), seats), make(seats, chosen)
    script = [(TABLE, "dealer 0"), *[(TABLE, f"deal {deal}") for deal in lines[:1]]]
    script += [(int(seat), text) for seat, _, text in [line.partition(" ") for line in lines[1:]]]
    for actor, text in script:
        move = GAME.read(text)
        assert GAME.refuse(state, actor, move) is None, text
        state, table = GAME.apply(state, actor, move), table.after(actor, text)
    return state, table


@pytest.mark.parametrize(("lines", "instance"), ODDS)
def test_odds_are_the_physical_ways(lines: tuple[str, ...], instance: tuple[int, str]) -> None:
    state, table = at(lines, *instance)
    odds = [(GAME.write(move), ways) for move, ways in GAME.odds(state)]
    assert len(dict(odds)) == len(odds)
    assert dict(odds) == table.ways()


@pytest.mark.parametrize(("lines", "instance"), ODDS)
def test_roll_draws_in_those_proportions(lines: tuple[str, ...], instance: tuple[int, str]) -> None:
    state, table = at(lines, *instance)
    draw = FastDraw(dice(9).random)
    rolls = 4000
    seen = Counter([GAME.write(GAME.roll(state, draw)) for _roll in range(rolls)])
    ways = table.ways()
    assert set(seen) <= set(ways)
    for text, number in ways.items():
        share = number / ways.total()
        assert abs(seen[text] - rolls * share) <= 4.5 * sqrt(rolls * share * (1 - share)) + 3, text


def test_the_first_dealer_is_any_seat() -> None:
    for seats in (2, 3, 7):
        state = GAME.start(GAME.choose(None, {"start": "1"}), seats)
        assert {GAME.write(move): ways for move, ways in GAME.odds(state)} == {f"dealer {n}": 1 for n in range(seats)}


@pytest.mark.parametrize("first", ["drawn", "1", "3"])
def test_a_named_dealer_is_the_only_one_to_game_and_witness(first: str) -> None:
    options = answers(f"start=1 list=bh:4 first={first}")
    state = GAME.start(GAME.choose(None, options), 3)
    assert {GAME.write(move): ways for move, ways in GAME.odds(state)} == make(3, options).ways()
