"""Luck: what chance made of a match, beside what was to be expected just before it decided."""

from random import Random
from typing import Any

import pytest

from ninelives.bots.cats import Gamble, bot_named, cats_of
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE
from ninelives.core.match import Match, history_of, steps_of
from ninelives.core.registry import keys, load
from ninelives.lab.simulate import play_out, secret_of

EVERY_GAME = pytest.mark.parametrize("key", keys())
HATS = {"list": "bh:9,rt:9,w:2", "start": "2"}
MATCHES = 12


def gambles_in(match: Match[Any, Any, Any]) -> list[Gamble]:
    cats = cats_of(match.game)
    assert cats is not None
    return [*cats.gambles(history_of(steps_of(match)))]


def said(key: str, script: str, **answers: str) -> Match[Any, Any, Any]:
    """Play a match of two; the table's lines start with a dash."""
    game = load(key)
    match = Match(game, game.choose(None, answers), 2)
    for line in script.splitlines():
        actor, _, move = line.strip().partition(" ")
        match.say(TABLE if actor == "-" else int(actor), move)
    return match


def played(key: str, seed: int) -> Match[Any, Any, Any]:
    game = load(key)
    match = Match(game, game.choose(), 3, secret=secret_of(seed, 1))
    play_out(match, bot_named(game, "tabby"), FastDraw(Random(seed).random))  # noqa: S311 - no secret
    return match


@pytest.mark.parametrize(("flip", "right"), [("rt", 1.0), ("bh", 0.0)])
def test_a_flip_is_a_gamble_of_caller_and_bidder(flip: str, right: float) -> None:
    """Two hats are shown and three were bid: of sixteen cards nine spare the bidder, seven hats and two wild ones."""
    script = f"- dealer 0\n- deal 0:bh,bh 1:rt,rt\n0 bid 3 hat\n1 challenge\n- flip {flip}"
    caller, bidder = gambles_in(said("kitten-me", script, **HATS))
    assert caller == Gamble(1, 1, right, 7 / 16)
    assert bidder == Gamble(0, 1, 1 - right, 9 / 16)


def test_a_purrfect_call_is_a_gamble_on_the_number_itself() -> None:
    script = "- dealer 0\n- deal 0:bh,bh 1:rt,rt\n0 bid 2 hat\n1 purrfect\n- flip rt"
    caller, _bidder = gambles_in(said("kitten-me", script, **HATS))
    assert caller == Gamble(1, 1, 1.0, 7 / 16)


def test_a_call_without_a_flip_leaves_nothing_to_chance() -> None:
    script = "- dealer 0\n- deal 0:bh,bh 1:rt,rt\n0 bid 3 hat\n1 challenge"
    assert gambles_in(said("kitten-me", script, **HATS, flip="off")) == []


@EVERY_GAME
def test_every_game_has_gambles_and_expects_what_can_happen(key: str) -> None:
    found = [gamble for seed in range(3) for gamble in gambles_in(played(key, seed))]
    assert {gamble.seat for gamble in found} == {0, 1, 2}
    for gamble in found:
        assert 0 <= gamble.happened <= gamble.times
        assert 0 <= gamble.expected <= gamble.times
        assert gamble.happened == gamble.expected or 0 < gamble.expected < gamble.times


@EVERY_GAME
def test_over_many_matches_luck_comes_to_nothing(key: str) -> None:
    """The odds are exact, so whoever plays how, it averages out; a sign that is turned would add up."""
    found = [gamble for seed in range(MATCHES) for gamble in gambles_in(played(key, seed))]
    lucks = [
        gamble.happened - gamble.expected for gamble in found if gamble.seat == 0
    ]  # two sides of a call cancel out
    spread = (sum(luck**2 for luck in lucks) / len(lucks)) ** 0.5
    assert abs(sum(lucks) / len(lucks)) < 4 * spread / len(lucks) ** 0.5
