"""Several databases as one store: who belongs together, where tables are set up, and what a crash in between leaves."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import takewhile

import asyncpg
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from ninelives.cli import main
from ninelives.core.errors import NineLivesError
from ninelives.server.store import store_for
from ninelives.server.store.sharded.shard import Shard
from ninelives.server.store.sql.database import Database
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.store.port import Guest
from server.shards import NAMES, addresses, one_on_each, tables_on
from server.stores import CONFIG, create, opened, row
from services import Services


class Killed(Exception):
    """The process ends here."""


async def refused(url: str) -> str:
    store = store_for(url)
    try:
        with pytest.raises(NineLivesError) as fault:
            await store.open()
    finally:
        await store.close()
    return str(fault.value)


async def heads_at(url: str) -> set[int]:
    connection = await asyncpg.connect(url)
    try:
        return {found["table_id"] for found in await connection.fetch("select table_id from head")}
    finally:
        await connection.close()


async def test_tables_lie_on_the_shard_that_their_number_says(sharded_url: str) -> None:
    async with opened(sharded_url) as (store,):
        await create(store, *range(1, 31))
    found = {name: await heads_at(url) for name, url in addresses(sharded_url).items()}
    assert found == {name: up_to(30, name) for name in NAMES}
    assert min(len(tables) for tables in found.values()) >= 5


def up_to(most: int, name: str) -> set[int]:
    return set(takewhile(lambda number: number <= most, tables_on(name)))


async def test_a_process_that_means_other_shards_refuses_to_start(sharded_url: str, postgres_url: str) -> None:
    home, b, c = [f"{name}={url}" for name, url in addresses(sharded_url).items()]
    async with opened(sharded_url):
        pass
    assert "another shard, 'c', which may hold tables" in await refused(f"{home} {b}")
    assert "is the shard 'b', not home" in await refused(f"{b} {c}")
    assert "is called 'home', not 'den'" in await refused(f"den={addresses(sharded_url)['home']} {b} {c}")
    swapped = f"{home} b={addresses(sharded_url)['c']} c={addresses(sharded_url)['b']}"
    assert "given as 'b' is the shard 'c' of 'home'" in await refused(swapped)
    assert "given as 'b' is none of this house's" in await refused(f"{home} b={postgres_url} {c}")
    assert "one of several" in await refused(addresses(sharded_url)["home"])


async def test_a_database_that_has_tables_of_its_own_does_not_join(sharded_url: str, postgres_url: str) -> None:
    async with opened(postgres_url) as (store,):
        await create(store, 1)
    assert "given as 'd' is none of this house's" in await refused(f"{sharded_url} d={postgres_url}")
    async with opened(sharded_url) as (store,):  # home has no such shard on its list
        await store.ready()


@pytest.mark.parametrize(
    "url",
    ["home=sqlite:///x.db", "home=postgresql://x/y b", "a=postgresql://x/y a=postgresql://x/z", "A=postgresql://x/y"],
)
def test_addresses_that_name_no_shards_are_refused(url: str) -> None:
    with pytest.raises(NineLivesError, match="each has a name of its own, as in home=postgresql://"):
        store_for(url)


def test_several_databases_without_names_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["serve"], ["host", "status"]):
        assert main([*command, "--database", "sqlite:///a.db", "--database", "home=postgresql://x/y"]) == 2
        assert "Of several --database each is NAME=postgresql://…, home first." in capsys.readouterr().err


async def test_the_only_database_becomes_home_and_its_tables_stay(postgres_url: str, services: Services) -> None:
    there = [TableId(number) for number in range(1, 13)]
    async with opened(postgres_url) as (alone,):
        await create(alone, *there)
        await alone.log.append([row(table, 0) for table in there])
        key = await alone.facts.key()
    url = f"home={postgres_url} b={services.make_database(postgres_url.rpartition('/')[2] + '_b')}"
    async with opened(url) as (store,):
        assert await store.log.append([row(table, 1) for table in there]) == set(there)
        assert await store.facts.key() == key
        await create(store, *range(13, 33))
        assert len(await store.log.heads([TableId(number) for number in range(1, 33)])) == 32
    assert 3 <= len(await heads_at(addresses(url)["b"])) <= 17


async def test_a_process_that_does_not_know_a_new_shard_is_not_ready_and_plays_on(
    sharded_url: str, services: Services
) -> None:
    new = services.make_database(addresses(sharded_url)["c"].rpartition("/")[2] + "_d")
    async with opened(sharded_url) as (old,):
        tables = await one_on_each(old)
        async with opened(f"{sharded_url} d={new}") as (young,):
            on_d = TableId(next(tables_on("d", (*NAMES, "d"))))
            await create(young, on_d)
            assert await young.log.append([row(table, 0) for table in tables.values()]) == set(tables.values())
            with pytest.raises(StoreDown, match="Shards were added"):
                await old.ready()
            assert await old.log.append([row(table, 1) for table in tables.values()]) == set(tables.values())
            with pytest.raises(StoreDown, match="'d' was added since"):
                await old.log.tail(on_d)
            await young.ready()


async def test_a_process_that_dies_while_a_shard_joins_leaves_nothing_wrong(
    sharded_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    enlist, joined = Shard.enlist, Counter[str]()

    async def dies(shard: Shard, house: str, names: list[str]) -> None:
        await enlist(shard, house, names)
        joined[shard.name] += 1
        raise Killed

    monkeypatch.setattr(Shard, "enlist", dies)
    dying = store_for(sharded_url)
    with pytest.raises(Killed):
        await dying.open()
    await dying.close()
    monkeypatch.undo()
    assert joined == {"b": 1}
    async with opened(sharded_url) as (store,):
        await one_on_each(store)


async def test_a_process_that_dies_between_the_two_commits_of_a_table_leaves_no_table(
    sharded_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing, begun = Database.writing, Counter[str]()

    @asynccontextmanager
    async def dies_at_the_second(database: Database) -> AsyncIterator[AsyncConnection]:
        begun["commits"] += 1
        if begun["commits"] == 2:
            raise Killed
        async with writing(database) as connection:
            yield connection

    config = CONFIG._replace(id=TableId(next(tables_on("b"))))
    async with opened(sharded_url, 2) as (dying, other):
        monkeypatch.setattr(Database, "writing", dies_at_the_second)
        with pytest.raises(Killed):
            await dying.facts.create(config)
        monkeypatch.undo()
        assert await other.facts.config(config.id) is None
        assert await other.facts.config_by_code(config.code) is None
        assert await other.facts.create(config)
        assert await other.log.append([row(config.id, 0)]) == {config.id}


async def test_a_code_that_is_taken_leaves_no_head_behind(sharded_url: str) -> None:
    numbers = tables_on("b")
    first, second = [CONFIG._replace(id=TableId(next(numbers))) for _ in range(2)]
    async with opened(sharded_url) as (store,):
        assert await store.facts.create(first)
        assert not await store.facts.create(second)
        assert not await store.facts.create(first)
    assert await heads_at(addresses(sharded_url)["b"]) == {first.id}


async def test_a_guest_is_forgotten_on_all_shards_as_one_nobody(sharded_url: str) -> None:
    guest = GuestId(7)
    async with opened(sharded_url) as (store,):
        tables = await one_on_each(store)
        await store.facts.greet(Guest(guest, "Anna", 1.0))
        for nth, table in enumerate(tables.values()):
            sat = row(table, 0)._replace(lines="sit 0 ab Anna", at=float(nth))
            assert await store.log.append([sat]) == {table}
        assert await store.facts.tables_of(guest, 2) == [tables["c"], tables["b"]]
        await store.facts.forget(guest)
        rows = [(await store.log.tail(table))[0] for table in tables.values()]
        assert {found.lines for found in rows} == {"sit 0 ab Guest"}
        assert len({found.who for found in rows} - {guest}) == 1
        assert await store.facts.guest(guest) is None


async def test_a_snapshot_lies_beside_the_rows(sharded_url: str) -> None:
    async with opened(sharded_url, 2) as (store, other):
        for name, table in (await one_on_each(store)).items():
            await store.facts.keep_snapshot(table, Seq(3), name)
            assert await other.facts.snapshot(table) == name
