"""Tables online: setting one up, finding it, who sits at it, and what is played there."""

import asyncio

import pytest

from ninelives.bots.cats import BY_NAME
from ninelives.bots.temper import BOLD
from ninelives.core.registry import keys, load
from ninelives.tables.catalog import levels_of
from server.answers import Answer
from server.client import Client, come, finish, knock, two_at
from server.house import code_of
from server.local import LocalServer

PRESETS = [(key, preset) for key in keys() for preset in load(key).presets]


def reason(answer: Answer) -> str:
    assert answer.status_code == 400, answer.text
    return str(answer.json()["reason"])


def levels(client: Client) -> list[str]:
    return ["" if sitter is None else sitter["level"] for sitter in client.sitters]


async def test_a_table_is_found_by_its_link_and_by_its_code_in_any_case(house: LocalServer) -> None:
    place = (await house.ask("POST", "/api/tables", {"game": "go-kitty"})).json()
    code = place["code"]
    assert place == {
        "code": code,
        "link": f"{house.address}/t/{code}",
        "socket": f"/api/tables/{code}/socket",
        "game": "go-kitty",
        "title": "Go Kitty",
        "seats": 4,
        "clock": 90,
        "private": True,
        "hints": True,
        "lesson": False,
        "rated": False,
    }
    assert await house.get(f"/api/tables/{code.lower()}") == place
    assert "Nine Lives" in await house.get(f"/t/{code.lower()}")
    drawn = await house.ask("GET", f"/api/tables/{code.lower()}/qr.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.lstrip().startswith(("<?xml", "<svg"))

    async with come(house.table(code.lower())) as ann:
        assert ann.welcome["facts"]["code"] == code


async def test_a_picture_of_a_link_is_drawn_for_that_link_alone(house: LocalServer) -> None:
    one, two = [code_of(await house.set_up()) for _ in range(2)]
    pictures = [await house.get(f"/api/tables/{code}/qr.svg") for code in (one, one.lower(), two)]
    assert pictures[0] == pictures[1] != pictures[2]


async def test_where_there_is_no_table_that_is_said(house: LocalServer) -> None:
    async with knock(house.table("NOBODY")) as eve:
        await eve.send(t="hello")
        assert "no table" in (await eve.hear("bye"))["reason"]
        assert await eve.end() == 4404
    answer = await house.ask("GET", "/api/tables/NOBODY")
    assert answer.status_code in {400, 404}
    assert "no table" in answer.json()["reason"]


@pytest.mark.parametrize(("key", "preset"), PRESETS)
async def test_every_preset_can_be_played(house: LocalServer, key: str, preset: str) -> None:
    game = load(key)
    async with come(await house.set_up(game=key, preset=preset, seats=game.seats[-1], options={})) as ann:
        assert ann.welcome["facts"]["options"] == dict(game.choose(preset).pairs)
        await ann.done(f"sit {game.seats[-1] - 1} aa Ann")
        await ann.done("begin")
        assert len(ann.sitters) == game.seats[-1]
        await ann.sees(lambda me: me.seq > 3 or me.my_turn)


async def test_options_are_answered_one_by_one_or_on_top_of_a_preset(house: LocalServer) -> None:
    wished = {"flip": "off", "start": "3"}
    async with come(await house.set_up(preset="deluxe", options=wished, clock=86_400, hints=False)) as ann:
        facts = ann.welcome["facts"]
        assert facts["options"] == dict(load("kitten-me").choose("deluxe", wished).pairs)
        assert (facts["clock"], facts["hints"], facts["private"]) == (86_400, False, True)
        await ann.done("sit 0 aa Ann")
        await ann.done("begin")
        assert ann.scene["view"]["counts"] == [3, 3]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "no-such-game"},
        {"preset": "no-such-preset"},
        {"options": {"flip": "sideways"}},
        {"options": {"no_such_option": "on"}},
        {"seats": 99},
        {"clock": 5},
        {"colour": "red"},
    ],
)
async def test_a_table_that_cannot_be_played_at_is_not_set_up_and_why_is_said(
    house: LocalServer, wish: dict[str, object]
) -> None:
    assert len(reason(await house.ask("POST", "/api/tables", {"game": "kitten-me", **wish}))) > 10


async def test_the_lobby_shows_public_tables_where_somebody_is_and_no_private_ones(house: LocalServer) -> None:
    private, public, empty = (
        await house.set_up(),
        await house.set_up(private=False, seats=3),
        await house.set_up(private=False),
    )
    async with come(private) as ann, come(public) as ben:
        await ann.done("sit 0 aa Ann")
        await ben.done("sit 0 bb Ben")
        shown = {table["code"]: table for table in await house.get("/api/lobby")}
        listed = {"game": "kitten-me", "phase": "gathering", "people": 1, "free": 2, "rated": False}
        assert shown[code_of(public)] == {"code": code_of(public), **listed}
        assert not shown.keys() & {code_of(private), code_of(empty)}
        assert code_of(public) not in [table["code"] for table in await house.get("/api/lobby?game=go-kitty")]
        await ben.done("begin")
        shown = {table["code"]: table for table in await house.get("/api/lobby?game=kitten-me")}
        assert shown[code_of(public)]["phase"] == "playing"
        await ben.done("rise")
        assert code_of(public) not in [table["code"] for table in await house.get("/api/lobby")]


async def test_a_quick_match_brings_two_people_to_one_table(house: LocalServer) -> None:
    async def quick() -> str:
        return str((await house.ask("POST", "/api/quick", {"game": "shut-up-cat"})).json()["code"])

    first = await quick()
    async with come(house.table(first)) as ann:
        await ann.done("sit 0 aa Ann")
        assert await quick() == first
        async with come(house.table(first)) as ben:
            await ben.done("sit 1 bb Ben")
            await ben.done("begin")
            assert ben.names[:2] == ["Ann", "Ben"]
            assert await quick() != first


async def test_bots_of_any_level_sit_in_any_seat_and_begin_fills_the_rest(house: LocalServer) -> None:
    known = levels_of("kitten-me")
    async with come(await house.set_up(seats=6, options={})) as ann:
        assert tuple(ann.welcome["facts"]["bots"]) == known
        assert (await ann.do("bot 3 tabby"))["ruling"] == "T4"
        await ann.done("sit 5 aa Ann")
        for seat, level in enumerate(known):
            await ann.done(f"bot {seat} {level}")
        await ann.done("bot 0 panther")
        await ann.done("clear 1")
        assert levels(ann) == ["panther", "", *known[2:], "", ""]
        await ann.done("begin")
        assert levels(ann) == ["panther", "kitten", *known[2:], "kitten", ""]
        assert len(set(ann.names)) == 6
        await ann.sees(lambda me: me.my_turn)


async def test_a_game_lists_its_cats_with_their_tempers(house: LocalServer) -> None:
    cats = (await house.get("/api/games/kitten-me"))["cats"]
    assert [cat["name"] for cat in cats] == list(BY_NAME)
    assert cats[0] == {"name": "Biscuit", "temper": BOLD.key, "line": BOLD.line}


async def test_seats_are_added_and_taken_away_between_matches(house: LocalServer) -> None:
    async with come(await house.set_up(seats=3)) as ann:
        await ann.done("sit 2 aa Ann")
        await ann.done("seats 2")
        assert ann.names == ["Ann", None]
        await ann.done("seats 5")
        assert len(ann.sitters) == 5
        assert (await ann.do("seats 11"))["ruling"] == "T5"
        await ann.done("begin")
        assert (await ann.do("seats 4"))["ruling"] == "T3"


async def test_in_the_middle_of_a_match_a_bot_plays_for_whoever_wants_and_nobody_takes_a_bots_seat(
    house: LocalServer,
) -> None:
    table = await house.set_up(seats=3, options={"start": "7"})
    async with come(table) as ann, come(table) as ben, come(table) as cleo:
        await ann.done("sit 0 aa Ann")
        await ben.done("sit 1 bb Ben")
        await ann.done("begin")
        for one in (ben, cleo):
            await one.sees(lambda me: me.scene["phase"] == "playing")
        assert len(ben.scene["view"]["hand"]) == 7
        assert (await ben.do("sit 2 bb Ben"))["ruling"] == "T2"
        assert (await cleo.do("sit 2 cc Cleo"))["ruling"] == "T2"
        assert cleo.scene["view"]["hand"] == []
        await ben.done("bot 1 panther")
        assert levels(ben)[1] == "panther"
        assert (await ann.do("bot 1 kitten"))["ruling"] == "T1", "whom Ben leaves his hand to is his matter"
        assert (await ann.do("bot 2 kitten"))["t"] == "done"
        await ben.done("sit 1 bb Ben")
        assert levels(ben)[1] == ""


async def test_a_rematch_takes_the_watchers_along_and_has_a_secret_of_its_own(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as cleo, two_at(table) as (one, two):
        began = [message for message in cleo.all("told") if message.get("order") == "begin"]
        first = await finish(one, two)
        await one.done("begin")  # at once: the first match must be kept all the same
        again = await cleo.until(lambda message: message.get("order") == "begin" and message["number"] == 2)
        assert again["number"] == 2
        assert again["commitment"] != began[0]["commitment"]
        assert cleo.seat is None
        await two.sees(lambda me: me.scene["phase"] == "playing")
        second = await finish(*((one, two) if one.my_turn else (two, one)))
        assert (first["match"], second["match"]) == (f"{code_of(table)}-1", f"{code_of(table)}-2")
        assert began[0]["commitment"] in await house.record(first["match"])
        assert again["commitment"] in await house.record(second["match"])


async def test_a_move_that_comes_too_late_is_refused_with_the_table_as_it_is(house: LocalServer) -> None:
    async with two_at(await house.set_up(options={"start": "7"})) as (one, two):
        old = one.seq
        assert (await one.play("bid 1 hat"))["t"] == "done"
        await two.sees(lambda me: me.my_turn)
        assert (await two.play("bid 2 hat"))["t"] == "done"
        await one.sees(lambda me: me.my_turn)
        late = await one.play("bid 9 hat", seq=old)
        assert (late["t"], late["ruling"]) == ("refused", "T7")
        assert late["scene"] == one.scene
        assert (await one.play("bid 9 hat"))["t"] == "done"


async def test_a_refused_move_names_the_ruling_of_the_game_and_the_ruling_can_be_read(house: LocalServer) -> None:
    async with two_at(await house.set_up(options={"start": "7"})) as (one, two):
        assert (await one.play("bid 3 hat"))["t"] == "done"
        await two.sees(lambda me: me.my_turn)
        refused = await two.play("bid 2 hat")
        assert refused["t"] == "refused"
        assert refused["ruling"].startswith("K")
        assert len((await house.get(f"/api/games/kitten-me/rulings/{refused['ruling']}"))["text"]) > 20
        assert (await two.play("purr"))["ruling"] == "T9"
        out_of_turn = await one.play("bid 4 hat")
        assert out_of_turn["ruling"] == "A3"
        assert (await two.play("bid 4 hat"))["t"] == "done"


async def test_hints_are_told_to_players_where_the_table_allows_them(house: LocalServer) -> None:
    table = await house.set_up(options={"start": "7"})
    async with two_at(table) as (one, _two), come(table) as cleo:
        odds = await one.answer(t="hint")
        assert odds["t"] == "odds"
        assert odds["lines"]
        assert (await cleo.answer(t="hint"))["t"] == "refused"
    async with two_at(await house.set_up(hints=False)) as (one, _two):
        assert (await one.answer(t="hint"))["t"] == "refused"


async def test_while_odds_are_reckoned_the_house_serves_everybody_else(
    house: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*_about: object) -> tuple[str, ...]:
        await house.clock.sleep(10)
        return ("I had to think.",)

    monkeypatch.setattr(house.context.house.thinking, "odds", think)
    async with two_at(await house.set_up()) as (one, two):
        began, hint = house.clock.now(), asyncio.create_task(one.answer(t="hint"))
        for number in range(10):
            await two.ping(number)
        assert house.clock.now() == began
        assert not hint.done()
        assert (await hint)["lines"] == ["I had to think."]
