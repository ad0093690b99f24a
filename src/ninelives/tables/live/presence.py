"""Who is at a table right now, in this process and in the others. A guess: it is shown, and nothing is judged by it."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from ninelives.tables.ids import GuestId

STALE: Final = 35.0  # seconds after which a silent process is believed to be gone; they speak every 10


class Presence:
    def __init__(self) -> None:
        self._mine: Counter[GuestId] = Counter()  # open connections by guest
        self._names: dict[GuestId, str] = {}  # of those here; empty for whoever gave none
        self._others: dict[str, tuple[float, Mapping[GuestId, str]]] = {}

    def enter(self, who: GuestId, name: str = "") -> bool:
        """Count a connection in; return whether it is their first here, or the first by this name."""
        self._mine[who] += 1
        before = self._names.get(who)
        self._names[who] = name
        return before != name

    def leave(self, who: GuestId) -> bool:
        """Count a connection out; return whether it was their last here."""
        self._mine[who] -= 1
        if self._mine[who] > 0:
            return False
        del self._mine[who], self._names[who]
        return True

    def hear(self, process: str, guests: Mapping[GuestId, str], now: float) -> bool:
        """Take what another process says; return whether anything is new."""
        _, before = self._others.get(process, (0.0, {}))
        self._others[process] = (now, guests)
        return before != guests

    def forget_silent(self, now: float) -> bool:
        """Drop processes that fell silent; return whether somebody is gone with them."""
        silent = [process for process, (at, _) in self._others.items() if now - at > STALE]
        gone = [self._others.pop(process)[1] for process in silent]
        return any(gone)

    @property
    def mine(self) -> dict[GuestId, str]:
        return dict(self._names)

    @property
    def all(self) -> dict[GuestId, str]:
        """Everybody who is here, and what they are called."""
        everybody: dict[GuestId, str] = {}
        for _, guests in self._others.values():
            everybody |= guests
        return everybody | self._names
