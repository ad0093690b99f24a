"""A store that forgets when its process ends: for tests, and to measure what durability costs."""

from collections.abc import Collection, Iterable, Sequence
from math import inf
from operator import itemgetter
from secrets import randbits, token_bytes
from typing import Final

from ninelives.hosting.storage.chains import chains, is_unbroken
from ninelives.hosting.storage.listing import rank_listing
from ninelives.hosting.storage.placings import placings_in, ranks_in
from ninelives.hosting.storage.port import LATEST, Archived, Guest, Heartbeat, LatestHeartbeat, LobbyEntry
from ninelives.hosting.storage.redaction import config_without, match_without, row_without, snapshot_without
from ninelives.tables.ids import EMPTY, SYSTEM, GuestId, Seq, TableId, after, before
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.statistics import Placing, SeatTally


class MemoryLog:
    def __init__(self) -> None:
        self.rows: Final[dict[TableId, list[Row]]] = {}
        self._commands: dict[tuple[TableId, GuestId, str], Seq] = {}
        self._due: Final[dict[TableId, float | None]] = {}
        self.visits: dict[tuple[GuestId, TableId], float] = {}  # who did something in rows that were deleted, and when

    def create(self, table: TableId) -> None:
        self.rows[table] = []
        self._due[table] = None

    async def append(self, rows: Sequence[Row]) -> set[TableId]:
        return {table for table, chain in chains(rows).items() if self._add(table, chain)}

    def _add(self, table: TableId, chain: list[Row]) -> bool:
        log = self.rows.get(table)
        commands = {(table, row.who, row.command): row.seq for row in chain}
        fits = log is not None and self.head(table) == chain[0].seq and is_unbroken(chain)
        if log is None or not fits or len(commands) < len(chain) or commands.keys() & self._commands.keys():
            return False
        log.extend([row._replace(due=None) for row in chain])
        self._commands |= commands
        self._due[table] = chain[-1].due
        return True

    async def tail(self, table: TableId, start: Seq = EMPTY) -> list[Row]:
        rows = self.rows.get(table, [])
        left_out = max(0, start - rows[0].seq) if rows else 0
        return rows[left_out : left_out + LATEST]

    async def find(self, table: TableId, who: GuestId, command: str) -> Seq | None:
        return self._commands.get((table, who, command))

    async def prune(self, table: TableId, seq: Seq) -> bool:
        if self.head(table) < seq:
            return False
        deleted = [row for row in self.rows[table] if row.seq < before(seq)][:LATEST]
        del self.rows[table][: len(deleted)]
        for row in deleted:
            del self._commands[table, row.who, row.command]
            if row.who != SYSTEM:
                self.visits[row.who, table] = row.at
        return len(deleted) == LATEST

    def head(self, table: TableId) -> Seq:
        """Return the next free number of a table; its last row is never deleted."""
        rows = self.rows.get(table)
        return after(rows[-1].seq) if rows else EMPTY

    async def heads(self, tables: Iterable[TableId]) -> dict[TableId, tuple[Seq, float | None]]:
        return {table: (self.head(table), self._due[table]) for table in tables if table in self.rows}

    async def claim(self, now: float, until: float, most: int, after: float = -inf) -> list[TableId]:
        late = sorted([(due, table) for table, due in self._due.items() if due is not None and after < due <= now])
        claimed = [table for _, table in late[:most]]
        self._due.update(dict.fromkeys(claimed, until))
        return claimed

    async def claim_these(self, tables: Sequence[TableId], now: float, until: float) -> dict[TableId, Seq]:
        dues = [(table, self._due.get(table)) for table in tables]
        claimed = [table for table, due in dues if due is not None and due <= now]
        self._due.update(dict.fromkeys(claimed, until))
        return {table: self.head(table) for table in claimed}

    async def postpone(self, table: TableId, seq: Seq, due: float | None) -> None:
        if table in self.rows and self.head(table) == seq:
            self._due[table] = due

    def forget(self, guest: GuestId, nobody: GuestId) -> None:
        for log in self.rows.values():
            log[:] = [row_without(row, guest, nobody) for row in log]
        self.visits = {(nobody if who == guest else who, table): at for (who, table), at in self.visits.items()}
        self._commands = {(row.table, row.who, row.command): row.seq for log in self.rows.values() for row in log}


class MemoryFacts:
    def __init__(self, log: MemoryLog) -> None:
        self._log: Final = log
        self._configs: dict[TableId, TableConfig] = {}
        self.snapshots: Final[dict[TableId, tuple[Seq, str]]] = {}
        self._notices: Final[dict[TableId, LobbyEntry]] = {}
        self._archive: dict[str, Archived] = {}
        self._tallies: Final[dict[str, Sequence[SeatTally]]] = {}
        self._guests: Final[dict[GuestId, Guest]] = {}
        self._beat: Heartbeat | None = None
        self.restored = 0
        self._key: Final = token_bytes(32)

    async def create(self, config: TableConfig) -> bool:
        if config.id in self._configs or await self.config_by_code(config.code) is not None:
            return False
        self._configs[config.id] = config
        self._log.create(config.id)
        return True

    async def keep_snapshot(self, table: TableId, seq: Seq, text: str) -> None:
        self.snapshots[table] = max((seq, text), self.snapshots.get(table, (EMPTY, "")), key=itemgetter(0))

    async def snapshot(self, table: TableId) -> str | None:
        return self.snapshots[table][1] if table in self.snapshots else None

    async def config(self, table: TableId) -> TableConfig | None:
        return self._configs.get(table)

    async def config_by_code(self, code: str) -> TableConfig | None:
        return next((config for config in self._configs.values() if config.code == code), None)

    async def configs(self, tables: Sequence[TableId]) -> dict[TableId, TableConfig]:
        return {table: self._configs[table] for table in tables if table in self._configs}

    async def tables_with(self, tables: Sequence[TableId], people: Collection[GuestId]) -> frozenset[TableId]:
        theirs = [table for table in tables if any(row.who in people for row in self._log.rows.get(table, ()))]
        hosts = [table for table in tables if table in self._configs and self._configs[table].host in people]
        return frozenset([*theirs, *hosts])

    async def post(self, notices: Sequence[LobbyEntry]) -> None:
        for notice in notices:
            if notice.table not in self._notices or self._notices[notice.table].seen <= notice.seen:
                self._notices[notice.table] = notice

    async def notices(self, since: float, most: int, game: str | None = None, per_origin: int = 3) -> list[LobbyEntry]:
        fresh = [notice for notice in self._notices.values() if notice.seen >= since and game in {None, notice.game}]
        return rank_listing(fresh, self._configs, per_origin)[:most]

    async def archive(self, archived: Archived) -> None:
        self._archive.setdefault(archived.match, archived)

    def finished(self) -> list[Archived]:
        return list(self._archive.values())

    async def archived(self, match: str) -> Archived | None:
        return self._archive.get(match)

    async def matches_of(self, guest: GuestId, most: int) -> list[Archived]:
        played = [archived for archived in self._archive.values() if guest in archived.people]
        return sorted(played, key=lambda archived: -archived.ended)[:most]

    async def deals_of_days_played_by(self, guest: GuestId, most: int) -> list[tuple[str, float]]:
        return [(placing.day, placing.ended) for placing in await self.placings_of(guest, most) if placing.day]

    async def placings_of(self, guest: GuestId, most: int) -> list[Placing]:
        return placings_in(await self.matches_of(guest, most), guest, self._configs, self._tallies)

    async def unprocessed_matches(self, most: int) -> list[Archived]:
        waiting = [kept for kept in self._archive.values() if kept.match not in self._tallies]
        return sorted(waiting, key=lambda kept: -kept.ended)[:most]

    async def tally(self, match: str, tallies: Sequence[SeatTally]) -> None:
        self._tallies.setdefault(match, tallies)

    async def ranks_on(self, day: str, game: str) -> dict[int, int]:
        return ranks_in(self._archive.values(), self._configs.values(), day, game)

    async def greet(self, guest: Guest) -> None:
        known = self._guests.get(guest.id, guest)
        self._guests[guest.id] = known._replace(name=guest.name)

    async def guest(self, guest: GuestId) -> Guest | None:
        return self._guests.get(guest)

    async def tables_of(self, guest: GuestId, most: int) -> list[TableId]:
        last = {table: at for (who, table), at in self._log.visits.items() if who == guest}
        last |= {row.table: row.at for log in self._log.rows.values() for row in log if row.who == guest}
        return sorted(last, key=lambda table: -last[table])[:most]

    async def forget(self, guest: GuestId) -> None:
        nobody = GuestId(randbits(62) + 1)
        self._guests.pop(guest, None)
        for table in await self.tables_of(guest, len(self._configs)):
            if table in self.snapshots:
                seq, text = self.snapshots[table]
                self.snapshots[table] = seq, snapshot_without(text, guest, nobody)
        self._configs = {table: config_without(config, guest, nobody) for table, config in self._configs.items()}
        self._archive = {match: match_without(kept, guest, nobody) for match, kept in self._archive.items()}
        self._log.forget(guest, nobody)

    async def last_beat(self) -> Heartbeat | None:
        return self._beat

    async def beat(self, beat: Heartbeat) -> LatestHeartbeat:
        latest = beat.house if self._beat is None else max(beat.house, self._beat.house)
        self._beat = Heartbeat(latest, beat.wall)
        return LatestHeartbeat(latest, self.restored)

    async def epoch(self) -> int:
        return self.restored

    async def key(self) -> bytes:
        return self._key


class MemoryStore:
    def __init__(self, log: MemoryLog | None = None) -> None:
        self.log: Final = log or MemoryLog()
        self.facts: Final = MemoryFacts(self.log)

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ready(self) -> None: ...
