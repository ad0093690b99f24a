"""Ratings in memory."""

from typing import Final

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
from ninelives.tables.ids import GuestId
from ninelives.tables.store.holders import holders_of
from ninelives.tables.store.memory import MemoryFacts
from ninelives.tables.store.placings import ranks_of
from ninelives.tables.store.port import Archived


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
        seats = zip(holders_of(kept), ranks_of(kept), strict=False)
        return RatedMatch(
            kept.match,
            "" if config is None else config.game,
            kept.ended,
            tuple([RatedSeat(one.who, one.level, seat.rank, one.stood_in, one.network) for one, seat in seats]),
        )

    async def skills(self) -> dict[Player, Skill]:
        return {await self._player(change): change.after for change in self._changes if change.counts}

    async def _player(self, change: SkillChange) -> Player:
        kept = await self._facts.archived(change.match)
        return change.player if kept is None else Player(change.player.game, kept.people[change.seat])

    async def skills_of(self, who: GuestId) -> dict[str, Skill]:
        return {player.game: skill for player, skill in (await self.skills()).items() if player.who == who}

    async def board(self, game: str, season: str, sigma: float, most: int) -> list[BoardRow]:
        skills = {await self._player(c): c.after for c in self._changes if c.counts and c.after.season == season}
        known = [
            (player.who, skill) for player, skill in skills.items() if player.game == game and skill.sigma <= sigma
        ]
        best = sorted(known, key=lambda one: (-one[1].mu, one[0]))
        named = [(await self._facts.guest(who), skill) for who, skill in best]
        return [BoardRow(guest.name, skill) for guest, skill in named if guest is not None][:most]

    async def seasons(self, game: str) -> list[str]:
        return sorted({c.after.season for c in self._changes if c.counts and c.player.game == game}, reverse=True)

    async def changes_in(self, match: str) -> list[SeatChange]:
        changes = [SeatChange(c.seat, c.before, c.after.mu, c.note) for c in self._changes if c.match == match]
        return sorted(changes)

    async def means_of(self, who: GuestId, most: int) -> list[tuple[str, float]]:
        theirs = [change for change in self._changes if (await self._player(change)).who == who]
        return [(change.player.game, change.after.mu) for change in theirs[-most:]]
