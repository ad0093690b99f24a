"""Docstrings and pages are in plain present-day technical English, in lines that fit a screen."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "ninelives"
PARTS: Final = sorted([path for path in SOURCE.iterdir() if path.is_dir() or path.suffix == ".py"])
PAGES: Final = sorted(
    [
        page
        for folder in (".", "docs", "docs/decisions", "docs/studies", "benchmarks")
        for page in (ROOT / folder).glob("*.md")
    ]
)
LONGEST_LINE: Final = 100

# A docstring says what is returned ("Return the ..."), or names what the thing is.
QUAINT_OPENING: Final = re.compile(r"Gives?\b")
# Each has a plain word: third-party, fix, option or command, session.
QUAINT: Final = re.compile(r"\b(stranger's|mend(s|ed|ing|ings)?|wish(es|ed)?|evening)\b", re.IGNORECASE)


def docstrings(part: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(part.rglob("*.py")) if part.is_dir() else [part]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{path.name}:{getattr(node, 'name', '')}", ast.get_docstring(node) or ""


def comments(part: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(part.rglob("*.py")) if part.is_dir() else [part]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.name}:{number}", line.partition("# ")[2]


def quaint_docstrings(part: Path) -> list[str]:
    return [where for where, text in docstrings(part) if QUAINT_OPENING.match(text) or QUAINT.search(text)]


def quaint_comments(part: Path) -> list[str]:
    return [where for where, text in comments(part) if QUAINT.search(text)]


def long_lines(page: Path) -> list[int]:
    """Return the numbers of lines that are too long; tables and code cannot be wrapped."""
    found, in_code = [], False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        in_code ^= line.lstrip().startswith("```")
        if len(line) > LONGEST_LINE and not in_code and not line.startswith("|"):
            found.append(number)
    return found


def quaint_lines(page: Path) -> list[int]:
    lines = page.read_text(encoding="utf-8").splitlines()
    return [number for number, line in enumerate(lines, 1) if QUAINT.search(line)]


@pytest.mark.parametrize("part", PARTS, ids=lambda p: p.stem)
def test_the_source_is_in_plain_words(part: Path) -> None:
    assert quaint_docstrings(part) + quaint_comments(part) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_page_is_in_plain_words_and_short_lines(page: Path) -> None:
    assert (long_lines(page), quaint_lines(page)) == ([], [])
