"""Git keeps the pictures that the docs show, and no others: `just page::shots` makes them all."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEPT = sorted((ROOT / "docs" / "shots").iterdir())
MOST = 2_000_000  # bytes, together


def test_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in KEPT) <= MOST


def test_every_picture_is_shown() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
    assert {path.name for path in KEPT} == set(re.findall(r"shots/([\w-]+\.jpg)\)", pages))
