"""Cats are found by entry point: three levels for every game here, and random play where there are none."""

import pickle
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import pytest

from installed import announce
from lab.coin import COIN
from ninelives.bots.bot import uniform
from ninelives.bots.cats import (
    GROUP,
    LEVELS,
    NAMES,
    Cats,
    bot_named,
    bot_spelled,
    bots_of,
    cats_of,
    temper_of,
    usual_bot,
)
from ninelives.bots.review import reviewer
from ninelives.bots.temper import BOLD, PLAIN, TEMPERS, Temper
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.errors import BadOption, BrokenGame
from ninelives.core.game import Moves
from ninelives.core.registry import keys, load

EVERY_GAME = pytest.mark.parametrize("key", keys())


def offer(monkeypatch: pytest.MonkeyPatch, *values: str, name: str = "coin") -> None:
    """Make these the only entry points."""
    announce(monkeypatch, *[EntryPoint(name, value, GROUP) for value in values])


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


def test_every_cat_has_a_temper_and_those_who_sit_down_first_differ() -> None:
    tempers = [temper_of(name) for name in NAMES]
    assert PLAIN not in tempers
    assert {temper.key for temper in tempers} == TEMPERS.keys() - {"plain"}
    assert len(set(tempers[:5])) == 5


@pytest.mark.parametrize("name", ["Bot", "Otto 2", "otto", "Seat 0", ""])
def test_whoever_is_no_cat_has_a_plain_temper(name: str) -> None:
    assert temper_of(name) is PLAIN


def test_a_plain_temper_has_no_number_and_every_other_has_one() -> None:
    for key, temper in TEMPERS.items():
        _key, line, *numbers = temper
        assert (temper.key, any(numbers)) == (key, key != "plain")
        assert line.endswith(".")
        assert max(map(abs, numbers)) <= 1


@EVERY_GAME
def test_a_temper_is_spelled_after_the_level(key: str) -> None:
    """A bot is sent to other processes: so it is compared as it is packed for the journey."""
    game = load(key)
    for level in LEVELS:
        spelled, named, plain = bot_spelled(game, f"{level}/bold"), bot_named(game, level, BOLD), bot_named(game, level)
        assert pickle.dumps(spelled) == pickle.dumps(named) != pickle.dumps(plain)
    with pytest.raises(BadOption, match=r"^No cat has the temper 'mild'\. Tempers: plain, bold, "):
        bot_spelled(game, "tabby/mild")


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


def alone(_view: object, moves: Moves[Any], _awaited: bool, _draw: Draw, temper: Temper) -> Any:  # noqa: ANN401, FBT001 - as every Level
    return moves[round(temper.high)]


LONE: Cats[Any, Any] = Cats({"kitten": alone}, lambda _view, _names: (), lambda _view, moves: [0.0] * len(moves), "x")


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


def test_cats_of_a_third_party_have_tempers_too(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, f"{__name__}:LONE")
    monkeypatch.setattr(EntryPoint, "load", lambda _self: LONE)
    draw = FastDraw(Random(1).random)  # noqa: S311 - never drawn from
    bots = bot_named(COIN, "kitten"), bot_named(COIN, "kitten", BOLD._replace(high=1.0))
    assert [bot(None, ("low", "high"), True, draw) for bot in bots] == ["low", "high"]  # noqa: FBT003 - as every Bot
