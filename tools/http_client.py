"""The browser's HTTP client, made from the server's OpenAPI document: a function for each endpoint."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ninelives.server.app import application
from ninelives.server.process import Context
from ninelives.server.settings import Settings

HEAD: Final = "// Made from the server's OpenAPI document: change server/edge/http, and run `just wire`.\n"
WIDTH: Final = 120  # of a line, as Prettier breaks it
PREFIX: Final = "/api/"
JSON, TEXT = "application/json", "text/plain"
OK: Final = ("200", "201")
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

BUILT_IN: Final = frozenset({"Record", "How"})

type Json = dict[str, Any]


class Endpoint(NamedTuple):
    name: str
    method: str
    path: str
    parameters: list[Json]
    body: Json | None
    media: str
    answer: Json | None


def document() -> Json:
    """Return what `/api/schema/openapi.json` would say."""
    return application(Context(Settings(database="memory:"))).openapi_schema.to_schema()


def client() -> str:
    endpoints = [one for one in endpoints_of(document()) if one.media in {JSON, TEXT, ""}]
    functions = [function(one) for one in endpoints]
    forms = sorted(set(re.findall(r"[(<: ]([A-Z]\w+)(?=[\[>,)])", "\n".join(functions))) - BUILT_IN)
    imports = ["import type {", *[f"  {name}," for name in forms], '} from "../wire.gen";']
    imports += ['import { type How, json, nothing, query, text, word } from "./http";', ""]
    return "\n".join([HEAD, *imports, *functions, ""])


def endpoints_of(spec: Json) -> Iterator[Endpoint]:
    for path, methods in spec["paths"].items():
        for method, about in methods.items():
            if path.startswith(PREFIX):
                yield endpoint(path, method, about)


def endpoint(path: str, method: str, about: Json) -> Endpoint:
    done: Json = next(about["responses"][status] for status in OK if status in about["responses"])
    content: Json = done.get("content", {"": {}})
    media, answer = next(iter(content.items()))
    body = about.get("requestBody", {}).get("content", {}).get(JSON, {}).get("schema")
    name = about["summary"][0].lower() + about["summary"][1:]
    return Endpoint(name, method.upper(), path, about.get("parameters", []), body, media, answer.get("schema"))


def function(one: Endpoint) -> str:
    """Return a function as Prettier would write it."""
    head = f"export const {one.name} = {signature(one)} =>"
    whole = f"{head} {call(one)};"
    return whole if len(whole) <= WIDTH else f"{head}\n  {call(one)};"


def signature(one: Endpoint) -> str:
    """Return what is given; whoever sends something may say how it is sent."""
    given = [f"{p['name']}: {typescript(p['schema'])}" for p in one.parameters if p["in"] == "path"]
    given += [f"data: {typescript(one.body)}", "how?: How"] if one.body else []
    asked = [p for p in one.parameters if p["in"] == "query"]
    given += [f"{p['name']}?: {typescript(p['schema'])}" for p in asked]
    return f"({', '.join(given)})"


def kind_of(one: Endpoint) -> str:
    if one.media == TEXT:
        return "string"
    return typescript(one.answer) if one.answer and one.answer != {"type": "null"} else "void"


def call(one: Endpoint) -> str:
    asked = [p["name"] for p in one.parameters if p["in"] == "query"]
    path = re.sub(r"\{(\w+)\}", r"${word(\1)}", one.path) + (f"${{query({{ {', '.join(asked)} }})}}" if asked else "")
    quoted = f"`{path}`" if "${" in path else f'"{path}"'
    body = ["data", "how"] if one.body else []
    return f"{reader_of(one)}({', '.join([f'"{one.method}"', quoted, *body])})"


def reader_of(one: Endpoint) -> str:
    kind = kind_of(one)
    return {"string": "text", "void": "nothing"}.get(kind, f"json<{kind}>")


def typescript(schema: Json) -> str:
    match schema:
        case {"$ref": reference}:
            return str(reference).rpartition("/")[2]
        case {"oneOf": several}:
            return " | ".join([typescript(one) for one in several])
        case {"type": "array", "items": item}:
            return f"readonly {typescript(item)}[]"
        case {"type": "object", "additionalProperties": value}:
            return f"Record<string, {typescript(value)}>"
        case {"type": kind}:
            return PLAIN[kind]
        case _:
            raise ValueError(f"no type is known for {schema}.")
