"""Panther's policy: with two left, by bucket, the weights of its plans, trained by tools/train_kitten_me.py."""

from functools import cache
from importlib.resources import files

type Policy = dict[str, tuple[int, ...]]


@cache
def policy() -> Policy:
    lines = files(__package__).joinpath("policy.txt").read_text(encoding="utf-8").splitlines()
    return dict([_read_line(line) for line in lines])


def _read_line(line: str) -> tuple[str, tuple[int, ...]]:
    bucket, _colon, weights = line.partition(": ")
    return bucket, tuple([int(weight) for weight in weights.split()])
