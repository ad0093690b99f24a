"""A deal a day: for each game the same secret for everybody, against the same three cats with the same luck.

A server keeps the secrets of a day until it is over. Where there is no server, anybody could work them out: such deals
are open, and played for the fun of it.
"""

import hmac
from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256
from itertools import takewhile
from random import Random
from typing import Any, Final

from ninelives.bots.bot import Bots, answer
from ninelives.bots.cats import bot_named
from ninelives.core.chance import FastDraw, Secret
from ninelives.core.game import AnyGame, Seat
from ninelives.core.match import Match

SEATS: Final = 4
PERSON: Final[Seat] = 0
LEVEL: Final = "tabby"
OPEN_KEY: Final = b"ninelives open deals"
ONE: Final = timedelta(days=1)


def day_at(wall: float) -> str:
    """Return the day of a moment, as in 2026-11-17. It is the same everywhere: days end at midnight UTC."""
    return datetime.fromtimestamp(wall, UTC).date().isoformat()


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def end_of(day: str) -> float:
    """Return when a day is over."""
    return datetime.combine(date.fromisoformat(day), time(), UTC).timestamp() + ONE.total_seconds()  # also of the last


def days_in_a_row(days: Iterable[str], today: str) -> int:
    """Return on how many days in a row there was something, up to today; a day that is not over breaks nothing."""
    known = set(days)
    last = date.fromisoformat(today)
    start = last if today in known else last - ONE
    before = (start - number * ONE for number in range(len(known)))
    return len([*takewhile(lambda day: day.isoformat() in known, before)])


def tomorrow_of(day: str) -> str:
    return (date.fromisoformat(day) + ONE).isoformat()


def secret_of(key: bytes, day: str, game: str) -> Secret:
    """Return the secret of a deal; to reveal one reveals no other."""
    return Secret(hmac.new(key, f"ninelives deal {day} {game}".encode(), sha256).digest())


def luck_of(secret: Secret, seat: Seat, made: int) -> bytes:
    """Return what a cat draws from after so many moves: for the same moves the same."""
    return sha256(b"ninelives luck/" + secret.data + f"{seat} {made}".encode()).digest()


def check_game(game: AnyGame) -> None:
    """Raise BadOption where a game cannot be played as a deal of the day."""
    bot_named(game, LEVEL)
    game.start(game.choose(), SEATS)


def reply(match: Match[Any, Any, Any], cats: Bots, secret: Secret) -> tuple[Seat, Any]:
    """Return the move of the cat that the match waits for. Cats do not step in unasked: nobody must be quick."""
    seat = next((seat for seat in match.to_act if seat in cats), None)
    if seat is None:
        raise ValueError(f"no cat holds a seat that is awaited: {match.to_act}.")
    draw = FastDraw(Random(luck_of(secret, seat, len(match.moves))).random)  # noqa: S311 - the seed is a digest of the secret
    return seat, answer(match, seat, cats[seat], draw)
