"""A table stays with the process where it is played; others take it up only where that one does not."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from structlog import get_logger

from ninelives.hosting.bus.memory import Exchange, MemoryBus
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.ports import NoTelemetry
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.hosting.table_server import TableServer
from ninelives.hosting.thinking import OnTheSpot
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command
from ninelives.tables.ids import GuestId
from ninelives.tables.timing import GRACE, Pace
from server.onlooker import watched_table
from virtual_time import VirtualClock

ANN = GuestId(31)
PACE = Pace(bot=0.1, mask=0.0, tick=0.01, longest=0.2)
TABLES = 10


@pytest.fixture
async def hubs(clock: VirtualClock) -> AsyncIterator[list[Executor]]:
    """Three whole houses that share a store and a bus."""
    store, exchange = MemoryStore(), Exchange()
    houses = [
        TableServer(store, MemoryBus(exchange), OnTheSpot(), PACE, NoTelemetry(), get_logger(), clock=clock)
        for _ in range(3)
    ]
    async with AsyncExitStack() as stack:
        for house in houses:
            await stack.enter_async_context(house.open())
        yield [house.hub for house in houses]


async def begun(hub: Executor) -> OpenTable:
    """Let somebody watch a cat and a person who never moves."""
    live = await watched_table(hub)
    for line in ("sit 0 - Ann", "bot 1 kitten", "begin"):
        await hub.execute(live, Command(ANN, line, read_order(line), live.table.seq))
    return live


async def test_other_processes_never_open_a_table_at_which_cats_move(hubs: list[Executor], clock: VirtualClock) -> None:
    lives = [await begun(hub) for hub in hubs for _ in range(TABLES)]
    seqs = [live.table.seq for live in lives]

    def all_went_on() -> bool:
        return all(live.table.seq > seq or 0 in live.table.awaited for live, seq in zip(lives, seqs, strict=True))

    while not all_went_on():
        await clock.sleep(0.01)
    await clock.sleep(60)
    assert [len(hub.cache) for hub in hubs] == [TABLES] * 3
    assert sum([live.table.seq for live in lives]) > sum(seqs), "no cat moved"


async def test_what_a_process_leaves_undone_another_takes_up(
    hubs: list[Executor], clock: VirtualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = hubs[0]
    monkeypatch.setattr(here.alarm, "note", lambda _table, _due: None)  # it will not know what it has to do
    live = await begun(here)
    while 1 not in live.table.awaited:  # until a cat is the first
        live = await begun(here)
    seq, began = live.table.seq, clock.now()
    while live.table.seq == seq:
        await clock.sleep(0.01)
    assert GRACE - PACE.bot <= clock.now() - began <= GRACE + PACE.bot + PACE.longest
