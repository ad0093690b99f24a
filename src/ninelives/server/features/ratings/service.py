"""The service of ratings, in points, where a tabby has 1,000."""

from typing import Final

from ninelives.server.features.ratings.counting import ANCHORS, counted
from ninelives.server.features.ratings.store import Player, RatingStore, Skill
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import BoardPlace, Leaderboard, RatingChange, RatingForm

POINT: Final = 40.0  # points per unit of skill
SURE: Final = 4.0  # the spread down to which a rating is provisional: some eight matches of four, twenty of two
AT_ONCE: Final = 500  # matches counted in one transaction
LISTED: Final = 100
NONE: Final = (0.0, "")  # a level
MEANS: Final = 100  # matches, of all games, that the lines of ratings go back


class Ratings:
    """Matches are counted when somebody asks for what follows from them: no earlier does it matter to anybody."""

    def __init__(self, store: RatingStore) -> None:
        self._store: Final = store

    async def catch_up(self) -> None:
        while await self._store.count(counted, AT_ONCE) == AT_ONCE:
            pass

    async def of(self, who: GuestId) -> dict[str, RatingForm]:
        """Return somebody's rating at each game where they have one."""
        await self.catch_up()
        skills = await self._store.skills_of(who)
        means = await self._store.means_of(who, MEANS) if skills else []
        return {game: _form(skill, [mean for of, mean in means if of == game]) for game, skill in skills.items()}

    async def board(self, game: str, season: str, who: GuestId | None) -> Leaderboard:
        """Return the best of a season, and where this person stands."""
        await self.catch_up()
        best = await self._store.board(game, season, SURE, LISTED)
        mine = None if who is None else (await self._store.skills_of(who)).get(game)
        return Leaderboard(
            game=game,
            season=season,
            seasons=tuple(await self._store.seasons(game)),
            best=tuple([BoardPlace(name=row.name, rating=_form(row.skill)) for row in best]),
            mine=None if mine is None or mine.season != season else _form(mine),
            anchors={level: _points(mu) for level, mu in ANCHORS.items()},
        )

    async def changes_in(self, match: str) -> list[RatingChange]:
        await self.catch_up()
        changes = await self._store.changes_in(match)
        return [RatingChange(c.seat, _points(c.before), _points(c.after), c.note) for c in changes]

    async def recomputed(self) -> dict[Player, Skill]:
        """Return everybody's latest skill, counted again from the first match."""
        skills: dict[Player, Skill] = {}
        number = 0
        while matches := await self._store.counted(number, AT_ONCE):
            skills |= {change.player: change.after for change in counted(matches, skills) if change.counts}
            number += len(matches)
        return skills


def _points(mu: float) -> int:
    return round(mu * POINT)


def _form(skill: Skill, means: list[float] | None = None) -> RatingForm:
    return RatingForm(
        season=skill.season,
        points=_points(skill.mu),
        within=_points(skill.sigma),
        matches=skill.matches,
        provisional=skill.sigma > SURE,
        above=max([(mu, level) for level, mu in ANCHORS.items() if mu <= skill.mu], default=NONE)[1],
        below=min([(mu, level) for level, mu in ANCHORS.items() if mu > skill.mu], default=NONE)[1],
        line=tuple([_points(mean) for mean in means or []]),
    )
