"""What goes wrong at one table, or in the store, and must not spread."""

import json
from collections.abc import Sequence

import pytest

from ninelives.core.language import ENGLISH
from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.execution import executor as hubs
from ninelives.hosting.execution.bus_messages import Signer
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.log_reader import PATIENCE
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.jobs.revocation import Sessions
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.people.sessions import NoSessionEnds, Session
from ninelives.hosting.ports import NoTurnNotifier
from ninelives.hosting.scheduler import Scheduler
from ninelives.hosting.storage.memory import MemoryLog, MemoryStore
from ninelives.server.observability.metrics import Metrics
from ninelives.tables.commands.match import Begin
from ninelives.tables.commands.seats import PutBot, Rise, Seats, Sit
from ninelives.tables.decide import Command
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import Row
from ninelives.tables.schemas import SetUp
from ninelives.tables.seating import SpeakerId
from ninelives.tables.timing import Pace
from server.house import hub_of
from virtual_time import VirtualClock

ANN, BEN = GuestId(11), GuestId(12)


class FullDisk(MemoryLog):
    """A log that reads and does not write."""

    tries = 0

    async def append(self, rows: Sequence[Row]) -> set[TableId]:
        self.tries += 1
        raise StoreDown(f"no room for {len(rows)} rows")


class Slow:
    """Bot workers that let something happen while they think."""

    def __init__(self, hub: Executor, live: OpenTable) -> None:
        self.hub, self.live = hub, live

    async def think(self, *_about: object) -> str:
        assert counted(self.hub, "bots_thinking") == 1
        await self.hub.execute(self.live, Command(GuestId(BEN), "back", Sit(1, "-", "Ben"), self.live.table.seq))
        match = self.live.table.match
        assert match is not None
        return str(match.game.write(match.game.legal(match.state, 1)[0]))


def counted(hub: Executor, name: str) -> float | None:
    assert isinstance(hub.telemetry, Metrics)
    return hub.telemetry.registry.get_sample_value(f"ninelives_{name}")


async def opened(store: MemoryStore, clock: VirtualClock) -> tuple[Executor, OpenTable]:
    hub = hub_of(store, MemoryBus(), Pace(0.0, 0.0), clock)
    await hub.open()
    config = await set_up(store.facts, SetUp("shut-up-cat", seats=2), Opener(), hub.time.now())
    return hub, await hub.cache.get(config.id)


async def test_a_store_that_reads_but_does_not_write_is_not_hammered(clock: VirtualClock) -> None:
    disk = FullDisk()
    hub, live = await opened(MemoryStore(disk), clock)
    began = clock.now()
    with pytest.raises(StoreDown):
        await hub.execute(live, Command(ANN, "sit", Sit(0, "-", "Ann"), Seq(0)))
    assert clock.now() - began == pytest.approx(PATIENCE, abs=hubs.PAUSE)
    assert disk.tries <= PATIENCE / hubs.PAUSE + 1
    assert counted(hub, "store_failures_total") == disk.tries
    assert counted(hub, "unacknowledged_total") == 1
    await hub.close()


class Ear:
    """A viewer who keeps what they are told."""

    who = GuestId(99)
    session = Session(who, 0)
    language = ENGLISH

    def __init__(self) -> None:
        self.told: list[dict[str, object]] = []

    def send(self, data: bytes) -> None:
        self.told.append(json.loads(data))

    def hear_phrase(self, speaker: SpeakerId, data: bytes, *, watches: bool) -> None: ...

    def dismiss(self) -> None: ...

    def reconnect(self) -> None: ...

    def recheck(self) -> None: ...


async def test_at_a_table_that_was_just_read_the_next_event_is_told_by_name(clock: VirtualClock) -> None:
    store = MemoryStore()
    first, live = await opened(store, clock)
    await first.execute(live, Command(ANN, "sit", Sit(0, "-", "Ann"), Seq(0)))
    await first.execute(live, Command(ANN, "more", Seats(4), Seq(0)))
    await first.execute(live, Command(ANN, "bot", PutBot(3, "kitten"), Seq(0)))
    second = hub_of(store, MemoryBus(), Pace(0.0, 0.0), clock)
    await second.open()
    again, ear = await second.cache.get(live.table.config.id), Ear()
    again.viewers[ear] = None
    await second.execute(again, Command(ANN, "better", PutBot(3, "tabby"), Seq(0)))
    await second.execute(again, Command(ANN, "up", Rise(), Seq(0)))
    assert [told["event"] for told in ear.told] == ["Biscuit is played by a bot now: a tabby.", "Ann gets up."]


async def test_a_word_that_nobody_understands_leaves_one_table_behind_and_no_more(clock: VirtualClock) -> None:
    hub, live = await opened(MemoryStore(), clock)
    table, word = live.table.config.id, b"\xc1 from a later version"
    signature = Signer(await hub.store.facts.key())._signature(table, word)
    hub.peers.received(table, signature + word)
    assert live.behind
    await hub.execute(live, Command(ANN, "sit", Sit(0, "-", "Ann"), Seq(0)))
    assert live.table.seat_of(ANN) == 0
    assert not live.behind
    await hub.close()


async def test_whoever_comes_back_while_a_bot_thinks_for_them_plays_themselves(clock: VirtualClock) -> None:
    hub, live = await opened(MemoryStore(), clock)
    for seat, (who, name) in enumerate(((ANN, "Ann"), (BEN, "Ben"))):
        await hub.execute(live, Command(GuestId(who), "sit", Sit(seat, "-", name), Seq(0)))
    await hub.execute(live, Command(ANN, "begin", Begin(), live.table.seq))
    await hub.execute(live, Command(GuestId(BEN), "rise", Rise(), live.table.seq))
    rows = live.table.seq
    scheduler = Scheduler(hub, Slow(hub, live), Sessions(hub, Identity(b"k" * 32), NoSessionEnds()), NoTurnNotifier())  # type: ignore[arg-type]
    await scheduler._play_bot(live, 1, "kitten", 0.0)
    sitter = live.table.sitters[1]
    assert sitter is not None
    assert sitter.plays
    assert live.table.seq == rows + 1, "Ben came back, and nothing else happened"
    assert counted(hub, "bots_thinking") == 0
    assert counted(hub, "thought_seconds_count") == 1
    assert counted(hub, "command_seconds_count") == 5
    await hub.close()
