"""Work that nobody waits for."""

import asyncio
import inspect

from ninelives.hosting.background import Background


class Quiet:
    def warning(self, event: str, **facts: object) -> None: ...

    error = warning


async def test_work_that_is_cancelled_before_it_began_is_let_go() -> None:
    background, work = Background(Quiet()), asyncio.sleep(60)
    task = background.start(work)
    await background.close()
    assert task.cancelled()
    assert inspect.getcoroutinestate(work) == inspect.CORO_CLOSED


async def test_whoever_closes_waits_until_cancelled_work_has_ended() -> None:
    background, ended = Background(Quiet()), []

    async def clean_up(name: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        ended.append(name)

    async def write() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            background.start(clean_up("late", 5))
            await clean_up("first", 1)

    background.start(write())
    await asyncio.sleep(0.5)
    await background.close()
    assert ended == ["first"]
    assert asyncio.all_tasks() == {asyncio.current_task()}
