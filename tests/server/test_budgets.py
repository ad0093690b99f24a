"""What a sender may ask for: networks, the ranges around them, and strangers together; and answers that were dear."""

import asyncio
from collections import Counter
from collections.abc import Awaitable

import pytest

from ninelives.hosting.people.rate_limit import Rate
from ninelives.server.edge.metering import TimedWork
from ninelives.server.limits.budgets import (
    LONG_ANSWERS,
    SECONDS_A_UNIT,
    SOMEBODY,
    STRANGERS_SECONDS,
    Budgets,
    LongAnswers,
    ranges_around,
)
from ninelives.server.limits.connections import network_of
from ninelives.tables.ids import GuestId
from virtual_time import VirtualClock, run_virtual

ONE = "192.0.2.1"
RATE = Rate(burst=10, refill=1)


class WorkingClock(VirtualClock):
    def __init__(self) -> None:
        super().__init__()
        self.held = 0.0  # seconds for which the loop was at work

    def processor_time(self) -> float:
        return self.held


def never() -> float:
    return 0.0


def asked(budgets: Budgets, senders: list[str], now: float = 0.0, *, asker: GuestId | None = SOMEBODY) -> int:
    """Return how many of these requests, one after the other, are let in."""
    return sum([budgets.spend(sender, now, asker=asker) for sender in senders])


def test_a_network_spends_its_own_budget() -> None:
    budgets = Budgets(RATE)
    assert asked(budgets, [ONE] * 20) == 10
    assert asked(budgets, [ONE] * 20, now=3.0) == 3
    assert asked(budgets, ["192.0.2.2"] * 20) == 10


def test_what_an_answer_took_is_owed() -> None:
    budgets = Budgets(RATE)
    budgets.charge(ONE, 0.0, 30 * SECONDS_A_UNIT)
    assert asked(budgets, [ONE], now=20.0) == 0
    assert asked(budgets, [ONE], now=21.0) == 1


@pytest.mark.parametrize(("prefix", "times"), [(56, 4), (48, 10)])
def test_the_ranges_around_a_network_have_budgets_too(prefix: int, times: int) -> None:
    budgets = Budgets(RATE)
    step = 1 << (56 - prefix)  # /64 networks of different /56 where the /48 is tried
    senders = [network_of(f"2001:db8:0:{number * step:x}::1") for number in range(200)]
    assert asked(budgets, senders) == times * 10
    assert asked(budgets, [network_of("2001:db8:1::1")] * 20) == 10


def test_a_guest_has_a_budget_wherever_they_ask_from() -> None:
    budgets = Budgets(RATE)
    senders = [f"192.0.2.{number}" for number in range(50)]
    assert asked(budgets, senders, asker=GuestId(7)) == 10
    assert asked(budgets, senders, asker=GuestId(8)) == 10
    assert asked(budgets, senders, asker=SOMEBODY) == 50


def test_an_ipv4_address_has_no_wider_range() -> None:
    assert ranges_around(ONE) == ranges_around("nowhere") == ()
    assert ranges_around("2001:db8::/64") == ((56, "2001:db8::/56"), (48, "2001:db8::/48"))


def test_strangers_share_what_keeps_the_processor_free_for_those_who_play() -> None:
    budgets = Budgets(RATE)
    for number in range(100):
        budgets.charge(f"192.0.2.{number}", 0.0, STRANGERS_SECONDS.burst / 50, asker=None)
    assert asked(budgets, ["198.51.100.1"], asker=None) == 0
    assert asked(budgets, ["198.51.100.1"], asker=SOMEBODY) == 1
    owed = STRANGERS_SECONDS.burst / STRANGERS_SECONDS.refill
    assert asked(budgets, ["198.51.100.2"], now=owed, asker=None) == 1


def test_measured_is_the_time_that_work_holds_the_loop_and_not_what_it_waits() -> None:
    clock = WorkingClock()
    charged: list[float] = []

    async def work() -> str:
        clock.held += 2.0
        await clock.sleep(60)
        clock.held += 3.0
        return "done"

    async def main() -> None:
        assert await TimedWork(work(), clock, charged.append, never) == "done"
        assert charged == [2.0, 3.0], "each step as soon as it is done"

    run_virtual(main())


def test_measured_work_can_fail_and_be_cancelled() -> None:
    clock = VirtualClock()
    ended: list[str] = []
    charged: list[float] = []

    async def work() -> None:
        try:
            await clock.sleep(60)
        finally:
            ended.append("cancelled")

    async def fail() -> None:
        raise ValueError("no")

    async def main() -> None:
        with pytest.raises(TimeoutError):
            async with clock.timeout(1):
                await TimedWork(work(), clock, charged.append, never)
        with pytest.raises(ValueError, match="no"):
            await TimedWork(fail(), clock, charged.append, never)

    run_virtual(main())
    assert ended == ["cancelled"]


def test_long_answers_share_a_part_of_the_loop_and_take_turns() -> None:
    clock, step, steps = WorkingClock(), 0.005, 20
    worked_at: list[float] = []

    async def work() -> None:
        for _ in range(steps):
            clock.held += step
            worked_at.append(clock.now())
            await clock.sleep(0)

    async def main() -> float:
        long, began = LongAnswers(clock.now()), clock.now()

        def answer() -> Awaitable[None]:
            return TimedWork(
                work(), clock, lambda held: long.charge(clock.now(), held), lambda: long.pause(clock.now())
            )

        await asyncio.gather(answer(), answer(), answer())
        return clock.now() - began

    owed = 3 * steps * step - LONG_ANSWERS.burst
    assert run_virtual(main()) == pytest.approx(owed / LONG_ANSWERS.refill, rel=0.1)
    at_once = Counter(worked_at)
    del at_once[worked_at[0]]  # what they may take before they wait
    assert max(at_once.values()) == 1, "one after the other: whoever plays waits for one step"
