"""Kitten Me: the standing is the number of cards, and a round is a deal."""

from collections.abc import Collection, Sequence
from typing import Final

from ninelives.core.game import Seat
from ninelives.lab.gauge import Gauge, Shown


def _standing(shown: Shown) -> Sequence[float]:
    return tuple(shown.get("counts", ()))


def _starts_round(_before: Shown, line: str, _after: Shown) -> bool:
    return line.startswith("deal ")


def _out(shown: Shown) -> Collection[Seat]:
    return tuple(shown.get("out", ()))


GAUGE: Final = Gauge(_standing, _starts_round, _out)
