"""Finished matches become numbers by themselves: at a server, and whatever goes wrong on the way."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any
from unittest.mock import AsyncMock

import pytest

from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.jobs import match_statistics as tallying
from ninelives.hosting.jobs.match_statistics import StatisticsJob
from ninelives.hosting.storage.port import Archived
from ninelives.hosting.thinking import OnTheSpot
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import SYSTEM, GuestId
from ninelives.tables.statistics import SeatTally
from ninelives.tables.tally import tally_record
from server.local import LocalServer, play_kitten
from server.stores import CONFIG, guests

RECORD = "ninelives 1\ngame kitten-me 1\nseats 2\nresult ranks 2 1 scores 0 0\n"
TALLY = SeatTally({"bids": 1}, 1, 1.0, 0.5)


async def statistics(house: LocalServer, token: str) -> dict[str, Any]:
    return dict((await house.get("/api/me/statistics", token) or [{}])[0])


async def test_a_match_is_counted_soon_after_it_is_over_and_counted_again_it_is_the_same(house: LocalServer) -> None:
    token = await house.arrive("Ann")
    matches = [await play_kitten(house, token) for _ in range(2)]
    for match in matches:
        await house.record(match)  # archives it, where nobody has yet
    while await house.context.house.store.facts.unprocessed_matches(1):
        await house.clock.sleep(1)
    again = [tally_record(await house.record(match))[0] for match in matches]
    told = await statistics(house, token)
    assert told["counts"] == {word: sum(tally.counts[word] for tally in again) for word in again[0].counts}
    assert told["counts"]["bids"] >= told["counts"]["true"] >= told["counts"]["held"]
    gambled = [tally for tally in again if tally.times]
    assert (told["luck"] or {"line": []})["line"] == [round(tally.luck, 2) for tally in gambled]


@asynccontextmanager
async def going_through(hub: Executor, thinking: OnTheSpot) -> AsyncIterator[None]:
    task = asyncio.create_task(StatisticsJob(hub, thinking).run())
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def archive(hub: Executor, *numbers: int) -> None:
    for number in numbers:
        await hub.store.facts.archive(Archived(f"CATS-{number}", CONFIG.id, RECORD, float(number), guests(7, SYSTEM)))


async def tallies(hub: Executor) -> list[SeatTally | None]:
    return [placing.tally for placing in await hub.store.facts.placings_of(GuestId(7), 9)]


async def until(hub: Executor, done: Callable[[list[SeatTally | None]], bool]) -> None:
    async with asyncio.timeout(10):
        while not done(await tallies(hub)):  # noqa: ASYNC110 - the house tells nobody
            await asyncio.sleep(0.01)


def thinking_of(monkeypatch: pytest.MonkeyPatch, *answers: object) -> OnTheSpot:
    """Return what thinks, and answers this in turn when it is asked for tallies."""
    thinking = OnTheSpot()
    monkeypatch.setattr(thinking, "tally", AsyncMock(side_effect=answers))
    return thinking


async def test_what_waits_from_before_is_gone_through_and_then_what_is_finished(
    hub: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await archive(hub, 1, 2)
    async with going_through(hub, thinking_of(monkeypatch, *[(TALLY,)] * 3)):
        await until(hub, lambda found: found == [TALLY] * 2)
        await archive(hub, 3)
        assert (await tallies(hub))[0] is None, "nobody has said that there is one more"
        hub.finished.set()
        await until(hub, lambda found: found == [TALLY] * 3)


async def test_a_match_that_cannot_be_gone_through_keeps_no_other_waiting(
    hub: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await archive(hub, 1, 2)
    async with going_through(hub, thinking_of(monkeypatch, RuntimeError("a fault of ours"), (TALLY,))):
        await until(hub, lambda found: found == [None, TALLY])
    assert await hub.store.facts.unprocessed_matches(9) == []


async def test_a_store_that_is_down_is_asked_again(hub: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    await archive(hub, 1)
    facts = hub.store.facts
    asked = AsyncMock(side_effect=[StoreDown("away"), await facts.unprocessed_matches(1), []])
    monkeypatch.setattr(facts, "unprocessed_matches", asked)
    monkeypatch.setattr(tallying, "AGAIN", 0.0)
    async with going_through(hub, thinking_of(monkeypatch, (TALLY,))):
        await until(hub, lambda found: found == [TALLY])
