"""What people typed at the prompt means what they meant, or is asked about; and nothing else is ever played."""

from random import Random
from typing import Any

import pytest

from ninelives.core.chance import FastDraw
from ninelives.core.errors import Misread
from ninelives.core.match import Match
from ninelives.core.registry import load
from ninelives.core.understanding import understand
from terminal.typed_lines import NAMES, TypedLine, match_at, meaning_of, typed_lines

LINES = list(typed_lines())
GAMES = ("kitten-me", "go-kitty", "shut-up-cat")
LEAST_UNDERSTOOD = 0.95
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 ,-'"
EDITS_PER_MOVE = 3
TURNS = 60


@pytest.mark.parametrize("typed", LINES, ids=lambda typed: f"{typed.table}: {typed.line}")
def test_a_line_means_what_the_person_meant(typed: TypedLine) -> None:
    meaning = meaning_of(match_at(typed.game, typed.table), typed.line)
    if typed.meaning.startswith("? "):
        assert meaning.startswith("? ")
        assert f"'{typed.meaning.removeprefix('? ')}'" in meaning
    else:
        assert meaning == typed.meaning


@pytest.mark.parametrize("game", GAMES)
def test_nearly_every_line_is_answered_by_more_than_a_shrug(game: str) -> None:
    meanings = [typed.meaning for typed in LINES if typed.game == game]
    assert len([meaning for meaning in meanings if meaning != "..."]) / len(meanings) >= LEAST_UNDERSTOOD


@pytest.mark.parametrize("preset", ["default", "wild"])
@pytest.mark.parametrize("game", GAMES)
def test_a_mistyped_line_plays_the_move_that_it_is_or_none(game: str, preset: str) -> None:
    random = Random(f"{game} {preset}")  # noqa: S311 - for a test
    match = _match(game, preset)
    played = 0
    for _ in range(TURNS):
        _deal(match, random)
        if not match.to_act:
            match = _match(game, preset)
            continue
        seat = match.to_act[0]
        moves = match.game.legal(match.state, seat)
        move = moves[random.randrange(len(moves))]
        written = match.game.write(move)
        for _ in range(EDITS_PER_MOVE):
            line = _mistyped(written, random)
            meant = understand(match, seat, line).move
            played += meant is not None
            assert meant is None or match.game.write(meant) in {written, _as_it_is(match, line)}, line
        assert understand(match, seat, written).move == move
        match.play(seat, move)
    assert played > 0


def _match(game: str, preset: str) -> Match[Any, Any, Any]:
    rules = load(game)
    seats = min(3, rules.seats[-1])
    known = preset if preset in rules.presets else None
    return Match(rules, rules.choose(known), seats, names=NAMES[:seats])


def _deal(match: Match[Any, Any, Any], random: Random) -> None:
    """Make the moves of the table, at random."""
    while -1 in match.to_act:
        match.play(-1, match.game.roll(match.state, FastDraw(random.random)))


def _mistyped(line: str, random: Random) -> str:
    """Return a line with one letter more, less or other, or two letters swapped."""
    place = random.randrange(len(line))
    letter = random.choice(LETTERS)
    head, tail = line[:place], line[place:]
    return random.choice(
        [head + letter + tail, head + tail[1:], head + letter + tail[1:], head + tail[1:2] + tail[:1] + tail[2:]]
    )


def _as_it_is(match: Match[Any, Any, Any], line: str) -> str:
    """Return what a line is in the notation, "" if it is nothing."""
    try:
        return str(match.game.write(match.game.read(line.replace("'", "").strip(" ,-"))))
    except Misread:
        return ""
