"""What a server keeps of how well people play: rated matches in the order in which they were counted, and skills.

Skills follow from the matches alone: counted again from the first one they are the same, to the last digit.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from ninelives.tables.ids import UNKNOWN_NETWORK, GuestId


class Skill(NamedTuple):
    """How well somebody plays a game, as far as it is known: a normal distribution."""

    mu: float
    sigma: float
    season: str  # as in 2026-11
    matches: int  # counted in that season
    measured: int = 0  # comparisons with bots, and with people of whom there were enough


class RatedSeat(NamedTuple):
    who: GuestId  # HOUSE for a bot
    level: str  # of that bot
    rank: int
    stood_in: int = 0  # moves that a bot made for that person
    network: int = UNKNOWN_NETWORK  # the first seat of somebody from the same network


class RatedMatch(NamedTuple):
    match: str
    game: str
    ended: float
    seats: tuple[RatedSeat, ...]


class Player(NamedTuple):
    game: str
    who: GuestId


class SkillChange(NamedTuple):
    """What a match made of the skill of somebody who played in it."""

    match: str
    seat: int
    player: Player
    before: float  # the mean
    after: Skill
    note: str = ""  # why it is less than it might be
    counts: bool = True


type Skills = Mapping[Player, Skill]
type Counter = Callable[[Sequence[RatedMatch], Skills], list[SkillChange]]


class BoardRow(NamedTuple):
    name: str
    skill: Skill


class SeatChange(NamedTuple):
    """The mean of the skill of whoever sat there, before and after a match."""

    seat: int
    before: float
    after: float
    note: str


class RatingStore(Protocol):
    async def count(self, counted: Counter, most: int) -> int:
        """Count rated matches that were not yet, the first to end first, and at most so many; return how many.

        Whatever the number of processes, one counts at a time, and all of it stands or nothing.
        """
        ...

    async def counted(self, after: int, most: int) -> list[RatedMatch]:
        """Return matches in the order in which they were counted, from the one after this number on."""
        ...

    async def skills(self) -> dict[Player, Skill]:
        """Return everybody's latest skills."""
        ...

    async def skills_of(self, who: GuestId) -> dict[str, Skill]:
        """Return somebody's latest skill at each game."""
        ...

    async def board(self, game: str, season: str, sigma: float, most: int) -> list[BoardRow]:
        """Return the best of a season whose skill is known this well, of those who have a name."""
        ...

    async def seasons(self, game: str) -> list[str]:
        """Return the seasons in which somebody was rated, the newest first."""
        ...

    async def changes_in(self, match: str) -> list[SeatChange]: ...

    async def means_of(self, who: GuestId, most: int) -> list[tuple[str, float]]:
        """Return game and mean of somebody's skill after their last matches, the newest last."""
        ...
