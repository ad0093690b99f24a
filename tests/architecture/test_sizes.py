"""Small files, small functions."""

import ast
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py"), *(ROOT / "tests").rglob("*.py")])
LINES = 300
MEDIAN_BODY = 8


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_has_at_most_300_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LINES


def test_the_median_function_is_tiny() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "src").rglob("*.py")]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert median([(node.body[-1].end_lineno or 0) - node.body[0].lineno + 1 for node in functions]) <= MEDIAN_BODY
