"""What self-play taught panther: for each situation the weights of its plans. The text is made by a training script."""

from functools import cache
from importlib.resources import files

type Habits = dict[str, tuple[int, ...]]


@cache
def habits() -> Habits:
    lines = files(__package__).joinpath("habits.txt").read_text(encoding="utf-8").splitlines()
    return dict([_habit(line) for line in lines])


def _habit(line: str) -> tuple[str, tuple[int, ...]]:
    situation, _colon, weights = line.partition(": ")
    return situation, tuple([int(weight) for weight in weights.split()])
