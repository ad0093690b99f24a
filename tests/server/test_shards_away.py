"""One of three primaries is gone, or answers nothing: only its tables wait, all others are played at."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from secrets import token_hex
from time import monotonic

import pytest

from ninelives.server.store import store_for
from ninelives.server.store.sharded.together import SOON
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.live.group_commit import GroupCommit
from ninelives.tables.store.port import Guest
from server.shards import NAMES, one_on_each, sharded, tables_on
from server.stores import CONFIG, opened, row
from services import Services, running

pytestmark = [pytest.mark.chaos, pytest.mark.timing]

AT_ONCE = 1.5  # seconds, on a busy machine


@pytest.fixture(scope="module")
def primaries() -> Iterator[dict[str, Services]]:
    """Three real PostgreSQL."""
    with ExitStack() as stack:
        yield {name: stack.enter_context(running()) for name in NAMES}


@pytest.fixture
def url(primaries: dict[str, Services]) -> str:
    mark = f"test_{token_hex(6)}"
    return " ".join([f"{name}={services.make_database(mark)}" for name, services in primaries.items()])


@contextmanager
def killed(services: Services) -> Iterator[None]:
    """Let a PostgreSQL be gone for a while."""
    services.kill_postgres()
    try:
        yield
    finally:
        services.start_postgres()


@contextmanager
def frozen(services: Services) -> Iterator[None]:
    """Let a PostgreSQL be there and answer nothing."""
    processes = services.postgres_processes
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


async def test_while_one_is_killed_the_tables_of_the_others_are_played_at(
    primaries: dict[str, Services], url: str
) -> None:
    async with opened(url, 2) as (store, other):
        tables = await one_on_each(store)
        there = {tables["home"], tables["c"]}
        assert await store.log.append([row(table, 0, due=5.0) for table in tables.values()]) == {*tables.values()}
        assert (await other.log.heads(tables.values())).keys() == {*tables.values()}
        with killed(primaries["b"]):
            await store.ready()
            assert await store.log.append([row(table, 1, due=6.0) for table in tables.values()]) == there
            assert (await other.log.heads(tables.values())).keys() == there
            assert {*await store.log.claim(6.0, 20.0, 9)} == there
            assert sharded(store).away == sharded(other).away == 1
            assert (await other.log.claim_these([*tables.values()], 20.0, 30.0)).keys() == there
            assert {*await store.facts.tables_of(GuestId(7), 9)} == there
            for asked in (
                store.log.tail(tables["b"]),
                store.log.heads([tables["b"]]),
                store.log.append([row(tables["b"], 1)]),
                store.facts.snapshot(tables["b"]),
            ):
                with pytest.raises(StoreDown):
                    await asked
        assert await store.log.append([row(tables["b"], 1, due=6.0)]) == {tables["b"]}
        assert await store.log.claim(40.0, 50.0, 9, after=35.0) == [tables["b"]], "it was due while it was gone"
        assert sharded(store).away == 0


async def test_a_table_set_up_while_its_shard_is_gone_is_set_up_on_another(
    primaries: dict[str, Services], url: str
) -> None:
    config = CONFIG._replace(id=TableId(next(tables_on("b"))))
    async with opened(url) as (store,):
        with killed(primaries["b"]):
            assert await store.facts.create(config)
            assert await store.log.append([row(config.id, 0)]) == {config.id}
        assert await store.log.tail(config.id) == [row(config.id, 0)]


async def test_a_process_starts_while_a_shard_is_gone_and_finds_it_when_it_is_back(
    primaries: dict[str, Services], url: str
) -> None:
    async with opened(url) as (store,):
        tables = await one_on_each(store)
        with killed(primaries["c"]):
            async with opened(url) as (young,):
                await young.ready()
                assert await young.log.append([row(tables["b"], 0)]) == {tables["b"]}
                with pytest.raises(StoreDown):
                    await young.log.tail(tables["c"])
                primaries["c"].start_postgres()
                assert await young.log.append([row(tables["c"], 0)]) == {tables["c"]}
                primaries["c"].kill_postgres()


async def test_without_home_nothing_is_ready(primaries: dict[str, Services], url: str) -> None:
    late = store_for(url)
    async with opened(url) as (store,):
        with killed(primaries["home"]):
            for asked in (store.ready(), late.open(), store.facts.key()):
                with pytest.raises(StoreDown):
                    await asked
        await store.ready()
        await late.open()
        await late.close()


async def test_nobody_is_half_forgotten_for_good_while_a_shard_is_gone(
    primaries: dict[str, Services], url: str
) -> None:
    guest = GuestId(7)
    async with opened(url) as (store,):
        tables = await one_on_each(store)
        await store.facts.greet(Guest(guest, "Anna", 1.0))
        assert await store.log.append([row(table, 0) for table in tables.values()]) == {*tables.values()}
        with killed(primaries["b"]), pytest.raises(StoreDown):
            await store.facts.forget(guest)
        assert await store.facts.guest(guest) is not None
        await store.facts.forget(guest)
        assert await store.facts.tables_of(guest, 9) == []
        assert await store.facts.guest(guest) is None


async def test_a_shard_that_answers_nothing_holds_back_no_others_commits(
    primaries: dict[str, Services], url: str
) -> None:
    async with opened(url) as (store,):
        tables = await one_on_each(store)
        await store.log.heads(tables.values())  # so it is known where they are
        commits = GroupCommit(store.log)
        with frozen(primaries["b"]):
            stuck = asyncio.create_task(commits.append(row(tables["b"], 0)))
            began = monotonic()
            for seq in range(5):
                assert all(await asyncio.gather(*[commits.append(row(tables[name], seq)) for name in ("home", "c")]))
            assert monotonic() - began < AT_ONCE
            assert not stuck.done()
        assert await stuck
        await commits.close()


async def test_what_is_due_elsewhere_waits_a_moment_for_a_shard_that_answers_nothing_and_then_no_more(
    primaries: dict[str, Services], url: str
) -> None:
    async with opened(url) as (store,):
        tables = await one_on_each(store)
        await store.log.append([row(table, 0, due=5.0) for table in tables.values()])
        with frozen(primaries["b"]):
            began = monotonic()
            assert len(await store.log.claim(5.0, 6.0, 9, after=0.0)) == 2
            assert monotonic() - began < SOON + AT_ONCE
            began = monotonic()
            assert len(await store.log.claim(6.0, 7.0, 9, after=5.5)) == 2
            assert (await store.log.claim_these([*tables.values()], 7.0, 8.0)).keys() == {tables["home"], tables["c"]}
            assert monotonic() - began < AT_ONCE
            assert sharded(store).away == 1
        await asyncio.sleep(0.5)  # its late answer comes, and counts for nothing
        assert await store.log.claim(7.0, 30.0, 9, after=6.5) == [tables["b"]]


async def test_a_move_to_a_shard_that_is_gone_leaves_the_table_where_it_is(
    primaries: dict[str, Services], url: str
) -> None:
    async with opened(url) as (store,):
        table = (await one_on_each(store))["b"]
        with killed(primaries["c"]):
            with pytest.raises(StoreDown):
                await sharded(store).mover.move(table, "c")
            assert await store.log.append([row(table, 0)]) == {table}
        await sharded(store).mover.move(table, "c")
        assert await store.log.tail(table) == [row(table, 0)]
