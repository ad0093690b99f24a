"""Cats are found by entry point: three levels for every game here, and random play where there are none."""

from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from lab.coin import COIN
from ninelives.bots.bot import uniform
from ninelives.bots.cats import GROUP, LEVELS, Cats, bot_named, bots_of, cats_of, usual_bot
from ninelives.bots.review import reviewer
from ninelives.core.errors import BadOption, BrokenGame
from ninelives.core.registry import keys, load

EVERY_GAME = pytest.mark.parametrize("key", keys())


def offer(monkeypatch: pytest.MonkeyPatch, *values: str, name: str = "coin") -> None:
    """Make these the only entry points."""
    points = EntryPoints([EntryPoint(name, value, GROUP) for value in values])
    monkeypatch.setattr("importlib.metadata.entry_points", points.select)


@EVERY_GAME
def test_every_game_has_all_levels_and_random_play(key: str) -> None:
    assert tuple(bots_of(load(key))) == ("random", *LEVELS)
    assert bot_named(load(key), "random") is uniform
    assert len({id(bot) for bot in bots_of(load(key)).values()}) == 1 + len(LEVELS)


@EVERY_GAME
def test_tabby_sits_with_people_who_name_no_bot(key: str) -> None:
    assert usual_bot(load(key)) == "tabby"


@EVERY_GAME
def test_cats_name_what_they_count_in_the_plural(key: str) -> None:
    cats = cats_of(load(key))
    assert cats is not None
    assert cats.unit.endswith("s")


@EVERY_GAME
def test_an_unknown_bot_is_refused_with_those_there_are(key: str) -> None:
    with pytest.raises(BadOption, match=rf"has no bot 'lion'\. Bots: random, {', '.join(LEVELS)}\."):
        bot_named(load(key), "lion")


def test_a_game_without_cats_has_random_play() -> None:
    assert cats_of(COIN) is None
    assert bots_of(COIN) == {"random": uniform}
    assert usual_bot(COIN) == "random"
    with pytest.raises(BadOption, match=r"has no bot 'tabby'\. Bots: random\."):
        bot_named(COIN, "tabby")


def test_a_game_without_cats_cannot_be_reviewed() -> None:
    with pytest.raises(BadOption, match=r"^Coin has no panther"):
        reviewer(COIN)


def test_a_third_party_can_bring_cats(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, f"{__name__}:LONE")
    monkeypatch.setattr(EntryPoint, "load", lambda _self: LONE)
    assert tuple(bots_of(COIN)) == ("random", "kitten")
    assert usual_bot(COIN) == "random", "there is no tabby among them"


LONE: Cats[Any, Any] = Cats({"kitten": uniform}, lambda _view, _names: (), lambda _view, moves: [0.0] * len(moves), "x")


@pytest.mark.parametrize("value", ["json:dumps", "ninelives.games.kitten_me:GAME"])
def test_an_entry_point_that_gives_no_cats_is_a_broken_game(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    offer(monkeypatch, value)
    with pytest.raises(BrokenGame, match=f"{value} is no Cats"):
        cats_of(COIN)


def test_cats_of_another_game_are_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "json:dumps", name="other")
    assert cats_of(COIN) is None


def test_cats_that_cannot_be_imported_are_a_broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "no.such.module:CATS")
    with pytest.raises(BrokenGame, match="cannot be imported"):
        cats_of(COIN)
