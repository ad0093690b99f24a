"""Who is at a table right now, in this process and in the others. A guess: it is shown, and nothing is judged by it."""

from collections import Counter
from collections.abc import Collection, Mapping
from itertools import islice
from typing import Final, NamedTuple

from ninelives.tables.ids import GuestId

MOST_TOLD: Final = 50  # of those who watch: a message stays small, however many come to look
STALE: Final = 35.0  # seconds after which a silent process is believed to be gone; they speak every 10


class Attendance(NamedTuple):
    """Who is at a table, as one process says it."""

    guests: Mapping[GuestId, str]
    more: int = 0  # who watch besides


class Presence:
    def __init__(self) -> None:
        self._mine: Counter[GuestId] = Counter()  # open connections by guest
        self._names: dict[GuestId, str] = {}  # of those here; empty for whoever gave none
        self._others: dict[str, tuple[float, Attendance]] = {}

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

    def hear(self, process: str, attendance: Attendance, now: float) -> bool:
        """Take what another process says; return whether anything is new."""
        _, before = self._others.get(process, (0.0, Attendance({})))
        self._others[process] = (now, attendance)
        return before != attendance

    def forget_silent(self, now: float) -> bool:
        """Drop processes that fell silent; return whether somebody is gone with them."""
        silent = [process for process, (at, _) in self._others.items() if now - at > STALE]
        gone = [self._others.pop(process)[1] for process in silent]
        return any(attendance.guests for attendance in gone)

    def mine(self, players: Collection[GuestId]) -> Attendance:
        """Return who is here in this process, as others are told: every player, and not too many who watch."""
        sitting = {who: name for who, name in self._names.items() if who in players}
        watching = ((who, name) for who, name in self._names.items() if who not in players)
        told = sitting | dict(islice(watching, MOST_TOLD))
        return Attendance(told, len(self._names) - len(told))

    @property
    def more(self) -> int:
        """How many watch at other processes besides those whom they named."""
        return sum([attendance.more for _, attendance in self._others.values()])

    def has(self, who: GuestId) -> bool:
        return who in self._names or any(who in attendance.guests for _, attendance in self._others.values())

    @property
    def all(self) -> dict[GuestId, str]:
        """Everybody who is known to be here, and what they are called."""
        everybody: dict[GuestId, str] = {}
        for _, attendance in self._others.values():
            everybody |= attendance.guests
        return everybody | self._names
