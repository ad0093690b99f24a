"""The page for researchers shows the layouts as they are."""

from pathlib import Path

import pytest

import layouts

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("key", layouts.KEYS)
def test_the_page_shows_each_layout(key: str) -> None:
    assert layouts.table(key) in PAGE.read_text(encoding="utf-8")
