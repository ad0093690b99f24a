"""Where somebody sits and what they have played, as they are shown it when they come back."""

import time
from typing import Any

import pytest

from server.client import come, finish, two_at
from server.house import Open, code_of


def tables(house: Open, token: str) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = house.get("/api/me/tables", token)
    return shown


def test_nobody_knows_a_stranger(house: Open) -> None:
    assert house.get("/api/me/tables") == house.get("/api/me/matches") == []
    token = house.arrive("Ann")
    assert house.get("/api/me/tables", token) == house.get("/api/me/matches", token) == []


async def test_a_table_is_shown_to_those_who_sit_at_it_and_says_who_is_awaited(house: Open) -> None:
    before = time.time()
    table = house.set_up(options={})
    async with two_at(table) as (one, two), come(table) as watcher:
        left = one.scene["due"] - (await one.ping())["now"]
        mine, theirs = [tables(house, person.welcome["token"])[0] for person in (one, two)]
        assert mine == {
            "code": code_of(table),
            "game": "kitten-me",
            "title": "You Gotta Be Kitten Me!",
            "phase": "playing",
            "seat": one.seat,
            "names": ["Ann", "Ben"],
            "awaited": True,
            "turn": [one.seat],
            "due": pytest.approx(time.time() + left, abs=5),  # by the wall clock, which may step while a server runs
            "moved": mine["moved"],
        }
        assert before <= mine["moved"] <= time.time()
        assert (theirs["seat"], theirs["awaited"]) == (two.seat, False)
        assert tables(house, watcher.welcome["token"]) == []
        await one.play()
        assert [tables(house, p.welcome["token"])[0]["awaited"] for p in (one, two)] == [False, True]
        assert tables(house, one.welcome["token"])[0]["moved"] > mine["moved"]


async def test_whoever_is_away_finds_back_and_whoever_rose_is_gone(house: Open) -> None:
    async with two_at(house.set_up(options={})) as (one, _two):
        token = one.welcome["token"]
        await one.done("rise")  # a bot plays on, and keeps the seat
        assert tables(house, token)[0]["seat"] == one.seat
    gathering = house.set_up()
    async with come(gathering, token) as ann:
        await ann.done("sit 1 aa Ann")
        shown = next(table for table in tables(house, token) if table["code"] == code_of(gathering))
        assert (shown["phase"], shown["names"], shown["due"]) == ("gathering", [None, "Ann"], None)
        await ann.done("rise")
        assert code_of(gathering) not in [table["code"] for table in tables(house, token)]


async def test_the_table_that_moved_last_comes_first_and_there_are_at_most_twenty(house: Open) -> None:
    token = ""
    codes = []
    for nth in range(22):
        house.refill()
        table = house.set_up()
        async with come(table, token) as ann:
            token = ann.welcome["token"]
            await ann.done("sit 0 aa Ann")
            codes.append(code_of(table))
            if nth == 5:
                early = table
    house.refill()
    assert [table["code"] for table in tables(house, token)] == codes[:1:-1]
    async with come(early, token) as ann, come(early) as ben:
        await ben.done("sit 1 bb Ben")
        house.refill()
        assert tables(house, token)[0]["code"] == codes[5], "somebody else moved there"
        await ann.ping()


async def test_a_table_that_nobody_keeps_warm_is_read_again(house: Open) -> None:
    table = house.set_up(options={})
    async with two_at(table) as (one, _two):
        code, token = code_of(table), one.welcome["token"]
    warm = tables(house, token)

    async def let_go() -> None:
        live = house.context.house.hub.cache.held_by_code(code)
        assert live is not None
        live.viewers.clear()
        house.context.house.hub.cache.drop(live)

    house.inside(let_go())
    times = {"due": pytest.approx(warm[0]["due"], abs=0.01), "moved": pytest.approx(warm[0]["moved"], abs=0.01)}
    assert tables(house, token) == [warm[0] | times]


async def test_finished_matches_are_listed_with_how_they_ended(house: Open) -> None:
    async with two_at(house.set_up()) as (one, two):
        await finish(one, two)
        await one.done("begin")
        await one.sees(lambda me: me.scene["phase"] == "playing")
        await two.sees(lambda me: me.scene["phase"] == "playing")
        first, second = (one, two) if one.my_turn else (two, one)
        result, token, seat = await finish(first, second), one.welcome["token"], one.seat
    house.record(result["match"])
    shown = house.get("/api/me/matches", token)
    assert [match["match"] for match in shown] == [result["match"], result["match"].replace("-2", "-1")]
    assert shown[0] == {
        "match": result["match"],
        "game": "kitten-me",
        "names": ["Ann", "Ben"],
        "ranks": result["ranks"],
        "scores": result["scores"],
        "seat": seat,
        "ended": shown[0]["ended"],
    }
    assert time.time() - 60 < shown[1]["ended"] <= shown[0]["ended"] <= time.time()
    house.ask("DELETE", "/api/me", token=token)
    assert house.get("/api/me/matches", token) == house.get("/api/me/tables", token) == []
