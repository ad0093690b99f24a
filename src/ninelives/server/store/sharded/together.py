"""Asking several shards at once, without waiting long for one that is slow."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from ninelives.server.store.postgres import PostgresLog
from ninelives.server.store.sharded.shard import Shard, answering
from ninelives.tables.clock import SYSTEM_CLOCK

SOON: Final = 2.0  # seconds for which those that answered wait for the others

type Question[T] = Callable[[PostgresLog], Awaitable[T]]


class Together:
    """A shard that is late with an answer is left out until it has come; that answer is dropped."""

    def __init__(self) -> None:
        self._late: Final[set[Shard]] = set()
        self.away: Final[set[Shard]] = set()  # those that gave no answer when they were last asked

    async def ask[T](self, questions: Mapping[Shard, Question[T]]) -> dict[Shard, T]:
        """Return what each shard answers; those that are away or late are left out."""
        asked = {
            asyncio.create_task(answering(_asked(shard, ask))): shard
            for shard, ask in questions.items()
            if shard not in self._late
        }
        if not asked:
            return {}
        with suppress(TimeoutError):
            async with SYSTEM_CLOCK.timeout(SOON):
                await asyncio.wait(asked)
        done = [task for task in asked if task.done()]
        for task in asked.keys() - done:
            self._await_later(task, asked[task])
        found = {asked[task]: task.result() for task in done}
        answers = {shard: answer for shard, answer in found.items() if answer is not None}
        self.away.update(asked.values())
        self.away.difference_update(answers)
        return answers

    def _await_later[T](self, task: asyncio.Task[T], shard: Shard) -> None:
        self._late.add(shard)

        def came(_: object) -> None:
            self._late.discard(shard)
            if not task.cancelled():
                task.exception()  # nobody waits for it any more

        task.add_done_callback(came)


async def _asked[T](shard: Shard, ask: Question[T]) -> T:
    return await ask((await shard.reached()).log)
