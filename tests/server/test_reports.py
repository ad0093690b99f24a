"""What people report comes with its match, and nobody's flood buries another's report."""

import asyncio
import time
from collections import Counter

import httpx

from server.client import come, two_at
from server.desk import Desk, person_of, report
from server.house import Open, code_of


async def test_a_report_comes_with_its_match_and_nobody_sees_a_card_of_it(guarded: Open, desk: Desk) -> None:
    table = guarded.set_up(options={"start": "3"})
    async with two_at(table) as (ann, ben):
        seat, name = ben.seat, ben.names[ben.seat or 0]
        assert seat is not None
        answer = report(guarded, ann.welcome["token"], table, seat, str(name), words="He swears.")
        assert answer.status_code == 201
        seen = desk.look()
        (told,) = seen["reports"]
        assert told["match"] == f"{code_of(table)}-1"
        assert (told["name"], told["words"], told["kind"]) == (name, "He swears.", "behaviour")
        assert told["person"] == person_of(ben.welcome["token"])
        (shown,) = seen["tables"]
        assert shown.keys() == {"code", "game", "phase", "private", "people", "watchers"}
        assert (shown["phase"], [one["name"] for one in shown["people"]]) == ("playing", ["Ann", "Ben"])
        assert (seen["people"], seen["sockets"]) == (2, 2)
        assert guarded.status(f"/api/matches/{told['match']}") == 404, "it runs"


async def test_a_report_is_about_a_person_who_sits_there(guarded: Open) -> None:
    table = guarded.set_up(seats=3)
    async with come(table) as ann, come(table) as ben:
        await ann.done("sit 0 - Ann")
        await ben.done("sit 1 - Ben")
        await ann.done("bot 2 kitten")
        cat = str(ann.names[2])
        token = ann.welcome["token"]
        for seat, name, status in ((1, "Bob", 404), (2, cat, 404), (9, "Ben", 404), (0, "Ann", 400), (1, "Ben", 201)):
            assert report(guarded, token, table, seat, name).status_code == status
        assert report(guarded, token, table, 1, "Ben", kind="nose").status_code == 400
        assert (
            guarded.ask("POST", "/api/reports", {"table": "X", "seat": 0, "name": "A", "kind": "name"}).status_code
            == 401
        )


async def test_a_report_is_settled_once_and_says_by_whom(guarded: Open, desk: Desk) -> None:
    table = guarded.set_up()
    async with come(table) as ann, come(table) as ben:
        await ben.done("sit 1 - Ben")
        assert report(guarded, ann.welcome["token"], table, 1, "Ben").status_code == 201
        number = str(desk.look()["reports"][0]["number"])
        after = desk.act("settle", number, reason="I talked to Ben.")
        assert (after["reports"], after["acts"][0]["operator"]) == ([], "Mia")
        assert (after["acts"][0]["kind"], after["acts"][0]["reason"]) == ("settle", "I talked to Ben.")
        assert desk.ask("settle", number).status_code == 404


async def test_a_thousand_reports_from_one_address_change_nothing_for_others(guarded: Open, desk: Desk) -> None:
    """The flood comes under a new name each time, from many connections at once."""
    table = guarded.set_up()
    async with come(table) as ben:
        await ben.done("sit 1 - Ben")
        body = {"table": code_of(table), "seat": 1, "name": "Ben", "kind": "behaviour"}
        flood = asyncio.create_task(flooded(guarded, body, connections=50, each=20))
        await asyncio.sleep(1)
        asked = {"kind": "name", "words": "I mean it."}
        began = time.monotonic()
        answer = await asyncio.to_thread(asked_from, guarded, "198.51.100.4", body | asked)
        assert (answer.status_code, time.monotonic() - began < 5) == (201, True)
        assert (await ben.ping())["t"] == "pong"
        assert not flood.done(), "all this was meanwhile"
        assert await flood == {201: 5, 429: 995}
        reports = desk.look()["reports"]
        assert [told["words"] for told in reports].count("I mean it.") == 1
        assert len(reports) == 6


async def flooded(house: Open, body: object, connections: int, each: int) -> Counter[int]:
    """Report again and again from one network; give how often which status was answered."""
    answered: Counter[int] = Counter()

    async def one_connection() -> None:
        async with httpx.AsyncClient(base_url=house.address, trust_env=False, timeout=60) as client:
            for number in range(each):
                headers = headers_of(house, f"2001:db8:1:2::{number:x}")
                answered[(await client.post("/api/reports", json=body, headers=headers)).status_code] += 1

    await asyncio.gather(*[one_connection() for _ in range(connections)])
    return answered


def asked_from(house: Open, address: str, body: object) -> httpx.Response:
    return house.ask("POST", "/api/reports", body, **headers_of(house, address))


def headers_of(house: Open, address: str) -> dict[str, str]:
    """Give the headers of somebody new who comes from there."""
    identity = house.context.house.identity
    return {"authorization": f"Bearer {identity.token(identity.new())}", "x-forwarded-for": address}
