"""Make what follows from the wire and the games' views: types, schema, golden messages. `--check` only compares."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect
from msgspec.inspect import Field, StructType, Type

from golden_wire import conversations, replays
from http_client import client
from ninelives import keys, load
from ninelives.server.features.moderation import schemas as forms
from ninelives.tables import schemas
from ninelives.tables.wire import FROM_CLIENT, TO_CLIENT, AnyFromClient, AnyToClient
from views import view_types

TYPES: Final = Path("web/src/wire.gen.ts")
CLIENT: Final = Path("web/src/net/api.gen.ts")
SCHEMA: Final = Path("docs/wire.schema.json")
GOLDEN: Final = Path("tests/wire/golden")
REPLAYS: Final = Path("tests/wire/replays")
GAMES: Final = Path("web/src/games")
VIEW: Final = "view.gen.ts"
HEAD: Final = "// Made from wire.py and schemas/ in src/ninelives/tables: change those, and run `just wire`.\n"

PLAIN: Final[dict[type[Type], str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


# the schema


def schema() -> str:
    roots, parts = msgspec.json.schema_components([AnyFromClient, AnyToClient], ref_template="#/$defs/{name}")
    sides = dict(zip(("FromClient", "ToClient"), roots, strict=True))
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Every message between a client and the server of Nine Lives",
        "anyOf": [{"$ref": f"#/$defs/{side}"} for side in sides],
        "$defs": {**sides, **parts},
    }
    return json.dumps(whole, indent=1) + "\n"


# the browser's types


def types() -> str:
    found: dict[str, StructType] = {}
    for struct in (*FROM_CLIENT, *TO_CLIENT, *http_forms()):
        gather(inspect.type_info(struct), found)
    sides = {"FromClient": FROM_CLIENT, "ToClient": TO_CLIENT}
    unions = [f"export type {side} = {' | '.join([m.__name__ for m in all_])};\n" for side, all_ in sides.items()]
    return "\n".join([HEAD, *map(interface, found.values()), *unions])


def http_forms() -> list[type[msgspec.Struct]]:
    everything = [thing for module in (schemas, forms) for thing in vars(module).values() if isinstance(thing, type)]
    return [thing for thing in everything if issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct]


def gather(kind: Type, found: dict[str, StructType], around: tuple[Type, ...] = ()) -> None:
    """Find a struct and all that it is made of, parts first; what is a part of itself is around it already."""
    for part in parts_of(kind):
        if part not in around:
            gather(part, found, (*around, part))
    if isinstance(kind, StructType) and found.setdefault(kind.cls.__name__, kind).cls is not kind.cls:
        raise ValueError(f"two structs are called {kind.cls.__name__}.")


def parts_of(kind: Type) -> Iterator[Type]:
    match kind:
        case StructType(fields=fields):
            yield from [field.type for field in fields]
        case inspect.UnionType(types=several) | inspect.TupleType(item_types=several):
            yield from several
        case inspect.VarTupleType(item_type=item) | inspect.DictType(value_type=item):
            yield item
        case _:
            pass


def interface(struct: StructType) -> str:
    about = [f"/** {struct.cls.__doc__} */"] if struct.cls.__doc__ else []
    tag = [f'  readonly {struct.tag_field}: "{struct.tag}";'] if struct.tag_field else []
    fields = [property_of(field) for field in struct.fields]
    return "\n".join([*about, f"export interface {struct.cls.__name__} {{", *tag, *fields, "}\n"])


def property_of(field: Field) -> str:
    default = "" if field.default is msgspec.NODEFAULT else f" // {json.dumps(field.default)} when absent"
    return f"  readonly {field.encode_name}{'' if field.required else '?'}: {typescript(field.type)};{default}"


def typescript(kind: Type) -> str:
    match kind:
        case StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=several):
            return " | ".join([typescript(one) for one in several])
        case inspect.TupleType(item_types=several):
            return f"readonly [{', '.join([typescript(one) for one in several])}]"
        case inspect.VarTupleType(item_type=inspect.UnionType() | inspect.VarTupleType() as item):
            return f"readonly ({typescript(item)})[]"
        case inspect.VarTupleType(item_type=item):
            return f"readonly {typescript(item)}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case inspect.LiteralType(values=words):
            return " | ".join([json.dumps(word) for word in words])
        case _:
            return PLAIN[type(kind)]


# files


def files() -> dict[Path, str]:
    golden = {GOLDEN / f"{name}.json": told(messages) for name, messages in conversations().items()}
    again = {REPLAYS / f"{key}.json": text for key, text in replays().items()}
    return {TYPES: types(), CLIENT: client(), SCHEMA: schema(), **golden, **again, **views()}


def views() -> dict[Path, str]:
    """Return the types of the views of our own games: a third-party game has no folder in the page."""
    ours = [game for game in map(load, keys()) if game.package.startswith("ninelives.")]
    return {GAMES / game.key / VIEW: view_types(game) for game in ours}


def told(messages: list[dict[str, Any]]) -> str:
    """Write a conversation, one message a line, so that a change is one line of a diff."""
    return "[\n" + ",\n".join([json.dumps(message, ensure_ascii=False) for message in messages]) + "\n]\n"


def stale(root: Path, wanted: dict[Path, str]) -> list[str]:
    """Name the files that are missing or differ, and those that nobody makes any more."""
    left = {path.relative_to(root) for path in made_before(root)} - set(wanted)
    differ = [path for path, text in wanted.items() if not _holds(root / path, text)]
    return [path.as_posix() for path in sorted([*differ, *left])]


def made_before(root: Path) -> list[Path]:
    return [*(root / GOLDEN).glob("*.json"), *(root / GAMES).glob(f"*/{VIEW}")]


def _holds(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def write(root: Path, wanted: dict[Path, str]) -> None:
    for old in made_before(root):
        old.unlink()
    for path, text in wanted.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


def main() -> int:
    here = Path()  # run from the project's folder
    if "--check" not in sys.argv:
        write(here, files())
        return 0
    old = stale(here, files())
    print("\n".join([*old, "run just wire"]) if old else "types, schema and golden messages are as wire and views say")
    return bool(old)


if __name__ == "__main__":
    sys.exit(main())
