"""The loop on which the simulator runs: time jumps, order is kept, and a process can stall."""

import asyncio
from collections.abc import Coroutine
from contextvars import copy_context
from typing import Any

import pytest

from simulation.chance import seeded_randomness
from simulation.loop import OWNER, START, ProcessClock, SimulatedLoop


class Owner:
    """A process that notes its tasks."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[Any]] = []

    def add_task(self, task: asyncio.Task[Any]) -> None:
        self.tasks.append(task)


def run(main: Coroutine[Any, Any, None]) -> float:
    """Run a coroutine on a loop of its own; return what its clock shows then."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        runner.run(main)
        return runner.get_loop().time()


def test_time_jumps_to_the_next_timer() -> None:
    assert run(asyncio.sleep(86_400.0)) == START + 86_400.0


def test_timers_of_one_moment_ring_in_the_order_in_which_they_were_set() -> None:
    rung: list[int] = []

    async def main() -> None:
        loop = asyncio.get_running_loop()
        for number in range(100):
            loop.call_at(START + 5.0, rung.append, number)
        await asyncio.sleep(5.0)

    run(main())
    assert rung == list(range(100))


def test_a_time_out_that_does_not_come_leaves_no_timer_behind() -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        for _ in range(2_000):
            async with asyncio.timeout(3_600.0):
                await asyncio.sleep(0.1)
        assert len(loop._timers) < 1_000

    run(main())


def test_waiting_for_nothing_is_a_fault() -> None:
    async def main() -> None:
        await asyncio.get_running_loop().create_future()

    with pytest.raises(RuntimeError, match="Nothing will ever happen"):
        run(main())


def test_a_process_that_stalls_goes_on_where_it_was() -> None:
    seen: list[float] = []

    async def work() -> None:
        for _ in range(3):
            await asyncio.sleep(1.0)
            seen.append(asyncio.get_running_loop().time() - START)

    async def main() -> None:
        loop, owner, context = asyncio.get_running_loop(), Owner(), copy_context()
        assert isinstance(loop, SimulatedLoop)
        context.run(OWNER.set, owner)
        loop.create_task(work(), context=context)
        await asyncio.sleep(1.5)
        loop.stall(owner)
        await asyncio.sleep(10.0)
        assert len(seen) == 1
        loop.resume(owner)
        await asyncio.sleep(5.0)
        assert owner.tasks[0].done()

    run(main())
    assert seen == [1.0, 11.5, 12.5]


def test_a_clock_that_runs_fast_sleeps_as_much_shorter() -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        clock = ProcessClock(loop, rate=2.0, start=50.0, wall_ahead=-10.0)
        await clock.sleep(8.0)
        assert (clock.now(), loop.time()) == (58.0, START + 4.0)

    run(main())


def test_what_asks_the_machine_for_randomness_draws_from_the_seed() -> None:
    from secrets import SystemRandom, token_hex  # noqa: PLC0415 - as the code does
    from uuid import uuid4  # noqa: PLC0415 - as above

    def draw() -> tuple[object, ...]:
        return token_hex(), uuid4(), SystemRandom().sample(range(1_000), 5)

    with seeded_randomness(1):
        once = draw()
    with seeded_randomness(1):
        assert draw() == once
    with seeded_randomness(2):
        assert draw() != once
    assert draw() != once
