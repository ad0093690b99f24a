"""Go Kitty: the standing is the score, and a round starts whenever the turn comes to the first seat."""

from collections.abc import Sequence
from typing import Final

from ninelives.lab.yardstick import Watched, Yardstick, two_words


def _estimate_standing(shown: Watched) -> Sequence[float]:
    return tuple(shown.get("scores", ()))


def _starts_round(before: Watched, _line: str, after: Watched) -> bool:
    return after.get("turn") == 0 and before.get("turn") != 0 and after["phase"] != "over"


YARDSTICK: Final = Yardstick(_estimate_standing, _starts_round, use=two_words("lay"))
