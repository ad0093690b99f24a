"""What goes wrong at one table, or in the store, and must not spread."""

import json
import time
from collections.abc import Sequence

import pytest

from ninelives.server import hub as hubs
from ninelives.server.bus.memory import MemoryBus
from ninelives.server.clock import Clock
from ninelives.server.due import House
from ninelives.server.hub import Hub
from ninelives.server.identity import Identity
from ninelives.server.judging import Command
from ninelives.server.live import Live
from ninelives.server.lobby import Opener, Wishes, set_up
from ninelives.server.metrics import Metrics
from ninelives.server.orders import Begin, Bot, Rise, Seats, Sit
from ninelives.server.revocation import Revocation
from ninelives.server.store.memory import Memory
from ninelives.server.store.port import Row, StoreDown

ANN, BEN = 11, 12


class FullDisk(Memory):
    """A store that reads and does not write."""

    tries = 0

    async def append(self, rows: Sequence[Row]) -> set[int]:
        self.tries += 1
        raise StoreDown(f"no room for {len(rows)} rows")


class Slow:
    """Thinkers who let something happen while they think."""

    def __init__(self, hub: Hub, live: Live) -> None:
        self.hub, self.live = hub, live

    async def think(self, *_about: object) -> str:
        await self.hub.act(self.live, Command(BEN, "back", Sit(1, "-", "Ben"), self.live.table.seq))
        match = self.live.table.match
        assert match is not None
        return str(match.game.write(match.game.legal(match.state, 1)[0]))


async def opened(store: Memory) -> tuple[Hub, Live]:
    hub = Hub(store, MemoryBus(), House(0.0, 0.0), Metrics())
    await hub.open()
    founding = await set_up(store, Wishes("shut-up-cat", seats=2), Opener(), hub.time.now())
    return hub, await hub.live(founding.id)


async def test_a_store_that_reads_but_does_not_write_is_not_hammered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "PATIENCE", 0.5)

    store = FullDisk()
    hub, live = await opened(store)
    began = time.monotonic()
    with pytest.raises(StoreDown):
        await hub.act(live, Command(ANN, "sit", Sit(0, "-", "Ann"), 0))
    assert time.monotonic() - began < 5
    assert store.tries < 10
    await hub.close()


class Ear:
    """A viewer who keeps what they are told."""

    who = 99

    def __init__(self) -> None:
        self.told: list[dict[str, object]] = []

    def send(self, text: str) -> None:
        self.told.append(json.loads(text))

    def hear_phrase(self, who: int, text: str, *, watches: bool) -> None: ...

    def dismiss(self) -> None: ...


async def test_at_a_table_that_was_just_read_the_next_deed_is_told_by_name() -> None:
    store = Memory()
    first, live = await opened(store)
    await first.act(live, Command(ANN, "sit", Sit(0, "-", "Ann"), 0))
    await first.act(live, Command(ANN, "more", Seats(4), 0))
    await first.act(live, Command(ANN, "bot", Bot(3, "kitten"), 0))
    second = Hub(store, MemoryBus(), House(0.0, 0.0), Metrics())
    await second.open()
    again, ear = await second.live(live.table.founding.id), Ear()
    again.viewers[ear] = None
    await second.act(again, Command(ANN, "better", Bot(3, "tabby"), 0))
    await second.act(again, Command(ANN, "up", Rise(), 0))
    assert [told["deed"] for told in ear.told] == ["Biscuit is played by a bot now: tabby.", "Ann gets up."]


async def test_a_word_that_nobody_understands_leaves_one_table_behind_and_no_more() -> None:
    hub, live = await opened(Memory())
    hub.heard(live.table.founding.id, b"\xc1 from a later version")
    assert live.behind
    await hub.act(live, Command(ANN, "sit", Sit(0, "-", "Ann"), 0))
    assert live.table.seat_of(ANN) == 0
    assert not live.behind
    await hub.close()


async def test_whoever_comes_back_while_a_bot_thinks_for_them_plays_themselves() -> None:
    hub, live = await opened(Memory())
    for seat, (who, name) in enumerate(((ANN, "Ann"), (BEN, "Ben"))):
        await hub.act(live, Command(who, "sit", Sit(seat, "-", name), 0))
    await hub.act(live, Command(ANN, "begin", Begin(), live.table.seq))
    await hub.act(live, Command(BEN, "rise", Rise(), live.table.seq))
    rows = live.table.seq
    clock = Clock(hub, Slow(hub, live), Revocation(hub, Identity(b"k" * 32)))  # type: ignore[arg-type]
    await clock._let_move(live, 1, "kitten", 0.0)
    sitter = live.table.sitters[1]
    assert sitter is not None
    assert sitter.plays
    assert live.table.seq == rows + 1, "Ben came back, and nothing else happened"
    await hub.close()
