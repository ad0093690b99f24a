"""Go Kitty: the standing is the score, and a round starts whenever the turn comes to the first seat."""

from collections.abc import Sequence
from typing import Final

from ninelives.lab.gauge import Gauge, Shown, two_words


def _standing(shown: Shown) -> Sequence[float]:
    return tuple(shown.get("scores", ()))


def _starts_round(before: Shown, _line: str, after: Shown) -> bool:
    return after.get("turn") == 0 and before.get("turn") != 0 and after["phase"] != "over"


GAUGE: Final = Gauge(_standing, _starts_round, use=two_words("lay"))
