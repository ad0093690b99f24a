"""A temper shows: in every game a cat does something else somewhere, and a plain one what its level does."""

from functools import cache
from random import Random
from typing import Any

import pytest

from ninelives.bots.bot import Bot, next_move
from ninelives.bots.cats import LEVELS, bot_named, bots_of
from ninelives.bots.temper import PLAIN, TEMPERS
from ninelives.core.chance import FastDraw
from ninelives.core.match import Match
from ninelives.core.registry import keys, load
from ninelives.lab.simulate import secret_of

SEEN = [temper for temper in TEMPERS.values() if temper is not PLAIN]
MATCHES = 4
SOME = 400  # moves


@cache
def states(key: str) -> tuple[Any, ...]:
    game = load(key)
    bots = dict.fromkeys(range(3), bots_of(game)["kitten"])
    draw = FastDraw(Random(5).random)  # noqa: S311 - a test repeats itself
    found: list[Any] = []
    for number in range(MATCHES):
        match = Match(game, game.choose(), 3, secret=secret_of(5, number))
        while match.to_act and len(found) < SOME:
            found.append(match.state)
            match.play(*next_move(match, bots, draw))
    return tuple(found)


def played(key: str, bot: Bot[Any, Any]) -> list[Any]:
    game = load(key)
    found = []
    for nth, state in enumerate(states(key)):
        seat = game.to_act(state)[0]
        draw = FastDraw(Random(nth).random)  # noqa: S311 - as above
        found.append(bot(game.view(state, seat), game.legal(state, seat), True, draw))  # noqa: FBT003 - as every Bot
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", keys())
def test_every_temper_shows_at_every_level(key: str, level: str) -> None:
    plain = played(key, bots_of(load(key))[level])
    assert played(key, bot_named(load(key), level)) == plain
    ways = {temper.key: played(key, bot_named(load(key), level, temper)) for temper in SEEN}
    assert [temper for temper, way in ways.items() if way == plain] == []
