"""What an attack tried: dear answers for nothing, other spellings of a path, people told apart, lists filled."""

import asyncio
import json
from contextlib import nullcontext
from typing import Any

import pytest
from litestar.constants import OPENAPI_JSON_HANDLER_NAME
from litestar.openapi.spec import OpenAPI

from ninelives.hosting.api import me
from ninelives.server.app import application
from ninelives.server.features.friends.friendships import Friendship
from ninelives.server.features.friends.listing import MAX_ASKS, newest_asks
from ninelives.server.features.friends.service import ASKS
from ninelives.server.features.friends.store import Relationship
from ninelives.server.http.pricing import USUAL
from ninelives.server.limits.budgets import SECONDS_A_UNIT
from ninelives.server.process import GUEST_ANSWERS, LINE, Context
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import Export
from server.acquainted import Person, played
from server.client import come
from server.desk import Desk, person_of, report
from server.house import code_of
from server.local import LocalServer


async def test_the_api_is_described_by_one_document_that_is_written_once(house: LocalServer) -> None:
    first, again = [await house.ask("GET", "/api/schema/openapi.json") for _ in range(2)]
    assert first.status_code == 200
    assert first.content == again.content
    assert "/api/tables" in json.loads(first.content)["paths"]
    for name in ("openapi.yaml", "openapi.yml", "redoc", "swagger", "elements", "rapidoc"):
        assert await house.status(f"/api/schema/{name}") == 404


async def test_the_description_is_written_before_anybody_asks(
    house: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = application(house.context)
    monkeypatch.setattr(Context, "open", lambda _context: nullcontext())
    async with app.lifespan():
        monkeypatch.setattr(OpenAPI, "to_schema", lambda _document: pytest.fail("it is made anew"))
        handler = app.get_handler_index_by_name(OPENAPI_JSON_HANDLER_NAME)
        assert handler is not None
        given: Any = handler["handler"].fn(None)
        assert json.loads(given)["info"]["title"] == "Nine Lives"


@pytest.mark.parametrize("path", ["/metrics/", "/metrics//", "//metrics", "/%6detrics", "/ready/", "/api/games/"])
async def test_a_proxy_hides_every_spelling_of_a_path(house: LocalServer, path: str) -> None:
    assert await house.status(path) == 404


async def test_whoever_was_answered_dearly_waits(house: LocalServer) -> None:
    rate = house.context.settings.requests
    house.context.requests.charge("127.0.0.1", house.clock.now(), 2 * rate.burst * SECONDS_A_UNIT)
    assert await house.status("/api/games") == 429
    await house.clock.sleep((rate.burst + USUAL) / rate.refill)
    assert await house.status("/api/games") == 200


async def test_so_many_answers_to_a_guest_are_made_at_once_wherever_they_ask_from(
    house: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, under_way, most = await house.arrive("Ann"), 0, 0
    usual = me.export

    async def slow(*about: Any) -> Export:  # noqa: ANN401 - as it takes them
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await house.clock.sleep(1)
        under_way -= 1
        return await usual(*about)

    monkeypatch.setattr(me, "export", slow)
    asking = [
        Person(house, token, f"203.0.113.{number}").ask("GET", "/api/me/export")
        for number in range(GUEST_ANSWERS + LINE + 10)
    ]
    answers = [answer.status_code for answer in await asyncio.gather(*asking)]
    assert most == GUEST_ANSWERS
    assert (answers.count(200), answers.count(200) + answers.count(429)) == (GUEST_ANSWERS + LINE, len(answers))


async def test_whoever_waited_while_an_answer_took_all_that_was_left_is_turned_away(
    house: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, usual = await house.arrive("Ann"), me.export
    session = house.context.house.identity.read(token)
    assert session is not None

    async def dear(*about: Any) -> Export:  # noqa: ANN401 - as it takes them
        await house.clock.sleep(1)
        house.context.requests.charge("nowhere", house.clock.now(), 10.0, asker=session.who)
        return await usual(*about)

    monkeypatch.setattr(me, "export", dear)
    asking = [Person(house, token, f"203.0.113.{number}").ask("GET", "/api/me/export") for number in range(9)]
    answers = [answer.status_code for answer in await asyncio.gather(*asking)]
    assert (answers.count(200), answers.count(429)) == (GUEST_ANSWERS, 9 - GUEST_ANSWERS)


async def test_two_reports_do_not_tell_that_two_names_are_one_person(house: LocalServer, desk: Desk) -> None:
    tables = [await house.set_up() for _ in range(2)]
    async with come(tables[0]) as ann:
        token = ann.welcome["token"]
        async with come(tables[0]) as mochi:
            await mochi.done("sit 1 - Mochi")
            victim = mochi.welcome["token"]
            assert (await report(house, token, tables[0], 1, "Mochi")).status_code == 201
        async with come(tables[1], victim) as other:
            await other.done("sit 1 - Other")
            assert (await report(house, token, tables[1], 1, "Other")).status_code == 201
    export = await house.ask("GET", "/api/me/export", token=token)
    assert sorted([(one["table"], one["name"]) for one in export.json()["reports"]]) == sorted(
        [(code_of(tables[0]), "Mochi"), (code_of(tables[1]), "Other")]
    )
    assert person_of(victim) not in export.text
    assert {one["person"] for one in (await desk.look())["reports"]} == {person_of(victim)}


async def test_friendship_is_asked_for_after_a_match(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ann, come(table) as ben:
        await ann.done("sit 0 - Ann")
        await ben.done("sit 1 - Ben")
        person = Person(house, ann.welcome["token"], "203.0.113.1")
        early = await person.meets(code_of(table), 1)
        assert (early.status_code, early.json()["reason"]) == (
            400,
            "Play a match together first. Then you can add them.",
        )
        assert (await person.meets(code_of(table), 1, "block")).status_code == 200, "a block needs no match"


async def test_a_network_asks_so_many_and_is_told_to_wait(house: LocalServer) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        for _ in range(int(ASKS.burst)):
            assert house.context.friends.asks.spend(ann.address, house.clock.now())
        assert (await ann.meets(match, seats["Ben"])).status_code == 429
        assert (await ben.friends())["asking"] == []
        await house.clock.sleep(1 / ASKS.refill)
        assert (await ann.meets(match, seats["Ben"])).status_code == 200


def test_of_many_asks_the_newest_are_shown() -> None:
    ties = [Relationship(GuestId(1), GuestId(number + 2), "handle", "Name", met=float(number)) for number in range(300)]
    shown = newest_asks([Friendship(tie, None) for tie in ties])
    assert [one.mine.met for one in shown] == [float(299 - number) for number in range(MAX_ASKS)]
