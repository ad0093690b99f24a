"""A log that lost rows, as after a restore or a failover: tables that know more are dropped and read anew."""

from collections.abc import Sequence

import pytest

from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.execution.bus_messages import Added, Signer
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.log_reader import PATIENCE
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.ports import NoTelemetry
from ninelives.hosting.storage.memory import MemoryLog, MemoryStore
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command
from ninelives.tables.faults import LogCutShort, StoreDown
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import Row
from ninelives.tables.timing import Pace
from tables.lived import ANNA, BEN, CLEO, config
from tables.viewers import FaultLog, Watcher
from virtual_time import VirtualClock


class CountingLog(MemoryLog):
    def __init__(self) -> None:
        super().__init__()
        self.appends = 0
        self.is_stubborn = False  # it takes no rows, and nobody knows why

    async def append(self, rows: Sequence[Row]) -> set[TableId]:
        self.appends += 1
        return set() if self.is_stubborn else await super().append(rows)


class Process:
    """One process, and a table at which two people sit."""

    def __init__(self) -> None:
        self.rows, self.log, self.watcher = CountingLog(), FaultLog(), Watcher()
        self.clock = VirtualClock()
        store = MemoryStore(self.rows)
        self.hub = Executor(store, MemoryBus(), Pace(0.0, 0.0), NoTelemetry(), self.log, self.clock)
        self.config = config()

    async def open(self) -> OpenTable:
        await self.hub.open()
        assert await self.hub.store.facts.create(self.config)
        await self.do(ANNA, "sit 0 - Anna")
        await self.do(BEN, "sit 1 - Ben")
        live = await self.table()
        live.viewers[self.watcher] = None
        return live

    async def table(self) -> OpenTable:
        return await self.hub.cache.get(self.config.id)

    async def do(self, who: GuestId, line: str) -> None:
        live = await self.table()
        await self.hub.execute(live, Command(who, f"{line} {live.table.seq}", read_order(line), live.table.seq))

    def lose_last_row(self) -> None:
        row = self.rows.rows[self.config.id].pop()
        del self.rows._commands[row.table, row.who, row.command]


@pytest.fixture
async def process() -> Process:
    process = Process()
    await process.open()
    return process


async def test_a_command_finds_it_within_a_moment_and_people_come_back_to_what_is_left(process: Process) -> None:
    live = await process.table()
    process.lose_last_row()
    began, appends = process.clock.now(), process.rows.appends
    with pytest.raises(LogCutShort):
        await process.do(ANNA, "begin")
    assert process.clock.now() == began
    assert process.rows.appends - appends == 1
    assert process.watcher.reconnects == 1
    assert process.log.events == ["log cut short"]
    fresh = await process.table()
    assert fresh is not live
    assert [sitter is not None for sitter in fresh.table.sitters] == [True, False]
    await process.do(BEN, "sit 1 - Ben")
    await process.do(ANNA, "begin")
    assert (await process.table()).table.number == 1


async def test_comparing_heads_finds_it_where_nobody_says_anything(process: Process) -> None:
    process.lose_last_row()
    await process.hub.cache.compare_heads([await process.table()])
    assert (process.watcher.reconnects, process.log.events) == (1, ["log cut short"])
    assert (await process.table()).table.seq == Seq(1)


async def test_another_row_instead_of_the_one_that_was_lost_is_noticed_by_the_next_command(process: Process) -> None:
    """As a process writes it that had not read the row; heads are the same."""
    live = await process.table()
    lost = process.rows.rows[process.config.id][-1]
    process.lose_last_row()
    row = lost._replace(who=CLEO, lines="sit 1 - Cleo", at=lost.at + 1)
    assert await process.rows.append([row]) == {process.config.id}
    await process.hub.cache.compare_heads([live])
    assert process.watcher.reconnects == 0
    live.behind = True  # the lines broke
    with pytest.raises(LogCutShort):
        await process.do(ANNA, "begin")
    assert process.watcher.reconnects == 1
    assert (await process.table()).table.names == ("Anna", "Cleo")


async def test_another_row_instead_of_the_one_that_was_lost_is_noticed_as_it_is_heard_of(process: Process) -> None:
    live = await process.table()
    hub, table = process.hub, process.config.id
    last = process.rows.rows[table][-1]
    signer = Signer(await hub.store.facts.key())
    hub.peers.received(table, signer.write(table, Added(last.seq, None, last.at)))  # as it was written
    assert not live.behind
    process.lose_last_row()
    await process.rows.append([last._replace(who=CLEO, lines="sit 1 - Cleo", at=last.at + 1)])
    hub.peers.received(table, signer.write(table, Added(last.seq, None, last.at + 1)))
    while process.watcher.reconnects == 0:
        await process.clock.sleep(0.01)
    assert process.log.events[0] == "log cut short"


async def test_a_log_that_takes_no_rows_and_does_not_say_why_is_given_up(process: Process) -> None:
    process.rows.is_stubborn = True
    began = process.clock.now()
    with pytest.raises(StoreDown):
        await process.do(ANNA, "begin")
    assert PATIENCE <= process.clock.now() - began < PATIENCE + 1
    assert process.watcher.reconnects == 0
    process.rows.is_stubborn = False
    await process.do(ANNA, "begin")
