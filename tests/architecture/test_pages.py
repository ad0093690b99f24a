"""Pages, recipes and what hosts install name only files, modules and recipes that exist."""

import re
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted(
    [
        *[page for page in ROOT.glob("*.md") if page.name != "CHANGELOG.md"],  # which tells of names that are gone
        *[page for name in ("docs", "benchmarks", "research", "examples") for page in (ROOT / name).rglob("*.md")],
        *[path for path in (ROOT / "deploy").rglob("*") if path.is_file()],
        *[ROOT / "justfile", ROOT / "tools" / "parts.toml", *(ROOT / "just").glob("*.just")],
    ]
)
FOLDERS: Final = ("src", "tests", "tools", "benchmarks", "research", "examples", "web/tools")
FILES: Final = [*ROOT.glob("*.py"), *[path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]]

# `core/game.py`, `bots/<game>/odds.py`, but not `*.py`
FILE: Final = re.compile(r"(?<![\w*/.<>-])[\w<>-][\w./<>-]*\.py\b")
MODULE: Final = re.compile(r"(?<![\w./@-])ninelives(?:\.[A-Za-z_]\w*)+")
NO_MODULE: Final = re.compile(r"ninelives\.(db|dump|conf|service)$")  # files of an operator
RECIPE: Final = re.compile(r"`just ((?:\w+::)?[a-z][\w-]*)")
DEFINED: Final = re.compile(r"^@?([a-z][\w-]*)(?: [^:=\n]*)?:(?!=)", re.MULTILINE)
TO_BE_WRITTEN: Final = {"lynx.py", "test_lynx.py"}  # by whoever follows a recipe


def exists(name: str) -> bool:
    """Return whether some file's path ends in this name; `<game>` stands for any folder."""
    return any(path.match(re.sub(r"<[^>]*>", "*", name)) for path in FILES)


def missing_files(text: str) -> set[str]:
    named = {name for name in FILE.findall(text) if Path(name).name not in TO_BE_WRITTEN}
    return {name for name in named if not exists(name)}


def missing_recipes(text: str) -> set[str]:
    return set(RECIPE.findall(text)) - RECIPES


def recipes() -> set[str]:
    """Return the names of all recipes, and of the modules that list theirs."""
    named = set(DEFINED.findall((ROOT / "justfile").read_text(encoding="utf-8")))
    for module in (ROOT / "just").glob("*.just"):
        within = DEFINED.findall(module.read_text(encoding="utf-8"))
        named |= {module.stem, *[f"{module.stem}::{name}" for name in within]}
    return named


RECIPES: Final = recipes()


def missing_modules(text: str) -> set[str]:
    named = {name for name in MODULE.findall(text) if not NO_MODULE.match(name)}
    return {name for name in named if not is_there(name)}


def is_there(name: str) -> bool:
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_names_only_what_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert (missing_files(text), missing_modules(text), missing_recipes(text)) == (set(), set(), set())


def test_a_name_that_leads_nowhere_is_found() -> None:
    assert missing_files("see `core/game.py`, `bots/<game>/odds.py` and `*.py`") == set()
    assert missing_files("see `core/gone.py`, `bots/<game>/gone.py`") == {"core/gone.py", "bots/<game>/gone.py"}
    assert missing_modules("`ninelives.core.game.Game` in ninelives.db") == set()
    assert missing_modules("`ninelives.core.game.Gone`") == {"ninelives.core.game.Gone"}
    assert missing_recipes("`just check`, `just page::shots main` and `just bench`") == set()
    assert missing_recipes("`just gone` and `just page::gone`") == {"gone", "page::gone"}
    assert missing_modules("ninelives.gone") == {"ninelives.gone"}
