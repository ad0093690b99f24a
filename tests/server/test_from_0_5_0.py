"""A database that version 0.5.0 filled, on each engine: this version serves what it left."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from msgspec import Struct
from msgspec.json import decode
from sqlalchemy.engine import make_url

from ninelives.core.record import read_record
from ninelives.hosting.connections.closing import NO_TABLE
from server.client import come, knock
from server.house import Open, open_house

pytestmark = pytest.mark.processes

FOLDER = Path(__file__).parent / "of_0_5_0"


class Left(Struct):
    """What was noted when the database was filled: a token, and by game the matches and tables."""

    token: str
    over: dict[str, str]
    playing: dict[str, str]
    gathering: str


async def load(url: str) -> None:
    engine = make_url(url).get_backend_name()
    script = (FOLDER / f"{engine}.sql").read_text(encoding="utf-8")
    if engine == "sqlite":
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
            database.executescript(script)
    else:
        connection = await asyncpg.connect(url)
        await connection.execute(script)
        await connection.close()


@pytest.fixture
async def old_url(blank_url: str) -> str:
    await load(blank_url)
    return blank_url


@pytest.fixture
def upgraded(old_url: str) -> Iterator[Open]:
    with open_house(old_url) as house:
        yield house


@pytest.fixture
def left(old_url: str) -> Left:
    noted = decode((FOLDER / "left.json").read_bytes(), type=dict[str, Left])
    return noted[make_url(old_url).get_backend_name()]


def test_people_are_who_they_were_and_their_matches_are_there(upgraded: Open, left: Left) -> None:
    assert upgraded.get("/api/me", left.token)["name"] == "Mochi"
    listed = upgraded.get("/api/me/matches", left.token)
    assert {match["game"]: match["match"] for match in listed} == left.over
    for game, match in left.over.items():
        assert read_record(str(upgraded.get(f"/api/matches/{match}"))).head.game == game
    statistics = upgraded.get("/api/me/statistics", left.token)
    assert {one["game"]: one["matches"] for one in statistics} == dict.fromkeys(left.over, 1)
    assert [one["ranks"][-1] for one in statistics] == [1, 1, 1]
    code = upgraded.ask("POST", "/api/me/code", token=left.token).json()["code"]
    assert upgraded.ask("POST", "/api/arrive", {"code": code}).json()["token"] == left.token


def test_what_was_played_by_other_rules_names_the_release_that_knows_them(upgraded: Open, left: Left) -> None:
    for match in left.over.values():
        answer = upgraded.ask("GET", f"/api/matches/{match}/replay")
        assert (answer.status_code, "Install ninelives 0.7.0" in answer.json()["reason"]) == (400, True), answer.text


async def test_tables_whose_rules_are_gone_say_so_and_others_are_played_at(upgraded: Open, left: Left) -> None:
    for code in (*left.playing.values(), left.gathering):
        async with knock(upgraded.table(code)) as client:
            await client.send(t="hello", token=left.token)
            assert await client.end() == NO_TABLE
            assert "rules" in client.all("bye")[0]["reason"]
    async with come(upgraded.set_up(), left.token) as client:
        await client.done("sit 0 - Mochi")
        assert client.seat == 0
