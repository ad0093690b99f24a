"""Ratings as a fold over finished matches: the same matches in the same order give the same numbers."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from math import hypot
from typing import Final

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from ninelives.server.store.ratings import Player, RatedMatch, RatedSeat, Skill, SkillChange, Skills
from ninelives.tables.ids import HOUSE

# Of OpenSkill's models the one whose scale is the same at any number of seats (benchmarks/rating_models.py).
MODEL: Final = BradleyTerryFull()
# Bots do not change, so they hold the scale in place. The distances follow from how often one level beats the one
# below at tables of two, over all games: 0.76 and 0.69 (benchmarks/results.md).
ANCHORS: Final = {"kitten": 18.3, "tabby": 25.0, "panther": 29.7}
STEADY: Final = 0.5  # the spread of a bot's skill
REST: Final = 2.0  # what is forgotten of somebody's skill between two seasons
RIVALS: Final = 2  # seats that must be known for a match to tell anything


def season_of(ended: float) -> str:
    """Return the month in which a match ended, wherever its players were."""
    return datetime.fromtimestamp(ended, UTC).strftime("%Y-%m")


def counted(matches: Iterable[RatedMatch], known: Skills) -> list[SkillChange]:
    """Return what these matches, one after the other, make of the skills that were known before."""
    skills = dict(known)
    changes: list[SkillChange] = []
    for match in matches:
        made = _changes(match, skills)
        skills |= {change.player: change.after for change in made}
        changes += made
    return changes


def _changes(match: RatedMatch, skills: Skills) -> list[SkillChange]:
    rivals = [(nth, seat) for nth, seat in enumerate(match.seats) if _can_be_rated(seat)]
    if len(rivals) < RIVALS:
        return []
    before = [_skill(match, seat, skills) for _, seat in rivals]
    after = MODEL.rate([[_rating(skill)] for skill in before], ranks=[float(seat.rank) for _, seat in rivals])
    return [
        SkillChange(match.match, nth, Player(match.game, seat.who), skill.mu, _after(skill, team))
        for (nth, seat), skill, team in zip(rivals, before, after, strict=True)
        if seat.who != HOUSE
    ]


def _can_be_rated(seat: RatedSeat) -> bool:
    """Leave out bots of levels that no anchor is known for, as a third-party game may have."""
    return seat.rank > 0 and (seat.who != HOUSE or seat.level in ANCHORS)


def _skill(match: RatedMatch, seat: RatedSeat, skills: Skills) -> Skill:
    """Return what is known of somebody as a match begins. However late it is counted, nobody's season goes back."""
    season = season_of(match.ended)
    if seat.who == HOUSE:
        return Skill(ANCHORS[seat.level], STEADY, season, 0)
    known = skills.get(Player(match.game, seat.who))
    if known is None:
        return Skill(MODEL.mu, MODEL.sigma, season, 0)
    if known.season >= season:
        return known
    return Skill(known.mu, min(MODEL.sigma, hypot(known.sigma, REST)), season, 0)


def _rating(skill: Skill) -> BradleyTerryFullRating:
    return MODEL.rating(mu=skill.mu, sigma=skill.sigma)


def _after(skill: Skill, team: Sequence[BradleyTerryFullRating]) -> Skill:
    (rating,) = team
    return Skill(rating.mu, rating.sigma, skill.season, skill.matches + 1)
