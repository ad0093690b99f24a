"""What takes long: a bot's move, the odds in words, the study of a finished match. A server has workers for it."""

import asyncio
from collections.abc import Hashable
from functools import cache
from random import Random
from secrets import token_hex
from typing import Any, NamedTuple, Protocol

from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.bots.temper import PLAIN, Temper
from ninelives.core.chance import FastDraw
from ninelives.core.game import Moves, Names, Seat
from ninelives.hosting.studies import Study, advance_study
from ninelives.tables.catalog import cats_named, game_named
from ninelives.tables.statistics import SeatTally
from ninelives.tables.tally import tally_record


class Cat(NamedTuple):
    """A bot as it is named to a worker."""

    game: str
    level: str
    temper: Temper = PLAIN


class Thinking(Protocol):
    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def think(self, cat: Cat, view: object, moves: Moves[Any], awaited: bool, luck: bytes) -> str | None:  # noqa: FBT001 - as every Bot
        """Return the move of a cat as text, or None where it keeps still. It draws from its luck, and nothing else."""
        ...

    async def odds(self, asker: Hashable, game_key: str, view: object, names: Names) -> tuple[str, ...]:
        """Return the odds as this view allows them, in sentences; raise Busy where too much is asked for."""
        ...

    async def study(self, asker: Hashable, study: Study) -> bytes:
        """Return a study as packed JSON; raise Busy where too much is asked for."""
        ...

    async def tally(self, record: str) -> tuple[SeatTally, ...]:
        """Return what each seat did in a match, as numbers."""
        ...


class OnTheSpot:
    """Thinks where it is asked: for a house with nobody else to serve."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def think(self, cat: Cat, view: object, moves: Moves[Any], awaited: bool, luck: bytes) -> str | None:  # noqa: FBT001 - as above
        return thought(cat, view, moves, awaited, luck)

    async def odds(self, _asker: Hashable, game_key: str, view: object, names: Names) -> tuple[str, ...]:
        return odds_sentences(game_key, view, names)

    async def study(self, _asker: Hashable, study: Study) -> bytes:
        while True:
            whole = advance_study(study, frozenset({study.name}))
            if whole is not None:
                return whole
            await asyncio.sleep(0)

    async def tally(self, record: str) -> tuple[SeatTally, ...]:
        return tally_record(record)


def new_study(kind: str, match: str, record: str, seat: Seat | None) -> Study:
    return Study(name=token_hex(8), kind=kind, match=match, record=record, seat=seat)


@cache
def bot_of(cat: Cat) -> Bot[Any, Any]:
    return bot_named(game_named(cat.game), cat.level, cat.temper)


def thought(cat: Cat, view: object, moves: Moves[Any], awaited: bool, luck: bytes) -> str | None:  # noqa: FBT001 - as every Bot
    draw = FastDraw(Random(luck).random)  # noqa: S311 - the seed is secret, and long
    move = bot_of(cat)(view, moves, awaited, draw)
    return None if move is None else game_named(cat.game).write(move)


def odds_sentences(key: str, view: object, names: Names) -> tuple[str, ...]:
    cats = cats_named(key)
    return () if cats is None else cats.tell_odds(view, names)
