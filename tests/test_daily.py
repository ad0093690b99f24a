"""A deal a day, by itself: days, secrets, luck, and cats that answer the same moves alike."""

from datetime import UTC, datetime

import pytest

from ninelives import keys, load
from ninelives.bots.cats import bots_beside
from ninelives.core.errors import BadOption
from ninelives.core.match import Match
from ninelives.core.record import record
from ninelives.daily import (
    LEVEL,
    OPEN_KEY,
    PERSON,
    SEATS,
    check_game,
    day_at,
    days_in_a_row,
    end_of,
    is_day,
    luck_of,
    reply,
    secret_of,
    tomorrow_of,
)

DAY = "2026-11-17"
NAMES = ("Ann", "Biscuit", "Mochi", "Otto")


def test_a_day_ends_at_midnight_utc() -> None:
    midnight = datetime(2026, 11, 18, tzinfo=UTC).timestamp()
    assert end_of(DAY) == midnight
    assert day_at(midnight - 1) == DAY
    assert day_at(midnight) == tomorrow_of(DAY) == "2026-11-18"


@pytest.mark.parametrize(("text", "is_one"), [(DAY, True), ("20261117", False), ("2026-02-30", False), ("", False)])
def test_a_day_is_written_in_one_way(text: str, *, is_one: bool) -> None:
    assert is_day(text) is is_one


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([], 0),
        (["2026-11-17"], 1),
        (["2026-11-16"], 1),  # today is not over
        (["2026-11-15"], 0),
        (["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-17"], 3),
        (["2026-10-31", "2026-11-16", "2026-11-17"], 2),
    ],
)
def test_days_in_a_row_are_counted_up_to_today(days: list[str], streak: int) -> None:
    assert days_in_a_row(days, DAY) == streak


def test_no_two_deals_have_the_same_secret() -> None:
    deals = {(key, day, game) for key in (OPEN_KEY, b"house") for day in (DAY, "2026-11-18") for game in keys()}
    assert len({secret_of(*deal).data for deal in deals}) == len(deals)
    secret = secret_of(OPEN_KEY, DAY, "go-kitty")
    lucks = {luck_of(secret, seat, made) for seat in range(SEATS) for made in range(50)}
    assert len(lucks) == 50 * SEATS


@pytest.mark.parametrize("key", keys())
def test_cats_answer_the_same_moves_alike(key: str) -> None:
    assert played(key, pick=7) == played(key, pick=7)
    assert played(key, pick=7) != played(key, pick=3)


def played(key: str, pick: int) -> str:
    """Play the deal of a day, every time by the choice of that number; return its record."""
    game, secret = load(key), secret_of(OPEN_KEY, DAY, key)
    match = Match(game, game.choose(), SEATS, secret=secret, names=NAMES)
    cats = bots_beside(game, LEVEL, NAMES)
    while match.to_act:
        if PERSON in match.to_act:
            moves = game.legal(match.state, PERSON)
            match.play(PERSON, moves[pick % len(moves)])
        else:
            match.play(*reply(match, cats, secret))
    return record(match).write()


def test_no_cat_moves_for_a_person() -> None:
    game = load("shut-up-cat")
    match = Match(game, game.choose(), SEATS, secret=secret_of(OPEN_KEY, DAY, game.key))
    with pytest.raises(ValueError, match="no cat"):
        reply(match, {}, secret_of(OPEN_KEY, DAY, game.key))


def test_a_game_without_cats_is_not_dealt() -> None:
    with pytest.raises(BadOption):
        check_game(load("kitten-me")._replace(key="catless"))
