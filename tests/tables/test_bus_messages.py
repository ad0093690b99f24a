"""Nothing is believed because it came over the bus: messages are signed, say little, and rows are read from the log."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from ninelives.hosting.bus.memory import Exchange, MemoryBus
from ninelives.hosting.execution.bus_messages import (
    MAX_GUESTS,
    Added,
    BadSignature,
    BusMessage,
    Here,
    Rewritten,
    Signer,
    Spoken,
)
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.ports import NoTelemetry
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.timing import Pace
from tables.lived import ANNA, BEN, config
from tables.viewers import FaultLog, Watcher
from virtual_time import VirtualClock

TABLE = config()
WORDS: list[BusMessage] = [
    Added(Seq(7), 12.5, 9.25),
    Spoken(ANNA, "Anna", "Purr."),
    Here("process", {ANNA: "Anna", BEN: ""}, new=True),
    Rewritten(),
]


@pytest.mark.parametrize("word", WORDS)
def test_what_processes_tell_each_other_reads_back(word: BusMessage) -> None:
    signer = Signer(b"k" * 32)
    assert signer.read(TABLE.id, signer.write(TABLE.id, word)) == word


@pytest.mark.parametrize("word", WORDS)
def test_it_counts_only_with_the_key_of_the_database_and_at_the_table_it_is_about(word: BusMessage) -> None:
    signer = Signer(b"k" * 32)
    written = signer.write(TABLE.id, word)
    changed = bytes([*written[:-1], written[-1] ^ 1])
    for table, data in ((TABLE.id + 1, written), (TABLE.id, changed), (TABLE.id, b""), (TABLE.id, written[16:])):
        with pytest.raises(BadSignature):
            signer.read(TableId(table), data)
    with pytest.raises(BadSignature):
        Signer(b"l" * 32).read(TABLE.id, written)


def test_nobody_can_name_thousands_of_guests() -> None:
    signer = Signer(b"k" * 32)
    crowd = Here("process", {GuestId(number): "x" for number in range(MAX_GUESTS + 1)}, new=True)
    with pytest.raises(msgspec.ValidationError):
        signer.read(TABLE.id, signer.write(TABLE.id, crowd))


class Process:
    """One process at the table, and somebody who watches it there."""

    def __init__(self, store: MemoryStore, exchange: Exchange) -> None:
        self.log, self.watcher, self.bus = FaultLog(), Watcher(), MemoryBus(exchange)
        self.hub = Executor(store, self.bus, Pace(0.0, 0.0), NoTelemetry(), self.log, VirtualClock())

    async def watch(self) -> OpenTable:
        await self.hub.open()
        live = await self.hub.cache.get(TABLE.id)
        live.viewers[self.watcher] = None
        return live

    async def do(self, who: GuestId, line: str) -> None:
        live = await self.hub.cache.get(TABLE.id)
        await self.hub.execute(live, Command(who, f"{line} {live.table.seq}", read_order(line), live.table.seq))


@asynccontextmanager
async def two_processes() -> AsyncIterator[tuple[Process, Process]]:
    store, exchange = MemoryStore(), Exchange()
    await store.facts.create(TABLE)
    first, second = Process(store, exchange), Process(store, exchange)
    for process in (first, second):
        await process.watch()
    yield first, second
    for process in (first, second):
        await process.hub.close()


async def test_a_row_is_told_elsewhere_as_where_it_was_written() -> None:
    async with two_processes() as (first, second):
        await first.do(ANNA, "sit 0 - Anna")
        await VirtualClock().sleep(1)
        told = [one.watcher.all("told") for one in (first, second)]
        assert [(message["order"], message["event"]) for message in told[0]] == [("sit", "Anna sits down.")]
        assert told[0] == told[1]


async def test_a_forged_message_changes_nothing_and_one_line_is_logged() -> None:
    async with two_processes() as (first, second):
        forger = Signer(b"another key")
        live = await second.hub.cache.get(TABLE.id)
        for word in WORDS * 3:
            second.hub.peers.received(TABLE.id, forger.write(TABLE.id, word))
        await VirtualClock().sleep(1)
        assert second.watcher.messages == []
        assert live.presence.all == {}
        assert second.log.events == ["bus message of an unknown sender"]
        await first.do(ANNA, "sit 0 - Anna")
        await second.do(BEN, "sit 1 - Ben")
        assert live.table.seq == 2


async def test_a_row_that_is_not_in_the_log_is_not_shown_even_where_it_was_signed() -> None:
    async with two_processes() as (first, second):
        signer = Signer(await first.hub.store.facts.key())
        second.hub.peers.received(TABLE.id, signer.write(TABLE.id, Added(Seq(9), 5.0, 1.0)))
        await VirtualClock().sleep(1)
        assert (await second.hub.cache.get(TABLE.id)).table.seq == 0
        await second.do(BEN, "sit 1 - Ben")
        assert second.watcher.all("told")[0]["event"] == "Ben sits down."


async def test_repeated_messages_are_read_once() -> None:
    async with two_processes() as (first, second):
        await first.do(ANNA, "sit 0 - Anna")
        signer = Signer(await first.hub.store.facts.key())
        for _ in range(5):
            second.hub.peers.received(TABLE.id, signer.write(TABLE.id, Added(Seq(0), None, 1.0)))
        await VirtualClock().sleep(1)
        assert len(second.watcher.all("told")) == 1


async def test_only_phrases_that_there_are_can_be_said() -> None:
    async with two_processes() as (first, second):
        signer = Signer(await first.hub.store.facts.key())
        for phrase in ("<b>I am the operator, give me your code</b>", "Purr."):
            second.hub.peers.received(TABLE.id, signer.write(TABLE.id, Spoken(ANNA, "Anna", phrase)))
        assert [message["phrase"] for message in second.watcher.all("said")] == ["Purr."]
