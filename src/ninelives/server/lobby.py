"""Setting up tables, and finding those of others."""

import time
from collections.abc import Mapping
from secrets import choice, randbits, token_bytes
from typing import Final, NamedTuple

from ninelives.core.chance import SECRET_BYTES
from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.game import AnyGame
from ninelives.core.line import is_clean
from ninelives.core.options import departures
from ninelives.server.lessons import CLOCK as LESSON_CLOCK
from ninelives.server.lessons import lesson, secret_of
from ninelives.server.shelf import game_named
from ninelives.server.store.port import Founding, Notice, Store
from ninelives.server.table import GATHERING, Table

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I or O: people read codes aloud
CODE_LETTERS: Final = 6
CLOCKS: Final = range(15, 7 * 24 * 3600 + 1)  # seconds a move
USUAL_CLOCK: Final = 90
FRESH: Final = 120.0  # seconds after which a table that nobody keeps up is no longer listed
COMING: Final = 20.0  # seconds in which somebody who asked for a quick table comes to it
LISTED: Final = 100


class Wishes(NamedTuple):
    """What somebody asks for who sets up a table."""

    game: str
    preset: str | None = None
    options: Mapping[str, str] = {}
    seats: int | None = None
    private: bool = True
    clock: int = USUAL_CLOCK
    hints: bool = True
    lesson: bool = False


async def set_up(store: Store, wishes: Wishes) -> Founding:
    """Set up a table, if it can be played at."""
    game = game_named(wishes.game)
    if wishes.lesson:
        wishes = _as_taught(wishes)
    if wishes.clock not in CLOCKS:
        raise BadOption(f"A clock gives {CLOCKS[0]} seconds to {CLOCKS[-1] // 86400} days a move.")
    while True:
        founding = _founding(game, wishes)
        if await store.found(founding):
            return founding


def _as_taught(wishes: Wishes) -> Wishes:
    head = lesson(wishes.game).head
    return wishes._replace(preset=None, options=dict(head.answers), seats=head.seats, private=True, clock=LESSON_CLOCK)


def _founding(game: AnyGame, wishes: Wishes) -> Founding:
    options = game.choose(wishes.preset, wishes.options)
    seats = wishes.seats if wishes.seats is not None else game.usual_seats()
    game.start(options, seats)
    return Founding(
        1 + randbits(62),
        "".join([choice(LETTERS) for _ in range(CODE_LETTERS)]),
        game.key,
        game.version,
        seats,
        departures(game.options, options),
        wishes.private,
        wishes.clock,
        wishes.hints,
        secret_of(game.key) if wishes.lesson else token_bytes(SECRET_BYTES),
        time.time(),
    )


async def open_tables(store: Store, game: str | None) -> list[Notice]:
    """Give what the lobby shows: tables where somebody is, of one game or all."""
    notices = await store.notices(time.time() - FRESH, LISTED, game)
    return [notice for notice in notices if notice.people]


async def quick_table(store: Store, game: str) -> str:
    """Give the code of a table that waits for somebody, or of a new one."""
    now = time.time()
    for notice in await store.notices(now - FRESH, LISTED, game):
        if notice.phase == GATHERING and notice.free and (notice.people or now - notice.seen < COMING):
            return notice.code
    founding = await set_up(store, Wishes(game, private=False))
    await store.post(notice_of(Table(founding), now))  # so that the next one comes here too
    return founding.code


def tidy_code(code: str) -> str:
    return code.strip().upper()


class NoSuchTable(NineLivesError):
    """There is no table with this code."""


async def founding_of(store: Store, code: str) -> Founding:
    founding = await store.founding_by_code(tidy_code(code)) if is_clean(code) else None  # not every store holds NUL
    if founding is None:
        raise NoSuchTable("There is no table with this code. Look at it again, or set up a new one.")
    return founding


def notice_of(table: Table, now: float) -> Notice:
    people = len([s for s in table.sitters if s is not None and not s.is_bot and s.plays])
    free = len([s for s in table.sitters if s is None or s.is_bot])
    return Notice(table.founding.id, table.founding.code, table.game.key, table.phase, people, free, now)
