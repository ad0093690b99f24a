"""What each seat did in a match, from its record: the same record gives the same numbers."""

from random import Random

import pytest

from ninelives.bots.cats import bot_named
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE
from ninelives.core.match import Match
from ninelives.core.record import record
from ninelives.core.registry import keys, load
from ninelives.lab.simulate import play_out, secret_of
from ninelives.tables.statistics import SeatTally
from ninelives.tables.tally import tally_record

SCRIPT = """\
- dealer 0
- deal 0:bh,bh 1:rt,rt
0 bid 2 hat
1 bid 3 hat
0 challenge
- flip rt"""


def record_of(key: str, seed: int = 1) -> str:
    game = load(key)
    match = Match(game, game.choose(), 3, secret=secret_of(seed, 1))
    play_out(match, bot_named(game, "kitten"), FastDraw(Random(seed).random))  # noqa: S311 - no secret
    return record(match).write()


def scripted() -> str:
    game = load("kitten-me")
    match = Match(game, game.choose(None, {"list": "bh:9,rt:9", "start": "2"}), 2)
    for line in SCRIPT.splitlines():
        actor, _, move = line.partition(" ")
        match.say(TABLE if actor == "-" else int(actor), move)
    return record(match).write()


def test_bids_and_calls_are_counted_to_whoever_made_them() -> None:
    caller, bidder = tally_record(scripted())
    assert caller.counts == {"bids": 1, "true": 1, "held": 1, "believed": 0}
    assert bidder.counts == {"bids": 1, "true": 0, "held": 0, "believed": 0}
    assert (caller.times, caller.happened) == (1, 1.0)
    assert (bidder.times, bidder.happened, bidder.luck) == (1, 0.0, -caller.luck)


@pytest.mark.parametrize("key", keys())
def test_every_game_is_tallied_by_seat_and_again_the_same(key: str) -> None:
    text = record_of(key)
    tallies = tally_record(text)
    assert len(tallies) == 3
    assert any(tally.times for tally in tallies)
    assert tally_record(text) == tallies


@pytest.mark.parametrize(
    "text", ["nonsense", "", "ninelives 1\ngame chess 1\nseats 2\n", "ninelives 1\ngame kitten-me 99\nseats 2\n"]
)
def test_a_record_that_cannot_be_played_again_here_tells_nothing(text: str) -> None:
    assert tally_record(text) == ()


def test_a_game_that_counts_nothing_has_empty_tallies_and_its_luck_all_the_same() -> None:
    assert [tally.counts for tally in tally_record(record_of("go-kitty"))] == [{}, {}, {}]
    assert SeatTally({}).luck == 0
