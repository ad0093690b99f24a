"""What takes long: a bot's move, the odds in words, the study of a finished match. A server has workers for it."""

import asyncio
from collections.abc import Hashable
from functools import cache
from random import Random
from secrets import token_bytes, token_hex
from typing import Any, Protocol

from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.core.chance import FastDraw
from ninelives.core.game import Moves, Names, Seat
from ninelives.tables.catalog import cats_named, game_named
from ninelives.tables.live.studies import Study, studied


class Thinking(Protocol):
    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def think(self, game_key: str, level: str, view: object, moves: Moves[Any], awaited: bool) -> str | None:  # noqa: FBT001 - as every Bot
        """Return the move of a bot of this level as text, or None where it keeps still."""
        ...

    async def odds(self, asker: Hashable, game_key: str, view: object, names: Names) -> tuple[str, ...]:
        """Return the odds as this view allows them, in sentences; raise Busy where too much is asked for."""
        ...

    async def study(self, asker: Hashable, study: Study) -> bytes:
        """Return a study as packed JSON; raise Busy where too much is asked for."""
        ...


class OnTheSpot:
    """Thinks where it is asked: for a house with nobody else to serve."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def think(self, game_key: str, level: str, view: object, moves: Moves[Any], awaited: bool) -> str | None:  # noqa: FBT001 - as above
        return thought(game_key, level, view, moves, awaited, token_bytes())

    async def odds(self, _asker: Hashable, game_key: str, view: object, names: Names) -> tuple[str, ...]:
        return told_odds(game_key, view, names)

    async def study(self, _asker: Hashable, study: Study) -> bytes:
        while True:
            whole = studied(study, frozenset({study.name}))
            if whole is not None:
                return whole
            await asyncio.sleep(0)


def new_study(kind: str, match: str, record: str, seat: Seat | None) -> Study:
    return Study(name=token_hex(8), kind=kind, match=match, record=record, seat=seat)


@cache
def bot_of(key: str, level: str) -> Bot[Any, Any]:
    return bot_named(game_named(key), level)


def thought(key: str, level: str, view: object, moves: Moves[Any], awaited: bool, luck: bytes) -> str | None:  # noqa: FBT001, PLR0913 - all that a bot is given
    draw = FastDraw(Random(luck).random)  # noqa: S311 - seeded by the system's own randomness
    move = bot_of(key, level)(view, moves, awaited, draw)
    return None if move is None else game_named(key).write(move)


def told_odds(key: str, view: object, names: Names) -> tuple[str, ...]:
    cats = cats_named(key)
    return () if cats is None else cats.tell_odds(view, names)
