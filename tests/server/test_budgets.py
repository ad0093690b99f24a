"""What a sender may ask for: networks, the ranges around them, and strangers together; and answers that were dear."""

import pytest

from ninelives.server.edge.metering import TimedWork
from ninelives.server.runtime.budgets import SECONDS_A_UNIT, STRANGERS_SECONDS, Budgets, ranges_around
from ninelives.server.runtime.limits import network_of
from ninelives.tables.live.rate_limit import Rate
from virtual_time import VirtualClock, run_virtual

ONE = "192.0.2.1"
RATE = Rate(burst=10, refill=1)


def asked(budgets: Budgets, senders: list[str], now: float = 0.0, *, stranger: bool = False) -> int:
    """Return how many of these requests, one after the other, are let in."""
    return sum([budgets.spend(sender, now, stranger=stranger) for sender in senders])


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


def test_an_ipv4_address_has_no_wider_range() -> None:
    assert ranges_around(ONE) == ranges_around("nowhere") == ()
    assert ranges_around("2001:db8::/64") == ((56, "2001:db8::/56"), (48, "2001:db8::/48"))


def test_strangers_share_what_keeps_the_processor_free_for_those_who_play() -> None:
    budgets = Budgets(RATE)
    for number in range(100):
        budgets.charge(f"192.0.2.{number}", 0.0, STRANGERS_SECONDS.burst / 50, stranger=True)
    assert asked(budgets, ["198.51.100.1"], stranger=True) == 0
    assert asked(budgets, ["198.51.100.1"], stranger=False) == 1
    owed = STRANGERS_SECONDS.burst / STRANGERS_SECONDS.refill
    assert asked(budgets, ["198.51.100.2"], now=owed, stranger=True) == 1


def test_measured_is_the_time_that_work_holds_the_loop_and_not_what_it_waits() -> None:
    clock = VirtualClock()
    held = 0.0

    async def work() -> str:
        nonlocal held
        held += 2.0
        await clock.sleep(60)
        held += 3.0
        return "done"

    async def main() -> None:
        timed = TimedWork(work(), lambda: clock.now() * 0 + held)
        assert await timed == "done"
        assert timed.seconds == 5.0

    run_virtual(main())


def test_measured_work_can_fail_and_be_cancelled() -> None:
    clock = VirtualClock()
    ended: list[str] = []

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
                await TimedWork(work(), clock.now)
        with pytest.raises(ValueError, match="no"):
            await TimedWork(fail(), clock.now)

    run_virtual(main())
    assert ended == ["cancelled"]
