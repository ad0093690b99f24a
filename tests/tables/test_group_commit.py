import asyncio
from collections.abc import Sequence

import pytest

from ninelives.hosting.execution.group_commit import GroupCommit
from ninelives.hosting.storage.memory import MemoryLog
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import Row
from virtual_time import VirtualClock


class Slow(MemoryLog):
    """A log whose commits end when the test says so; it remembers what came together."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[list[TableId]] = []
        self.may_go = asyncio.Event()
        self.fault: Exception | None = None
        self.at_once = self.most_at_once = 0

    async def append(self, rows: Sequence[Row]) -> set[TableId]:
        self.batches.append([row.table for row in rows])
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.may_go.wait()
        self.at_once -= 1
        if self.fault is not None:
            raise self.fault
        return await super().append(rows)


async def slow(tables: int) -> Slow:
    log = Slow()
    for table in range(1, tables + 1):
        log.create(TableId(table))
    return log


def row(table: int, seq: int = 0, command: str = "a") -> Row:
    return Row(TableId(table), Seq(seq), GuestId(1), command, "0 bid 1 hat", 0.0, None)


async def breathe() -> None:
    """Let everything run that can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_rows_that_come_while_a_commit_is_under_way_go_together_in_the_next() -> None:
    store = await slow(9)
    commits = GroupCommit(store)
    first = asyncio.gather(*[commits.append(row(table)) for table in (1, 2, 3)])
    await breathe()
    later = asyncio.gather(*[commits.append(row(table)) for table in (4, 5, 6)])
    await breathe()
    assert store.batches == [[1, 2, 3]]
    assert not first.done()  # nobody is told before the commit
    store.may_go.set()
    assert await first == await later == [True] * 3
    assert store.batches == [[1, 2, 3], [4, 5, 6]]
    assert store.most_at_once == 1


async def test_a_batch_has_only_so_many_rows_and_the_longest_waiting_come_first() -> None:
    store = await slow(7)
    store.may_go.set()
    commits = GroupCommit(store, most=3)
    assert all(await asyncio.gather(*[commits.append(row(table)) for table in range(1, 8)]))
    assert store.batches == [[1, 2, 3], [4, 5, 6], [7]]


async def test_two_commits_may_be_under_way_and_no_more() -> None:
    store = await slow(6)
    commits = GroupCommit(store, in_flight=2)
    appends = []
    for table in range(1, 7):
        appends.append(asyncio.create_task(commits.append(row(table))))
        await breathe()
    assert store.batches == [[1], [2]]
    store.may_go.set()
    assert all(await asyncio.gather(*appends))
    assert store.batches[2:] == [[3, 4, 5, 6]]
    assert store.most_at_once == 2


async def test_each_table_hears_whether_its_own_row_was_added() -> None:
    store = await slow(4)
    store.may_go.set()
    await store.append([row(2, 0, "of another process")])
    commits = GroupCommit(store)
    answers = await asyncio.gather(*[commits.append(row(table)) for table in (1, 2, 3, 99)])
    assert answers == [True, False, True, False]
    assert await commits.append(row(2, 1))
    assert [kept.command for kept in await store.tail(TableId(2))] == ["of another process", "a"]


@pytest.mark.parametrize("fault", [StoreDown("The store is gone."), KeyError("a bug")])
async def test_every_writer_of_a_failed_batch_hears_of_it_and_the_next_batch_goes_on(fault: Exception) -> None:
    store = await slow(9)
    commits = GroupCommit(store)
    first = [asyncio.create_task(commits.append(row(table))) for table in (1, 2, 3)]
    await breathe()
    later = [asyncio.create_task(commits.append(row(table))) for table in (4, 5)]
    store.fault = fault
    store.may_go.set()
    await breathe()
    store.fault = None
    assert {type(error) for error in await asyncio.gather(*first, *later, return_exceptions=True)} == {type(fault)}
    assert await commits.append(row(1)) is True


@pytest.mark.parametrize("in_flight", [1, 2])
async def test_no_row_is_left_behind_however_fast_the_next_one_comes(in_flight: int) -> None:
    async def writer(commits: GroupCommit, table: int) -> bool:
        return all([await commits.append(row(table, seq, str(seq))) for seq in range(50)])

    store = await slow(20)
    store.may_go.set()  # so no commit takes any time
    commits = GroupCommit(store, in_flight)
    async with asyncio.timeout(10):
        assert all(await asyncio.gather(*[writer(commits, table) for table in range(1, 21)]))


async def test_a_table_that_appends_twice_at_once_is_a_fault() -> None:
    store = await slow(1)
    commits = GroupCommit(store)
    first = asyncio.create_task(commits.append(row(1)))
    await breathe()
    with pytest.raises(ValueError, match="one row at a time"):
        await commits.append(row(1, 1, "b"))
    store.may_go.set()
    assert await first
    assert await commits.append(row(1, 1, "b"))


async def test_a_writer_that_is_cancelled_before_its_row_was_sent_leaves_nothing() -> None:
    store = await slow(3)
    commits = GroupCommit(store)
    first = asyncio.create_task(commits.append(row(1)))
    await breathe()
    waiting = [asyncio.create_task(commits.append(row(table))) for table in (2, 3)]
    await breathe()
    for writer in waiting:
        writer.cancel()
    await breathe()
    again = asyncio.create_task(commits.append(row(2, 0, "b")))
    store.may_go.set()
    assert await first
    assert await again
    assert [kept.command for kept in await store.tail(TableId(2))] == ["b"]
    assert await store.tail(TableId(3)) == []


async def test_a_writer_that_is_cancelled_in_flight_does_not_disturb_the_others() -> None:
    store = await slow(3)
    commits = GroupCommit(store)
    one, two = [asyncio.create_task(commits.append(row(table))) for table in (1, 2)]
    await breathe()
    one.cancel()
    await breathe()
    store.may_go.set()
    assert await two
    assert await commits.append(row(3))
    assert len(await store.tail(TableId(1))) == 1  # it was under way


async def test_closing_waits_for_all_rows_and_takes_no_more() -> None:
    store = await slow(9)
    commits = GroupCommit(store, most=2)
    appends = asyncio.gather(*[commits.append(row(table)) for table in range(1, 8)])
    await breathe()
    closing = asyncio.create_task(commits.close())
    await breathe()
    assert not closing.done()
    with pytest.raises(StoreDown, match="no more rows"):
        await commits.append(row(9))
    store.may_go.set()
    await closing
    assert [len(await store.tail(TableId(table))) for table in range(1, 10)] == [1] * 7 + [0, 0]
    assert all(await appends)


async def test_commits_are_counted_and_timed() -> None:
    store = await slow(5)
    seen: list[tuple[int, float]] = []
    commits = GroupCommit(store, committed=lambda rows, seconds: seen.append((rows, seconds)), clock=VirtualClock())
    appends = asyncio.gather(*[commits.append(row(table)) for table in range(1, 6)])
    await asyncio.sleep(0.05)
    store.may_go.set()
    await appends
    ((rows, seconds),) = seen
    assert rows == 5
    assert seconds == pytest.approx(0.05)
