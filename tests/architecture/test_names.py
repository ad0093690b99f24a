"""One word, one thing: a class or type alias has one meaning in the whole package."""

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "src" / "ninelives"
PER_GAME: Final = ("games", "bots")  # their folders hold the same files for each game


def home(path: Path) -> str:
    """Return where a name belongs. Counterparts in the folders of two games are one place: every game has a Setup."""
    part, *rest = path.relative_to(SOURCE).with_suffix("").parts
    return f"{part}.*.{rest[1]}" if part in PER_GAME and len(rest) > 1 else ".".join([part, *rest])


def names_in(path: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    classes = {node.name for node in nodes if isinstance(node, ast.ClassDef)}
    return classes | {node.name.id for node in nodes if isinstance(node, ast.TypeAlias)}


def defined_twice() -> dict[str, list[str]]:
    homes: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        for name in names_in(path):
            homes[name].add(home(path))
    return {name: sorted(places) for name, places in homes.items() if len(places) > 1}


def test_no_class_or_type_name_is_defined_twice() -> None:
    assert defined_twice() == {}
