"""Who is at a table right now, in this process and in the others. A guess: it is shown, and nothing is judged by it."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ninelives.tables.ids import GuestId

STALE: Final = 35.0  # seconds after which a silent process is believed to be gone; they speak every 10


class Presence:
    def __init__(self) -> None:
        self._mine: Counter[GuestId] = Counter()  # open connections by guest
        self._others: dict[str, tuple[float, frozenset[GuestId]]] = {}

    def enter(self, who: GuestId) -> bool:
        """Count a connection in; return whether it is their first here."""
        self._mine[who] += 1
        return self._mine[who] == 1

    def leave(self, who: GuestId) -> bool:
        """Count a connection out; return whether it was their last here."""
        self._mine[who] -= 1
        if self._mine[who] > 0:
            return False
        del self._mine[who]
        return True

    def hear(self, process: str, guests: Iterable[GuestId], now: float) -> bool:
        """Take what another process says; return whether anything is new."""
        before = self._others.get(process, (0.0, frozenset()))[1]
        self._others[process] = (now, frozenset(guests))
        return before != self._others[process][1]

    def forget_silent(self, now: float) -> bool:
        """Drop processes that fell silent; return whether somebody is gone with them."""
        silent = [process for process, (at, _) in self._others.items() if now - at > STALE]
        gone = [self._others.pop(process)[1] for process in silent]
        return any(gone)

    @property
    def mine(self) -> list[GuestId]:
        return list(self._mine)

    @property
    def all(self) -> frozenset[GuestId]:
        return frozenset(self._mine).union(*[guests for _, guests in self._others.values()])
