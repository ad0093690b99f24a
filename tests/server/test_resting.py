"""A table at which nothing happens any more wakes from a snapshot, and its rows are deleted."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.jobs.retention import RetentionJob
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.hosting.storage.port import Store
from ninelives.tables.commands.match import Begin
from ninelives.tables.commands.seats import Rise, Sit
from ninelives.tables.faults import LogCutShort, Unreadable
from ninelives.tables.ids import EMPTY, TableId
from ninelives.tables.log import TableConfig
from ninelives.tables.state import GATHERING, OVER, PLAYING
from ninelives.tables.timing import Pace
from server.client import come
from server.ears import until
from server.house import NoPauses, Open, code_of, hub_of, open_house
from server.stores import CONFIG, row
from server.test_waking import ANNA, SAT, act, close, with_matches
from tables.lived import everything

AT_ONCE = Pace(bot=0.05, mask=0.0, rest=0.0)
PLAIN = CONFIG._replace(answers=())


async def played(store: Store, config: TableConfig = PLAIN, pace: Pace = AT_ONCE, matches: int = 2) -> Executor:
    """Let Anna play some matches to their end, by first moves, and get up."""
    hub = hub_of(store, MemoryBus(), pace, NoPauses())
    live = await with_matches(hub, config, matches)
    await act(hub, live, ANNA, Rise())
    await asyncio.gather(*hub.background._tasks)
    return hub


async def woken(hub: Executor) -> OpenTable:
    """Return the table as a process reads it that did not know it."""
    hub.cache.drop(await hub.cache.get(CONFIG.id))
    return await hub.cache.get(CONFIG.id)


async def test_of_a_table_at_rest_nothing_is_read_but_its_snapshot(store: Store) -> None:
    hub = await played(store)
    before = (await hub.cache.get(CONFIG.id)).table
    assert await RetentionJob(hub).see_to(await hub.cache.get(CONFIG.id)) is None
    live = await woken(hub)
    assert (before.phase, live.table.phase) == (OVER, GATHERING)
    assert live.table.snapshot_seq == live.table.seq == before.seq > EMPTY
    kept = (live.table.number, live.table.score, live.table.sitters, live.table.access)
    assert kept == (2, before.score, before.sitters, before.access)
    await act(hub, live, ANNA, Sit(0, "2a", "Anna"))
    await act(hub, live, ANNA, Begin("kitten"))
    assert (live.table.phase, live.table.number) == (PLAYING, 3)
    assert everything((await woken(hub)).table) == everything(live.table)
    await close(hub)


async def test_a_command_is_done_once_until_its_table_has_rested(store: Store) -> None:
    hub = await played(store)
    live = await hub.cache.get(CONFIG.id)
    seq = live.table.seq
    assert await act(hub, live, ANNA, Sit(0, "1f", "Anna"), SAT) == [1]
    await RetentionJob(hub).see_to(live)
    assert [row.seq for row in await store.log.tail(CONFIG.id)] == [seq - 1]
    live = await woken(hub)
    assert (live.table.seat_of(ANNA), live.table.seq) == (None, seq)
    assert await act(hub, live, ANNA, Sit(0, "1f", "Anna"), SAT) == [seq + 1]
    await close(hub)


async def test_every_match_that_was_finished_is_archived_before_rows_go(store: Store) -> None:
    hub = await played(store, matches=3)
    live = await hub.cache.get(CONFIG.id)
    await hub.archive(live)
    await RetentionJob(hub).see_to(live)
    for number in (1, 2, 3):
        assert await store.facts.archived(live.table.match_id(number)) is not None
    assert len(await store.log.tail(CONFIG.id)) == 1
    await close(hub)


async def test_a_process_that_missed_rows_which_are_deleted_by_now_reads_the_snapshot(store: Store) -> None:
    """As one to which the bus said nothing for as long; it does not take the log for one that lost rows."""
    hub = await played(store)
    late = hub_of(store, MemoryBus(), AT_ONCE, NoPauses())
    await late.open()
    behind = await late.cache.get(CONFIG.id)
    await act(hub, await hub.cache.get(CONFIG.id), ANNA, Sit(0, "2a", "Anna"))
    await act(hub, await hub.cache.get(CONFIG.id), ANNA, Rise())
    await RetentionJob(hub).see_to(await hub.cache.get(CONFIG.id))
    seq = (await hub.cache.get(CONFIG.id)).table.seq
    assert behind.table.seq == seq - 2
    behind.behind = True
    await late.reader.refresh(behind)
    assert (behind.table.seq, behind.table.snapshot_seq) == (seq, seq)
    await close(late)
    await close(hub)


async def test_a_table_that_is_read_while_it_is_put_away_is_read_once_more(store: Store) -> None:
    hub = await played(store)
    live = await hub.cache.get(CONFIG.id)
    snapshot, rests = store.facts.snapshot, [True]

    async def snapshot_before_the_rest(table: TableId) -> str | None:
        kept = await snapshot(table)
        if rests:
            rests.clear()
            await RetentionJob(hub).see_to(live)
        return kept

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store.facts, "snapshot", snapshot_before_the_rest)
        table = (await hub.reader.read(live.table.config)).table
    assert (table.snapshot_seq, table.seq, table.number) == (live.table.seq, live.table.seq, 2)
    await close(hub)


async def test_a_table_without_its_snapshot_is_not_taken_for_a_new_one(store: Store) -> None:
    hub = await played(store)
    live = await hub.cache.get(CONFIG.id)
    await RetentionJob(hub).see_to(live)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store.facts, "snapshot", nothing_kept)
        with pytest.raises(Unreadable):
            await hub.reader.read(live.table.config)
    await close(hub)


async def nothing_kept(_table: TableId) -> None:
    """Answer as a store whose snapshot is gone."""


async def test_a_log_that_lost_rows_is_noticed_before_others_are_deleted() -> None:
    store = MemoryStore()
    hub = await played(store)
    live = await hub.cache.get(CONFIG.id)
    rows = len(store.log.rows[CONFIG.id])
    store.log.rows[CONFIG.id].pop()
    with pytest.raises(LogCutShort):
        await RetentionJob(hub).see_to(live)
    assert len(store.log.rows[CONFIG.id]) == rows - 1
    await close(hub)


async def test_the_last_match_is_shown_until_it_is_time_to_rest(store: Store) -> None:
    hub = await played(store, pace=AT_ONCE._replace(rest=3600.0))
    live = await hub.cache.get(CONFIG.id)
    assert await RetentionJob(hub).see_to(live) == live.table.last_row_at + 3600.0
    assert (await woken(hub)).table.phase == OVER
    await close(hub)


async def test_whoever_is_there_keeps_the_board(store: Store) -> None:
    hub = await played(store)
    live = await hub.cache.get(CONFIG.id)
    live.presence.enter(ANNA)
    assert await RetentionJob(hub).see_to(live) == pytest.approx(hub.time.now(), abs=1.0)
    assert (await woken(hub)).table.phase == OVER
    assert [row.seq for row in await store.log.tail(CONFIG.id)][:1] == [0]
    await close(hub)


@pytest.fixture
async def quiet(durable_url: str) -> AsyncIterator[Open]:
    """A server whose tables rest soon after a match."""
    with open_house(durable_url) as house, house.keeping(rest=0.5):
        yield house


@pytest.mark.processes
async def test_the_scheduler_puts_away_a_match_that_is_over(quiet: Open) -> None:
    hub, url = quiet.context.house.hub, quiet.set_up()
    async with come(url) as me:
        await me.do("sit 0 - Ann")
        await me.do("begin kitten")
        await me.play_out()
    config = quiet.inside(hub.store.facts.config_by_code(code_of(url)))
    assert config is not None
    await until(lambda: len(quiet.inside(hub.store.log.tail(config.id))) == 1)
    await until(lambda: quiet.inside(hub.store.log.heads([config.id]))[config.id][1] is None)
    assert quiet.status(f"/api/matches/{config.code}-1") == 200


@pytest.mark.processes
async def test_rows_of_a_table_whose_rules_are_gone_stay(quiet: Open) -> None:
    """Nobody can say any more which of its matches were finished, and are archived."""
    store, now = quiet.context.house.store, quiet.context.house.hub.time.now()
    quiet.inside(store.facts.create(CONFIG._replace(version=99)))
    quiet.inside(store.log.append([row(CONFIG.id, 0, due=now)]))
    await until(lambda: quiet.inside(store.log.heads([CONFIG.id])) == {CONFIG.id: (1, None)})
    assert quiet.inside(store.log.tail(CONFIG.id)) == [row(CONFIG.id, 0)]
