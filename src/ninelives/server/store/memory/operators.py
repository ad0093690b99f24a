"""What operators did, and what people report, in memory."""

from collections.abc import Sequence
from typing import Final

from ninelives.server.store.operators import Act, OperatorKey, PlayerReport
from ninelives.tables.ids import GuestId


class MemoryOperators:
    def __init__(self) -> None:
        self._keys: dict[str, OperatorKey] = {}
        self._acts: Final[list[Act]] = []
        self._reports: dict[int, PlayerReport] = {}
        self._filed = 0

    async def add_key(self, key: OperatorKey) -> None:
        self._keys[key.digest] = key

    async def operator_of(self, digest: str) -> str | None:
        key = self._keys.get(digest)
        return None if key is None else key.operator

    async def keys(self) -> list[OperatorKey]:
        return sorted(self._keys.values(), key=lambda key: (key.made, key.digest))

    async def revoke_keys(self, operator: str) -> int:
        before = len(self._keys)
        self._keys = {digest: key for digest, key in self._keys.items() if key.operator != operator}
        return before - len(self._keys)

    async def record(self, act: Act) -> Act:
        self._acts.append(act._replace(number=len(self._acts) + 1))
        return self._acts[-1]

    async def acts(self, after: int) -> list[Act]:
        return self._acts[after:]

    async def latest_acts(self, most: int) -> list[Act]:
        return self._acts[::-1][:most]

    async def acts_about(self, subject: str) -> list[Act]:
        return [act for act in self._acts if act.subject == subject]

    async def file(self, report: PlayerReport) -> bool:
        if any(_tells_the_same(report, known) for known in self._reports.values()):
            return False
        self._filed += 1
        self._reports[self._filed] = report._replace(number=self._filed)
        return True

    async def open_reports(self, most: int) -> list[PlayerReport]:
        return [report for report in reversed(self._reports.values()) if not report.settled][:most]

    async def reports_by(self, reporter: GuestId) -> list[PlayerReport]:
        return [report for report in self._reports.values() if report.reporter == reporter]

    async def settle(self, reports: Sequence[int], act: int) -> bool:
        still_open = [number for number in reports if number in self._reports and not self._reports[number].settled]
        self._reports |= {number: self._reports[number]._replace(settled=act) for number in still_open}
        return bool(still_open)

    async def forget(self, who: GuestId) -> None:
        self._reports = {n: report for n, report in self._reports.items() if who not in {report.reporter, report.who}}


def _tells_the_same(one: PlayerReport, other: PlayerReport) -> bool:
    told = [(r.reporter, r.who, r.table, r.match, r.kind) for r in (one, other)]
    return told[0] == told[1]
