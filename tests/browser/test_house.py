"""A house in a worker, as its page uses it: the same answers, the same messages, and no server."""

import asyncio
import json
from unittest.mock import AsyncMock, Mock

import pytest

from browser.databases import FakeDatabase
from browser.pages import FakePage, Said, Tabs, page_at
from ninelives import keys
from ninelives.core.record import read_record
from ninelives.core.replay import verify
from ninelives.hosting.connections.closing import NO_TABLE, NOT_HERE
from ninelives.hosting.execution.executor import Executor
from ninelives.tables.catalog import game_named
from ninelives.tables.statistics import SeatTally
from ninelives.tables.tally import tally_record

SHORT = {"kitten-me": {"start": "1"}, "shut-up-cat": {"target": "20"}}


async def play_out(page: FakePage, number: int) -> Said:
    """Play the first calm choice until the match is over, and return its result."""
    sent = 0
    while True:
        message = await page.hear(number, "told", "welcome")
        scene = message["scene"]
        if scene.get("result"):
            return dict(scene["result"])
        if 0 in scene["awaited"]:
            calm = [choice for choice in scene["choices"] if choice != "chase"]
            page.say(number, t="play", id=f"m{(sent := sent + 1)}", seq=message["seq"], move=calm[sent % len(calm)])


def begin(page: FakePage, number: int) -> None:
    page.say(number, t="do", id="sit", order="sit 0 - Ann")
    page.say(number, t="do", id="begin", order="begin kitten")


async def record_of(page: FakePage, match: str) -> str:
    status, text = await page.ask("GET", f"/api/matches/{match}")
    assert status == 200, text
    return text


async def statistics_of(page: FakePage, tally: SeatTally) -> Said:
    """Return the statistics of the one game that was played, when they tell of this tally."""
    async with asyncio.timeout(20):
        while True:
            (told,) = await page.get("/api/me/statistics")
            luck = told["luck"] or {"times": 0}
            if (told["counts"], luck["times"]) == (tally.counts, tally.times):
                return dict(told)
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("key", keys())
async def test_a_whole_match_is_played_kept_and_studied(key: str) -> None:
    database = FakeDatabase()
    async with page_at(database) as page:
        code = await page.set_up(game=key, seats=3, options=SHORT.get(key, {}))
        table = page.come(code)
        begin(page, table)
        result = await play_out(page, table)
        record = read_record(await record_of(page, result["match"]))
        verify(record, game_named(key))
        assert [match["match"] for match in await page.get("/api/me/matches")] == [result["match"]]
        statistics = await statistics_of(page, tally_record(record.write())[0])
        assert (statistics["game"], statistics["matches"], sum(statistics["ranks"])) == (key, 1, 1)
        replay = await page.get(f"/api/matches/{result['match']}/replay?seat=0")
        assert len(replay["steps"]) == len(record.moves)
        assert page.reports == []
    async with page_at(database) as again:
        assert [match["match"] for match in await again.get("/api/me/matches")] == [result["match"]]


async def test_a_match_is_shown_though_the_tab_closed_that_had_to_archive_it(monkeypatch: pytest.MonkeyPatch) -> None:
    database = FakeDatabase()
    monkeypatch.setattr(Executor, "archive", AsyncMock())  # it claimed the table, and went
    async with page_at(database) as page:
        table = page.come(await page.set_up(game="kitten-me", seats=3, options=SHORT["kitten-me"]))
        begin(page, table)
        match = (await play_out(page, table))["match"]
        assert (await page.ask("GET", f"/api/matches/{match}"))[0] == 404
    monkeypatch.undo()
    async with page_at(database) as again:
        verify(read_record(await record_of(again, match)), game_named("kitten-me"))


async def test_whoever_comes_back_finds_their_seat_and_the_table_as_it_stood() -> None:
    database = FakeDatabase()
    async with page_at(database) as page:
        code = await page.set_up(game="kitten-me", seats=3)
        table = page.come(code)
        begin(page, table)
        told = await page.hear(table, "told")
        while 0 not in told["scene"]["awaited"]:
            told = await page.hear(table, "told")
    async with page_at(database) as page:
        welcome = await page.hear(page.come(code), "welcome")
        assert (welcome["seat"], welcome["seq"]) == (0, told["seq"])
        assert welcome["scene"]["view"] == told["scene"]["view"]
        assert [table["code"] for table in await page.get("/api/me/tables")] == [code]


async def test_tabs_share_one_log_and_see_each_other_move() -> None:
    database, tabs = FakeDatabase(), Tabs()
    async with page_at(database, tabs) as one, page_at(database, tabs) as two:
        code = await one.set_up(game="go-kitty", seats=2)
        first = one.come(code)
        begin(one, first)
        second = two.come(code)
        assert (await two.hear(second, "welcome"))["seat"] in {0, None}
        ends = await asyncio.gather(play_out(one, first), play_out(two, second))
        assert ends[0] == ends[1]
        assert one.reports == two.reports == []


async def test_what_a_closed_tab_left_undone_another_one_does() -> None:
    database, tabs = FakeDatabase(), Tabs()
    async with page_at(database, tabs) as watching:
        async with page_at(database, tabs) as page:
            code = await page.set_up(game="kitten-me", seats=2, clock=15)
            table = page.come(code)
            begin(page, table)
            await page.hear(table, "told")
        welcome = await watching.hear(watching.come(code), "welcome")
        assert welcome["seat"] == 0


async def test_requests_are_answered_as_a_server_answers_them() -> None:
    async with page_at(FakeDatabase()) as page:
        assert [game["key"] for game in await page.get("/api/games")] == [*keys()]
        assert (await page.get("/api/games/go-kitty"))["title"] == "Go Kitty"
        assert "# Go Kitty" in (await page.ask("GET", "/api/games/go-kitty/rules"))[1]
        assert (await page.ask("GET", "/api/games/go-kitty/rules?lang=de"))[1] != (
            await page.ask("GET", "/api/games/go-kitty/rules")
        )[1]
        assert "T1" in await page.get("/api/games/go-kitty/rulings")
        assert (await page.get("/api/games/go-kitty/rulings/t1"))["ruling"] == "T1"
        code = await page.set_up(game="kitten-me", lesson=True)
        assert (await page.get(f"/api/tables/{code.lower()}"))["lesson"] is True
        assert await page.get("/api/lobby") == []
        assert (await page.get("/api/me/export"))["matches"] == []
        assert page.reports == []


async def test_what_cannot_be_answered_is_refused_in_a_sentence() -> None:
    async with page_at(FakeDatabase()) as page:
        for method, path, body, status in (
            ("GET", "/api/nothing", None, 404),
            ("GET", "/elsewhere", None, 404),
            ("GET", "/api/games/chess", None, 404),
            ("GET", "/api/tables/NONONO", None, 404),
            ("GET", "/api/matches/NONONO-1/review?seat=x", None, 400),
            ("POST", "/api/tables", {"game": "kitten-me", "seats": 99}, 400),
            ("POST", "/api/tables", {"seats": 3}, 400),
            ("PUT", "/api/me", {"name": "you"}, 400),
        ):
            answered = await page.ask(method, path, body)
            assert (path, answered[0]) == (path, status)
            assert json.loads(answered[1])["reason"]
        german = await page.ask("GET", "/api/tables/NONONO", language="de")
        assert "Tisch" in german[1]


async def test_this_browser_is_one_guest_until_it_is_forgotten() -> None:
    async with page_at(FakeDatabase()) as page:
        await page.ask("PUT", "/api/me", {"name": "Ann"})
        me = await page.get("/api/me")
        assert me["name"] == "Ann"
        ben = json.loads((await page.ask("PUT", "/api/me", {"name": "Ben"}, anonymous=True))[1])
        assert ben["token"] != me["token"], "somebody else at the same screen"
        assert (await page.get("/api/me")) == me
        assert (await page.ask("DELETE", "/api/me"))[0] == 200
        assert (await page.get("/api/me"))["name"] == ""


async def test_a_lesson_is_for_whoever_asked_for_it_and_a_code_for_a_table_that_is_there() -> None:
    async with page_at(FakeDatabase()) as page:
        lesson = await page.set_up(game="kitten-me", lesson=True)
        ben = json.loads((await page.ask("PUT", "/api/me", {"name": "Ben"}, anonymous=True))[1])
        for code, token, closed in ((lesson, ben["token"], NOT_HERE), ("NONONO", "", NO_TABLE), ("", "", NO_TABLE)):
            number = page.come(code, token=token)
            assert (await page.hear(number, "bye"))["again"] is False
            assert page.closed[number] == closed
        assert (await page.hear(page.come(lesson), "welcome"))["host"] is True


async def test_a_fault_in_the_background_reaches_the_page_without_what_it_was_about() -> None:
    database = FakeDatabase()
    async with page_at(database) as page:
        database.broken = "QuotaExceededError: a card"
        asyncio.get_running_loop().call_exception_handler({"message": "x", "exception": ValueError("a card")})
        assert (await page.ask("POST", "/api/tables", {"game": "kitten-me"}))[0] == 503
        assert ("task failed", "ValueError", "") in page.reports
        assert "card" not in str(page.reports)
        database.broken = ""


async def test_a_house_where_nothing_is_due_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    database, loop = FakeDatabase(), asyncio.get_running_loop()
    async with page_at(database) as page:
        await page.hear(page.come(await page.set_up(game="kitten-me")), "welcome")
        await asyncio.sleep(0.2)
        looks, steps = AsyncMock(wraps=database.read), Mock(wraps=loop.call_soon)
        # Not a clock: in a whole run of the tests, rubbish of others is collected in between.
        monkeypatch.setattr(database, "read", looks)
        monkeypatch.setattr(loop, "call_soon", steps)
        await asyncio.sleep(1.5)
        assert looks.call_count <= 6
        assert 0 < steps.call_count < 60
