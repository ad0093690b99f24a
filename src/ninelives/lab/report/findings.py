"""The figures of a folder, arranged for a page."""

from collections.abc import Iterable
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from ninelives.lab.data.folder import count_missing_matches, plan_in
from ninelives.lab.data.query import Tables
from ninelives.lab.measures.figures import Figure, figures
from ninelives.lab.plan.cells import Cell
from ninelives.lab.plan.lineup import AMONG
from ninelives.lab.stats import Measured


class Point(NamedTuple):
    """A figure of a panel: where it stands, and whose it is."""

    label: str
    level: str
    value: Measured


class Setting(NamedTuple):
    """What one panel is about: a game by some rules with some seats, whoever plays."""

    game: str
    rules: str
    seats: int

    def __str__(self) -> str:
        return f"{self.seats} seats{', ' if self.rules else ''}{self.rules}"


class Findings:
    """The plan and the figures of a study, as a report asks for them."""

    def __init__(self, folder: Path) -> None:
        self.plan = plan_in(folder)
        self.missing = count_missing_matches(folder, self.plan)
        self.tables = Tables(folder)
        self._figures = cache(partial(figures, self.tables, looks=self.plan.looks))  # asked only for what is shown

    @property
    def games(self) -> list[str]:
        """The keys of the games in the plan."""
        return list(dict.fromkeys([cell.game for cell in self.plan.cells]))

    @property
    def levels(self) -> list[str]:
        """Return the bots that filled a table, as the plan names them."""
        return list(dict.fromkeys([cell.bots.rpartition(AMONG)[2] for cell in self.plan.cells]))

    def settings(self, game: str) -> list[Setting]:
        """Return the settings that were played."""
        played = {place for (place,) in self.tables.ask("select distinct cell from matches").rows}
        cells = [cell for place, cell in enumerate(self.plan.cells) if place in played and AMONG not in cell.bots]
        return list(dict.fromkeys([setting_of(cell) for cell in cells if cell.game == game]))

    def points(self, key: str, setting: Setting) -> list[Point]:
        """Return the figures of a measure in one setting, for every level."""
        return [
            Point(figure.what, cell.bots, figure.value)
            for cell, figure in self.figures_of(key)
            if setting_of(cell) == setting and AMONG not in cell.bots
        ]

    def figures_of(self, key: str) -> Iterable[tuple[Cell, Figure]]:
        """Return the figures of a measure, each with its cell."""
        return [(self.plan.cells[figure.cell], figure) for figure in self._figures(key)]

    def place(self, setting: Setting, level: str) -> int | None:
        """Return the number of a cell."""
        wanted = Cell(setting.game, (), setting.seats, level)
        for place, cell in enumerate(self.plan.cells):
            if cell._replace(answers=()) == wanted and cell.rules == setting.rules:
                return place
        return None


def setting_of(cell: Cell) -> Setting:
    """Return the game, rules and seats of a cell."""
    return Setting(cell.game, cell.rules, cell.seats)
