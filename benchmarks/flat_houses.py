"""Houses full of open tables, for `flat.py`: a thousand played at, and as many copies of them as are wanted."""

import asyncio
import time
from secrets import token_hex
from typing import Final, NamedTuple

import asyncpg
import structlog

from ninelives.server.store.postgres import PostgresStore
from ninelives.tables.bus.memory import MemoryBus
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.live.hub import Hub
from ninelives.tables.live.lobby import Opener, set_up
from ninelives.tables.live.ports import NoTelemetry
from ninelives.tables.live.table import LiveTable
from ninelives.tables.orders import Begin, Order, PlayMove, Sit
from ninelives.tables.rules import Command
from ninelives.tables.schemas import SetUp
from ninelives.tables.timing import Pace
from services import Services

GAMES: Final = ("kitten-me", "go-kitty", "shut-up-cat")
DAY: Final = 86_400
MOVES: Final = 8
AT_ONCE: Final = 50
FRESH: Final = 120.0
SIDE: Final = 4  # tables of one person

# The same tables once more for each k: other numbers and codes, other people, due at another time of the day.
COPIES: Final = (
    """insert into founding (id, code, game, version, seats, answers, private, clock, hints, secret, made, host, origin)
    select id + k * 104729, code || k, game, version, seats, answers, private, clock, hints, secret, made, host + k,
        origin || k from founding, generate_series(1, {copies}) as k""",
    """insert into log (table_id, seq, who, command, lines, at)
    select table_id + k * 104729, seq, who + k, command, lines, at from log, generate_series(1, {copies}) as k
    order by k, at""",
    """insert into head (table_id, seq, due)
    select table_id + k * 104729, seq, due + random() * 86400 from head, generate_series(1, {copies}) as k""",
    """insert into notice (table_id, code, game, phase, people, free, seen)
    select table_id + k * 104729, code || k, game, phase, people, free, seen - 120 - random() * 86400
    from notice, generate_series(1, {copies}) as k""",
)

# At a few of the tables that were played at somebody is still there.
LONG_AGO: Final = """update notice set seen = case
    when table_id in (select table_id from notice order by seen desc limit 300) then {now}
    else {now} - 120 - random() * 86400 end"""


class House(NamedTuple):
    url: str
    tables: list[TableId]
    people: list[GuestId]
    now: float  # when its people are there


async def first_house(services: Services, size: int) -> House:
    """Open and play at all of them as people do."""
    url = services.make_database(f"flat_{size}")
    store = PostgresStore(url)
    await store.open()
    hub = Hub(store, MemoryBus(), Pace(), NoTelemetry(), structlog.get_logger())
    await hub.open()
    for first in range(0, size, AT_ONCE):
        await asyncio.gather(*[play(hub, nth) for nth in range(first, min(size, first + AT_ONCE))])
    await hub.close()
    await store.close()
    now = time.time()
    return await surveyed(url, now, LONG_AGO.format(now=now))


async def play(hub: Hub, nth: int) -> None:
    host, other = GuestId(10**9 + nth // SIDE * 10**5), GuestId(10**9 + nth // SIDE * 10**5 + 50_000)
    request = SetUp(GAMES[nth % len(GAMES)], seats=4, private=False, clock=DAY)
    config = await set_up(hub.store.facts, request, Opener(host, token_hex(8)), hub.time.now())
    live = await hub.cache.get(config.id)
    for who, order in ((host, Sit(0, "1f", "Anna")), (other, Sit(1, "2f", "Ben")), (host, Begin("kitten"))):
        await act(hub, live, who, order)
    for _ in range(MOVES):
        await move(hub, live)
    hub.cache.drop(live)


async def move(hub: Hub, live: LiveTable) -> None:
    """Make the first move there is, for whoever is awaited."""
    table = live.table
    for seat in table.awaited[:1]:
        sitter = table.sitters[seat]
        said = table.game.write(table.game.legal(table.moment.state, seat)[0])
        await act(hub, live, GuestId(0) if sitter is None else sitter.who, PlayMove(seat, said))


async def act(hub: Hub, live: LiveTable, who: GuestId, order: Order) -> None:
    await hub.act(live, Command(who, token_hex(11), order, live.table.seq))


async def copied(services: Services, first: House, size: int) -> House:
    """Return a house of this size: the first one, and copies of it."""
    name, source = f"flat_{size}", first.url.rpartition("/")[2]
    owner = await asyncpg.connect(services.postgres_url)
    await owner.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", source
    )  # stragglers
    await owner.execute(f"create database {name} template {source}")
    await owner.close()
    copies = size // len(first.tables) - 1
    return await surveyed(
        services.database(name), first.now, *[statement.format(copies=copies) for statement in COPIES]
    )


async def surveyed(url: str, now: float, *statements: str) -> House:
    """Return the house at this address when these are done, its statistics are made and all is on disk."""
    connection = await asyncpg.connect(url)
    for statement in (*statements, "vacuum analyze", "checkpoint"):
        await connection.execute(statement)
    tables = [TableId(table) for (table,) in await connection.fetch("select table_id from head")]
    people = [GuestId(host) for (host,) in await connection.fetch("select distinct host from founding")]
    await connection.close()
    return House(url, tables, people, now)
