"""What a browser keeps besides the log: tables, finished matches, people, and what there is one of."""

from collections.abc import Callable, Collection, Sequence
from secrets import randbits, token_bytes
from typing import Final

from ninelives.browser.forgetting import spans_of, without
from ninelives.browser.played import MatchTally, OwnedMatch, content_of, played_by, played_written
from ninelives.browser.table_log import KeptSnapshot, LogHead, Visit, head_written, snapshot_of, visits_of
from ninelives.browser.transactions import (
    Decision,
    FoundTexts,
    Span,
    Transactions,
    Write,
    name_of,
    one,
    read_all,
    read_one,
    under,
    written,
)
from ninelives.hosting.storage.listing import rank_listing
from ninelives.hosting.storage.placings import placings_in, ranks_in
from ninelives.hosting.storage.port import Archived, Guest, Heartbeat, LatestHeartbeat, LobbyEntry
from ninelives.tables.ids import EMPTY, GuestId, Seq, TableId
from ninelives.tables.log import TableConfig
from ninelives.tables.statistics import Placing, SeatTally

KEY: Final = one("house", "key")
BEAT: Final = one("house", "beat")


class BrowserFacts:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions: Final = transactions

    # tables

    async def create(self, config: TableConfig) -> bool:
        table, code = one("table", name_of(config.id)), one("code", config.code)

        def decide(found: FoundTexts) -> Decision[bool]:
            if any(found):
                return False, []
            head = LogHead(config.id, EMPTY, None)
            kept = [Write(table.first, written(config)), Write(code.first, written(config.id)), head_written(head)]
            return True, kept

        return await self._transactions.change([table, code], decide)

    async def keep_snapshot(self, table: TableId, seq: Seq, text: str) -> None:
        await self._replace(snapshot_of(table), KeptSnapshot(seq, text), lambda known: known.seq < seq)

    async def snapshot(self, table: TableId) -> str | None:
        kept = await self._one(snapshot_of(table), KeptSnapshot)
        return None if kept is None else kept.text

    async def config(self, table: TableId) -> TableConfig | None:
        return await self._one(one("table", name_of(table)), TableConfig)

    async def config_by_code(self, code: str) -> TableConfig | None:
        table = await self._one(one("code", code), int)
        return None if table is None else await self.config(TableId(table))

    async def configs(self, tables: Sequence[TableId]) -> dict[TableId, TableConfig]:
        found = [await self.config(table) for table in tables]
        return {config.id: config for config in found if config is not None}

    async def tables_with(self, tables: Sequence[TableId], people: Collection[GuestId]) -> frozenset[TableId]:
        """Return those that they opened: whoever has a browser to themselves did all that was done there."""
        return frozenset([table for table, config in (await self.configs(tables)).items() if config.host in people])

    async def post(self, notices: Sequence[LobbyEntry]) -> None:
        for notice in notices:
            await self._post(notice)

    async def _post(self, notice: LobbyEntry) -> None:
        place = one("notice", name_of(notice.table))
        await self._replace(place, notice, lambda known: known.seen <= notice.seen)

    async def notices(self, since: float, most: int, game: str | None = None, per_origin: int = 3) -> list[LobbyEntry]:
        notices, tables = await self._transactions.read(under("notice"), under("table"))
        fresh = [n for n in read_all(notices, LobbyEntry) if n.seen >= since and game in {None, n.game}]
        configs = {config.id: config for config in read_all(tables, TableConfig)}
        return rank_listing(fresh, configs, per_origin)[:most]

    # finished matches

    async def archive(self, archived: Archived) -> None:
        place = one("match", archived.match)

        def decide(found: FoundTexts) -> Decision[None]:
            played = [played_written(who, archived) for who in set(archived.people)]
            return None, [] if found[0] else [Write(place.first, written(archived)), *played]

        await self._transactions.change([place], decide)

    async def bring_in(self, archived: Archived, keeper: GuestId) -> Archived | None:
        """Keep a match for whoever has its record; None where another match has its name."""
        place = one("match", archived.match)

        def decide(found: FoundTexts) -> Decision[Archived | None]:
            kept = read_one(found[0], Archived) or archived
            if kept.record != archived.record:
                return None, []
            return kept, [Write(place.first, written(kept)), played_written(keeper, kept)]

        return await self._transactions.change([place], decide)

    async def archived(self, match: str) -> Archived | None:
        return await self._one(one("match", match), Archived)

    async def match_with(self, guest: GuestId, record: str) -> Archived | None:
        """Return the match of theirs that has this record."""
        (texts,) = await self._transactions.read(played_by(guest))
        content = content_of(record)
        names = [played.match for played in read_all(texts, OwnedMatch) if played.content == content]
        return await self.archived(names[0]) if names else None

    async def matches_of(self, guest: GuestId, most: int) -> list[Archived]:
        (texts,) = await self._transactions.read(played_by(guest))
        newest = sorted(read_all(texts, OwnedMatch), key=lambda played: -played.ended)[:most]
        found = await self._transactions.read(*[one("match", played.match) for played in newest])
        return [archived for texts in found for archived in read_all(texts, Archived)]

    async def deals_of_days_played_by(self, guest: GuestId, most: int) -> list[tuple[str, float]]:
        return [(placing.day, placing.ended) for placing in await self.placings_of(guest, most) if placing.day]

    async def placings_of(self, guest: GuestId, most: int) -> list[Placing]:
        archived = await self.matches_of(guest, most)
        found = [await self.config(table) for table in {kept.table for kept in archived}]
        (texts,) = await self._transactions.read(under("tally"))
        tallies = {tally.match: tally.seats for tally in read_all(texts, MatchTally)}
        return placings_in(archived, guest, {config.id: config for config in found if config is not None}, tallies)

    async def unprocessed_matches(self, most: int) -> list[Archived]:
        played, tallies = await self._transactions.read(under("played"), under("tally"))
        ended = {owned.match: owned.ended for owned in read_all(played, OwnedMatch)}
        waiting = ended.keys() - {tally.match for tally in read_all(tallies, MatchTally)}
        newest = sorted(waiting, key=lambda match: -ended[match])[:most]
        return [kept for match in newest if (kept := await self.archived(match)) is not None]

    async def tally(self, match: str, tallies: Sequence[SeatTally]) -> None:
        await self._replace(one("tally", match), MatchTally(match, tuple(tallies)), lambda _known: False)

    async def ranks_on(self, day: str, game: str) -> dict[int, int]:
        matches, tables = await self._transactions.read(under("match"), under("table"))
        return ranks_in(read_all(matches, Archived), read_all(tables, TableConfig), day, game)

    # people

    async def greet(self, guest: Guest) -> None:
        place = one("guest", name_of(guest.id))

        def decide(found: FoundTexts) -> Decision[None]:
            known = read_one(found[0], Guest) or guest
            return None, [Write(place.first, written(known._replace(name=guest.name)))]

        await self._transactions.change([place], decide)

    async def guest(self, guest: GuestId) -> Guest | None:
        return await self._one(one("guest", name_of(guest)), Guest)

    async def tables_of(self, guest: GuestId, most: int) -> list[TableId]:
        newest = sorted(await self._visits(guest), key=lambda visit: -visit.at)
        return [visit.table for visit in newest[:most]]

    async def _visits(self, guest: GuestId) -> list[Visit]:
        (texts,) = await self._transactions.read(visits_of(guest))
        return read_all(texts, Visit)

    async def forget(self, guest: GuestId) -> None:
        nobody = GuestId(randbits(62) + 1)
        tables = [visit.table for visit in await self._visits(guest)]
        spans = spans_of(guest, tables)
        await self._transactions.change(spans, lambda found: (None, without(found, guest, nobody, tables)))

    # one for all tabs

    async def last_beat(self) -> Heartbeat | None:
        return await self._one(BEAT, Heartbeat)

    async def beat(self, beat: Heartbeat) -> LatestHeartbeat:
        def decide(found: FoundTexts) -> Decision[float]:
            known = read_one(found[0], Heartbeat)
            latest = beat.house if known is None else max(beat.house, known.house)
            return latest, [Write(BEAT.first, written(Heartbeat(latest, beat.wall)))]

        return LatestHeartbeat(await self._transactions.change([BEAT], decide), await self.epoch())

    async def epoch(self) -> int:
        return 0  # nobody restores a browser

    async def key(self) -> bytes:
        made = token_bytes(32)

        def decide(found: FoundTexts) -> Decision[bytes]:
            known = read_one(found[0], bytes)
            return (made, [Write(KEY.first, written(made))]) if known is None else (known, [])

        return await self._transactions.change([KEY], decide)

    async def _one[Thing](self, place: Span, kind: type[Thing]) -> Thing | None:
        (texts,) = await self._transactions.read(place)
        return read_one(texts, kind)

    async def _replace[Thing](self, place: Span, thing: Thing, if_known: Callable[[Thing], bool]) -> None:
        """Keep a thing unless another is known that is not to be replaced."""

        def decide(found: FoundTexts) -> Decision[None]:
            known = read_one(found[0], type(thing))
            return None, [Write(place.first, written(thing))] if known is None or if_known(known) else []

        await self._transactions.change([place], decide)
