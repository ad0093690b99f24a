"""The engine against the witness: lines of play counted, matches walked in step, odds laid out card by card."""

from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from games.kitten_me.witness import DEFAULTS, TABLE, WORDS, Witness, answers, in_order
from ninelives.core.chance import FastDraw
from ninelives.core.errors import BadOption
from ninelives.core.perft import perft
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.pieces import GREY, WHITE
from ninelives.games.kitten_me.state import State

FILE = Path(__file__).with_name("counts.perft")
HEAD = """\
# Lines of play of each length, from before the first dealer is drawn: seats | options | length:lines ...
# Written by the witness (witness.py), checked against witness and engine alike. To write it anew:
#   PYTHONPATH=tests python tests/games/kitten_me/test_perft.py
"""
# seats, the longest line, options: where an option is named, the counts differ from those without it
INSTANCES = (
    (2, 6, "start=1 list=bh:2,rg2:1,w:1,skip:2"),
    (2, 8, "start=1 list=bh:1,rg:1,skip:2"),
    (2, 9, "start=1 list=bh:1,w:1,draw3:2"),
    (2, 9, "start=1 list=bh:1,rg:1,skip:1,draw3:2"),
    (3, 6, "start=1 list=bh:1,rt:1,fish:2"),
    (3, 5, "start=1 list=bh:2,gh:1,draw3:1,fish:1"),
    (2, 6, "start=2 list=bh:1,gh:2,fish:1,hide:1"),
    (2, 6, "start=1 list=bh:1,w2:1,skip:1,hide:1"),
    (2, 6, "start=1 list=bh:1,gt:1,hang:2"),
    (2, 7, "start=2 list=bh:2,skip:2,hang:1"),
    (3, 4, "start=1 list=w:1,w2:1,w3:1,skip:1"),
    (2, 8, "start=1 list=bh:1,draw3:1,trouble:2"),
    (2, 5, "start=2 list=rg3:1,skip:1,trouble:3"),
    (3, 9, "start=1 list=bh:1,skip:4"),
    (2, 5, "start=2 double_trouble=once list=rg3:1,skip:1,trouble:3"),
    (2, 6, "start=1 double_trouble=once list=bh:2,draw3:1,trouble:3"),
    (2, 6, "start=1 double_trouble=once list=bh:1,draw3:1,trouble:3"),
    (2, 8, "start=1 purrfect=off list=bh:2,rg:1,skip:1"),
    (2, 8, "start=1 flip=off list=bh:1,gh:1,skip:2"),
    (2, 5, "start=2 flip=off list=bh:1,gh:2,fish:2"),
    (2, 8, "start=1 dealer_may_skip=no list=bh:1,gh:1,skip:2"),
    (2, 7, "start=2 own_bid=may_act list=bh:2,skip:3"),
    (2, 7, "start=1 lowest=2 list=bh2:1,rg:2,skip:1"),
    (2, 7, "start=2 hang_purrfect=1 list=bh:3,hang:3"),
    (2, 7, "start=2 hang_bidder=any_miss list=bh:3,hang:3"),
    (2, 7, "start=2 hang_stack=once list=bh:3,hang:3"),
    (2, 5, "start=5 flip=off most=5 list=bh:8,hang:4"),
)
NAMED = [
    (seats, options, name)
    for seats, _longest, options in INSTANCES
    for name in answers(options)
    if name not in {"start", "list"}
]


def dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - a test repeats itself; no secret hangs on it


def deck_of(options: dict[str, str]) -> dict[str, int]:
    return {card: int(number) for card, number in [part.split(":") for part in options["list"].split(",")]}


def witness_of(seats: int, options: dict[str, str]) -> Witness:
    return Witness(deck_of(options), seats, options)


def count(table: Witness, length: int) -> int:
    lines = table.lines()
    if length == 1:
        return len(lines)
    return sum(count(table.after(actor, text), length - 1) for actor, text in lines)


def write_counts() -> None:
    rows = []
    for seats, longest, options in INSTANCES:
        table = witness_of(seats, answers(options))
        counts = [f"{length}:{count(table, length)}" for length in range(1, longest + 1)]
        rows.append(f"seats {seats} | {options} | {' '.join(counts)}\n")
    FILE.write_text(HEAD + "".join(rows), encoding="utf-8")


def read_counts() -> dict[tuple[int, str], dict[int, int]]:
    instances = {}
    for row in FILE.read_text(encoding="utf-8").splitlines():
        if not row.startswith("#"):
            seats, options, counts = row.split(" | ")
            pairs = [pair.split(":") for pair in counts.split()]
            instances[int(seats.removeprefix("seats ")), options] = {int(length): int(lines) for length, lines in pairs}
    return instances


def test_the_counts_on_file_are_those_of_the_instances_here() -> None:
    on_file = [(seats, list(counts), options) for (seats, options), counts in read_counts().items()]
    assert on_file == [(seats, list(range(1, longest + 1)), options) for seats, longest, options in INSTANCES]


@pytest.mark.parametrize(("seats", "longest", "options"), INSTANCES)
def test_engine_and_witness_count_what_is_on_file(seats: int, longest: int, options: str) -> None:
    lengths = range(1, longest + 1)
    counts = read_counts()[seats, options]
    state = GAME.start(GAME.choose(None, answers(options)), seats)
    assert {length: perft(GAME, state, seats, length) for length in lengths} == counts
    table = witness_of(seats, answers(options))
    assert {length: count(table, length) for length in lengths} == counts


@pytest.mark.parametrize(("seats", "options", "name"), NAMED)
def test_an_option_named_there_changes_a_count(seats: int, options: str, name: str) -> None:
    # an instance on which its option makes no difference would say nothing about it
    chosen = answers(options)
    without = witness_of(seats, chosen | {name: DEFAULTS[name]})
    assert any(count(without, length) != lines for length, lines in read_counts()[seats, options].items())


MOVES = ("challenge", "purrfect", "skip", "draw3")
HOUSE = {
    "start": ("1", "2", "2", "3", "5"),
    "lowest": ("1", "2"),
    "flip": ("on", "on", "off"),
    "dealer_may_skip": ("yes", "no"),
    "own_bid": ("must_raise", "may_act"),
    "double_trouble": ("each", "once"),
    "hang_purrfect": ("2", "1"),
    "hang_bidder": ("over", "any_miss"),
    "hang_stack": ("each", "once"),
    "most": ("none", "none", "5", "6"),
    "purrfect": ("on", "on", "off"),
}
KITTENS = ("bh", "rh", "gt", "bt", "rg", "gg", "bh2", "rg2", "gt3", "w", "w2", "w3")


def random_match(chance: Random) -> tuple[int, dict[str, str], State]:
    """Make up seats, house rules and a deck, until they go together."""
    while True:
        seats = chance.choice((2, 2, 3, 3, 4, 5))
        options = {name: chance.choice(words) for name, words in HOUSE.items()}
        deck = {card: chance.randint(1, 3) for card in chance.sample(KITTENS, chance.randint(2, 7))}
        deck |= {card: chance.randint(0, 4) for card in ("skip", "draw3", "fish", "hang")}
        deck |= {"hide": chance.randint(0, 1), "trouble": chance.randint(0, 2)}
        options["list"] = ",".join([f"{card}:{number}" for card, number in deck.items() if number])
        try:
            return seats, options, GAME.start(GAME.choose(None, options), seats)
        except BadOption:
            continue


def random_line(chance: Random, lines: list[tuple[int, str]]) -> tuple[int, str]:
    """Prefer low bids and action cards, so that rounds last."""
    bids = sorted([line for line in lines if line[1].startswith("bid")], key=lambda line: int(line[1].split()[1]))
    calls = [line for line in lines if line[1] in {"challenge", "purrfect"}]
    actions = [line for line in lines if line not in bids and line not in calls]
    groups = [group for group in (bids[:8], bids[:8], bids, calls, actions, actions) if group]
    return chance.choice(chance.choice(groups))


def any_line(chance: Random, seats: int) -> str:
    """Make up a seat's move, allowed or not."""
    seat, number, word = chance.randrange(seats + 1), chance.randint(0, 12), chance.choice(WORDS)
    return chance.choice((*MOVES, f"fish {seat} {word}", f"bid {number} {word}", f"bid {number} {word}"))


def check_same(state: State, table: Witness, chance: Random) -> list[tuple[int, str]]:
    """Compare all that can happen next, the counts and the outcome; give what the seats can do."""
    awaited = GAME.to_act(state)
    waits_for_table = table.awaited not in {"seat", ""}
    assert (TABLE in awaited) == waits_for_table
    lines = [] if waits_for_table else table.lines()
    seen = [(seat, GAME.write(move)) for seat in table.seats for move in GAME.legal(state, seat)]
    assert len(seen) == len(set(seen))
    assert set(seen) == set(lines)
    for _try in range(6):
        actor, text = chance.choice(table.seats), any_line(chance, len(table.seats))
        assert (GAME.refuse(state, actor, GAME.read(text)) is None) == ((actor, text) in lines), (actor, text)
    for seat in table.seats if table.awaited == "seat" else ():
        shown = GAME.show(GAME.view(state, seat))
        assert shown["counts"] == table.counts
        assert shown["sizes"] == [len(hand) for hand in table.hands]
        assert shown.get("hand", []) == in_order(table.hands[seat])
    outcome = GAME.outcome(state)
    assert (outcome.ranks if outcome else None) == table.ranks()
    assert awaited == (() if outcome else (TABLE,) if waits_for_table else (table.turn,))
    assert bool(lines) == (not waits_for_table and outcome is None)  # nobody is left without a move
    return lines


def walk_in_step(state: State, table: Witness, chance: Random) -> None:
    """Play both to the end by the same moves, chosen at random."""
    draw = FastDraw(chance.random)
    while True:
        lines = check_same(state, table, chance)
        if not table.awaited:
            return
        if lines:
            actor, text = random_line(chance, lines)
            move = GAME.read(text)
        else:
            actor, move = TABLE, GAME.roll(state, draw)
            text = GAME.write(move)
        assert GAME.refuse(state, actor, move) is None
        state, table = GAME.apply(state, actor, move), table.after(actor, text)


@pytest.mark.parametrize("seed", range(10))
def test_engine_and_witness_walk_in_step(seed: int) -> None:
    chance = dice(seed)
    for _match in range(20):
        seats, options, state = random_match(chance)
        walk_in_step(state, witness_of(seats, options), chance)


@pytest.mark.parametrize(("box", "deck", "seats"), [("white", WHITE, 3), ("grey", GREY, 2), ("grey", GREY, 7)])
def test_they_walk_in_step_through_the_box_itself(box: str, deck: dict[str, int], seats: int) -> None:
    state = GAME.start(GAME.choose(None, {"deck": box}), seats)
    walk_in_step(state, Witness(deck, seats, {}), dice(seats))


ODDS = (
    ((), (2, "start=1 list=bh:2,rg2:1,w:1,skip:2")),
    ((), (3, "start=2 list=bh:3,rg:2,w:1,fish:1,hide:1")),
    ((), (2, "start=3 list=bh:3,gt:2,hang:2,trouble:2")),
    (("0:draw3 1:bh", "0 draw3"), (2, "start=1 list=bh:3,rg:2,w:1,draw3:2")),
    (("0:draw3 1:bh", "0 draw3"), (2, "start=1 list=bh:2,w:1,draw3:1")),
    (("0:rg,draw3 1:w,draw3", "0 draw3"), (2, "start=2 list=bh:4,rg:2,w:1,draw3:3")),
    (("0:w,fish 1:bh,rt", "0 fish 1 hat", "1 bid 2 blue", "0 purrfect"), (2, "start=2 list=bh:3,rt:2,w:2,fish:1")),
    (("0:bh 1:rt 2:w", "0 bid 1 tie", "1 bid 2 hat", "2 challenge"), (3, "start=1 list=bh:3,rt:2,w:2,skip:1")),
)


def at(lines: tuple[str, ...], seats: int, options: str) -> tuple[State, Witness]:
    """Play this on both, dealer 0; the first line is the deal."""
    chosen = answers(options)
    state, table = GAME.start(GAME.choose(None, chosen), seats), witness_of(seats, chosen)
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


if __name__ == "__main__":
    write_counts()
