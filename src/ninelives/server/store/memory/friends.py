"""What people keep of each other, in memory."""

from collections.abc import Sequence
from typing import Any

from ninelives.server.store.friends import NOWHERE, Tie
from ninelives.tables.ids import GuestId, TableId


class MemoryFriends:
    def __init__(self) -> None:
        self._ties: dict[tuple[GuestId, GuestId], Tie] = {}
        self._expected: dict[GuestId, tuple[TableId, float]] = {}

    async def meet(self, ties: Sequence[Tie]) -> None:
        self._ties = {(tie.who, tie.whom): tie for tie in ties} | self._ties

    async def stand(self, who: GuestId, whom: GuestId, standing: str) -> None:
        self._change(who, whom, standing=standing)

    async def block(self, who: GuestId, whom: GuestId, *, on: bool) -> None:
        self._change(who, whom, blocked=on)

    async def invite(self, who: GuestId, whom: GuestId, table: TableId, now: float, since: float) -> bool:
        tie = self._ties.get((who, whom))
        if tie is None or tie.invited > since:
            return False
        self._change(who, whom, table=table, invited=now)
        return True

    async def decline(self, who: GuestId, whom: GuestId) -> None:
        self._change(who, whom, table=NOWHERE)

    def _change(self, who: GuestId, whom: GuestId, **values: Any) -> None:  # noqa: ANN401 - of any field
        if (who, whom) in self._ties:
            self._ties[who, whom] = self._ties[who, whom]._replace(**values)

    async def ties_of(self, who: GuestId) -> list[Tie]:
        return sorted([tie for tie in self._ties.values() if tie.who == who], key=lambda tie: (tie.met, tie.whom))

    async def ties_to(self, whom: GuestId) -> list[Tie]:
        return sorted([tie for tie in self._ties.values() if tie.whom == whom], key=lambda tie: (tie.met, tie.who))

    async def blocked_with(self, who: GuestId) -> frozenset[GuestId]:
        blocks = [{tie.who, tie.whom} for tie in self._ties.values() if tie.blocked]
        return frozenset().union(*[pair for pair in blocks if who in pair]) - {who}

    async def expect(self, who: GuestId, table: TableId, now: float, since: float) -> None:
        lately = {one: (place, at) for one, (place, at) in self._expected.items() if at >= since}
        self._expected = lately | {who: (table, now)}

    async def expected(self, table: TableId, since: float) -> frozenset[GuestId]:
        return frozenset([who for who, (place, at) in self._expected.items() if place == table and at >= since])

    async def forget(self, who: GuestId) -> None:
        self._ties = {pair: tie for pair, tie in self._ties.items() if who not in pair}
        self._expected.pop(who, None)
