"""A table at which nothing happens any more wakes from a snapshot, its rows are packed, and nothing is done again."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from ninelives.server.store.sql.log_schema import LOG, PACK
from ninelives.tables.bus.memory import MemoryBus
from ninelives.tables.ids import EMPTY
from ninelives.tables.live.hub import Hub
from ninelives.tables.live.resting import Resting
from ninelives.tables.live.table import LiveTable
from ninelives.tables.log import TableConfig
from ninelives.tables.moment import GATHERING, OVER, PLAYING
from ninelives.tables.orders import Begin, Rise, Sit
from ninelives.tables.store.port import Store
from ninelives.tables.timing import Pace
from server.client import come
from server.ears import until
from server.house import NoPauses, Open, code_of, hub_of, open_house
from server.stores import CONFIG, row
from server.test_packing import number_in
from server.test_waking import ANNA, SAT, act, close, with_matches
from tables.lived import everything

AT_ONCE = Pace(bot=0.05, mask=0.0, rest=0.0)
PLAIN = CONFIG._replace(answers=())


async def played(store: Store, config: TableConfig = PLAIN, pace: Pace = AT_ONCE, matches: int = 2) -> Hub:
    """Let Anna play some matches to their end, by first moves, and get up."""
    hub = hub_of(store, MemoryBus(), pace, NoPauses())
    live = await with_matches(hub, config, matches)
    await act(hub, live, ANNA, Rise())
    await asyncio.gather(*hub.background._tasks)
    return hub


async def woken(hub: Hub) -> LiveTable:
    """Return the table as a process reads it that did not know it."""
    hub.cache.drop(await hub.cache.get(CONFIG.id))
    return await hub.cache.get(CONFIG.id)


async def test_of_a_table_at_rest_nothing_is_read_but_its_snapshot(store: Store) -> None:
    hub = await played(store)
    before = (await hub.cache.get(CONFIG.id)).table
    assert await Resting(hub).see_to(await hub.cache.get(CONFIG.id)) is None
    live = await woken(hub)
    assert (before.phase, live.table.phase) == (OVER, GATHERING)
    assert live.table.base == live.table.seq == before.seq > EMPTY
    kept = (live.table.number, live.table.score, live.table.sitters, live.table.door)
    assert kept == (2, before.score, before.sitters, before.door)
    await act(hub, live, ANNA, Sit(0, "2a", "Anna"))
    await act(hub, live, ANNA, Begin("kitten"))
    assert (live.table.phase, live.table.number) == (PLAYING, 3)
    assert everything((await woken(hub)).table) == everything(live.table)
    await close(hub)


async def test_a_command_from_before_the_rest_is_acknowledged_and_not_done_again(store: Store) -> None:
    hub = await played(store)
    await Resting(hub).see_to(await hub.cache.get(CONFIG.id))
    live = await woken(hub)
    seq = live.table.seq
    assert await act(hub, live, ANNA, Sit(0, "1f", "Anna"), SAT) == [1]
    assert (live.table.seat_of(ANNA), live.table.seq) == (None, seq)
    assert await act(hub, live, ANNA, Sit(0, "1f", "Anna"), "anew") == [seq + 1]
    await close(hub)


async def test_the_last_match_is_shown_until_it_is_time_to_rest(store: Store) -> None:
    hub = await played(store, pace=AT_ONCE._replace(rest=3600.0))
    live = await hub.cache.get(CONFIG.id)
    assert await Resting(hub).see_to(live) == live.table.moved + 3600.0
    assert (await woken(hub)).table.phase == OVER
    await close(hub)


async def test_whoever_is_there_keeps_the_board(store: Store) -> None:
    hub = await played(store)
    live = await hub.cache.get(CONFIG.id)
    live.presence.enter(ANNA)
    assert await Resting(hub).see_to(live) is None
    assert (await woken(hub)).table.phase == OVER
    await close(hub)


@pytest.mark.parametrize("one", [{"lesson": True, "host": ANNA}, {"day": "2026-11-18", "host": ANNA}])
async def test_a_table_for_one_keeps_its_match(store: Store, one: dict[str, object]) -> None:
    hub = await played(store, PLAIN._replace(**one), matches=0)  # type: ignore[arg-type] # as the fields are
    await Resting(hub).see_to(await hub.cache.get(CONFIG.id))
    assert await store.facts.snapshot(CONFIG.id) is None
    await close(hub)


@pytest.fixture
async def quiet(durable_url: str) -> AsyncIterator[Open]:
    """A server whose tables rest as soon as nothing happens."""
    with open_house(durable_url) as house, house.keeping(rest=0.0):
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
    await until(lambda: quiet.inside(number_in(hub.store, LOG)) == 0)
    await until(lambda: quiet.inside(hub.store.log.heads([config.id]))[config.id][1] is None)
    assert quiet.inside(number_in(hub.store, PACK)) >= 1
    assert quiet.status(f"/api/matches/{config.code}-1") == 200


@pytest.mark.processes
async def test_rows_of_a_table_whose_rules_are_gone_are_packed_too(quiet: Open) -> None:
    store, now = quiet.context.house.store, quiet.context.house.hub.time.now()
    quiet.inside(store.facts.create(CONFIG._replace(version=99)))
    quiet.inside(store.log.append([row(CONFIG.id, 0, due=now)]))
    await until(lambda: quiet.inside(store.log.heads([CONFIG.id])) == {CONFIG.id: (1, None)})
    assert quiet.inside(number_in(store, LOG)) == 0
    assert quiet.inside(store.log.tail(CONFIG.id)) == [row(CONFIG.id, 0)]
