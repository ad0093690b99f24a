"""Work that nobody waits for."""

import asyncio
import inspect

from ninelives.tables.live.background import Background


class Quiet:
    def warning(self, event: str, **facts: object) -> None: ...

    error = warning


async def test_work_that_is_cancelled_before_it_began_is_let_go() -> None:
    background, work = Background(Quiet()), asyncio.sleep(60)
    task = background.start(work)
    background.cancel()
    await asyncio.wait([task])
    assert inspect.getcoroutinestate(work) == inspect.CORO_CLOSED
