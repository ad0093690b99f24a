"""Every ruling is named by a test, every option cites a ruling, every link in the docs leads somewhere."""

import re
from pathlib import Path

import pytest

from ninelives import keys, load, read_record, verify
from ninelives.rulebook import rulings
from picture import picture

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*ROOT.glob("*.md"), *[page for name in ("docs", "benchmarks", "examples") for page in (ROOT / name).rglob("*.md")]]
)


def rulings_named(folder: Path) -> set[str]:
    """Return the rulings that test names cite: test_k8_a_bid_must_be_higher names K8."""
    names = [name for path in folder.glob("test_*.py") for name in re.findall(r"def test_(\w+)", path.read_text())]
    return {number.upper() for name in names for number in re.findall(r"(?:^|_)([akgs]\d+)(?=_|$)", name)}


@pytest.mark.parametrize("key", keys())
def test_every_ruling_is_named_by_a_test(key: str) -> None:
    missing = set(rulings(load(key))) - rulings_named(ROOT / "tests" / "games" / key.replace("-", "_"))
    assert not missing, f"no test names {sorted(missing)}"


@pytest.mark.parametrize("key", keys())
def test_every_option_cites_a_ruling_of_the_rulebook(key: str) -> None:
    game = load(key)
    for option in game.options:
        assert option.name in rulings(game)[option.ruling]


@pytest.mark.parametrize(
    ("key", "letter", "last"), [("kitten-me", "K", 39), ("go-kitty", "G", 40), ("shut-up-cat", "S", 24)]
)
def test_a_game_has_all_its_rulings(key: str, letter: str, last: int) -> None:
    expected = [f"A{n}" for n in range(1, 7)] + [f"{letter}{n}" for n in range(1, last + 1)]
    assert list(rulings(load(key))) == expected


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_picture_in_the_readme_is_as_its_script_draws_it() -> None:
    assert (ROOT / "docs" / "picture.svg").read_text(encoding="utf-8") == picture()


def test_the_record_in_the_notation_page_verifies() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").split("```")[1]
    assert verify(read_record(text), load("kitten-me"))
