"""A store that forgets when its process ends: for tests, and to measure what durability costs."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import inf
from secrets import randbits, token_bytes

from ninelives.server.store.chains import chains, unbroken
from ninelives.server.store.names import record_unnamed, unnamed
from ninelives.server.store.port import LATEST, Archived, Beat, Founding, Guest, Notice, Revoked, Row

PHASES = {"gathering": 0}  # shown first


class Memory:
    def __init__(self) -> None:
        self._foundings: dict[int, Founding] = {}
        self._logs: dict[int, list[Row]] = {}
        self._commands: set[tuple[int, int, str]] = set()
        self._due: dict[int, float | None] = {}
        self._notices: dict[int, Notice] = {}
        self._archive: dict[str, Archived] = {}
        self._guests: dict[int, Guest] = {}
        self._beat: Beat | None = None
        self._revoked: dict[int, Revoked] = {}
        self._key = token_bytes(32)

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ready(self) -> None: ...

    async def append(self, rows: Sequence[Row]) -> set[int]:
        return {table for table, chain in chains(rows).items() if self._add(table, chain)}

    def _add(self, table: int, chain: list[Row]) -> bool:
        log = self._logs.get(table)
        commands = {(table, row.who, row.command) for row in chain}
        fits = log is not None and len(log) == chain[0].seq and unbroken(chain)
        if log is None or not fits or len(commands) < len(chain) or commands & self._commands:
            return False
        log.extend([row._replace(due=None) for row in chain])
        self._commands |= commands
        self._due[table] = chain[-1].due
        return True

    async def tail(self, table: int, start: int = 0) -> list[Row]:
        return self._logs.get(table, [])[start : start + LATEST]

    async def heads(self, tables: Iterable[int]) -> dict[int, tuple[int, float | None]]:
        return {table: (len(self._logs[table]), self._due[table]) for table in tables if table in self._logs}

    async def claim(self, now: float, until: float, most: int, after: float = -inf) -> list[int]:
        late = sorted([(due, table) for table, due in self._due.items() if due is not None and after < due <= now])
        claimed = [table for _, table in late[:most]]
        self._due.update(dict.fromkeys(claimed, until))
        return claimed

    async def put_off(self, table: int, seq: int, due: float | None) -> None:
        if table in self._logs and len(self._logs[table]) == seq:
            self._due[table] = due

    async def last_beat(self) -> Beat | None:
        return self._beat

    async def beat(self, beat: Beat) -> float:
        latest = beat.house if self._beat is None else max(beat.house, self._beat.house)
        self._beat = Beat(latest, beat.wall)
        return latest

    async def found(self, founding: Founding) -> bool:
        if founding.id in self._foundings or await self.founding_by_code(founding.code) is not None:
            return False
        self._foundings[founding.id] = founding
        self._logs[founding.id] = []
        self._due[founding.id] = None
        return True

    async def founding(self, table: int) -> Founding | None:
        return self._foundings.get(table)

    async def founding_by_code(self, code: str) -> Founding | None:
        return next((founding for founding in self._foundings.values() if founding.code == code), None)

    async def post(self, notice: Notice) -> None:
        if notice.table not in self._notices or self._notices[notice.table].seen <= notice.seen:
            self._notices[notice.table] = notice

    async def notices(self, since: float, most: int, game: str | None = None, per_origin: int = 3) -> list[Notice]:
        fresh = [notice for notice in self._notices.values() if notice.seen >= since and game in {None, notice.game}]
        shown = [notice for notice in fresh if self._public(notice.table)]
        shown.sort(key=lambda notice: (PHASES.get(notice.phase, 1), not notice.free, notice.free, -notice.seen))
        return self._spread(shown, per_origin)[:most]

    def _spread(self, notices: list[Notice], per_origin: int) -> list[Notice]:
        """Return them without those that one network opened on top of what it may show."""
        seen: Counter[str] = Counter()
        kept = []
        for notice in notices:
            origin = self._foundings[notice.table].origin or notice.code
            seen[origin] += 1
            kept += [notice] if seen[origin] <= per_origin else []
        return kept

    def _public(self, table: int) -> bool:
        return table in self._foundings and not self._foundings[table].private

    async def archive(self, archived: Archived) -> None:
        self._archive.setdefault(archived.match, archived)

    async def archived(self, match: str) -> Archived | None:
        return self._archive.get(match)

    async def greet(self, guest: Guest) -> None:
        known = self._guests.get(guest.id, guest)
        self._guests[guest.id] = known._replace(name=guest.name)

    async def guest(self, guest: int) -> Guest | None:
        return self._guests.get(guest)

    async def matches_of(self, guest: int, most: int) -> list[Archived]:
        played = [archived for archived in self._archive.values() if guest in archived.people]
        return sorted(played, key=lambda archived: -archived.ended)[:most]

    async def tables_of(self, guest: int, most: int) -> list[int]:
        last = {row.table: row.at for log in self._logs.values() for row in log if row.who == guest}
        return sorted(last, key=lambda table: -last[table])[:most]

    async def forget(self, guest: int) -> None:
        nobody = randbits(62) + 1
        self._guests.pop(guest, None)
        self._foundings = {table: _opened_without(made, guest, nobody) for table, made in self._foundings.items()}
        for log in self._logs.values():
            log[:] = [_row_without(row, guest, nobody) for row in log]
        self._archive = {match: _match_without(kept, guest, nobody) for match, kept in self._archive.items()}
        self._commands = {(row.table, row.who, row.command) for log in self._logs.values() for row in log}

    async def revoke(self, revoked: Revoked) -> None:
        known = self._revoked.get(revoked.who)
        if known is None or known.generation < revoked.generation:
            self._revoked[revoked.who] = revoked

    async def revoked(self, since: float) -> list[Revoked]:
        return [revoked for revoked in self._revoked.values() if revoked.at >= since]

    async def key(self) -> bytes:
        return self._key


def _opened_without(founding: Founding, guest: int, nobody: int) -> Founding:
    return founding._replace(host=nobody, origin="") if founding.host == guest else founding


def _row_without(row: Row, guest: int, nobody: int) -> Row:
    return row._replace(who=nobody, lines=unnamed(row.lines)) if row.who == guest else row


def _match_without(kept: Archived, guest: int, nobody: int) -> Archived:
    seats = {seat for seat, who in enumerate(kept.people) if who == guest}
    people = tuple([nobody if who == guest else who for who in kept.people])
    return kept._replace(record=record_unnamed(kept.record, seats), people=people)
