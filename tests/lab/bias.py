"""A seat bias, planted or not: played, measured, and found or not."""

from pathlib import Path
from tempfile import TemporaryDirectory

from ninelives.lab.data.folder import prepare
from ninelives.lab.data.query import Tables
from ninelives.lab.measures.figures import figures
from ninelives.lab.plan.cells import LabPlan, make_cell
from ninelives.lab.run.coordinator import go_on
from ninelives.lab.run.runners import run_in_turn


def is_found(seed: int, seats: int, points: str, matches: int) -> bool:
    """Play a trial and measure it: return whether some place is said to win more or less than its share."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        cell = make_cell("tilt", None, {"tilt": points}, seats, "random")
        prepare(folder, LabPlan((cell,), matches, seed=seed, batch=matches, study=matches))
        go_on(folder, run_in_turn)
        values = [figure.value for figure in figures(Tables(folder), "order")]
        return not all(value.low <= 1 / seats <= value.high for value in values)
