"""How numbers are said."""

import pytest

from ninelives.core.speech import format_percent


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.0, "0 %"),
        (0.002, "under 1 %"),
        (0.424, "42 %"),
        (0.996, "over 99 %"),
        (1.0, "100 %"),
        (1 - 1e-12, "100 %"),
    ],
)
def test_only_what_is_certain_is_said_to_be(chance: float, words: str) -> None:
    assert format_percent(chance) == words
