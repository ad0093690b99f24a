"""What the server writes down about itself, its log and its numbers, tells nothing of what anyone holds or is."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import capture_logs

from ninelives import Refused, keys
from ninelives.bots.bot import next_move
from ninelives.core.chance import FastDraw
from ninelives.hosting import background
from ninelives.hosting.bus.memory import Exchange, MemoryBus
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.sessions import Session
from ninelives.hosting.storage.memory import MemoryLog, MemoryStore
from ninelives.server.observability.metrics import Metrics
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.commands.order import Order
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import SYSTEM, GuestId, TableId
from ninelives.tables.log import Row
from ninelives.tables.state import PLAYING
from server.house import NoPauses, hub_of
from tables.lived import ANNA, BEN, CLEO, config, kittens

NONCES = ("9f3a77b1", "c0ffee42")
SOME_ROWS = 60


class Fickle(MemoryLog):
    """A log that often goes away in the middle, and says with which rows in its hands."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self.chance = chance

    async def append(self, rows: Any) -> set[TableId]:  # noqa: ANN401 - as MemoryLog
        added = await super().append(rows)
        if self.chance.random() < 0.2:
            raise StoreDown(f"lost with {rows}")
        return added


class Night:
    """A match at one table of two processes, with a store that goes away, and people who say foolish things."""

    def __init__(self, key: str) -> None:
        self.chance = Random(key)  # noqa: S311 - chance here is no secret
        self.config = config(key, 3, secret=bytes(range(32)))
        self.store = MemoryStore(Fickle(self.chance))
        exchange = Exchange()
        self.hubs = [hub_of(self.store, MemoryBus(exchange), clock=NoPauses()) for _process in range(2)]
        self.hands: set[str] = set()
        self.commands = 0

    async def pass_by(self) -> list[Row]:
        await self.store.facts.create(self.config)
        for hub in self.hubs:
            await hub.open()
        for who, line in [(ANNA, f"sit 0 {NONCES[0]} Anna"), (BEN, f"sit 1 {NONCES[1]} Ben"), (ANNA, "begin")]:
            await self.do(who, read_order(line))
        for _row in range(SOME_ROWS):
            await self.something()
        await self.end()
        return await self.store.log.tail(self.config.id)

    async def end(self) -> None:
        rows = await self.store.log.tail(self.config.id)
        self.hubs[0].background.start(stumble(rows[-1]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for hub in self.hubs:
            await hub.close()

    async def do(self, who: GuestId, order: Order) -> None:
        self.commands += 1
        hub = self.chance.choice(self.hubs)
        live = await hub.cache.get(self.config.id)
        try:
            await hub.execute(live, Command(who, f"c{self.commands}", order, live.table.seq))
        except Refused:
            return

    async def something(self) -> None:
        live = await self.hubs[0].cache.get(self.config.id)
        await self.hubs[0].reader.refresh(live)
        self.note_hands(live)
        if live.table.phase != PLAYING:
            await self.do(ANNA, read_order("begin"))
        elif self.chance.random() < 0.2:
            await self.do(CLEO, read_order(self.chance.choice(["sit 0 - Cleo", "begin", "seats 2", "bot 2 lion"])))
        elif live.table.match is not None:
            seat, move = next_move(live.table.match, kittens(live.table), FastDraw(self.chance.random))
            await self.do(SYSTEM, PlayMove(seat, live.table.game.write(move)))

    def note_hands(self, live: OpenTable) -> None:
        match = live.table.match
        for seat in range(match.seats if match is not None else 0):
            assert match is not None
            hand = match.game.show(match.game.view(match.state, seat)).get("hand", [])
            self.hands |= {",".join(hand)} if len(hand) > 1 else set()


async def stumble(row: Row) -> None:
    raise ValueError(f"could not make {row.lines} of {row}")


async def told(night: Night) -> tuple[list[Any], set[str]]:
    """Give what was logged, and what must not stand in it."""
    with capture_logs() as logs:
        rows = await night.pass_by()
    lines = {line for row in rows for line in row.lines.split("\n") if " " in line}
    secrets = {night.config.secret.hex(), repr(night.config.secret)[2:-1], Identity(b"k" * 32).token(Session(ANNA, 0))}
    return [*logs], {*lines, *night.hands, *NONCES, *secrets, str(ANNA)}


def assert_quiet(logs: list[Any], hidden: set[str]) -> None:
    text = json.dumps(logs, default=repr)
    assert not [words for words in hidden if words in text], "the log tells what it must not"


@pytest.mark.parametrize("key", keys())
async def test_no_log_line_holds_a_move_a_hand_a_secret_or_a_nonce(key: str) -> None:
    logs, hidden = await told(Night(key))
    assert logs, "nothing went wrong, so nothing was proved"
    assert len(hidden) > SOME_ROWS / 2
    assert_quiet(logs, hidden)


async def test_a_log_line_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "describe_fault", lambda fault: {"reason": str(fault)})
    logs, hidden = await told(Night("kitten-me"))
    with pytest.raises(AssertionError, match="must not"):
        assert_quiet(logs, hidden)


def page_of(hub: Executor) -> bytes:
    assert isinstance(hub.telemetry, Metrics)
    return hub.telemetry.page()


async def test_numbers_have_no_label_but_their_bucket() -> None:
    night = Night("go-kitty")
    await told(night)
    for hub in night.hubs:
        families = list(text_string_to_metric_families(page_of(hub).decode()))
        samples = [sample for family in families for sample in family.samples]
        assert {label for sample in samples for label in sample.labels} == {"le"}
        assert sum(sample.value for sample in samples if sample.name == "ninelives_rows_total") > 0
