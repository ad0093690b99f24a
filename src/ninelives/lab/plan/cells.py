"""A plan: cells, the same number of matches for each, and the batches in which they are played."""

from collections.abc import Iterator
from math import ceil
from typing import Any, Final, NamedTuple

from ninelives.core.errors import BadOption
from ninelives.core.options import non_default_answers
from ninelives.lab.found import game_of
from ninelives.lab.plan.lineup import check_lineup
from ninelives.lab.stats import REACH

MATCHES: Final = 1000
LEAST_BATCH, MOST_BATCH, BATCHES_A_CELL = 10, 250, 16
STUDIED_EACH: Final = 10  # matches
LOOKS: Final = 5  # at a plan that may end early


class Cell(NamedTuple):
    """One game by one set of rules, with these seats and bots."""

    game: str
    answers: tuple[tuple[str, str], ...]  # those that differ from the defaults
    seats: int
    bots: str  # a lineup

    @property
    def rules(self) -> str:
        """Return the answers in words; empty for the default rules."""
        return " ".join([f"{name}={word}" for name, word in self.answers])

    def __str__(self) -> str:
        return ", ".join([part for part in (self.game, self.rules, f"{self.seats} seats", self.bots) if part])


class MatchBatch(NamedTuple):
    """Some matches of a cell, by number. A batch is played at once and becomes one part of each table."""

    cell: int
    first: int
    matches: int

    @property
    def name(self) -> str:
        """The name of the batch's files: its cell and its first match."""
        return f"{self.cell:04}-{self.first:08}"


class Aim(NamedTuple):
    """When to stop: once every value of a measure is known to plus or minus this much."""

    measure: str
    within: float


class LabPlan(NamedTuple):
    """The matches of a study, by cells of the same game, rules, seats and bots."""

    cells: tuple[Cell, ...]
    matches: int = MATCHES  # in each cell
    seed: int = 0  # of all randomness; cells share it, so that match n of one is dealt as match n of another
    batch: int = 0  # matches; 0 for a size by the number of matches
    study: int = STUDIED_EACH  # every so many matches all decisions are kept
    looks: int = 1  # how often the data is looked at; it may end after each
    until: Aim | None = None

    @property
    def batch_size(self) -> int:
        """The number of matches in a batch."""
        return self.batch or min(max(ceil(self.matches / BATCHES_A_CELL), LEAST_BATCH), MOST_BATCH)

    def batches(self) -> Iterator[MatchBatch]:
        """Yield the batches of all cells, the first of each before the second of any."""
        for first in range(0, self.matches, self.batch_size):
            for cell in range(len(self.cells)):
                yield MatchBatch(cell, first, min(self.batch_size, self.matches - first))

    def batches_of(self, look: int) -> list[MatchBatch]:
        """Return the batches that are there at a look, counted from 1: as many for each as for the one before."""
        return [batch for batch in self.batches() if batch.first * self.looks < self.matches * look]

    def facts(self) -> dict[str, Any]:
        """Return the plan for JSON."""
        cells = [{**cell._asdict(), "answers": dict(cell.answers)} for cell in self.cells]
        return {**self._asdict(), "cells": cells}


def plan_from(facts: dict[str, Any]) -> LabPlan:
    """Return a plan from its JSON."""
    cells = [Cell(**{**cell, "answers": tuple(cell["answers"].items())}) for cell in facts["cells"]]
    aim = facts.get("until")
    return LabPlan(**{**facts, "cells": tuple(cells), "until": aim and Aim(*aim)})


def make_cell(key: str, preset: str | None, answers: dict[str, str], seats: int, bots: str) -> Cell:
    """Return a cell, or raise BadOption if there can be no such match."""
    game = game_of(key)
    options = game.choose(preset, answers)
    game.start(options, seats)
    check_lineup(key, bots)
    return Cell(key, non_default_answers(game.options, options), seats, bots)


def matches_for(reach: float) -> int:
    """Return how many matches it takes until any share of them is known to plus or minus this much."""
    if not 0 < reach < 1:
        raise BadOption(f"An interval can reach more than 0 and less than 1 either way, not {reach}.")
    return ceil((REACH / reach) ** 2 / 4)
