"""How much may be under way at once: so much running, so much waiting, so much for one asker."""

import asyncio

import pytest

from ninelives.server.bot_workers import REVIEWS
from ninelives.server.limits.queues import Queue
from ninelives.tables.faults import Busy


async def hold(queue: Queue, asker: str, log: list[str], done: asyncio.Event) -> None:
    async with queue.turn(asker):
        log.append(asker)
        await done.wait()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_so_many_run_and_the_others_come_in_the_order_they_asked() -> None:
    queue, log, done = Queue("reviews", running=2, waiting=2, each=1), list[str](), asyncio.Event()
    held = [asyncio.create_task(hold(queue, asker, log, done)) for asker in "abcd"]
    await settle()
    assert log == ["a", "b"]
    done.set()
    await asyncio.gather(*held)
    assert log == ["a", "b", "c", "d"]


async def test_beyond_that_it_is_refused_with_a_sentence_until_somebody_is_done() -> None:
    queue, log, done = Queue(REVIEWS, running=1, waiting=1, each=1), list[str](), asyncio.Event()
    held = [asyncio.create_task(hold(queue, asker, log, done)) for asker in "ab"]
    await settle()
    with pytest.raises(Busy, match=r"Many reviews are asked for just now\. Try again in a minute\."):
        await hold(queue, "c", log, done)
    done.set()
    await asyncio.gather(*held)
    await hold(queue, "c", log, done)
    assert log == ["a", "b", "c"]


async def test_one_asker_does_not_take_what_others_need() -> None:
    queue, log, done = Queue("hints", running=1, waiting=5, each=2), list[str](), asyncio.Event()
    held = [asyncio.create_task(hold(queue, "a", log, done)) for _ in range(2)]
    await settle()
    with pytest.raises(Busy):
        await hold(queue, "a", log, done)
    held.append(asyncio.create_task(hold(queue, "b", log, done)))
    done.set()
    await asyncio.gather(*held)
    assert log == ["a", "a", "b"]


async def test_whoever_leaves_while_waiting_or_running_makes_room() -> None:
    queue, log, done = Queue("hints", running=1, waiting=1, each=1), list[str](), asyncio.Event()
    runs, waits = [asyncio.create_task(hold(queue, asker, log, done)) for asker in "ab"]
    await settle()
    waits.cancel()
    await settle()
    later = asyncio.create_task(hold(queue, "c", log, done))
    await settle()
    runs.cancel()
    await settle()
    assert log == ["a", "c"]
    done.set()
    await later
