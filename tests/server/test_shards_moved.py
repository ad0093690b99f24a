"""Tables that are moved from shard to shard: whoever dies in the middle loses nothing, and everybody finds them."""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf

import asyncpg
import pytest

from ninelives.cli import main
from ninelives.core.errors import NineLivesError
from ninelives.server.store.sharded.mover import Mover, Transit
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.store.port import Store
from server.shards import addresses, one_on_each, sharded, tables_on
from server.stores import CONFIG, create, opened, row

pytestmark = pytest.mark.slow

ROWS, PACKED = 5, 2
KEPT = [
    f"select from {kept} where table_id = $1" for kept in ("head", "log", "pack", "packed_by", "snapshot", "transit")
]
NOTHING = (0, 0, 0, 0, 0, 0)
DUE = 50.0
type Step = Callable[..., Awaitable[object]]


class Killed(Exception):
    """The process ends here."""


async def played(store: Store, name: str = "b") -> TableId:
    """Set up a table there and play a little at it."""
    table = (await one_on_each(store))[name]
    rows = [row(table, seq, due=DUE) for seq in range(ROWS)]
    assert await store.log.append(rows) == {table}
    await store.facts.keep_snapshot(table, Seq(PACKED), "so it stood")
    assert not await store.log.pack(table, Seq(PACKED))
    return table


async def everywhere(url: str, table: TableId) -> dict[str, tuple[int, ...]]:
    """Give how many heads, rows, packs, snapshots and notes of a move each database has of a table."""
    return {name: await counted(one, table) for name, one in addresses(url).items()}


def all_of_it(rows: int = ROWS, *, head: int = 1, notes: int = 0) -> tuple[int, ...]:
    return (head, rows - PACKED, 1, 1, 1, notes)


async def counted(url: str, table: TableId) -> tuple[int, ...]:
    connection = await asyncpg.connect(url)
    try:
        return tuple([len(await connection.fetch(asked, table)) for asked in KEPT])
    finally:
        await connection.close()


async def is_whole(store: Store, table: TableId, rows: int) -> None:
    assert await store.log.tail(table) == [row(table, seq) for seq in range(rows)]
    assert (await store.log.heads([table]))[table][0] == rows


@pytest.mark.parametrize("to", ["home", "c"])
async def test_a_moved_table_is_whole_and_found_by_those_who_knew_where_it_was(sharded_url: str, to: str) -> None:
    async with opened(sharded_url, 3) as (store, other, third):
        table = await played(store)
        await is_whole(other, table, ROWS)
        await is_whole(third, table, ROWS)
        await sharded(store).mover.move(table, to)
        assert await everywhere(sharded_url, table) == {
            name: all_of_it() if name == to else NOTHING for name in ("home", "b", "c")
        }
        assert await other.log.find(table, GuestId(7), row(table, 1).command) == 1, "in a pack"
        assert await third.log.append([row(table, ROWS)]) == set()  # it was sent to where the table was
        assert await third.log.append([row(table, ROWS)]) == {table}
        await is_whole(other, table, ROWS + 1)
        assert await other.facts.snapshot(table) == "so it stood"


async def test_a_moved_table_is_still_due_and_claimed_where_it_is(sharded_url: str) -> None:
    async with opened(sharded_url, 2) as (store, other):
        table = await played(store)
        await sharded(other).mover.move(table, "c")
        assert await store.log.claim(DUE - 1, 90.0, 5) == []
        assert await store.log.claim(DUE, 90.0, 5) == [table]
        await store.log.put_off(table, Seq(ROWS), 95.0)
        assert await other.log.claim_these([table], 95.0, 99.0) == {table: ROWS}


@pytest.mark.parametrize(
    ("step", "is_done"),
    [
        ("_copy", False),
        ("_copy", True),
        ("_arrive", False),
        ("_arrive", True),
        ("_tell_home", True),
        ("_clear", False),
        ("_clear", True),
    ],
)
async def test_whoever_dies_in_a_move_loses_nothing_and_the_next_finishes_it(
    sharded_url: str, monkeypatch: pytest.MonkeyPatch, step: str, *, is_done: bool
) -> None:
    taken: Step = getattr(Mover, step)

    async def dies(*words: object) -> None:
        if is_done:
            await taken(*words)
        raise Killed

    async with opened(sharded_url, 3) as (dying, other, mover):
        table = await played(dying)
        await is_whole(other, table, ROWS)
        monkeypatch.setattr(Mover, step, dies)
        with pytest.raises(Killed):
            await sharded(dying).mover.move(table, "c")
        monkeypatch.undo()
        await is_whole(other, table, ROWS)
        assert (await other.log.append([row(table, ROWS)])) or await other.log.append([row(table, ROWS)]) == {table}
        await is_whole(dying, table, ROWS + 1)
        await sharded(mover).mover.move(table, "c")
        await is_whole(other, table, ROWS + 1)
        assert await everywhere(sharded_url, table) == {
            "home": NOTHING,
            "b": NOTHING,
            "c": all_of_it(ROWS + 1),
        }


async def test_a_table_in_the_middle_of_a_move_comes_due_although_nobody_asks_for_it(
    sharded_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(_mover: Mover, _transit: Transit) -> None:
        raise Killed

    async with opened(sharded_url, 2) as (dying, other):
        table = await played(dying)
        monkeypatch.setattr(Mover, "_arrive", dies)
        with pytest.raises(Killed):
            await sharded(dying).mover.move(table, "c")
        monkeypatch.undo()
        assert (await everywhere(sharded_url, table))["c"] == all_of_it(head=0, notes=1)
        assert await other.log.claim(DUE, 90.0, 5, after=DUE - 10) == [], "a quick look does not look for it"
        assert await other.log.claim(DUE, 90.0, 5, after=-inf) == [table]


async def test_a_copy_that_did_not_become_the_table_is_read_by_nobody_and_deleted_later(
    sharded_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = Mover._copy

    async def dies(*words: object) -> None:
        await copy(*words)  # type: ignore[arg-type] # as they were given
        raise Killed

    async with opened(sharded_url, 2) as (dying, other):
        table = await played(dying)
        monkeypatch.setattr(Mover, "_copy", dies)
        with pytest.raises(Killed):
            await sharded(dying).mover.move(table, "c")
        monkeypatch.undo()
        assert await everywhere(sharded_url, table) == {
            "home": NOTHING,
            "b": all_of_it(),
            "c": all_of_it(head=0, notes=1),
        }
        assert await other.facts.tables_of(GuestId(7), 9) == [table]
        assert await other.log.claim(DUE - 1, 90.0, 5, after=-inf) == []
        assert (await everywhere(sharded_url, table))["c"] == NOTHING
        await is_whole(other, table, ROWS)


async def test_a_mover_that_was_frozen_in_the_middle_changes_nothing_later(
    sharded_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish = Mover._finish
    frozen: list[tuple[object, ...]] = []

    async def freezes(*words: object) -> None:
        frozen.append(words)

    async with opened(sharded_url, 2) as (slow, other):
        table = await played(slow)
        with monkeypatch.context() as patch:
            patch.setattr(Mover, "_finish", freezes)
            await sharded(slow).mover.move(table, "c")
        for to in ("c", "home", "b"):  # on, and back to where it came from
            await sharded(other).mover.move(table, to)
            assert await other.log.append([row(table, len(await other.log.tail(table)))]) == {table}
        before = await everywhere(sharded_url, table)
        await finish(*frozen[0])  # type: ignore[arg-type] # as they were given
        assert await everywhere(sharded_url, table) == before
        await is_whole(slow, table, ROWS + 3)


async def test_rows_that_are_added_while_a_table_moves_are_moved_too_or_wait(
    sharded_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever adds a row while the copy is made waits for the lock, and is sent to where the table is then."""
    copy = Mover._copy

    async with opened(sharded_url, 2) as (store, other):
        table = await played(store)
        await is_whole(other, table, ROWS)

        async def with_a_writer(*words: object) -> None:
            async with asyncio.TaskGroup() as tasks:
                added.append(asyncio.create_task(other.log.append([row(table, ROWS)])))
                await asyncio.sleep(0.2)
                tasks.create_task(copy(*words))  # type: ignore[arg-type] # as they were given

        added: list[asyncio.Task[set[TableId]]] = []
        monkeypatch.setattr(Mover, "_copy", with_a_writer)
        await sharded(store).mover.move(table, "c")
        assert await added[0] == set()
        assert await other.log.append([row(table, ROWS)]) == {table}
        await is_whole(store, table, ROWS + 1)


async def test_what_cannot_be_moved_is_said(sharded_url: str) -> None:
    async with opened(sharded_url) as (store,):
        with pytest.raises(NineLivesError, match=r"no shard 'd'\. Shards: home, b, c"):
            await sharded(store).mover.move(TableId(1), "d")
        with pytest.raises(NotFound):
            await sharded(store).mover.move(TableId(1), "c")


async def test_a_host_moves_a_table_by_its_code(sharded_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    config = CONFIG._replace(id=TableId(next(tables_on("b"))))
    async with opened(sharded_url) as (store,):
        assert await store.facts.create(config)
        words = ["host", "move", config.code, "c", *[f"--database={word}" for word in sharded_url.split()]]
        assert await asyncio.to_thread(main, words) == 0
        assert capsys.readouterr().out == "CATS is on c.\n"
        assert (await everywhere(sharded_url, config.id))["c"] == (1, 0, 0, 0, 0, 0)
        assert await store.log.append([row(config.id, 0)]) | await store.log.append([row(config.id, 0)]) == {config.id}


async def test_a_house_with_one_database_moves_nothing(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with opened(sqlite_url) as (store,):
        await create(store, 1)
    assert await asyncio.to_thread(main, ["host", "move", "CODE1", "c", "--database", sqlite_url]) == 2
    assert "All tables are in one database" in capsys.readouterr().err
