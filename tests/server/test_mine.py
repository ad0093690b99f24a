"""Where somebody sits and what they have played, as they are shown it when they come back."""

from typing import Any

import pytest

from server.client import come, finish, two_at
from server.house import code_of
from server.local import LocalServer


async def tables(house: LocalServer, token: str) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = await house.get("/api/me/tables", token)
    return shown


async def test_nobody_knows_a_stranger(house: LocalServer) -> None:
    assert await house.get("/api/me/tables") == await house.get("/api/me/matches") == []
    token = await house.arrive("Ann")
    assert await house.get("/api/me/tables", token) == await house.get("/api/me/matches", token) == []


async def test_a_table_is_shown_to_those_who_sit_at_it_and_says_who_is_awaited(house: LocalServer) -> None:
    before = house.clock.wall()
    table = await house.set_up(options={})
    async with two_at(table) as (one, two), come(table) as watcher:
        left = one.scene["due"] - (await one.ping())["now"]
        mine, theirs = [(await tables(house, person.welcome["token"]))[0] for person in (one, two)]
        assert mine == {
            "code": code_of(table),
            "game": "kitten-me",
            "title": "You Gotta Be Kitten Me!",
            "phase": "playing",
            "seat": one.seat,
            "names": ["Ann", "Ben"],
            "awaited": True,
            "turn": [one.seat],
            "due": house.clock.wall() + left,  # by the wall clock
            "moved": mine["moved"],
        }
        assert before <= mine["moved"] <= house.clock.wall()
        assert (theirs["seat"], theirs["awaited"]) == (two.seat, False)
        assert await tables(house, watcher.welcome["token"]) == []
        await house.clock.sleep(1)
        await one.play()
        assert [(await tables(house, p.welcome["token"]))[0]["awaited"] for p in (one, two)] == [False, True]
        assert (await tables(house, one.welcome["token"]))[0]["moved"] > mine["moved"]


async def test_whoever_is_away_finds_back_and_whoever_rose_is_gone(house: LocalServer) -> None:
    async with two_at(await house.set_up(options={})) as (one, _two):
        token = one.welcome["token"]
        await one.done("rise")  # a bot plays on, and keeps the seat
        assert (await tables(house, token))[0]["seat"] == one.seat
    gathering = await house.set_up()
    async with come(gathering, token) as ann:
        await ann.done("sit 1 aa Ann")
        shown = next(table for table in await tables(house, token) if table["code"] == code_of(gathering))
        assert (shown["phase"], shown["names"], shown["due"]) == ("gathering", [None, "Ann"], None)
        await ann.done("rise")
        assert code_of(gathering) not in [table["code"] for table in await tables(house, token)]


async def test_the_table_that_moved_last_comes_first_and_there_are_at_most_twenty(house: LocalServer) -> None:
    token = ""
    codes = []
    for nth in range(22):
        table = await house.set_up()
        async with come(table, token) as ann:
            token = ann.welcome["token"]
            await ann.done("sit 0 aa Ann")
            codes.append(code_of(table))
            await house.clock.sleep(1)
            if nth == 5:
                early = table
    assert [table["code"] for table in await tables(house, token)] == codes[:1:-1]
    async with come(early, token) as ann, come(early) as ben:
        await ben.done("sit 1 bb Ben")
        assert (await tables(house, token))[0]["code"] == codes[5], "somebody else moved there"
        await ann.ping()


async def test_a_table_that_nobody_keeps_warm_is_read_again(house: LocalServer) -> None:
    table = await house.set_up(options={})
    async with two_at(table) as (one, _two):
        code, token = code_of(table), one.welcome["token"]
    warm = await tables(house, token)

    async def let_go() -> None:
        live = house.context.house.hub.cache.find_by_code(code)
        assert live is not None
        live.viewers.clear()
        house.context.house.hub.cache.drop(live)

    await let_go()
    times = {"due": pytest.approx(warm[0]["due"], abs=0.01), "moved": pytest.approx(warm[0]["moved"], abs=0.01)}
    assert await tables(house, token) == [warm[0] | times]


async def test_finished_matches_are_listed_with_how_they_ended(house: LocalServer) -> None:
    async with two_at(await house.set_up()) as (one, two):
        await finish(one, two)
        await one.done("begin")
        await one.sees(lambda me: me.scene["phase"] == "playing")
        await two.sees(lambda me: me.scene["phase"] == "playing")
        await house.clock.sleep(1)
        first, second = (one, two) if one.my_turn else (two, one)
        result, token, seat = await finish(first, second), one.welcome["token"], one.seat
    await house.record(result["match"])
    shown = await house.get("/api/me/matches", token)
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
    assert house.clock.wall() - 60 < shown[1]["ended"] <= shown[0]["ended"] <= house.clock.wall()
    await house.ask("DELETE", "/api/me", token=token)
    assert await house.get("/api/me/matches", token) == await house.get("/api/me/tables", token) == []
