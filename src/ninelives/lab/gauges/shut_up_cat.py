"""Shut Up, Cat!: the standing is the number of Z, and the game itself counts its rounds."""

from collections.abc import Sequence
from typing import Final

from ninelives.lab.gauge import Gauge, Shown, two_words


def _standing(shown: Shown) -> Sequence[float]:
    return tuple(shown.get("winks", ()))


def _starts_round(before: Shown, _line: str, after: Shown) -> bool:
    return after.get("rounds") != before.get("rounds") and after["phase"] != "over"


GAUGE: Final = Gauge(_standing, _starts_round, use=two_words("play"))
