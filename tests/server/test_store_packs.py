"""Rows of a table at rest are deleted in small steps, and never its last one: one suite, four engines."""

import asyncio

from ninelives.hosting.storage.port import LATEST, Guest, Store
from ninelives.tables.ids import SYSTEM, GuestId, Seq, TableId
from ninelives.tables.log import Row
from ninelives.tables.score import RunningScore
from ninelives.tables.seating import Sitter
from ninelives.tables.snapshot import FORMAT, TableSnapshot, read_snapshot, write_snapshot
from ninelives.tables.state import AccessSettings
from server.stores import CONFIG, create, opened, row

HERE = TableId(1)
ANN, BEN = GuestId(7), GuestId(8)
ROWS = LATEST + 103


def rows_of(table: int, number: int = ROWS) -> list[Row]:
    """Make up rows of two people and the house in turn."""
    return [row(table, seq, who=(ANN, BEN, SYSTEM)[seq % 3]) for seq in range(number)]


async def prune(store: Store, seq: int, table: TableId = HERE) -> None:
    while await store.log.prune(table, Seq(seq)):
        pass


async def fill(store: Store, number: int = ROWS) -> None:
    await create(store, 1)
    assert await store.log.append(rows_of(1, number)) == {HERE}


async def all_rows(store: Store) -> list[Row]:
    rows = await store.log.tail(HERE)
    while more := await store.log.tail(HERE, Seq(rows[-1].seq + 1)):
        rows += more
    return rows


async def test_a_step_deletes_some_rows_and_the_last_one_stays(store: Store) -> None:
    await fill(store)
    assert await store.log.prune(HERE, Seq(ROWS))
    assert await all_rows(store) == rows_of(1)[LATEST:]
    assert not await store.log.prune(HERE, Seq(ROWS))
    assert not await store.log.prune(HERE, Seq(ROWS))
    assert await all_rows(store) == rows_of(1)[-1:]
    assert await store.log.heads([HERE]) == {HERE: (ROWS, None)}


async def test_rows_after_a_snapshot_stay_and_others_are_added_where_the_log_was(store: Store) -> None:
    await fill(store)
    await prune(store, ROWS - 10)
    assert await all_rows(store) == rows_of(1)[-11:]
    assert await store.log.tail(HERE, Seq(ROWS - 3)) == rows_of(1)[-3:]
    assert await store.log.append([row(1, ROWS - 1, "late")]) == set()
    assert await store.log.append([row(1, ROWS, "next", due=5.0)]) == {HERE}
    assert await all_rows(store) == [*rows_of(1)[-11:], row(1, ROWS, "next")]
    assert await store.log.heads([HERE]) == {HERE: (ROWS + 1, 5.0)}


async def test_a_log_that_has_fewer_rows_than_somebody_knows_is_left_alone(store: Store) -> None:
    await fill(store, 5)
    await prune(store, 6)
    assert await all_rows(store) == rows_of(1, 5)
    await prune(store, 6, TableId(2))
    await prune(store, 0)
    assert await all_rows(store) == rows_of(1, 5)


async def test_a_command_is_known_as_long_as_its_row_is_there(store: Store) -> None:
    await fill(store, 5)
    await prune(store, 5)
    first, last = rows_of(1)[0], rows_of(1)[4]
    assert await store.log.find(HERE, first.who, first.command) is None
    assert await store.log.find(HERE, last.who, last.command) == 4
    assert await store.log.append([row(1, 5, first.command, who=first.who)]) == {HERE}


async def test_tables_are_remembered_of_which_the_rows_are_deleted(store: Store) -> None:
    await create(store, 1, 2, 3)
    for table, at in ((1, 50.0), (2, 70.0), (3, 60.0)):
        await store.log.append([row(table, 0)._replace(at=at), row(table, 1, who=SYSTEM)])
    await prune(store, 2)
    await prune(store, 2, TableId(2))
    assert await store.facts.tables_of(ANN, 9) == [2, 3, 1]
    await store.log.append([row(1, 2)._replace(at=90.0)])
    assert await store.facts.tables_of(ANN, 9) == [1, 2, 3]
    assert await store.facts.tables_of(ANN, 1) == [1]
    assert await store.facts.tables_of(BEN, 9) == []


SNAPSHOT = TableSnapshot(
    format=FORMAT,
    version=CONFIG.version,
    seq=Seq(3),
    moved=3.0,
    number=4,
    sitters=(Sitter(ANN, "Tom Cat", network="abc"), None, Sitter(BEN, "Tom")),
    access=AccessSettings(removed=frozenset([ANN])),
    score=RunningScore(4, ((ANN, 3), (BEN, 1))),
)


async def test_whoever_is_forgotten_is_in_no_snapshot(store: Store) -> None:
    """Nor in rows; and of the table itself nothing is lost, since nothing else tells how it stood."""
    await create(store, 1, 2)
    for table in (1, 2):
        await store.log.append(rows_of(table, 3))
        await store.facts.keep_snapshot(TableId(table), Seq(3), write_snapshot(SNAPSHOT))
    await prune(store, 3)
    await store.facts.greet(Guest(ANN, "Tom Cat", 1.0))
    await store.facts.forget(ANN)
    for table in (1, 2):
        text = await store.facts.snapshot(TableId(table))
        kept = read_snapshot(text or "")
        assert kept is not None
        assert kept.sitters[0] is not None
        nobody = kept.sitters[0].who
        assert nobody not in {ANN, BEN, SYSTEM}
        assert kept == SNAPSHOT._replace(
            sitters=(Sitter(nobody, "Guest"), None, SNAPSHOT.sitters[2]),
            access=AccessSettings(removed=frozenset([nobody])),
            score=RunningScore(4, ((nobody, 3), (BEN, 1))),
        )
        assert (await store.facts.tables_of(ANN, 9), {*await store.facts.tables_of(nobody, 9)}) == ([], {1, 2})


async def test_several_prune_one_table_while_others_write_and_read_it(store_url: str) -> None:
    async with opened(store_url, 3) as stores:
        one, two, three = stores
        await fill(one)

        async def write() -> None:
            for seq in range(ROWS, ROWS + 20):
                assert await three.log.append([row(1, seq)]) == {HERE}

        async def read() -> None:
            for _ in range(10):
                assert await three.log.tail(HERE, Seq(ROWS - 1))

        await asyncio.gather(prune(one, ROWS), prune(two, ROWS), prune(two, ROWS), write(), read())
        assert await all_rows(one) == [rows_of(1)[-1], *[row(1, seq) for seq in range(ROWS, ROWS + 20)]]


async def test_nobody_is_left_in_rows_that_are_deleted_while_they_are_forgotten(store_url: str) -> None:
    async with opened(store_url, 2) as (one, two):
        await fill(one)
        await asyncio.gather(prune(one, ROWS), two.facts.forget(ANN))
        await prune(one, ROWS)
        assert await one.facts.tables_of(ANN, 9) == []
        assert [each.seq for each in await all_rows(one)] == [ROWS - 1]
