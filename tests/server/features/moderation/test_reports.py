"""What people report comes with its match, and nobody's flood buries another's report."""

import asyncio
from collections import Counter
from itertools import chain

from server.answers import Answer
from server.client import come, two_at
from server.desk import Desk, person_of, report
from server.house import code_of
from server.local import LocalServer


async def test_a_report_comes_with_its_match_and_nobody_sees_a_card_of_it(house: LocalServer, desk: Desk) -> None:
    table = await house.set_up(options={"start": "3"})
    async with two_at(table) as (ann, ben):
        seat, name = ben.seat, ben.names[ben.seat or 0]
        assert seat is not None
        answer = await report(house, ann.welcome["token"], table, seat, str(name), words="He swears.")
        assert answer.status_code == 201
        seen = await desk.look()
        (told,) = seen["reports"]
        assert told["match"] == f"{code_of(table)}-1"
        assert (told["name"], told["words"], told["kind"]) == (name, "He swears.", "behaviour")
        assert told["person"] == person_of(ben.welcome["token"])
        (shown,) = seen["tables"]
        assert shown.keys() == {"code", "game", "phase", "private", "people", "watchers"}
        assert (shown["phase"], [one["name"] for one in shown["people"]]) == ("playing", ["Ann", "Ben"])
        assert (seen["people"], seen["sockets"]) == (2, 2)
        assert await house.status(f"/api/matches/{told['match']}") == 404, "it runs"


async def test_a_report_is_about_a_person_who_sits_there(house: LocalServer) -> None:
    table = await house.set_up(seats=3)
    async with come(table) as ann, come(table) as ben:
        await ann.done("sit 0 - Ann")
        await ben.done("sit 1 - Ben")
        await ann.done("bot 2 kitten")
        cat = str(ann.names[2])
        token = ann.welcome["token"]
        for seat, name, status in ((1, "Bob", 404), (2, cat, 404), (9, "Ben", 404), (0, "Ann", 400), (1, "Ben", 201)):
            assert (await report(house, token, table, seat, name)).status_code == status
        assert (await report(house, token, table, 1, "Ben", kind="nose")).status_code == 400
        assert (
            await house.ask("POST", "/api/reports", {"table": "X", "seat": 0, "name": "A", "kind": "name"})
        ).status_code == 401


async def test_a_report_is_settled_once_and_says_by_whom(house: LocalServer, desk: Desk) -> None:
    table = await house.set_up()
    async with come(table) as ann, come(table) as ben:
        await ben.done("sit 1 - Ben")
        assert (await report(house, ann.welcome["token"], table, 1, "Ben")).status_code == 201
        number = str((await desk.look())["reports"][0]["number"])
        after = await desk.act("settle", number, reason="I talked to Ben.")
        assert (after["reports"], after["acts"][0]["operator"]) == ([], "Mia")
        assert (after["acts"][0]["kind"], after["acts"][0]["reason"]) == ("settle", "I talked to Ben.")
        assert (await desk.ask("settle", number)).status_code == 404


async def test_a_thousand_reports_from_one_address_change_nothing_for_others(house: LocalServer, desk: Desk) -> None:
    """The flood comes under a new name each time, from many connections at once."""
    table = await house.set_up()
    async with come(table) as ben:
        await ben.done("sit 1 - Ben")
        body = {"table": code_of(table), "seat": 1, "name": "Ben", "kind": "behaviour"}
        flood = asyncio.gather(*[flooded(house, body, each=20) for _ in range(50)])
        await house.clock.sleep(1)
        began = house.clock.now()
        answer = await asked_from(house, "198.51.100.4", body | {"kind": "name", "words": "I mean it."})
        assert (answer.status_code, house.clock.now() - began) == (201, 0)
        assert (await ben.ping())["t"] == "pong"
        assert not flood.done(), "all this was meanwhile"
        assert Counter(chain.from_iterable(await flood)) == {201: 5, 429: 995}
        reports = (await desk.look())["reports"]
        assert [told["words"] for told in reports].count("I mean it.") == 1
        assert len(reports) == 6


async def flooded(house: LocalServer, body: object, each: int) -> list[int]:
    """Report again and again from one network; give the answers."""
    return [(await asked_from(house, f"2001:db8:1:2::{number:x}", body)).status_code for number in range(each)]


async def asked_from(house: LocalServer, address: str, body: object) -> Answer:
    """Report as somebody new who comes from there."""
    identity = house.context.house.identity
    token = identity.token(identity.new())
    return await house.ask("POST", "/api/reports", body, token, **{"x-forwarded-for": address})
