"""Records brought in by a page: a match that verifies is kept once, anything else is refused in a sentence."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from browser.databases import FakeDatabase, Ranked, ranked
from browser.pages import FakePage, page_at
from browser.test_house import begin, record_of
from browser.test_house import play_out as play_here
from ninelives import keys
from ninelives.bots.bot import uniform
from ninelives.browser.own_guest import ME
from ninelives.browser.records import LONGEST
from ninelives.browser.transactions import name_of
from ninelives.core.chance import FastDraw, Secret
from ninelives.core.match import Match
from ninelives.core.record import read_record, record
from ninelives.lab.simulate import play_out
from ninelives.tables.catalog import game_named
from virtual_time import EPOCH

NAMES = ("Ada", "Ben", "Cleo")
WINNER = 2  # of the match of Kitten Me below


@cache
def played(key: str = "kitten-me", seed: int = 1, names: tuple[str, ...] = NAMES) -> str:
    """Return the record of a match that bots played elsewhere."""
    game = game_named(key)
    match = Match(game, game.choose(), 3, secret=Secret(bytes([seed] * 32), "a salt"), names=names)
    play_out(match, uniform, FastDraw(Random(seed).random))  # noqa: S311 - no secret here
    return record(match).write()


async def bring_in(page: FakePage, text: str, **more: object) -> dict[str, Any]:
    status, answer = await page.ask("POST", "/api/me/matches", {"record": text, **more})
    assert status == 200, answer
    return dict(json.loads(answer))


async def refused(page: FakePage, text: str, **more: object) -> str:
    status, answer = await page.ask("POST", "/api/me/matches", {"record": text, **more})
    assert status == 400, answer
    return str(json.loads(answer)["reason"])


async def names_of_mine(page: FakePage) -> list[str]:
    return [match["match"] for match in await page.get("/api/me/matches")]


@pytest.mark.parametrize("key", keys())
async def test_a_record_becomes_a_match_that_is_listed_replayed_and_reviewed(key: str) -> None:
    database, text = FakeDatabase(), played(key)
    async with page_at(database) as page:
        brought = await bring_in(page, text)
        assert (brought["game"], brought["names"], brought["seat"]) == (key, list(NAMES), None)
        assert await page.get("/api/me/matches") == [brought]
        name = brought["match"]
        assert (await page.ask("GET", f"/api/matches/{name.lower()}"))[1] == text
        replay = await page.get(f"/api/matches/{name}/replay?seat=0")
        assert len(replay["steps"]) == len(read_record(text).moves)
        assert replay["secret"] == read_record(text).secret
        assert (await page.get(f"/api/matches/{name}/review?seat=0"))["decisions"]
        assert page.reports == []
    async with page_at(database) as again:
        assert await names_of_mine(again) == [name]


async def test_the_same_record_is_one_match_however_it_was_written() -> None:
    text = played()
    async with page_at(FakeDatabase()) as page:
        first = await bring_in(page, text)
        edited = "\ufeff# our first evening\r\n" + text.replace("\n", "\r\n\r\n")
        assert await bring_in(page, edited, ended=5) == first
        other = await bring_in(page, played(seed=2))
        assert set(await names_of_mine(page)) == {first["match"], other["match"]}


async def test_a_record_of_a_match_that_was_played_here_is_that_match() -> None:
    async with page_at(FakeDatabase()) as page:
        table = page.come(await page.set_up(game="kitten-me", seats=3, options={"start": "1"}))
        begin(page, table)
        name = (await play_here(page, table))["match"]
        text = await record_of(page, name)
        brought = await bring_in(page, text)
        assert (brought["match"], brought["seat"]) == (name, 0)
        assert await names_of_mine(page) == [name]


async def test_what_is_taken_out_of_one_browser_is_the_same_in_another() -> None:
    async with page_at(FakeDatabase()) as page:
        await bring_in(page, played(), seat=WINNER, ended=1000.5)
        await bring_in(page, played("go-kitty"), ended=2000)
        mine = await page.get("/api/me/matches")
        copies = (await page.get("/api/me/export"))["matches"]
    async with page_at(FakeDatabase()) as other:
        for copy in copies:
            await bring_in(other, **{"text": copy.pop("record"), **copy})
        assert await other.get("/api/me/matches") == mine
    assert [(match["seat"], match["ended"]) for match in mine] == [(None, 2000), (WINNER, 1000.5)]


@pytest.mark.parametrize("ended", [-1, 1e300, None])
async def test_a_match_ended_at_a_time_that_was(ended: float | None) -> None:
    async with page_at(FakeDatabase()) as page:
        assert abs((await bring_in(page, played(), ended=ended))["ended"] - EPOCH) < 60


async def test_no_match_takes_the_name_of_another() -> None:
    database, text = FakeDatabase(), played()
    async with page_at(database) as page:
        first = await bring_in(page, text, seat=0)
        await page.ask("DELETE", "/api/me")
        assert await names_of_mine(page) == []
        again = await bring_in(page, text, seat=0)
        assert again["match"].startswith(first["match"])
        assert again["match"] != first["match"]
        forgotten = (await page.ask("GET", f"/api/matches/{first['match']}"))[1]
        assert "Ada" not in forgotten
        assert await names_of_mine(page) == [again["match"]]


async def test_whoever_is_forgotten_has_no_records_either() -> None:
    database = FakeDatabase()
    async with page_at(database) as page:
        first = await bring_in(page, played())
        me = name_of(json.loads(database.texts[ranked([*ME.first])]))
        assert me in str(rows_of(database, "played"))
        await page.ask("DELETE", "/api/me")
        assert me not in str(rows_of(database, "played"))
        assert await names_of_mine(page) == []
        assert (await bring_in(page, played()))["match"] == first["match"]
        assert await names_of_mine(page) == [first["match"]]


def rows_of(database: FakeDatabase, kind: str) -> list[Ranked]:
    return [key for key in database.texts if kind in str(key[0])]


async def test_a_record_alone_wins_nobody_a_match_and_a_seat_does() -> None:
    async with page_at(FakeDatabase()) as page:
        assert read_record(played()).result.startswith("ranks 2 3 1")
        await bring_in(page, played())
        assert await bots_of_the_next(page) == {"kitten"}
        await bring_in(page, played(seed=1, names=("Ada", "You know who", "Cleo")), seat=WINNER)
        assert await bots_of_the_next(page) == {"tabby"}


async def bots_of_the_next(page: FakePage) -> set[str]:
    """Return how well bots play that nobody chose: better, once one has won."""
    table = page.come(await page.set_up(game="kitten-me", seats=3))
    page.say(table, t="do", id="sit", order="sit 0 - Ann")
    page.say(table, t="do", id="begin", order="begin")
    while True:
        sitters = (await page.hear(table, "told")).get("sitters", ())
        levels = {sitter["level"] for sitter in sitters if sitter and not sitter["person"]}
        if levels:
            return levels


async def test_seats_without_a_name_are_numbered_in_the_language_of_whoever_looks() -> None:
    async with page_at(FakeDatabase()) as page:
        brought = await bring_in(page, played(names=()))
        assert brought["names"] == ["Seat 0", "Seat 1", "Seat 2"]
        replay = await page.ask("GET", f"/api/matches/{brought['match']}/replay", language="de")
        assert json.loads(replay[1])["names"] == ["Platz 0", "Platz 1", "Platz 2"]
        assert (await page.get(f"/api/matches/{brought['match']}/review?seat=0"))["decisions"]


def without(start: str) -> str:
    return "".join([line for line in played().splitlines(keepends=True) if not line.startswith(start)])


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(played().splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no record of a match: line 1"),
        ("PURRRR-1", "no record of a match: line 1"),
        (played() + played(), "no record of a match: line"),
        (played().replace("seats 3", "seats three"), "line 3 cannot be read"),
        (played().replace("kitten-me", "dog-me"), "no game called 'dog-me'"),
        (played().replace("kitten-me 2", "kitten-me 1"), "rules 1 of You Gotta Be Kitten Me!; here are rules 2"),
        (played()[: played().index("result")], "not over yet"),
        (without("secret"), "no secret"),
        (without("commitment"), "no secret"),
        (without("TABLE flip"), "does not follow"),
        (played().replace("secret ", "secret 00"), "does not follow"),
        (played().replace("ranks 2 3 1", "ranks 1 3 2"), f"Line {line_of('result')} does not follow"),
        (played().replace("salt a salt", "salt another"), f"Line {line_of('TABLE')} does not follow"),
        (played().replace("name 2 Cleo\n", ""), "does not follow"),
        (played().replace("seats 3", "seats 99"), "Line 3 does not follow"),
        (played() + "#" * LONGEST, "longer than any match"),
    ],
)
async def test_what_is_no_whole_match_is_refused_in_a_sentence(text: str, words: str) -> None:
    async with page_at(FakeDatabase()) as page:
        assert words in await refused(page, text)
        assert await names_of_mine(page) == []
        assert page.reports == []


async def test_the_reason_is_told_in_the_language_of_the_page() -> None:
    async with page_at(FakeDatabase()) as page:
        for language, words in (("de", "Zeile 1"), ("es", "línea 1"), ("fr", "ligne 1")):
            _status, answer = await page.ask("POST", "/api/me/matches", {"record": "purr"}, language)
            assert words in json.loads(answer)["reason"]


@pytest.mark.parametrize(
    "body", [None, 7, [], {}, {"record": 7}, {"record": "x", "seat": "first"}, {"record": "\ud800"}]
)
async def test_what_is_no_copy_of_a_match_is_refused_too(body: object) -> None:
    async with page_at(FakeDatabase()) as page:
        status, answer = await page.ask("POST", "/api/me/matches", body)
        assert (status, "holds no matches" in answer) == (400, True)


@pytest.mark.parametrize("seat", [-1, 3])
async def test_a_seat_that_the_match_did_not_have_was_nobodys(seat: int) -> None:
    async with page_at(FakeDatabase()) as page:
        assert "seats 0 to 2" in await refused(page, played(), seat=seat)
