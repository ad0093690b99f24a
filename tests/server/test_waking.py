"""A table at rest is woken from a snapshot: few rows are read, and nothing that was done is done again."""

import asyncio

from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.execution import executor as hubs
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.storage.port import Store
from ninelives.tables.commands.match import Begin, PlayMove
from ninelives.tables.commands.order import Order
from ninelives.tables.commands.seats import Sit
from ninelives.tables.decide import Command
from ninelives.tables.ids import EMPTY, SYSTEM, GuestId, Seq
from ninelives.tables.log import TableConfig
from ninelives.tables.state import PLAYING, new_table
from server.house import NoPauses, hub_of
from server.stores import CONFIG
from tables.lived import everything

ANNA = GuestId(1001)
SAT = "the one who sat down"


async def act(hub: Executor, live: OpenTable, who: GuestId, order: Order, name: str = "") -> list[Seq]:
    """Give an order, and return what was acknowledged."""
    answers: list[Seq] = []
    await hub.execute(live, Command(who, name or f"{live.table.seq}", order, live.table.seq), answers.append)
    return answers


async def with_matches(hub: Executor, config: TableConfig, matches: int) -> OpenTable:
    """Open a house, and let Anna play some matches to their end at a new table, by first moves."""
    await hub.open()
    assert await hub.store.facts.create(config)
    live = await hub.cache.get(config.id)
    await act(hub, live, ANNA, Sit(0, "1f", "Anna"), SAT)
    for _ in range(matches):
        await act(hub, live, ANNA, Begin("kitten"))
        while live.table.phase == PLAYING:
            await move(hub, live)
    return live


async def played(store: Store, matches: int) -> Executor:
    """Play some matches to their end and one more a little, by first moves, and close the table."""
    hub = hub_of(store, MemoryBus(), clock=NoPauses())
    live = await with_matches(hub, CONFIG._replace(answers=()), matches)
    await act(hub, live, ANNA, Begin())
    await asyncio.gather(*hub.background._tasks)
    hub.cache.drop(live)
    return hub


async def close(hub: Executor) -> None:
    """Close a hub once it has done what it began."""
    await asyncio.gather(*hub.background._tasks)
    await hub.close()


async def move(hub: Executor, live: OpenTable) -> None:
    seat = live.table.awaited[0]
    said = live.table.game.write(live.table.game.legal(live.table.position, seat)[0])
    await act(hub, live, ANNA if seat == 0 else SYSTEM, PlayMove(seat, said))


async def test_a_table_is_woken_from_before_its_last_match(store: Store) -> None:
    hub = await played(store, 3)
    live = await hub.cache.get(CONFIG.id)
    assert live.table.seq - live.table.snapshot_seq == 1
    whole = OpenTable(new_table(live.table.config))
    await hub.reader.fold(whole)
    assert {**everything(live.table), "snapshot_seq": EMPTY} == everything(whole.table)
    assert live.done == {said: seq for said, seq in whole.done.items() if seq > live.table.snapshot_seq}
    await move(hub, live)
    await close(hub)


async def test_what_was_said_before_the_snapshot_is_acknowledged_and_not_done_again(store: Store) -> None:
    hub = await played(store, 3)
    live = await hub.cache.get(CONFIG.id)
    assert (ANNA, SAT) not in live.done
    assert await act(hub, live, ANNA, Sit(0, "1f", "Anna"), SAT) == [1]
    seq = live.table.seq
    assert await act(hub, live, ANNA, Begin("kitten"), "1") == [2]  # which a table refuses while a match runs
    assert live.table.seq == seq
    await close(hub)


async def test_a_short_log_needs_no_snapshot(store: Store) -> None:
    hub = await played(store, 0)
    assert await store.facts.snapshot(CONFIG.id) is None
    assert (await hub.cache.get(CONFIG.id)).table.seq < hubs.FAR
    await close(hub)
