"""A process that did not hear what others did still does what the log allows, and no table waits for ever."""

import asyncio
from collections.abc import Awaitable, Callable

from ninelives.server.bus.memory import MemoryBus
from ninelives.server.clock import Clock
from ninelives.server.due import House, deadline
from ninelives.server.housebots import Thinkers
from ninelives.server.hub import Hub
from ninelives.server.identity import Identity
from ninelives.server.judging import Command
from ninelives.server.metrics import Metrics
from ninelives.server.moment import OVER
from ninelives.server.orders import Order, Play, read_order
from ninelives.server.revocation import Revocation
from ninelives.server.store.memory import Memory
from ninelives.server.store.port import Archived
from ninelives.server.table import Table
from server.tables import ANNA, BEN, founding, two_at

TABLE = founding()


class Deaf(MemoryBus):
    """A bus that loses every word, though somebody is there to hear it."""

    @property
    def alone(self) -> bool:
        return False


class Process:
    """A server process that hears nothing of the others."""

    def __init__(self, store: Memory) -> None:
        self.store = store
        self.hub = Hub(store, Deaf(), House(), Metrics())
        self.clock = Clock(self.hub, Thinkers(1), Revocation(self.hub, Identity(b"k" * 32)))

    async def look(self) -> Table:
        return (await self.hub.live(TABLE.id)).table

    async def do(self, who: int, order: Order, name: str) -> list[int]:
        """Give an order, and tell with which `seq` it was acknowledged."""
        acknowledged: list[int] = []
        live = await self.hub.live(TABLE.id)
        await self.hub.act(live, Command(who, name, order, 3), acknowledged.append)
        return acknowledged

    async def say(self, who: int, *lines: str) -> None:
        for line in lines:
            await self.do(who, read_order(line), line)


async def opened(store: Memory) -> Process:
    process = Process(store)
    await process.hub.open()
    return process


async def one_behind() -> tuple[Process, Process]:
    """Give two processes at one table; the second has not heard that a match began."""
    store = Memory()
    await store.found(TABLE)
    first, second = await opened(store), await opened(store)
    await first.say(ANNA, "sit 0 - Anna")
    await first.say(BEN, "sit 1 - Ben")
    assert (await second.look()).seq == 2
    await first.say(ANNA, "begin")
    return first, second


def opening(table: Table) -> tuple[int, Play]:
    """Give the first thing that can be played, and by whom."""
    seat = table.awaited[0]
    assert table.match is not None
    return (ANNA, BEN)[seat], Play(seat, table.game.write(table.game.legal(table.match.state, seat)[0]))


async def test_a_table_that_is_behind_refuses_nothing_that_the_newest_allows() -> None:
    first, second = await one_behind()
    who, play = opening(await first.look())
    assert await second.do(who, play, "opening") == [4]


async def test_what_was_done_at_one_process_is_acknowledged_again_at_one_that_is_behind() -> None:
    first, second = await one_behind()
    who, play = opening(await first.look())
    assert await first.do(who, play, "opening") == [4]
    assert await second.do(who, play, "opening") == [4]


async def test_the_clock_of_a_process_that_is_behind_sees_to_the_newest_table() -> None:
    first, second = await one_behind()
    await first.store.put_off(TABLE.id, 3, 1.0)
    await second.clock._look()
    await asyncio.gather(*second.hub._errands)
    table = await first.look()
    assert await first.store.heads([TABLE.id]) == {TABLE.id: (3, deadline(table, table.moment))}


class Meddled(Memory):
    """A store where something happens while a match is put away."""

    meanwhile: Callable[[], Awaitable[None]] | None = None

    async def archive(self, archived: Archived) -> None:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        await super().archive(archived)


async def test_a_rematch_begun_while_the_last_match_is_put_away_is_not_forgotten() -> None:
    lived = two_at()
    lived.play_on()
    store = Meddled()
    await store.found(TABLE)
    await store.append(lived.rows)
    process = await opened(store)
    store.meanwhile = lambda: process.say(ANNA, "begin")
    assert (await process.look()).phase == OVER
    await process.clock._attend(TABLE.id, len(lived.rows))
    ((seq, due),) = (await store.heads([TABLE.id])).values()
    assert seq == len(lived.rows) + 1
    assert due is not None, "nobody would ever look at the table again"
