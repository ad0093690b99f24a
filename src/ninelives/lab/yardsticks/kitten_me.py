"""Kitten Me: the standing is the number of cards, and a round is a deal."""

from collections.abc import Collection, Sequence
from typing import Final

from ninelives.core.game import Seat
from ninelives.lab.yardstick import Watched, Yardstick


def _estimate_standing(shown: Watched) -> Sequence[float]:
    return tuple(shown.get("counts", ()))


def _starts_round(_before: Watched, line: str, _after: Watched) -> bool:
    return line.startswith("deal ")


def _seats_out(shown: Watched) -> Collection[Seat]:
    return tuple(shown.get("out", ()))


YARDSTICK: Final = Yardstick(_estimate_standing, _starts_round, _seats_out)
