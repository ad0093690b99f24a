"""What a server keeps for its operators: their keys, what they did and why, and what people report to them."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ninelives.tables.ids import GuestId


class OperatorKey(NamedTuple):
    """By what an operator is known. The key itself is nowhere but with them."""

    digest: str
    operator: str
    made: float


class Act(NamedTuple):
    """What an operator did, and why. Acts are added, and never changed."""

    number: int  # from 1, without gaps: whoever reads the log knows that nothing is missing
    at: float
    operator: str
    kind: str
    subject: str  # a person, a range of addresses, a table, a report, or nothing
    detail: str  # a new name, or what is announced
    reason: str
    until: float  # when it ends by itself


class PlayerReport(NamedTuple):
    """What somebody told the operators about somebody else at a table."""

    number: int
    at: float
    reporter: GuestId
    who: GuestId
    name: str  # under which they sat
    table: str  # its code
    match: str  # that ran or was over when it was reported; nothing before the first
    kind: str
    words: str
    settled: int  # the act that settled it; 0 while it is open


class OperatorStore(Protocol):
    """Times are the wall clock's."""

    async def add_key(self, key: OperatorKey) -> None: ...

    async def operator_of(self, digest: str) -> str | None:
        """Return whose key this is."""
        ...

    async def keys(self) -> list[OperatorKey]:
        """Return all keys that count, the oldest first."""
        ...

    async def revoke_keys(self, operator: str) -> int:
        """Let all keys of an operator count no more; return how many did."""
        ...

    async def record(self, act: Act) -> Act:
        """Add an act to the log; return it with its number."""
        ...

    async def acts(self, after: int) -> list[Act]:
        """Return all acts with a higher number, in order."""
        ...

    async def latest_acts(self, most: int) -> list[Act]:
        """Return the last acts, the newest first."""
        ...

    async def acts_about(self, subject: str) -> list[Act]:
        """Return what was done about somebody or something, in order."""
        ...

    async def file(self, report: PlayerReport) -> bool:
        """Keep a report under a number of its own; False where the same person has told this of this match already."""
        ...

    async def open_reports(self, most: int) -> list[PlayerReport]:
        """Return reports that are not settled, the newest first."""
        ...

    async def reports_by(self, reporter: GuestId) -> list[PlayerReport]:
        """Return what somebody reported, the oldest first."""
        ...

    async def settle(self, reports: Sequence[int], act: int) -> bool:
        """Let an act settle reports that are open; False where none of them is."""
        ...

    async def forget(self, who: GuestId) -> None:
        """Delete all reports by a guest and about them. Acts stay: they name a number that nobody has any more."""
        ...
