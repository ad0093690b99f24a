"""The time that tables keep. It runs while a server runs, and no step of a wall clock moves it.

Every process counts on its own monotonic clock, so neither a correction of the wall clock nor a suspended machine
changes how long anybody has to wait. The store joins the processes: each says every few seconds what time it is, and
one that starts goes on from there. So house time stands still while no server runs, or while nothing can be written,
and nobody's clock runs out then.
"""

from typing import Final

from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.storage.port import Heartbeat, ServerStateStore

GAP = 20.0  # seconds without a beat after which nobody can be said to have been served


def starting_time(last: Heartbeat | None, wall: float) -> float:
    """Return the house time at which a process starts. Where others run, their time has gone on since their beat."""
    if last is None:
        return wall
    passed = wall - last.wall
    return last.house + passed if 0 <= passed <= GAP else last.house


class SharedTime:
    def __init__(self, clock: Clock = SYSTEM_CLOCK) -> None:
        self.clock: Final = clock
        self._set(clock.wall())

    def now(self) -> float:
        return min(self.clock.now(), self._until) + self._ahead

    def wall(self, at: float) -> float:
        """Return when that was, or will be, by the wall clock: for people who read a date."""
        return self.clock.wall() - self.now() + at

    @property
    def stands_still(self) -> bool:
        """Whether no beat was written for too long: then nothing else can be either."""
        return self.clock.now() > self._until

    async def start(self, facts: ServerStateStore) -> None:
        """Go on from where the last server was."""
        self._set(starting_time(await facts.last_beat(), self.clock.wall()))

    async def beat(self, facts: ServerStateStore) -> int:
        """Say that this process runs, and catch up with any that is ahead: this one was suspended. Return the epoch."""
        latest = await facts.beat(Heartbeat(self.now(), self.clock.wall()))
        self._set(max(self.now(), latest.house))
        return latest.epoch

    def _set(self, now: float) -> None:
        self._ahead = now - self.clock.now()
        self._until = self.clock.now() + GAP
