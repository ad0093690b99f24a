"""Ratings as a fold over finished matches: the same matches in the same order give the same numbers.

A match is looked at pair by pair, as a Bradley-Terry model does it: who came in before whom. So a pair can be left
out, and what beating somebody may prove has a limit (docs/ratings.md).
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import combinations
from math import hypot, sqrt
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from ninelives.server.features.ratings.store import Player, RatedMatch, RatedSeat, Skill, SkillChange, Skills
from ninelives.tables.ids import SYSTEM, UNKNOWN_NETWORK

# Of OpenSkill's models the one whose scale is the same at any number of seats.
MODEL: Final = BradleyTerryFull()
# Bots do not change, so they hold the scale in place. The distances follow from how often one level beats the one
# below at tables of two, over all games: 0.76 and 0.69 (benchmarks/results.md).
ANCHORS: Final = {"kitten": 18.3, "tabby": 25.0, "panther": 29.7}
STEADY: Final = 0.5  # the spread of a bot's skill
NEWCOMER: Final = 22.0  # the mean of somebody of whom nothing is known: between a kitten and a tabby
REST: Final = 2.0  # what is forgotten of somebody's skill between two seasons
HEADROOM: Final = 6.5  # how far above somebody you get by beating them: from a kitten to just below a tabby
MIN_MEASURED: Final = 10  # comparisons with bots and measured people, after which a person's own mean counts as theirs
MAX_STAND_IN_MOVES: Final = 3  # what one lost connection costs; more of them, and a win is the stand-in's

# why a match changed somebody's rating less than it might have, or not
AWAY, SAME_NETWORK, CEILING = "away", "network", "ceiling"


class RatedRival(NamedTuple):
    """A seat whose skill is known as the match begins."""

    nth: int
    seat: RatedSeat
    skill: Skill

    @property
    def is_measured(self) -> bool:
        return self.seat.who == SYSTEM or self.skill.measured >= MIN_MEASURED

    @property
    def ceiling(self) -> float:
        """Return the mean up to which beating this rival lifts anybody: newcomers prove no more than a kitten does."""
        mu = self.skill.mu if self.is_measured else min(self.skill.mu, ANCHORS["kitten"])
        return mu + HEADROOM


class RivalEvidence(NamedTuple):
    """What one rival tells about somebody's skill."""

    gain: float  # of the mean
    certainty: float  # the part of the variance that it takes away
    rival: RatedRival


def season_of(ended: float) -> str:
    """Return the month in which a match ended, wherever its players were."""
    return datetime.fromtimestamp(ended, UTC).strftime("%Y-%m")


def counted(matches: Iterable[RatedMatch], known: Skills) -> list[SkillChange]:
    """Return what these matches, one after the other, make of the skills that were known before."""
    skills = dict(known)
    changes: list[SkillChange] = []
    for match in matches:
        made = _changes(match, skills)
        skills |= {change.player: change.after for change in made if change.counts}
        changes += made
    return changes


def _changes(match: RatedMatch, skills: Skills) -> list[SkillChange]:
    seats = [(nth, seat) for nth, seat in enumerate(match.seats) if _can_be_rated(seat)]
    rivals = [RatedRival(nth, seat, _skill(match, seat, skills)) for nth, seat in seats]
    compared: dict[int, list[RivalEvidence]] = {rival.nth: [] for rival in rivals}
    for one, other in combinations(rivals, 2):
        for rival, evidence in zip((one, other), _compare(one, other), strict=True):
            compared[rival.nth].append(evidence)
    people = [rival for rival in rivals if rival.seat.who != SYSTEM and compared[rival.nth]]
    return [_change(match, rival, compared[rival.nth]) for rival in people]


def _can_be_rated(seat: RatedSeat) -> bool:
    """Leave out bots of levels that no anchor is known for, as a third-party game may have."""
    return seat.rank > 0 and (seat.who != SYSTEM or seat.level in ANCHORS)


def _skill(match: RatedMatch, seat: RatedSeat, skills: Skills) -> Skill:
    """Return what is known of somebody as a match begins. However late it is counted, nobody's season goes back."""
    season = season_of(match.ended)
    if seat.who == SYSTEM:
        return Skill(ANCHORS[seat.level], STEADY, season, 0)
    known = skills.get(Player(match.game, seat.who))
    if known is None:
        return Skill(NEWCOMER, MODEL.sigma, season, 0)
    if known.season >= season:
        return known
    return known._replace(sigma=min(MODEL.sigma, hypot(known.sigma, REST)), season=season, matches=0)


def _compare(one: RatedRival, other: RatedRival) -> tuple[RivalEvidence, RivalEvidence]:
    """Return what each of two rivals tells about the other."""
    teams = [[_rating(one.skill)], [_rating(other.skill)]]
    ((first,), (second,)) = MODEL.rate(teams, ranks=[float(one.seat.rank), float(other.seat.rank)])
    return _evidence_of(one, first, other), _evidence_of(other, second, one)


def _rating(skill: Skill) -> BradleyTerryFullRating:
    return MODEL.rating(mu=skill.mu, sigma=skill.sigma)


def _spread(skill: Skill) -> float:
    """Return the spread as the model takes it: before each match a little is forgotten."""
    return hypot(skill.sigma, MODEL.tau)


def _evidence_of(mine: RatedRival, after: BradleyTerryFullRating, rival: RatedRival) -> RivalEvidence:
    return RivalEvidence(after.mu - mine.skill.mu, 1 - (after.sigma / _spread(mine.skill)) ** 2, rival)


def _change(match: RatedMatch, mine: RatedRival, compared: list[RivalEvidence]) -> SkillChange:
    apart = [one for one in compared if not _same_network(mine.seat, one.rival.seat)]
    telling = [one for one in apart if mine.skill.mu <= one.rival.ceiling]
    after = _skill_after(mine.skill, telling)
    won_away = mine.seat.stood_in > MAX_STAND_IN_MOVES and after.mu > mine.skill.mu
    limited = any(one.gain > 0 and after.mu >= one.rival.ceiling for one in apart)
    note = AWAY if won_away else SAME_NETWORK if len(apart) < len(compared) else CEILING if limited else ""
    counts = bool(telling) and not won_away
    player = Player(match.game, mine.seat.who)
    return SkillChange(match.match, mine.nth, player, mine.skill.mu, after if counts else mine.skill, note, counts)


def _same_network(one: RatedSeat, other: RatedSeat) -> bool:
    return SYSTEM not in {one.who, other.who} and one.network == other.network != UNKNOWN_NETWORK


def _skill_after(skill: Skill, telling: list[RivalEvidence]) -> Skill:
    """Add up what rivals tell: what was lost, then what was won, none of it above that rival's ceiling."""
    mu = skill.mu + sum([one.gain for one in telling if one.gain <= 0])
    for one in sorted(telling, key=lambda one: one.rival.ceiling):
        mu = max(mu, min(mu + one.gain, one.rival.ceiling))
    left = max(MODEL.kappa, 1 - sum([one.certainty for one in telling]))
    measured = skill.measured + len([one for one in telling if one.rival.is_measured])
    return Skill(mu, _spread(skill) * sqrt(left), skill.season, skill.matches + 1, measured)
