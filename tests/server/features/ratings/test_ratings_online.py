"""Rated tables at a server: what is refused there, and what a match makes of ratings."""

import re
from typing import Any

import pytest

from server.client import come, knock
from server.house import code_of
from server.local import LocalServer, play_kitten

RATED = {"game": "kitten-me", "seats": 2, "options": {}, "rated": True}


async def statistics(house: LocalServer, token: str) -> dict[str, Any]:
    (one,) = await house.get("/api/me/statistics", token)
    return dict(one)


async def test_a_rated_match_changes_the_rating_of_whoever_played_and_is_told_at_once(house: LocalServer) -> None:
    token = await house.arrive("Ann")
    match = await play_kitten(house, token, **RATED)
    (change,) = await house.get(f"/api/matches/{match.lower()}/ratings")
    assert (change["seat"], change["before"], change["note"]) == (0, 880, "")
    rating = (await statistics(house, token))["rating"]
    assert rating["points"] == change["after"] != 1000
    assert (rating["matches"], rating["provisional"], rating["line"]) == (1, True, [change["after"]])
    board = await house.get("/api/ratings/kitten-me", token)
    assert board["mine"] == {**rating, "line": []}
    assert board["anchors"] == {"kitten": 732, "tabby": 1000, "panther": 1188}
    assert "Ann" not in [place["name"] for place in board["best"]]  # one match makes nobody sure
    assert (await house.get("/api/ratings/kitten-me"))["mine"] is None
    assert (await house.get("/api/me/export", token))["ratings"] == {"kitten-me": rating}


async def test_a_match_that_is_not_rated_changes_nothing(house: LocalServer) -> None:
    token = await house.arrive("Ann")
    match = await play_kitten(house, token, game="kitten-me")
    assert await house.get(f"/api/matches/{match}/ratings") == []
    assert (await statistics(house, token))["rating"] is None


async def test_whoever_leaves_a_rated_match_is_rated_by_how_it_ends(house: LocalServer) -> None:
    token = await house.arrive("Ann")
    table = await house.set_up(**RATED)
    with house.keeping(bot=0.0):
        async with come(table, token) as me:
            await me.do("sit 0 - Ann")
            await me.do("begin kitten")
            await me.do("rise")
            await me.sees(lambda me: me.scene["result"] is not None, within=60)
    (change,) = await house.get(f"/api/matches/{code_of(table)}-1/ratings")
    won = me.scene["result"]["ranks"][0] == 1
    assert (change["seat"], change["note"]) == (0, "away" if won else "")
    assert (change["after"] < change["before"]) != won


async def rate_two_people(house: LocalServer, *addresses: str) -> list[dict[str, Any]]:
    """Play a rated match of two people from these addresses, by hurried kittens; give what it made of their ratings."""
    table = await house.set_up(**RATED)
    forwarded = [{"X_Forwarded_For": address} for address in addresses]
    with house.keeping(bot=0.0):
        async with knock(table, **forwarded[0]) as ann, knock(table, **forwarded[1]) as ben:
            for seat, (one, name) in enumerate(((ann, "Ann"), (ben, "Ben"))):
                await one.send(t="hello")
                await one.hear("welcome")
                await one.done(f"sit {seat} - {name}")
            await ann.done("begin")
            await ann.done("bot 0 kitten")
            await ben.done("bot 1 kitten")
            await ann.sees(lambda me: me.scene["result"] is not None, within=60)
    return list(await house.get(f"/api/matches/{code_of(table)}-1/ratings"))


@pytest.mark.parametrize("addresses", [("192.0.2.1", "192.0.2.1"), ("2001:db8:0:aa01::1", "2001:db8:0:aa02::9")])
async def test_people_of_one_network_do_not_rate_each_other(house: LocalServer, addresses: tuple[str, str]) -> None:
    changes = await rate_two_people(house, *addresses)
    assert [(change["after"] - change["before"], change["note"]) for change in changes] == [(0, "network")] * 2


async def test_people_of_two_networks_rate_each_other(house: LocalServer) -> None:
    changes = await rate_two_people(house, "192.0.2.1", "192.0.2.2")
    assert sorted(change["note"] for change in changes) == ["", "away"]  # both were played by kittens: who lost, lost
    assert min(change["after"] - change["before"] for change in changes) < 0


async def test_whence_people_came_stands_in_no_answer_and_as_a_short_digest_in_the_log(house: LocalServer) -> None:
    await rate_two_people(house, "192.0.2.1", "192.0.2.2")
    (live,) = house.context.house.hub.cache.all
    rows = await house.context.house.store.log.tail(live.table.config.id)
    whence = [row.lines.split("\n")[1] for row in rows if row.lines.startswith("sit ")]
    assert all(re.fullmatch("from [0-9a-f]{4}", line) for line in whence)
    assert len(set(whence)) == 2
    assert not [row for row in rows if "192.0.2" in row.lines]


async def test_a_rated_table_gives_no_hints_and_its_bots_stay_as_they_began(house: LocalServer) -> None:
    async with come(await house.set_up(**RATED, hints=True)) as me:
        assert (me.welcome["facts"]["rated"], me.welcome["facts"]["hints"]) == (True, False)
        await me.do("sit 0 - Ann")
        await me.do("bot 1 kitten")
        await me.do("bot 1 tabby")  # before it begins
        await me.do("begin")
        await me.sees(lambda me: me.my_turn)
        assert (await me.answer(t="hint"))["t"] == "refused"
        assert (await me.do("bot 1 kitten"))["ruling"] == "T19"
        for level in ("tabby", "panther", "random"):
            refused = await me.do(f"bot 0 {level}")
            assert (refused["ruling"], refused["reason"]) == (
                "T19",
                "This match is rated: only a kitten plays for you.",
            )
        assert (await me.do("bot 0 kitten"))["t"] == "done"  # whoever stands in for a person


@pytest.mark.parametrize("wish", [{"options": {"start": "1"}}, {"preset": "deluxe"}])
async def test_a_rated_table_plays_by_the_rules_as_they_come(house: LocalServer, wish: dict[str, object]) -> None:
    answer = await house.ask("POST", "/api/tables", {**RATED, **wish})
    assert answer.status_code == 400
    assert answer.json()["reason"].startswith("A rated table plays by the rules as they come.")


async def test_nobody_who_asks_for_any_table_comes_to_a_rated_one(house: LocalServer) -> None:
    place = (await house.ask("POST", "/api/tables", {"game": "go-kitty", "private": False, "rated": True})).json()
    assert place["rated"]
    async with come(house.table(place["code"])) as me:
        await me.do("sit 0 - Ann")
        listed = {one["code"]: one["rated"] for one in await house.get("/api/lobby?game=go-kitty")}
        assert listed[place["code"]]
        codes = {(await house.ask("POST", "/api/quick", {"game": "go-kitty"})).json()["code"] for _ in range(8)}
        assert place["code"] not in codes


@pytest.mark.parametrize(
    "path", ["/api/ratings/chess", "/api/ratings/go-kitty?season=soon", "/api/matches/NO-1/ratings"]
)
async def test_what_is_not_there_is_said(house: LocalServer, path: str) -> None:
    assert await house.status(path) in {400, 404}
