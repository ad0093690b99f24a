"""Setting up tables, and finding those of others."""

from secrets import choice, randbits, token_bytes
from typing import Final, NamedTuple

from msgspec.structs import replace

from ninelives.core.chance import SECRET_BYTES
from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame
from ninelives.core.line import is_clean
from ninelives.core.options import non_default_answers
from ninelives.hosting.storage.port import FactStore, LobbyEntry, NoticeStore, TableStore
from ninelives.tables.catalog import game_named
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import SYSTEM, GuestId, TableId
from ninelives.tables.lessons import CLOCK as LESSON_CLOCK
from ninelives.tables.lessons import lesson
from ninelives.tables.log import TableConfig
from ninelives.tables.schemas import SetUp
from ninelives.tables.state import GATHERING, PLAYING, TableState, new_table

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I or O: people read codes aloud
CODE_LETTERS: Final = 6
CLOCKS: Final = range(15, 7 * 24 * 3600 + 1)  # seconds per move
FRESH: Final = 120.0  # seconds after which a table that nobody keeps up is no longer listed
COMING: Final = 20.0  # seconds in which somebody who asked for a quick table comes to it
LISTED: Final = 100
EACH: Final = 3  # of them from one network; whoever opens more shares their links


class Opener(NamedTuple):
    """Who sets up a table, and from where."""

    host: GuestId = SYSTEM
    origin: str = ""


async def set_up(facts: FactStore, request: SetUp, opener: Opener, now: float) -> TableConfig:
    """Set up a table, if it can be played at."""
    game = game_named(request.game)
    if request.lesson:
        request = _as_taught(request)
    if request.rated:
        request = _as_rated(request)
    if request.clock not in CLOCKS:
        raise BadOption(
            "A clock gives {least} seconds to {most} days a move.", least=CLOCKS[0], most=CLOCKS[-1] // 86400
        )
    epoch = await facts.epoch()
    while True:
        config = new_config(game, request, opener, now)._replace(epoch=epoch)
        if await facts.create(config):
            return config


def _as_taught(request: SetUp) -> SetUp:
    head = lesson(request.game).head
    return replace(
        request,
        preset=None,
        options=dict(head.answers),
        seats=head.seats,
        private=True,
        clock=LESSON_CLOCK,
        rated=False,
        nonce="",
    )


def _as_rated(request: SetUp) -> SetUp:
    if request.options or request.preset is not None:
        raise BadOption("A rated table plays by the rules as they come. Leave the options out, or play unrated.")
    return replace(request, hints=False)


def new_config(game: AnyGame, request: SetUp, opener: Opener, now: float) -> TableConfig:
    """Return a table with a code and a secret of its own; raise BadOption where it cannot be played at."""
    options = game.choose(request.preset, request.options)
    seats = request.seats if request.seats is not None else game.usual_seats()
    game.start(options, seats)
    return TableConfig(
        id=TableId(1 + randbits(62)),
        code="".join([choice(LETTERS) for _ in range(CODE_LETTERS)]),
        game=game.key,
        version=game.version,
        seats=seats,
        answers=non_default_answers(game.options, options),
        private=request.private,
        clock=request.clock,
        hints=request.hints,
        secret=token_bytes(SECRET_BYTES),
        made=now,
        host=opener.host,
        origin=opener.origin,
        lesson=request.lesson,
        rated=request.rated,
        nonce=request.nonce,
    )


async def open_tables(facts: NoticeStore, game: str | None, now: float) -> list[LobbyEntry]:
    """Return what the lobby shows: tables where somebody is, of one game or all."""
    notices = await facts.notices(now - FRESH, LISTED, game, EACH)
    return [notice for notice in notices if notice.people]


async def waiting_tables(facts: NoticeStore, game: str, now: float) -> list[LobbyEntry]:
    """Return the tables that wait for somebody, one for each network at most: so nobody stands in everybody's way."""
    notices = await facts.notices(now - FRESH, LISTED, game, 1)
    unrated = [n for n in notices if n.phase == GATHERING and n.free and not n.rated]  # nobody is rated unasked
    return [n for n in unrated if n.people or now - n.seen < COMING]


async def new_public_table(facts: FactStore, game: str, opener: Opener, now: float) -> TableConfig:
    """Return a table where quick matches find somebody: the next one comes here too."""
    config = await set_up(facts, SetUp(game, private=False), opener, now)
    await facts.post([notice_of(new_table(config), now)])
    return config


def tidy_code(code: str) -> str:
    return code.strip().upper()


async def config_of(facts: TableStore, code: str) -> TableConfig:
    config = await facts.config_by_code(tidy_code(code)) if is_clean(code) else None  # not every store holds NUL
    if config is None:
        raise NotFound("There is no table with this code. Look at it again, or set up a new one.")
    return config


def notice_of(table: TableState, now: float) -> LobbyEntry:
    people = len([s for s in table.sitters if s is not None and not s.is_bot and s.plays])
    # while a match runs nobody new sits down, and at a locked table never
    closed = table.access.locked or table.phase == PLAYING
    free = 0 if closed else len([s for s in table.sitters if s is None or s.is_bot])
    return LobbyEntry(
        table=table.config.id,
        code=table.config.code,
        game=table.game.key,
        phase=table.phase,
        people=people,
        free=free,
        seen=now,
        rated=table.config.rated,
    )
