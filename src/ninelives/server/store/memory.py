"""Everything in the memory of one process, for tests and for trying things out."""

from collections.abc import Sequence
from typing import Any, Final

from ninelives.server.store.credentials import Passkey, Ticket
from ninelives.server.store.friends import NOWHERE, Tie
from ninelives.server.store.operators import Act, OperatorKey, PlayerReport
from ninelives.server.store.ratings import (
    BoardRow,
    Counter,
    Player,
    RatedMatch,
    RatedSeat,
    SeatChange,
    Skill,
    SkillChange,
)
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.store.memory import MemoryFacts, MemoryStore
from ninelives.tables.store.placings import ranks_of
from ninelives.tables.store.port import Archived


class MemoryCredentials:
    def __init__(self) -> None:
        self._tickets: dict[str, Ticket] = {}
        self._passkeys: dict[str, Passkey] = {}

    async def issue(self, tickets: Sequence[Ticket], now: float) -> None:
        kept = {digest: ticket for digest, ticket in self._tickets.items() if ticket.until > now}
        self._tickets = kept | {ticket.digest: ticket for ticket in tickets}

    async def redeem(self, digest: str, purpose: str, now: float) -> GuestId | None:
        ticket = self._tickets.get(digest)
        if ticket is None or ticket.purpose != purpose or ticket.until <= now:
            return None
        del self._tickets[digest]
        return ticket.who

    async def withdraw(self, who: GuestId, purpose: str) -> None:
        self._tickets = {
            digest: ticket for digest, ticket in self._tickets.items() if (ticket.who, ticket.purpose) != (who, purpose)
        }

    async def tickets_left(self, who: GuestId, purpose: str) -> int:
        return len([t for t in self._tickets.values() if (t.who, t.purpose) == (who, purpose)])

    async def add_passkey(self, passkey: Passkey) -> bool:
        return self._passkeys.setdefault(passkey.id, passkey) is passkey

    async def passkey(self, passkey: str) -> Passkey | None:
        return self._passkeys.get(passkey)

    async def passkeys_of(self, who: GuestId) -> list[Passkey]:
        return sorted([one for one in self._passkeys.values() if one.who == who], key=lambda one: (one.made, one.id))

    async def note_use(self, passkey: str, counter: int, now: float) -> None:
        if passkey in self._passkeys:
            self._passkeys[passkey] = self._passkeys[passkey]._replace(counter=counter, used=now)

    async def remove_passkey(self, who: GuestId, passkey: str) -> bool:
        found = self._passkeys.get(passkey)
        if found is None or found.who != who:
            return False
        del self._passkeys[passkey]
        return True

    async def forget(self, who: GuestId) -> None:
        self._tickets = {digest: ticket for digest, ticket in self._tickets.items() if ticket.who != who}
        self._passkeys = {name: passkey for name, passkey in self._passkeys.items() if passkey.who != who}


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


class MemoryRatings:
    """Who played is looked up in the archive: whoever is forgotten there is forgotten here."""

    def __init__(self, facts: MemoryFacts) -> None:
        self._facts: Final = facts
        self._order: Final[list[str]] = []
        self._changes: Final[list[SkillChange]] = []

    async def count(self, counted: Counter, most: int) -> int:
        rated = [kept for kept in self._facts.finished() if kept.match not in self._order]
        waiting = [kept for kept in rated if await self._is_rated(kept)]
        waiting.sort(key=lambda kept: (kept.ended, kept.match))
        matches = [await self._rated(kept) for kept in waiting[:most]]
        self._changes.extend(counted(matches, await self.skills()))
        self._order.extend([match.match for match in matches])
        return len(matches)

    async def _is_rated(self, kept: Archived) -> bool:
        config = await self._facts.config(kept.table)
        return config is not None and config.rated

    async def counted(self, after: int, most: int) -> list[RatedMatch]:
        found = [await self._facts.archived(match) for match in self._order[after : after + most]]
        return [await self._rated(kept) for kept in found if kept is not None]

    async def _rated(self, kept: Archived) -> RatedMatch:
        config = await self._facts.config(kept.table)
        seats = zip(kept.people, kept.levels, ranks_of(kept), strict=False)
        return RatedMatch(
            kept.match,
            "" if config is None else config.game,
            kept.ended,
            tuple([RatedSeat(who, level, seat.rank) for who, level, seat in seats]),
        )

    async def skills(self) -> dict[Player, Skill]:
        return {await self._player(change): change.after for change in self._changes}

    async def _player(self, change: SkillChange) -> Player:
        kept = await self._facts.archived(change.match)
        return change.player if kept is None else Player(change.player.game, kept.people[change.seat])

    async def skills_of(self, who: GuestId) -> dict[str, Skill]:
        return {player.game: skill for player, skill in (await self.skills()).items() if player.who == who}

    async def board(self, game: str, season: str, sigma: float, most: int) -> list[BoardRow]:
        skills = {await self._player(c): c.after for c in self._changes if c.after.season == season}
        known = [
            (player.who, skill) for player, skill in skills.items() if player.game == game and skill.sigma <= sigma
        ]
        best = sorted(known, key=lambda one: (-one[1].mu, one[0]))
        named = [(await self._facts.guest(who), skill) for who, skill in best]
        return [BoardRow(guest.name, skill) for guest, skill in named if guest is not None][:most]

    async def seasons(self, game: str) -> list[str]:
        return sorted({c.after.season for c in self._changes if c.player.game == game}, reverse=True)

    async def changes_in(self, match: str) -> list[SeatChange]:
        changes = [SeatChange(c.seat, c.before, c.after.mu) for c in self._changes if c.match == match]
        return sorted(changes)

    async def means_of(self, who: GuestId, most: int) -> list[tuple[str, float]]:
        theirs = [change for change in self._changes if (await self._player(change)).who == who]
        return [(change.player.game, change.after.mu) for change in theirs[-most:]]


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


class MemoryServerStore(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.credentials: Final = MemoryCredentials()
        self.friends: Final = MemoryFriends()
        self.ratings: Final = MemoryRatings(self.facts)
        self.operators: Final = MemoryOperators()
