import pytest

from ninelives.core.line import is_clean


@pytest.mark.parametrize(
    "text", ["Ada", "Bo of the North", "Žofie", "\u0645\u06cc\u200c\u062e", "\U0001f408\u200d\u2b1b"]
)
def test_names_of_all_kinds_are_clean(text: str) -> None:
    assert is_clean(text)


@pytest.mark.parametrize("text", ["", " A", "A ", "a  b", "a\tb", "a\nb", "a\x85b", "a\u2028b", "\x1b[2J", "\ud800"])
def test_what_would_not_read_back_or_would_drive_a_terminal_is_not(text: str) -> None:
    assert not is_clean(text)
