"""Which model of OpenSkill finds out how good somebody is: `python benchmarks/rating_models.py` prints a table.

Somebody of known skill plays against bots at tables of two and of four. How far off is their mean after so many
matches, and is the model as sure as it may be? All are judged by the same luck.
"""

import math
from random import Random
from typing import Any

from openskill.models import BradleyTerryFull, BradleyTerryPart, PlackettLuce, ThurstoneMostellerFull

from ninelives.server.runtime.ratings.counting import ANCHORS, STEADY

MODELS = (BradleyTerryFull, BradleyTerryPart, PlackettLuce, ThurstoneMostellerFull)
SKILLS = (14.0, 25.0, 29.7, 36.0)
PEOPLE = 100  # of each skill
MATCHES = 30
SCALE = math.sqrt(2) * 25 / 6  # at which two skills are as far apart as the odds of their matches of two


def ranks_of(skills: list[float], luck: Random) -> list[float]:
    """Return how a match ends in which everybody is as good as they are, and lucky or not."""
    forms = [skill / SCALE - math.log(-math.log(luck.random())) for skill in skills]
    return [float(1 + sum(other > form for other in forms)) for form in forms]


def rated(model: Any, skill: float, seats: int, luck: Random) -> Any:  # noqa: ANN401 - models share no type
    """Return the rating of somebody after their matches against any bots."""
    mine = model.rating()
    for _ in range(MATCHES):
        bots = [luck.choice([*ANCHORS.values()]) for _ in range(seats - 1)]
        teams = [[mine], *[[model.rating(mu=mu, sigma=STEADY)] for mu in bots]]
        mine = model.rate(teams, ranks=ranks_of([skill, *bots], luck))[0][0]
    return mine


def row(kind: Any, seats: int, skill: float) -> str:  # noqa: ANN401 - as above
    luck = Random(1)  # noqa: S311 - the same for all
    found = [rated(kind(), skill, seats, luck) for _ in range(PEOPLE)]
    mean = sum([one.mu for one in found]) / PEOPLE
    error = math.sqrt(sum([(one.mu - skill) ** 2 for one in found]) / PEOPLE)
    spread = sum([one.sigma for one in found]) / PEOPLE
    return f"| {kind.__name__} | {seats} | {skill:.1f} | {mean:.1f} | {error:.1f} | {spread:.1f} |"


def main() -> None:
    print(f"| model | seats | skill | mean after {MATCHES} matches | error | spread told |")
    print("|---|---|---|---|---|---|")
    for kind in MODELS:
        for seats in (2, 4):
            for skill in SKILLS:
                print(row(kind, seats, skill), flush=True)


if __name__ == "__main__":
    main()
