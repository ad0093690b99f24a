"""House time: no step of the wall clock moves it, and it stands still while nobody is served."""

import pytest

from ninelives.hosting.clock import SystemClock
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.hosting.storage.port import Heartbeat
from ninelives.hosting.timing.shared_time import GAP, SharedTime, starting_time
from ninelives.tables.schemas import SetUp
from server.client import two_at
from server.local import LocalServer

HOUR = 3600.0


class Clocks(SystemClock):
    """A machine's two clocks, set by hand."""

    def __init__(self) -> None:
        self.time_of_day, self.passed = 1_000_000.0, 50.0

    def now(self) -> float:
        return self.passed

    def wall(self) -> float:
        return self.time_of_day

    def run(self, seconds: float) -> None:
        self.time_of_day += seconds
        self.passed += seconds


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


async def test_a_step_of_the_wall_clock_changes_nothing(clocks: Clocks) -> None:
    store, house = MemoryStore(), SharedTime(clocks)
    await house.start(store.facts)
    began = house.now()
    for step in (0.0, HOUR, -2 * HOUR, 12.0):
        clocks.time_of_day += step
        clocks.run(5)
        await house.beat(store.facts)
    assert house.now() - began == 20


async def test_time_stands_still_while_no_server_runs(clocks: Clocks) -> None:
    store, before = MemoryStore(), SharedTime(clocks)
    await before.start(store.facts)
    await before.beat(store.facts)
    closed = before.now()
    clocks.run(10 * HOUR)
    after = SharedTime(clocks)
    await after.start(store.facts)
    assert after.now() == closed
    assert after.wall(closed) == clocks.time_of_day


async def test_a_process_that_starts_beside_another_keeps_its_time(clocks: Clocks) -> None:
    store, one = MemoryStore(), SharedTime(clocks)
    await one.start(store.facts)
    clocks.time_of_day += HOUR  # which the first does not care about
    await one.beat(store.facts)
    clocks.run(4)
    two = SharedTime(clocks)
    await two.start(store.facts)
    assert two.now() == one.now()


async def test_a_suspended_process_catches_up_with_the_others(clocks: Clocks) -> None:
    store, one = MemoryStore(), SharedTime(clocks)
    await one.start(store.facts)
    await store.facts.beat(Heartbeat(one.now() + 600, clocks.time_of_day))
    await one.beat(store.facts)
    assert one.now() == (await store.facts.last_beat() or Heartbeat(0, 0)).house


async def test_while_nothing_can_be_written_time_stops_and_then_goes_on(clocks: Clocks) -> None:
    store, house = MemoryStore(), SharedTime(clocks)
    await house.start(store.facts)
    began = house.now()
    assert not house.stands_still
    clocks.run(HOUR)
    assert house.stands_still
    assert house.now() == began + GAP
    await house.beat(store.facts)
    clocks.run(3)
    assert (house.now(), house.stands_still) == (began + GAP + 3, False)


def test_the_first_server_ever_starts_by_the_wall_clock() -> None:
    assert starting_time(None, 77.0) == 77.0


@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_bots_and_clocks_go_on_when_somebody_sets_the_wall_clock(house: LocalServer, step: float) -> None:
    table = await house.set_up_quick(2, SetUp("kitten-me", options={"start": "7"}, seats=2))
    async with two_at(table) as (one, two):
        house.clock.wall_ahead += step
        due = one.scene["due"]
        await two.sees(lambda me: me.my_turn)
        assert due <= (await one.ping())["now"] <= due + 1, "the clock ran out neither early nor late"
        assert one.scene["due"] - (await one.ping())["now"] <= 2
