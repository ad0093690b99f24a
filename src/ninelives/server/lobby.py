"""Setting up tables, and finding those of others."""

from collections.abc import Mapping
from secrets import choice, randbits, token_bytes
from typing import Final, NamedTuple

from ninelives.core.chance import SECRET_BYTES
from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.game import AnyGame
from ninelives.core.line import is_clean
from ninelives.core.options import departures
from ninelives.server.lessons import CLOCK as LESSON_CLOCK
from ninelives.server.lessons import lesson
from ninelives.server.moment import GATHERING, PLAYING
from ninelives.server.shelf import game_named
from ninelives.server.store.port import HOUSE, Founding, Notice, Store
from ninelives.server.table import Table

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I or O: people read codes aloud
CODE_LETTERS: Final = 6
CLOCKS: Final = range(15, 7 * 24 * 3600 + 1)  # seconds a move
USUAL_CLOCK: Final = 90
FRESH: Final = 120.0  # seconds after which a table that nobody keeps up is no longer listed
COMING: Final = 20.0  # seconds in which somebody who asked for a quick table comes to it
LISTED: Final = 100
EACH: Final = 3  # of them from one network; whoever opens more shares their links


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


class Opener(NamedTuple):
    """Who sets up a table, and from where."""

    host: int = HOUSE
    origin: str = ""


async def set_up(store: Store, wishes: Wishes, opener: Opener, now: float) -> Founding:
    """Set up a table, if it can be played at."""
    game = game_named(wishes.game)
    if wishes.lesson:
        wishes = _as_taught(wishes)
    if wishes.clock not in CLOCKS:
        raise BadOption(f"A clock gives {CLOCKS[0]} seconds to {CLOCKS[-1] // 86400} days a move.")
    while True:
        founding = _founding(game, wishes)._replace(made=now, host=opener.host, origin=opener.origin)
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
        token_bytes(SECRET_BYTES),
        made=0.0,
        lesson=wishes.lesson,
    )


async def open_tables(store: Store, game: str | None, now: float) -> list[Notice]:
    """Return what the lobby shows: tables where somebody is, of one game or all."""
    notices = await store.notices(now - FRESH, LISTED, game, EACH)
    return [notice for notice in notices if notice.people]


async def quick_table(store: Store, game: str, opener: Opener, now: float) -> str:
    """Return the code of a table that waits for somebody, or of a new one.

    Any that waits may be it, and one for each network at most: so nobody can stand in everybody's way.
    """
    notices = await store.notices(now - FRESH, LISTED, game, 1)
    waiting = [n for n in notices if n.phase == GATHERING and n.free and (n.people or now - n.seen < COMING)]
    if waiting:
        return choice(waiting).code
    founding = await set_up(store, Wishes(game, private=False), opener, now)
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
    # while a match runs nobody new sits down, and at a locked table never
    closed = table.locked or table.phase == PLAYING
    free = 0 if closed else len([s for s in table.sitters if s is None or s.is_bot])
    return Notice(table.founding.id, table.founding.code, table.game.key, table.phase, people, free, now)
