"""Make the page's types from what each game's `show` returns: an interface per TypedDict, a type per alias.

It reads annotations and comments, so it wants the source: compiled classes keep neither.
"""

import inspect
import json
import re
import sys
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAliasType, Union, get_args, get_origin, get_type_hints, is_typeddict

from ninelives.core.game import AnyGame

WIDTH: Final = 120  # as prettier breaks lines
PLAIN: Final[dict[Any, str]] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}

type Hint = Any  # a type as Python has it at run time: int, list[str], an alias, a TypedDict


def view_types(game: AnyGame) -> str:
    """Return the TypeScript of all that a view and a line of this game are made of, parts first."""
    root = get_type_hints(game.show)["return"]
    named: dict[str, Hint] = {}
    gather(root, named)
    gather(get_type_hints(game.show_line)["return"], named)
    head = f"// Made from src/{root.__module__.replace('.', '/')}.py: change that, and run `just wire`.\n"
    return "\n".join([head, *map(declaration, named.values())])


def gather(hint: Hint, named: dict[str, Hint]) -> None:
    for part in parts_of(hint):
        gather(part, named)
    if has_name(hint) and named.setdefault(hint.__name__, hint) is not hint:
        raise ValueError(f"two types of a game are called {hint.__name__}.")


def has_name(hint: Hint) -> bool:
    return isinstance(hint, TypeAliasType) or is_typeddict(hint)


def parts_of(hint: Hint) -> Iterator[Hint]:
    if isinstance(hint, TypeAliasType):
        yield hint.__value__
    elif is_typeddict(hint):
        yield from bases(hint)
        yield from own_fields(hint).values()
    elif not is_literal(hint):
        yield from get_args(hint)


def is_literal(hint: Hint) -> bool:
    origin: object = get_origin(hint)
    return origin is Literal


def bases(shape: Hint) -> list[Hint]:
    return [base for base in shape.__orig_bases__ if is_typeddict(base)]


def own_fields(shape: Hint) -> dict[str, Hint]:
    inherited = {name for base in bases(shape) for name in get_type_hints(base)}
    return {name: hint for name, hint in get_type_hints(shape).items() if name not in inherited}


# TypeScript


def declaration(hint: Hint) -> str:
    return alias(hint) if isinstance(hint, TypeAliasType) else interface(hint)


def alias(hint: TypeAliasType) -> str:
    source = inspect.getsource(sys.modules[str(hint.__module__)])
    said = re.search(rf"^type {hint.__name__} = .*  # (.+)$", source, re.MULTILINE)
    about = [f"/** {said[1]} */"] if said else []
    line = f"export type {hint.__name__} = {typescript(hint.__value__)};"
    return "\n".join([*about, line if len(line) <= WIDTH else broken(hint), ""])


def broken(hint: TypeAliasType) -> str:
    """Return a union that is too long for a line, as prettier writes it."""
    return f"export type {hint.__name__} =" + "".join([f"\n  | {one}" for one in members(hint.__value__)]) + ";"


def interface(shape: Hint) -> str:
    about = [f"/** {shape.__doc__} */"] if shape.__doc__ else []
    above = ", ".join([base.__name__ for base in bases(shape)])
    head = f"export interface {shape.__name__}{' extends ' + above if above else ''} {{"
    said = dict(re.findall(r"^    (\w+): .*  # (.+)$", inspect.getsource(shape), re.MULTILINE))
    lines: list[str] = []
    for name, hint in own_fields(shape).items():
        lines += [f"  /** {said[name]} */"] if name in said else []
        lines.append(f"  readonly {name}{'' if name in shape.__required_keys__ else '?'}: {typescript(hint)};")
    return "\n".join([*about, head, *lines, "}\n"])


def typescript(hint: Hint) -> str:
    return " | ".join(members(hint))


def members(hint: Hint) -> list[str]:
    """Return the members of a union, or the one type that it is."""
    if has_name(hint):
        return [hint.__name__]
    origin: object = get_origin(hint)
    inside = get_args(hint)
    if origin is Literal:
        return [json.dumps(word) for word in inside]
    if origin in {Union, UnionType}:
        return [one for part in inside for one in members(part)]
    if origin is list:
        return [f"readonly {item(inside[0])}[]"]
    if origin is dict:
        return [record(*inside)]
    return [PLAIN[hint]]


def item(hint: Hint) -> str:
    one = typescript(hint)
    return f"({one})" if " " in one else one


def record(key: Hint, value: Hint) -> str:
    """Return a mapping; where the keys are words, not all of them need be there."""
    whole = f"Record<{typescript(key)}, {typescript(value)}>"
    return f"Readonly<{whole}>" if key is str else f"Readonly<Partial<{whole}>>"
