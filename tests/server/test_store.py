"""The log: one suite, five engines."""

import asyncio

import pytest

from ninelives.hosting.storage.port import LATEST, Heartbeat, LatestHeartbeat, Store
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import Row
from server.stores import CONFIG, create, opened, row

BIG = 2**63 - 1


async def test_a_row_is_added_on_the_head_and_read_back(store: Store) -> None:
    await create(store, BIG)
    given = Row(TableId(BIG), Seq(0), GuestId(BIG - 1), "c1", "sit 0 ab Mieze – ⚀\nTABLE deal", 1.25, 9.5)
    assert await store.log.append([given]) == {BIG}
    assert await store.log.tail(TableId(BIG)) == [given._replace(due=None)]
    assert await store.log.heads([TableId(BIG), TableId(2)]) == {BIG: (1, 9.5)}


@pytest.mark.parametrize("seq", [0, 2, 7])
async def test_a_stale_or_future_row_is_refused_and_changes_nothing(store: Store, seq: int) -> None:
    await create(store, 1)
    assert await store.log.append([row(1, 0, due=5.0)]) == {1}
    assert await store.log.append([row(1, seq, "other", due=6.0)]) == set()
    assert await store.log.tail(TableId(1)) == [row(1, 0)]
    assert await store.log.heads([TableId(1)]) == {1: (1, 5.0)}


async def test_nothing_is_added_to_a_table_that_was_never_set_up_or_by_no_rows(store: Store) -> None:
    assert await store.log.append([row(1, 0)]) == set()
    assert await store.log.append([]) == set()
    assert await store.log.tail(TableId(1)) == []
    assert await store.log.heads([TableId(1)]) == {}
    assert await store.log.heads([]) == {}


async def test_in_a_batch_each_table_wins_or_loses_by_itself(store: Store) -> None:
    await create(store, 1, 2, 3, 4)
    assert await store.log.append([row(2, 0), row(3, 0)]) == {2, 3}
    assert await store.log.append([row(4, 0, due=4.0), row(3, 1), row(2, 0, "late"), row(1, 0)]) == {1, 3, 4}
    assert await store.log.heads([TableId(1), TableId(2), TableId(3), TableId(4)]) == {
        1: (1, None),
        2: (1, None),
        3: (2, None),
        4: (1, 4.0),
    }


async def test_a_chain_goes_in_whole_and_its_last_row_says_when_the_table_is_due(store: Store) -> None:
    await create(store, 1, 2)
    batch = [row(1, 1, due=3.0), row(2, 0, due=8.0), row(1, 0, due=5.0), row(1, 2, due=None)]
    assert await store.log.append(batch) == {1, 2}
    assert await store.log.tail(TableId(1)) == [row(1, 0), row(1, 1), row(1, 2)]
    assert await store.log.heads([TableId(1), TableId(2)]) == {1: (3, None), 2: (1, 8.0)}


async def test_of_a_chain_on_a_stale_head_nothing_goes_in(store: Store) -> None:
    await create(store, 1)
    await store.log.append([row(1, 0)])
    assert await store.log.append([row(1, 0, "a"), row(1, 1, "b")]) == set()
    assert await store.log.append([row(1, 1, "a"), row(1, 3, "b")]) == set()
    assert await store.log.tail(TableId(1)) == [row(1, 0)]


async def test_a_command_said_twice_is_refused_and_the_rest_of_its_batch_goes_in(store: Store) -> None:
    await create(store, 1, 2, 3)
    assert await store.log.append([row(1, 0, "same")]) == {1}
    assert await store.log.append([row(1, 1, "same", due=9.0)]) == set()
    assert await store.log.append([row(2, 0, "same"), row(1, 1, "same"), row(3, 0, "x"), row(3, 1, "x")]) == {2}
    assert await store.log.heads([TableId(1), TableId(2), TableId(3)]) == {1: (1, None), 2: (1, None), 3: (0, None)}
    assert await store.log.append([row(1, 1, "same", who=8)]) == {1}


async def test_a_tail_starts_where_it_is_asked_to_and_is_never_endless(store: Store) -> None:
    await create(store, 1)
    assert await store.log.append([row(1, seq) for seq in range(LATEST + 3)]) == {1}
    assert [each.seq for each in await store.log.tail(TableId(1), Seq(LATEST))] == [LATEST, LATEST + 1, LATEST + 2]
    assert [each.seq for each in await store.log.tail(TableId(1))] == list(range(LATEST))
    assert await store.log.tail(TableId(1), Seq(LATEST + 3)) == []


async def test_due_tables_are_claimed_longest_due_first_and_again_only_after_the_respite(store: Store) -> None:
    await create(store, 1, 2, 3, 4)
    await store.log.append([row(1, 0, due=30.0), row(2, 0, due=10.0), row(3, 0, due=20.0), row(4, 0)])
    assert await store.log.claim(25.0, 40.0, 9) == [2, 3]
    assert await store.log.claim(39.0, 50.0, 9) == [1]
    assert await store.log.claim(40.0, 60.0, 1) in ([2], [3])
    assert len(await store.log.claim(40.0, 60.0, 9)) == 1
    assert await store.log.claim(40.0, 60.0, 9) == []


async def test_what_came_due_by_an_earlier_time_is_left_to_a_claim_that_looks_further_back(store: Store) -> None:
    await create(store, 1, 2, 3, 4)
    await store.log.append([row(1, 0, due=10.0), row(2, 0, due=20.0), row(3, 0, due=30.0), row(4, 0, due=50.0)])
    assert await store.log.claim(40.0, 60.0, 9, 10.0) == [2, 3]
    assert await store.log.claim(40.0, 60.0, 9, 10.0) == []
    assert await store.log.claim(40.0, 60.0, 9) == [1]


async def test_of_several_claimers_exactly_one_gets_a_table(store_url: str) -> None:
    async with opened(store_url, 3) as stores:
        tables = list(range(1, 61))
        await create(stores[0], *tables)
        await stores[0].log.append([row(table, 0, due=float(table)) for table in tables])
        for now, until in ((100.0, 200.0), (200.0, 300.0)):
            claims = [store.log.claim(now, until, 7) for store in stores for _ in range(4)]
            claimed = [table for claim in await asyncio.gather(*claims) for table in claim]
            assert len(claimed) == len(set(claimed))
            claimed += await stores[0].log.claim(now, until, 99)
            assert sorted(claimed) == tables


async def test_of_these_tables_those_that_are_due_are_claimed_and_nobody_else_gets_them(store: Store) -> None:
    await create(store, 1, 2, 3, 4)
    await store.log.append(
        [row(1, 0, due=10.0), row(1, 1, due=20.0), row(2, 0, due=30.0), row(3, 0), row(4, 0, due=5.0)]
    )
    these = [TableId(number) for number in (1, 2, 3, 9)]
    assert await store.log.claim_these(these, 20.0, 60.0) == {1: 2}
    assert await store.log.claim_these(these, 20.0, 60.0) == {}
    assert await store.log.claim(40.0, 60.0, 9) == [4, 2]
    assert await store.log.claim_these(these, 60.0, 70.0) == {1: 2, 2: 1}
    assert await store.log.claim_these([], 99.0, 100.0) == {}


async def test_of_several_who_claim_these_exactly_one_gets_a_table(store_url: str) -> None:
    async with opened(store_url, 3) as stores:
        tables = [TableId(number) for number in range(1, 31)]
        await create(stores[0], *tables)
        await stores[0].log.append([row(table, 0, due=1.0) for table in tables])
        claims = [store.log.claim_these(tables, 2.0, 9.0) for store in stores for _ in range(4)]
        claimed = [table for claim in await asyncio.gather(*claims) for table in claim]
        assert sorted(claimed) == tables


async def test_a_table_is_put_off_unless_its_head_has_moved_on(store: Store) -> None:
    await create(store, 1)
    await store.log.append([row(1, 0, due=5.0)])
    await store.log.postpone(TableId(1), Seq(0), 9.0)
    assert await store.log.heads([TableId(1)]) == {1: (1, 5.0)}
    await store.log.postpone(TableId(1), Seq(1), 7.0)
    assert await store.log.heads([TableId(1)]) == {1: (1, 7.0)}
    await store.log.postpone(TableId(1), Seq(1), None)
    assert await store.log.heads([TableId(1)]) == {1: (1, None)}
    assert await store.log.claim(99.0, 100.0, 9) == []


async def test_the_latest_beat_of_any_process_counts(store_url: str) -> None:
    async with opened(store_url, 2) as (one, two):
        assert await one.facts.last_beat() is None
        assert await one.facts.beat(Heartbeat(100.0, 5000.0)) == LatestHeartbeat(100.0, 0)
        assert await two.facts.beat(Heartbeat(90.0, 5001.0)) == LatestHeartbeat(100.0, 0), (
            "a process that lags behind catches up"
        )
        assert await one.facts.last_beat() == Heartbeat(100.0, 5001.0)
        assert max(
            await asyncio.gather(one.facts.beat(Heartbeat(110.0, 4000.0)), two.facts.beat(Heartbeat(120.0, 4000.0)))
        ) == LatestHeartbeat(120.0, 0)
        assert await two.facts.last_beat() == Heartbeat(120.0, 4000.0), "what the wall says goes up and down"


async def test_what_was_stored_outlives_the_process(durable_url: str) -> None:
    async def before(store: Store) -> bytes:
        await create(store, 1)
        await store.log.append([row(1, 0, due=5.0)])
        await store.facts.beat(Heartbeat(100.0, 5000.0))
        return await store.facts.key()

    async def after(store: Store) -> bytes:
        assert await store.facts.config(TableId(1)) == CONFIG._replace(id=TableId(1), code="CODE1")
        assert await store.log.tail(TableId(1)) == [row(1, 0)]
        assert await store.log.heads([TableId(1)]) == {1: (1, 5.0)}
        assert await store.log.append([row(1, 0, "again")]) == set()
        assert await store.facts.last_beat() == Heartbeat(100.0, 5000.0)
        return await store.facts.key()

    async with opened(durable_url) as (store,):
        key = await before(store)
    async with opened(durable_url) as (store,):
        assert await after(store) == key


async def test_an_open_store_is_ready(store: Store) -> None:
    await store.ready()


async def test_a_command_is_found_by_who_said_it_and_where(store: Store) -> None:
    await create(store, 1, 2)
    await store.log.append([row(1, 0), row(1, 1, "again"), row(2, 0, "again"), row(2, 1, who=8)])
    assert await store.log.find(TableId(1), GuestId(7), "again") == 1
    assert await store.log.find(TableId(2), GuestId(7), "again") == 0
    assert await store.log.find(TableId(2), GuestId(8), "again") is None


async def test_of_two_snapshots_of_a_table_the_later_is_kept(store: Store) -> None:
    await create(store, 1, 2)
    assert await store.facts.snapshot(TableId(1)) is None
    for seq in (5, 9, 7):
        await store.facts.keep_snapshot(TableId(1), Seq(seq), f"é {seq}")
    assert await store.facts.snapshot(TableId(1)) == "é 9"
    assert await store.facts.snapshot(TableId(2)) is None


async def test_of_whoever_is_forgotten_no_snapshot_is_kept_that_cannot_be_read(store: Store) -> None:
    await create(store, 1, 2)
    await store.log.append([row(1, 0), row(2, 0, who=8)])
    for table in (1, 2):
        await store.facts.keep_snapshot(TableId(table), Seq(1), "names")
    await store.facts.forget(GuestId(7))
    assert not await store.facts.snapshot(TableId(1))
    assert await store.facts.snapshot(TableId(2)) == "names"
