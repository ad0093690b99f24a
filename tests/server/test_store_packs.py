"""A log of which rows are packed answers like one of which none are: one suite, four engines."""

import asyncio

from ninelives.tables.ids import HOUSE, GuestId, Seq, TableId
from ninelives.tables.log import Row
from ninelives.tables.store.port import LATEST, Guest, Store
from server.stores import create, opened, row

HERE = TableId(1)
ANN, BEN = GuestId(7), GuestId(8)
ROWS = LATEST + 103
SOME = LATEST + 50  # of them


def rows_of(table: int, number: int = ROWS) -> list[Row]:
    """Make up rows of two people and the house in turn."""
    return [row(table, seq, who=(ANN, BEN, HOUSE)[seq % 3]) for seq in range(number)]


async def packed(store: Store, until: int, table: TableId = HERE) -> None:
    while await store.log.pack(table, Seq(until)):
        pass


async def all_rows(store: Store) -> list[Row]:
    rows: list[Row] = []
    while more := await store.log.tail(HERE, Seq(len(rows))):
        rows += more
    return rows


async def filled(store: Store, until: int) -> None:
    """Write a table, and pack it up to this number."""
    await create(store, 1)
    assert await store.log.append(rows_of(1)) == {HERE}
    await packed(store, until)


async def test_packed_rows_are_read_like_others_wherever_one_starts(store: Store) -> None:
    await filled(store, SOME)
    for start in (0, 1, LATEST - 1, LATEST, SOME - 1, SOME, ROWS - 1, ROWS):
        assert await store.log.tail(HERE, Seq(start)) == rows_of(1)[start : start + LATEST], start
    assert await all_rows(store) == rows_of(1)
    assert await store.log.heads([HERE]) == {HERE: (ROWS, None)}


async def test_a_log_that_is_packed_to_its_end_goes_on_where_it_was(store: Store) -> None:
    await filled(store, ROWS)
    assert await store.log.append([row(1, ROWS - 1, "late")]) == set()
    assert await store.log.append([row(1, ROWS, "next", due=5.0)]) == {HERE}
    await packed(store, ROWS + 1)
    await packed(store, ROWS + 1)
    assert await all_rows(store) == [*rows_of(1), row(1, ROWS, "next")]
    assert await store.log.heads([HERE]) == {HERE: (ROWS + 1, 5.0)}


async def test_a_command_is_found_in_packed_rows_by_whoever_sent_it(store: Store) -> None:
    await filled(store, SOME)
    for sent in [rows_of(1)[seq] for seq in (0, LATEST - 1, LATEST, SOME - 1, ROWS - 1)]:
        assert await store.log.find(HERE, sent.who, sent.command) == sent.seq
        assert await store.log.find(HERE, GuestId(9), sent.command) is None
        assert await store.log.find(TableId(2), sent.who, sent.command) is None
    assert await store.log.find(HERE, ANN, "never sent") is None


async def test_tables_are_remembered_of_which_all_rows_are_packed(store: Store) -> None:
    await create(store, 1, 2, 3)
    for table, at in ((1, 50.0), (2, 70.0), (3, 60.0)):
        await store.log.append([row(table, 0)._replace(at=at), row(table, 1, who=HOUSE)])
    await packed(store, 2)
    await packed(store, 2, TableId(2))
    assert await store.facts.tables_of(ANN, 9) == [2, 3, 1]
    await store.log.append([row(1, 2)._replace(at=90.0)])
    assert await store.facts.tables_of(ANN, 9) == [1, 2, 3]
    assert await store.facts.tables_of(ANN, 1) == [1]
    assert await store.facts.tables_of(BEN, 9) == []


async def test_whoever_is_forgotten_is_in_no_pack(store: Store) -> None:
    await create(store, 1)
    sat = [
        Row(HERE, Seq(0), ANN, "a", "sit 0 12ab Tom Cat\nTABLE x Tom", 1.0, None),
        Row(HERE, Seq(1), BEN, "b", "sit 1 cd Tom", 1.0, None),
        Row(HERE, Seq(2), ANN, "c", "0 sit 0 12ab Tom", 2.0, None),
    ]
    await store.log.append(sat)
    await packed(store, 2)
    await store.facts.greet(Guest(ANN, "Tom Cat", 1.0))
    await store.facts.keep_snapshot(HERE, Seq(2), "{}")
    await store.facts.forget(ANN)
    rows = await store.log.tail(HERE)
    assert [each.lines for each in rows] == ["sit 0 12ab Guest\nTABLE x Tom", "sit 1 cd Tom", "0 sit 0 12ab Tom"]
    assert rows[0].who == rows[2].who not in {ANN, BEN, HOUSE}
    assert rows[1] == sat[1]
    assert await store.log.find(HERE, ANN, "a") is None
    assert (await store.log.find(HERE, rows[0].who, "a"), await store.log.find(HERE, BEN, "b")) == (0, 1)
    assert (await store.facts.tables_of(ANN, 9), await store.facts.tables_of(rows[0].who, 9)) == ([], [HERE])
    assert await store.facts.snapshot(HERE) is None


async def test_a_guest_of_packed_rows_alone_leaves_no_snapshot_behind(store: Store) -> None:
    await create(store, 1)
    await store.log.append(rows_of(1, 3))
    await packed(store, 3)
    await store.facts.keep_snapshot(HERE, Seq(3), "{}")
    await store.facts.forget(ANN)
    assert await store.facts.snapshot(HERE) is None


async def test_several_pack_one_table_while_others_write_and_read_it(store_url: str) -> None:
    async with opened(store_url, 3) as stores:
        one, two, three = stores
        await create(one, 1)
        await one.log.append(rows_of(1))

        async def write() -> None:
            for seq in range(ROWS, ROWS + 20):
                assert await three.log.append([row(1, seq)]) == {HERE}

        async def read() -> None:
            for _ in range(10):
                assert (await all_rows(three))[:ROWS] == rows_of(1)

        await asyncio.gather(packed(one, ROWS), packed(two, ROWS), packed(two, ROWS), write(), read())
        assert await all_rows(one) == [*rows_of(1), *[row(1, seq) for seq in range(ROWS, ROWS + 20)]]


async def test_nobody_is_left_in_rows_that_are_packed_while_they_are_forgotten(store_url: str) -> None:
    async with opened(store_url, 2) as (one, two):
        await create(one, 1)
        await one.log.append(rows_of(1))
        await asyncio.gather(packed(one, ROWS), two.facts.forget(ANN))
        rows = await all_rows(one)
        assert [each.seq for each in rows] == list(range(ROWS))
        assert not [each for each in rows if each.who == ANN]
        assert len({each.who for each in rows}) == 3
        assert await one.facts.tables_of(ANN, 9) == []
