"""A long constructor call says which field each argument fills, so that two of one type cannot be swapped unseen."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = Path(__file__).parents[2] / "src" / "ninelives"
PARTS: Final = ("core", "games", "bots")
LONG: Final = 4  # positional arguments


class Field(NamedTuple):
    name: str
    type: str


class Call(NamedTuple):
    where: str
    fields: list[Field]
    arguments: list[ast.expr]


def trees() -> dict[Path, ast.Module]:
    files = [path for part in PARTS for path in sorted((SOURCE / part).rglob("*.py"))]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}


def package(path: Path) -> str:
    """Return the game's name, since every game has a Board; otherwise the part's."""
    part, name, *_ = path.relative_to(SOURCE).parts
    return name if part in {"games", "bots"} else part


def aliases(modules: dict[Path, ast.Module]) -> dict[str, str]:
    nodes = [node for tree in modules.values() for node in ast.walk(tree) if isinstance(node, ast.TypeAlias)]
    return {node.name.id: ast.unparse(node.value) for node in nodes}


def resolved(annotation: str, known: dict[str, str]) -> str:
    """Return a type without aliases: a Hand and Counts are both tuple[int, ...]."""
    while (plain := re.sub(r"\w+", lambda name: known.get(name[0], name[0]), annotation)) != annotation:
        annotation = plain
    return annotation


def constructors(modules: dict[Path, ast.Module]) -> dict[tuple[str, str], list[Field]]:
    known = aliases(modules)
    found = {}
    for path, tree in modules.items():
        for kind in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
            for node in kind.body:
                if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                    fields = [(arg.arg.rstrip("_"), ast.unparse(arg.annotation or arg)) for arg in node.args.args[1:]]
                    found[package(path), kind.name] = [Field(name, resolved(type_, known)) for name, type_ in fields]
    return found


def long_calls() -> Iterator[Call]:
    modules = trees()
    built = constructors(modules)
    for path, tree in modules.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) >= LONG:
                fields = built.get((package(path), node.func.id)) or built.get(("core", node.func.id))
                if fields:
                    yield Call(f"{path.relative_to(SOURCE)}:{node.lineno}", fields, node.args)


def says(argument: ast.expr, name: str) -> bool:
    """Tell whether an argument is written out, or has the name of the field that it fills."""
    match argument:
        case ast.Constant() | ast.JoinedStr() | ast.Tuple():
            return True
        case ast.Name():
            return argument.id.rstrip("_") == name
        case ast.Attribute():
            return argument.attr == name
        case ast.IfExp():
            return says(argument.body, name) and says(argument.orelse, name)
        case _:
            return False


def unnamed(call: Call) -> list[str]:
    filled = call.fields[: len(call.arguments)]
    types = [field.type for field in filled]
    pairs = zip(filled, call.arguments, strict=True)
    return [field.name for field, argument in pairs if types.count(field.type) > 1 and not says(argument, field.name)]


def test_an_argument_that_could_be_swapped_is_named_like_its_field() -> None:
    assert {call.where: unnamed(call) for call in long_calls() if unnamed(call)} == {}


def test_long_calls_are_found() -> None:
    assert any(call.where.startswith("games/") for call in long_calls())
