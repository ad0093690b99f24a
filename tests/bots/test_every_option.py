"""Every value of every option is played by every level. No game is named here."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from ninelives.bots.bot import Bot
from ninelives.bots.cats import LEVELS, bot_named
from ninelives.bots.temper import BOLD, SLY, STUBBORN
from ninelives.core.chance import FastDraw
from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame, Seat
from ninelives.core.match import Match
from ninelives.core.options import Options
from ninelives.core.registry import keys, load
from ninelives.lab.simulate import secret_of

LONGEST: Final = 1500  # moves: a match of two cats is over long before
SOME: Final = 60  # moves of the bigger tables are played: whole matches of five would take minutes


def answers_of(game: AnyGame) -> Iterator[tuple[str, str]]:
    for option in game.options:
        for value in (*option.values, *option.examples):
            yield option.name, value


CASES: Final = [(key, name, value) for key in keys() for name, value in answers_of(load(key))]
EVERY_ANSWER = pytest.mark.parametrize(("key", "name", "value"), CASES)


def chosen(game: AnyGame, name: str, value: str) -> Options:
    """Return the answer combined with a preset, another one each time: some options matter only with others."""
    place = [*answers_of(game)].index((name, value))
    return game.choose([*game.presets][place % len(game.presets)], {name: value})


def levels_of(game: AnyGame) -> list[Bot[Any, Any]]:
    """Return a bot of each level, each with another temper."""
    return [bot_named(game, level, temper) for level, temper in zip(LEVELS, (BOLD, STUBBORN, SLY), strict=True)]


def play_on(match: Match[Any, Any, Any], bots: list[Bot[Any, Any]], most: int) -> None:
    """Let bots play at most so many moves, and check each."""
    draw = FastDraw(Random(match.seats).random)  # noqa: S311 - a test repeats itself
    while match.to_act and len(match.moves) < most:
        match.play(*asked(match, bots, draw))


def asked(match: Match[Any, Any, Any], bots: list[Bot[Any, Any]], draw: FastDraw) -> tuple[Seat, Any]:
    """Ask all who may do something, first those for whom nobody waits: the first who answers moves."""
    for seat in sorted(range(match.seats), key=lambda seat: seat in match.to_act):
        moves, awaited = match.game.legal(match.state, seat), seat in match.to_act
        if len(moves):
            move = bots[seat % len(bots)](match.game.view(match.state, seat), moves, awaited, draw)
            assert move is not None or not awaited, f"seat {seat} is awaited and keeps still"
            if move is not None:
                assert move in moves, f"seat {seat} may not {match.game.write(move)}"
                return seat, move
    raise AssertionError("somebody is awaited and nobody is asked")


@pytest.mark.sampled
@pytest.mark.parametrize("level", range(len(LEVELS)), ids=LEVELS)
@EVERY_ANSWER
def test_two_of_a_level_play_to_the_end(key: str, name: str, value: str, level: int) -> None:
    game = load(key)
    match = Match(game, chosen(game, name, value), 2, secret=secret_of(3, 2))
    play_on(match, [levels_of(game)[level]], LONGEST)
    assert match.outcome is not None
    assert len(match.moves) < LONGEST


@pytest.mark.sampled
@EVERY_ANSWER
def test_all_levels_play_together_at_bigger_tables(key: str, name: str, value: str) -> None:
    game = load(key)
    match = bigger_table(game, chosen(game, name, value), f"{name} {value}")
    play_on(match, levels_of(game), SOME)
    assert match.outcome is not None or len(match.moves) >= SOME


def bigger_table(game: AnyGame, options: Options, seed: str) -> Match[Any, Any, Any]:
    """Return a match for more than two seats, as many as the deck allows."""
    numbers = [*game.seats[1:]]
    Random(seed).shuffle(numbers)  # noqa: S311 - a test repeats itself
    for seats in numbers:
        try:
            return Match(game, options, seats, secret=secret_of(4, seats))
        except BadOption:
            continue
    raise AssertionError(f"no bigger table with {options}")


def test_every_game_has_options_to_play() -> None:
    assert {key for key, _name, _value in CASES} == set(keys())
    assert len(CASES) > 60
