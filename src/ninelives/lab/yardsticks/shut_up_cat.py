"""Shut Up, Cat!: the standing is the number of Z, and the game itself counts its rounds."""

from collections.abc import Sequence
from typing import Final

from ninelives.lab.yardstick import Watched, Yardstick, two_words


def _estimate_standing(shown: Watched) -> Sequence[float]:
    return tuple(shown.get("winks", ()))


def _starts_round(before: Watched, _line: str, after: Watched) -> bool:
    return after.get("rounds") != before.get("rounds") and after["phase"] != "over"


YARDSTICK: Final = Yardstick(_estimate_standing, _starts_round, use=two_words("play"))
