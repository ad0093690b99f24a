"""What mypyc compiles wrongly is not written in the parts that it compiles."""

import ast
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).parents[2] / "src" / "ninelives"
PARTS: Final = ("core", "games", "bots", "rl/codec")


def unreadable(text: str) -> list[str]:
    """Return the constants that are tuples of floats of fixed length: compiled, reading one is always a NameError."""
    return [
        node.target.id
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if ast.unparse(node.annotation) == "Final" and isinstance(node.value, ast.Tuple)
        if any(isinstance(item, ast.Constant) and isinstance(item.value, float) for item in node.value.elts)
    ]


@pytest.mark.parametrize("part", PARTS)
def test_no_constant_is_a_tuple_of_floats_of_fixed_length(part: str) -> None:
    found = {str(path): unreadable(path.read_text(encoding="utf-8")) for path in (SOURCE / part).rglob("*.py")}
    assert {path: names for path, names in found.items() if names} == {}


def test_the_check_finds_one() -> None:
    assert unreadable("A: Final = (0.5, 1.0)\nB: Final[tuple[float, ...]] = (0.5,)\nC: Final = (1, 2)") == ["A"]
