"""A backup that was restored: what it would deal may be known, so every table goes on in a new epoch."""

import pytest

from ninelives.core.errors import Misread, Refused
from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.execution.bus_messages import Added, BadSignature, Signer
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.ports import NoTelemetry
from ninelives.hosting.storage.memory import MemoryLog, MemoryStore
from ninelives.tables.commands.match import Restore
from ninelives.tables.commands.reading import read_logged, read_order
from ninelives.tables.decide import Command
from ninelives.tables.ids import SYSTEM, GuestId, Seq, TableId
from ninelives.tables.schemas import SetUp
from ninelives.tables.snapshot import restore_table, snapshot_of, write_snapshot
from ninelives.tables.state import GATHERING, OVER, PLAYING, TableState
from ninelives.tables.timing import Pace
from tables.lived import ANNA, BEN, Lived, config
from tables.viewers import FaultLog
from virtual_time import VirtualClock


class Process:
    def __init__(self, rows: MemoryLog | None = None) -> None:
        self.store = MemoryStore(rows or MemoryLog())
        self.hub = Executor(self.store, MemoryBus(), Pace(0.0, 0.0), NoTelemetry(), FaultLog(), VirtualClock())
        self.config = config()

    async def table(self) -> OpenTable:
        return await self.hub.cache.get(self.config.id)

    async def do(self, who: GuestId, line: str) -> OpenTable:
        live = await self.table()
        await self.hub.execute(live, Command(who, f"{line} {live.table.seq}", read_order(line), live.table.seq))
        return live


@pytest.fixture
async def process() -> Process:
    """Give a process with a table at which a match runs."""
    process = Process()
    await process.hub.open()
    assert await process.store.facts.create(process.config)
    for who, line in ((ANNA, "sit 0 - Anna"), (BEN, "sit 1 - Ben"), (ANNA, "begin")):
        await process.do(who, line)
    return process


def dealt(table: TableState) -> str:
    assert table.match is not None
    return str(table.game.write(table.match.moves[0][1]))


async def test_the_match_that_runs_is_called_off_and_the_next_deal_is_another(process: Process) -> None:
    live = await process.table()
    known = dealt(live.table), live.table.secret(2)
    process.store.facts.restored += 1
    await process.hub.beat()
    await process.hub.clock.sleep(1)
    assert (live.table.phase, live.table.called_off, live.table.epoch) == (OVER, True, 1)
    await process.do(ANNA, "begin")
    assert live.table.phase == PLAYING
    assert live.table.secret(2) != known[1]


async def test_a_player_who_moves_on_is_told_why_it_is_called_off(process: Process) -> None:
    process.store.facts.restored += 1
    await process.hub.beat()
    await process.hub.clock.sleep(1)
    with pytest.raises(Refused, match=r"restored from a backup.*Begin a new one"):
        await process.hub.execute(
            live := await process.table(), Command(ANNA, "late", read_logged("0 pass"), live.table.waiting.seq)
        )


async def test_a_process_that_starts_after_the_restore_begins_with_the_epoch(process: Process) -> None:
    again = Process()
    again.store = process.store
    again.hub = Executor(process.store, MemoryBus(), Pace(0.0, 0.0), NoTelemetry(), FaultLog(), VirtualClock())
    process.store.facts.restored += 1
    await again.hub.open()
    live = await again.do(BEN, "rise")
    assert (live.table.phase, live.table.epoch) == (OVER, 1)


async def test_of_several_processes_one_writes_the_row(process: Process) -> None:
    process.store.facts.restored += 1
    await process.hub.beat()
    await process.hub.clock.sleep(1)
    rows = len(await process.store.log.tail(process.config.id))
    other = Process()
    other.store = process.store
    other.hub = Executor(process.store, MemoryBus(), Pace(0.0, 0.0), NoTelemetry(), FaultLog(), VirtualClock())
    await other.hub.open()
    await other.hub.keep_epoch(await other.table())
    assert len(await process.store.log.tail(process.config.id)) == rows


async def test_a_table_that_is_set_up_later_needs_no_row(process: Process) -> None:
    process.store.facts.restored += 1
    later = await set_up(process.store.facts, SetUp("kitten-me"), Opener(ANNA), 0.0)
    assert later.epoch == 1
    await process.hub.beat()
    await process.hub.keep_epoch(await process.hub.cache.get(later.id))
    assert await process.store.log.tail(later.id) == []


async def test_a_deal_of_the_day_goes_on(process: Process) -> None:
    daily = process.config._replace(id=TableId(78), code="DAILY", day="2026-11-20", host=ANNA)
    assert await process.store.facts.create(daily)
    process.store.facts.restored += 1
    await process.hub.beat()
    await process.hub.keep_epoch(await process.hub.cache.get(daily.id))
    assert await process.store.log.tail(daily.id) == []


def test_a_finished_match_keeps_the_secret_that_it_was_played_with() -> None:
    lived = Lived(config(), (ANNA, "sit 0 - Anna"), (BEN, "sit 1 - Ben"), (ANNA, "begin"))
    played, following = lived.table.secret(1), lived.table.secret(2)
    lived.do(SYSTEM, Restore(1))
    assert lived.table.secret(1) == played
    assert lived.table.secret(2) != following


def test_a_snapshot_keeps_the_epoch_and_an_older_one_has_none() -> None:
    lived = Lived(config(), (ANNA, "sit 0 - Anna"))
    lived.do(SYSTEM, Restore(3))
    text = write_snapshot(snapshot_of(lived.table))
    again = restore_table(config(), text)
    assert (again.phase, again.epoch, again.secret(1)) == (GATHERING, 3, lived.table.secret(1))
    older = text.removesuffix(",3]") + "]"
    assert (restore_table(config(), older).seq, restore_table(config(), older).epoch) == (lived.table.seq, 0)


def test_nobody_says_it_but_the_house() -> None:
    assert read_logged("restore 2") == Restore(2)
    with pytest.raises(Misread):
        read_order("restore 2")


def test_a_message_of_the_epoch_before_is_not_believed() -> None:
    before, now = Signer(b"k" * 32, 0), Signer(b"k" * 32, 1)
    said = before.write(config().id, Added(Seq(1), None, 0.0))
    with pytest.raises(BadSignature):
        now.read(config().id, said)
