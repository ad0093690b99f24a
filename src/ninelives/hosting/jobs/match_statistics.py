"""Finished matches are gone through for statistics: one after the other, the newest first, and nobody waits for it."""

from collections.abc import Sequence
from typing import Final

from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.storage.port import Archived
from ninelives.hosting.thinking import Thinking
from ninelives.tables.statistics import SeatTally

AGAIN: Final = 5.0  # seconds after which a store that did not answer is asked again


class StatisticsJob:
    def __init__(self, hub: Executor, thinking: Thinking) -> None:
        self._hub: Final = hub
        self._thinking: Final = thinking

    async def run(self) -> None:
        """Go through all matches that wait, then through each that is archived here, until cancelled."""
        while True:
            self._hub.finished.clear()  # before the look: what is archived meanwhile is looked for again
            try:
                waiting = await self._hub.store.facts.unprocessed_matches(1)
                for kept in waiting:
                    await self._hub.store.facts.tally(kept.match, await self._tally_match(kept))
            except Exception as fault:  # noqa: BLE001 - a store that is down, or anything: the loop must go on
                self._hub.background.report("tallying failed", fault)
                await self._hub.clock.sleep(AGAIN)
            else:
                if not waiting:
                    await self._hub.finished.wait()

    async def _tally_match(self, kept: Archived) -> Sequence[SeatTally]:
        """Return the tallies of a match; one that cannot be gone through must not keep all others waiting."""
        try:
            return await self._thinking.tally(kept.record)
        except Exception as fault:  # noqa: BLE001 - as above
            self._hub.background.report("a match could not be tallied", fault)
            return ()
