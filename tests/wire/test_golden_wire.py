"""What is made from the wire is as the wire says, and the golden conversations are such as a server has."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import wire as made
from ninelives import keys
from ninelives.hosting.connections.closing import BAD_MESSAGE, COME_AGAIN, NO_TABLE, OUR_FAULT, TOO_MUCH, TOO_SLOW
from ninelives.tables.rulings import RULINGS
from ninelives.tables.wire import FROM_CLIENT, TO_CLIENT, AnyFromClient, AnyToClient

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / made.GOLDEN).glob("*.json"))
ENDS = ("seat", "watcher")
RARE = {"more", "choices"}  # only decks of one's own offer more than a scene holds
SIDES: dict[str, Any] = {"client": AnyFromClient, "server": AnyToClient}
SCHEMA = json.loads((ROOT / made.SCHEMA).read_text(encoding="utf-8"))


def conversation(key: str, end: str) -> Path:
    return ROOT / made.GOLDEN / f"{key}-{end}.json"


def said(file: Path, side: str) -> list[dict[str, Any]]:
    return [line["message"] for line in json.loads(file.read_text(encoding="utf-8")) if line["from"] == side]


def validator(side: str) -> jsonschema_rs.Validator:
    name = {"client": "FromClient", "server": "ToClient"}[side]
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def of_kind(file: Path, kind: str) -> list[dict[str, Any]]:
    return [message for message in said(file, "server") if message["t"] == kind]


def test_types_schema_and_golden_messages_are_fresh() -> None:
    assert made.stale(ROOT, made.files()) == [], "run just wire"


def test_a_file_that_changed_or_is_left_over_is_called_stale(tmp_path: Path) -> None:
    wanted = {made.TYPES: "types", made.GOLDEN / "a.json": "[]"}
    made.write(tmp_path, wanted)
    assert made.stale(tmp_path, wanted) == []
    (tmp_path / made.TYPES).write_text("other", encoding="utf-8")
    (tmp_path / made.GOLDEN / "b.json").write_text("[]", encoding="utf-8")
    assert made.stale(tmp_path, wanted) == [(made.GOLDEN / "b.json").as_posix(), made.TYPES.as_posix()]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_messages_are_read_by_the_wire_and_pass_the_schema(file: Path, side: str) -> None:
    schema = validator(side)
    for message in said(file, side):
        read = msgspec.json.decode(json.dumps(message), type=SIDES[side])
        assert json.loads(msgspec.json.encode(read)) == message, "the wire would write it otherwise"
        schema.validate(message)


@pytest.mark.parametrize("side", SIDES)
def test_the_schema_refuses_what_is_no_message(side: str) -> None:
    for wrong in ({"t": "purr"}, {}, {"t": "done", "id": 7, "seq": 1}, {"t": "ping", "n": -1}):
        assert not validator(side).is_valid(wrong)


@pytest.mark.parametrize("key", keys())
def test_every_kind_of_message_is_there_for_every_game(key: str) -> None:
    files = [file for file in GOLDEN if file.stem.startswith(key)]
    for side, kinds in (("client", FROM_CLIENT), ("server", TO_CLIENT)):
        there = {message["t"] for file in files for message in said(file, side)}
        assert there == {kind.__struct_config__.tag for kind in kinds} - RARE


@pytest.mark.parametrize("key", keys())
def test_a_watcher_may_play_nothing_and_a_seat_may(key: str) -> None:
    seat, watcher = [[told["scene"]["choices"] for told in of_kind(conversation(key, end), "told")] for end in ENDS]
    assert any(seat)
    assert not any(watcher)


@pytest.mark.parametrize("key", keys())
def test_who_comes_back_hears_what_was_missed_and_how_it_ended(key: str) -> None:
    for end in ENDS:
        welcome = of_kind(conversation(key, end), "welcome")[-1]
        assert welcome["scene"]["result"]["match"] == f"{welcome['facts']['code']}-1"
        assert welcome["heard"]


def test_the_page_of_the_wire_tells_every_ruling_message_and_closing_code() -> None:
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    assert [f"| {ruling} | {text} |" for ruling, text in RULINGS.items() if f"| {ruling} | {text} |" not in page] == []
    tags = [str(kind.__struct_config__.tag) for kind in (*FROM_CLIENT, *TO_CLIENT)]
    assert [tag for tag in tags if not re.search(rf"\b{tag}\b", page)] == []
    codes = (BAD_MESSAGE, TOO_MUCH, TOO_SLOW, COME_AGAIN, NO_TABLE, OUR_FAULT)
    assert [code for code in codes if str(code) not in page] == []
