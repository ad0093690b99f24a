"""Whoever waits for what is due sleeps until then, and looks no oftener."""

import asyncio
from unittest.mock import Mock

import pytest

from ninelives.hosting.timing.due_queue import FEW, FURTHEST, DueQueue
from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.tables.ids import TableId
from ninelives.tables.timing import Pace
from virtual_time import VirtualClock

ONE, TWO, THREE = TableId(1), TableId(2), TableId(3)
LONGEST = 0.5


@pytest.fixture
async def house_time() -> SharedTime:
    return SharedTime(VirtualClock())


@pytest.fixture
async def alarm(house_time: SharedTime) -> DueQueue:
    return DueQueue(house_time, Pace(tick=0.0, longest=LONGEST))


async def slept(alarm: DueQueue) -> float:
    """Return for how many seconds a wait lasts."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    await alarm.wait()
    return round(loop.time() - began, 6)


async def test_it_rings_when_the_first_of_those_noted_is_due(alarm: DueQueue, house_time: SharedTime) -> None:
    now = house_time.now()
    alarm.note(ONE, now + 0.3)
    alarm.note(TWO, now + 0.1)
    alarm.note(THREE, None)
    assert await slept(alarm) == 0.1
    assert await slept(alarm) == 0.2
    assert await slept(alarm) == LONGEST, "nothing else is due"


async def test_what_is_noted_while_it_sleeps_wakes_it(alarm: DueQueue, house_time: SharedTime) -> None:
    asyncio.get_running_loop().call_later(0.05, lambda: alarm.note(ONE, house_time.now() + 0.05))
    assert await slept(alarm) == 0.1


async def test_only_what_is_due_first_wakes_it(alarm: DueQueue, house_time: SharedTime) -> None:
    now = house_time.now()
    alarm.note(ONE, now + 2.0)
    alarm._noted.clear()
    alarm.note(TWO, now + 3.0)
    assert not alarm._noted.is_set(), "it wakes before that in any case"
    alarm.note(THREE, now + 1.0)
    assert alarm._noted.is_set()


async def test_what_was_due_before_anybody_waited_rings_at_once(alarm: DueQueue, house_time: SharedTime) -> None:
    alarm.note(ONE, house_time.now() - 1.0)
    assert await slept(alarm) == 0


async def test_no_timer_is_set_for_a_moment_that_may_pass_meanwhile(
    alarm: DueQueue, house_time: SharedTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    timer = Mock(wraps=loop.call_at)
    monkeypatch.setattr(loop, "call_at", timer)
    for _ in range(20):
        alarm.note(ONE, house_time.now() + 0.0005)
        began = loop.time()
        await alarm.wait()
        assert all(call.args[0] - began > 0.001 for call in timer.call_args_list)
        timer.reset_mock()


async def test_of_each_table_only_the_last_word_counts(alarm: DueQueue, house_time: SharedTime) -> None:
    now = house_time.now()
    for table, due in ((ONE, 0.1), (ONE, 0.3), (TWO, 0.05), (TWO, None)):
        alarm.note(table, due and now + due)
    assert await slept(alarm) == 0.3
    assert await slept(alarm) == LONGEST, "nothing else is due"


async def test_what_lies_further_ahead_than_the_longest_pause_rings_on_time(
    alarm: DueQueue, house_time: SharedTime
) -> None:
    alarm.note(ONE, house_time.now() + LONGEST + 0.2)
    assert await slept(alarm) == LONGEST
    assert await slept(alarm) == 0.2


async def test_it_keeps_nothing_that_lies_very_far_ahead_nor_much_that_is_out_of_date(
    alarm: DueQueue, house_time: SharedTime
) -> None:
    for number in range(1000):
        alarm.note(TableId(number), house_time.now() + FURTHEST + 1)
        alarm.note(ONE, house_time.now() + 100 + number)
    assert len(alarm._dues) == 1
    assert len(alarm._order) <= FEW + 2


async def test_it_names_tables_of_this_process_and_rings_for_others_a_moment_later(
    house_time: SharedTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninelives.hosting.timing.due_queue.GRACE", 0.2)
    alarm, now = DueQueue(house_time, Pace(tick=0.0, longest=LONGEST)), house_time.now()
    for table in (ONE, TWO, THREE):
        alarm.note(table, now + 0.05)
    alarm.hear(TWO, now + 0.05)  # as this process said itself
    alarm.hear(THREE, now + 0.1)
    assert await alarm.wait() == [ONE, TWO]
    assert await alarm.wait() == []
    assert house_time.now() - now == pytest.approx(0.1 + 0.2)
    alarm.note(ONE, house_time.now() + 0.05)
    alarm.hear(ONE, None)
    assert await alarm.wait() == []
    assert alarm._mine == {}


async def test_where_more_is_due_than_was_looked_at_it_rings_once_more(alarm: DueQueue) -> None:
    alarm.hurry()
    assert await slept(alarm) == 0
    assert await slept(alarm) == LONGEST


async def test_a_pace_with_one_pause_looks_as_often_as_it_says(house_time: SharedTime) -> None:
    alarm = DueQueue(house_time, Pace(tick=0.05, longest=0.05))
    alarm.note(ONE, house_time.now() + 0.01)
    assert await slept(alarm) == 0.05
