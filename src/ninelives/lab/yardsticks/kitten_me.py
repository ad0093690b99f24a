"""Kitten Me: the standing is the number of cards, and a round is a deal."""

from collections.abc import Collection, Sequence
from typing import Final

from ninelives.core.game import Seat
from ninelives.lab.yardstick import Watched, Yardstick


def _standing(shown: Watched) -> Sequence[float]:
    return tuple(shown.get("counts", ()))


def _starts_round(_before: Watched, line: str, _after: Watched) -> bool:
    return line.startswith("deal ")


def _out(shown: Watched) -> Collection[Seat]:
    return tuple(shown.get("out", ()))


YARDSTICK: Final = Yardstick(_standing, _starts_round, _out)
