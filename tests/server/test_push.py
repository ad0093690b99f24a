"""People are sent for: when a slow table waits for them, when they are invited, when a friend opens a table."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import pytest

from ninelives.server.runtime.push import devices, mine, nudges
from ninelives.server.runtime.push.courier import BUDGET
from ninelives.server.store.push import Nudge
from ninelives.tables.live.lobby import config_of
from server.acquainted import Person, friends
from server.client import Client, come, two_at
from server.house import Open, code_of, open_house, wait_for
from server.push_service import Browser, PushService, digest, push_service

HOUR = 3600
QUICK_BELL = 0.2  # seconds
SETTLED = 2.5  # seconds after which what was to be told was told: the courier looks every second
BAD, NONE, STRANGER = HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.UNAUTHORIZED


@pytest.fixture(scope="module")
def whole() -> Iterator[tuple[Open, PushService]]:
    with (
        push_service() as service,
        open_house(push=service.origin, address="https://cats.example") as house,
        house.keeping(bell=QUICK_BELL),
    ):
        yield house, service


@pytest.fixture
def site(whole: tuple[Open, PushService]) -> Open:
    whole[0].refill()
    return whole[0]


@pytest.fixture
def service(whole: tuple[Open, PushService]) -> PushService:
    whole[1].arrived.clear()
    whole[1].answers.clear()
    return whole[1]


def subscribes(site: Open, service: PushService, token: str, language: str = "en", **more: object) -> Browser:
    """Let somebody be sent for on a new device."""
    browser = service.browser()
    answer = site.ask("PUT", "/api/me/push", browser.form(**more), token, **{"accept-language": language})
    assert answer.status_code == HTTPStatus.OK, answer.text
    return browser


def told(service: PushService, browser: Browser) -> list[dict[str, Any]]:
    return [arrived.message for arrived in service.arrived if arrived.browser is browser]


async def until(holds: Callable[[], bool]) -> None:
    await asyncio.to_thread(wait_for, holds, 15)


async def settled() -> None:
    await asyncio.sleep(SETTLED)


@asynccontextmanager
async def slow_table(site: Open, **wishes: object) -> AsyncIterator[tuple[Client, Client, str]]:
    """Give two at a table of hours: whoever is asked, the other, and its code."""
    table = site.set_up(clock=HOUR, options={"start": "3"}, **wishes)
    async with two_at(table) as (asked, other):
        yield asked, other, code_of(table)


async def plays_on(asked: Client, other: Client) -> None:
    """Let somebody play, and go before it can be their turn again."""
    assert (await asked.play())["t"] == "done"
    await other.sees(lambda me: me.my_turn)


async def test_whoever_is_away_is_told_once_that_it_is_their_turn(site: Open, service: PushService) -> None:
    async with slow_table(site) as (asked, other, code):
        phone = subscribes(site, service, other.welcome["token"])
        desk = subscribes(site, service, other.welcome["token"], language="de-AT,de;q=0.9")
        await other.socket.close()
        assert (await asked.play())["t"] == "done"
        await until(lambda: len(service.arrived) == 2)
        await settled()
        assert told(service, phone) == [
            {
                "title": "It is your turn",
                "text": f"You Gotta Be Kitten Me!, table {code}",
                "language": "en",
                "tag": code,
                "path": f"t/{code}",
                "code": code,
                "mute": "Mute this table",
            }
        ], "and of no card, no move, nobody else's name"
        assert [one["title"] for one in told(service, desk)] == ["Du bist am Zug"]
        headers = next(arrived.headers for arrived in service.arrived if arrived.browser is phone)
        assert (headers["ttl"], headers["urgency"], headers["content-encoding"]) == ("86400", "normal", "aes128gcm")
        assert 0 < len(headers["topic"]) <= 32
        assert code not in headers["topic"]
        assert service.keys == {site.get("/api/me/push")["key"]}
        assert service.faults == []


async def test_each_turn_is_told_anew(site: Open, service: PushService) -> None:
    async with slow_table(site) as (asked, other, code):
        phone = subscribes(site, service, other.welcome["token"])
        await other.socket.close()
        assert (await asked.play())["t"] == "done"
        await until(lambda: len(told(service, phone)) == 1)
        async with come(site.table(code), other.welcome["token"]) as again:
            assert (await again.play())["t"] == "done"
        await asked.sees(lambda me: me.my_turn)
        await asked.do("hurry")  # a row that is no turn
        await settled()
        assert len(told(service, phone)) == 1
        assert (await asked.play())["t"] == "done"
        await until(lambda: len(told(service, phone)) == 2)


async def test_whoever_is_there_or_came_back_in_time_is_left_alone(site: Open, service: PushService) -> None:
    async with slow_table(site) as (asked, other, _):
        phone = subscribes(site, service, other.welcome["token"])
        await plays_on(asked, other)  # and stays
        await settled()
        assert told(service, phone) == []


async def test_a_table_that_moved_on_is_told_to_nobody(site: Open, service: PushService) -> None:
    async with slow_table(site) as (asked, other, code):
        phone = subscribes(site, service, other.welcome["token"])
        await other.socket.close()
        with site.keeping(bell=0.0):
            store = site.context.push_store
            claim = store.claim
            try:
                store.claim = _none_due  # type: ignore[method-assign] # no courier looks for a while
                assert (await asked.play())["t"] == "done"
                await settled()  # so it is in the queue
                async with come(site.table(code), other.welcome["token"]) as again:
                    await plays_on(again, asked)
            finally:
                store.claim = claim  # type: ignore[method-assign]
        await settled()
        assert told(service, phone) == []


async def _none_due(_now: float, _most: int) -> list[Any]:
    return []


@pytest.mark.parametrize("wishes", [{"clock": 60}, {"clock": HOUR - 1}])
async def test_a_table_of_minutes_sends_for_nobody(site: Open, service: PushService, wishes: dict[str, int]) -> None:
    async with two_at(site.set_up(options={"start": "3"}, **wishes)) as (asked, other):
        phone = subscribes(site, service, other.welcome["token"])
        await other.socket.close()
        assert (await asked.play())["t"] == "done"
        await settled()
        assert told(service, phone) == []


async def test_among_cats_nobody_is_sent_for(site: Open, service: PushService) -> None:
    async with come(site.set_up(clock=24 * HOUR, options={"start": "3"})) as ann:
        phone = subscribes(site, service, ann.welcome["token"])
        await ann.done("sit 0 aa Ann")
        await ann.done("begin")
        await ann.sees(lambda me: me.my_turn)
    await settled()
    assert told(service, phone) == []


async def test_a_muted_table_is_quiet_until_that_is_lifted(site: Open, service: PushService) -> None:
    async with slow_table(site) as (asked, other, code):
        token = other.welcome["token"]
        phone = subscribes(site, service, token)
        await other.socket.close()
        muted = site.ask("PUT", "/api/me/muted", {"code": code.lower(), "muted": True}, token)
        assert muted.json()["muted"] == [code]
        assert (await asked.play())["t"] == "done"
        await settled()
        assert told(service, phone) == []
        assert site.ask("PUT", "/api/me/muted", {"code": code, "muted": False}, token).json()["muted"] == []
        async with come(site.table(code), token) as again:
            await plays_on(again, asked)
        assert (await asked.play())["t"] == "done"
        await until(lambda: len(told(service, phone)) == 1)


async def test_in_quiet_hours_it_waits_and_then_it_is_told_if_it_still_is_so(site: Open, service: PushService) -> None:
    async with slow_table(site) as (asked, other, _):
        token = other.welcome["token"]
        minute = (int(time.time()) // 60) % 1440
        quiet = {"quiet_from": (minute - 10) % 1440, "quiet_to": (minute + 10) % 1440, "zone": "UTC"}
        phone = subscribes(site, service, token, **quiet)
        await other.socket.close()
        assert (await asked.play())["t"] == "done"
        await settled()
        assert told(service, phone) == []
        [nudge] = await asyncio.to_thread(site.inside, site.context.push_store.claim(time.time() + 660, 9))
        assert nudge.due == pytest.approx(time.time() + 600, abs=65)
        assert site.ask("PUT", "/api/me/push", phone.form(), token).status_code == HTTPStatus.OK
        await asyncio.to_thread(site.inside, site.context.push_store.put_off(nudge, 0.0))  # morning comes
        await until(lambda: len(told(service, phone)) == 1)


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_forgotten(site: Open, service: PushService, status: int) -> None:
    async with slow_table(site) as (asked, other, _):
        token = other.welcome["token"]
        subscribes(site, service, token)
        await other.socket.close()
        service.answers = [(status, {})]
        assert (await asked.play())["t"] == "done"
        await until(lambda: site.get("/api/me/push", token)["devices"] == [])


async def test_what_a_busy_service_did_not_take_is_tried_again(
    site: Open, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninelives.server.runtime.push.sending.BETWEEN", (0.1, 1.0))
    async with slow_table(site) as (asked, other, _):
        phone = subscribes(site, service, other.welcome["token"])
        await other.socket.close()
        service.answers = [(429, {"Retry-After": "1"}), (503, {})]
        assert (await asked.play())["t"] == "done"
        await until(lambda: len(told(service, phone)) == 1)
        service.answers = [(503, {})] * 9
        async with come(site.table(asked.url.split("/")[-2]), other.welcome["token"]) as again:
            await plays_on(again, asked)
        assert (await asked.play())["t"] == "done"
        await until(lambda: len(service.answers) == 5)  # four tries
        await settled()
        assert len(service.answers) == 5


async def test_one_device_gets_no_more_than_its_budget(site: Open, service: PushService) -> None:
    many = int(BUDGET.burst) + 5
    async with friends(site) as (ann, ben, *_):
        phone = subscribes(site, service, ben.token)
        due = [await nudge_about(site, ann, phone) for _ in range(many)]
        await asyncio.to_thread(site.inside, site.context.push_store.enqueue(due))
        await until(lambda: len(told(service, phone)) >= BUDGET.burst)
        await settled()
        assert len(told(service, phone)) == BUDGET.burst < many


async def nudge_about(site: Open, host: Person, phone: Browser) -> Nudge:
    """Let somebody open a table and sit there, which is still true whenever it is told."""
    code = opens(host, private=False).json()["code"]
    async with come(site.table(code), host.token) as client:
        await client.done("sit 0 aa Ann")
    config = await asyncio.to_thread(site.inside, config_of(site.context.house.store.facts, code))
    return Nudge(digest(phone), config.id, nudges.OPENED, nudges.ONCE + 1, due=0.0, made=time.time())


async def test_a_friend_who_is_invited_is_told_by_whom(site: Open, service: PushService) -> None:
    async with friends(site) as (ann, ben, at_table, *_):
        phone = subscribes(site, service, ben.token)
        await at_table["Ben"].socket.close()
        table = site.set_up(seats=3)
        async with come(table, ann.token) as host:
            await host.done("sit 0 aa Ann")
            assert ann.invites(ann.handle(), code_of(table)).status_code == HTTPStatus.OK
            await until(lambda: len(told(service, phone)) == 1)
            [message] = told(service, phone)
            assert message["title"] == "Ann invites you"
            assert message["text"] == f"You Gotta Be Kitten Me!, table {code_of(table)}"


async def test_whoever_blocks_is_told_of_no_invitation(site: Open, service: PushService) -> None:
    async with friends(site) as (ann, ben, *_):
        phone = subscribes(site, service, ben.token)
        assert ben.changes(ben.handle(), "block").status_code == HTTPStatus.OK
        table = site.set_up(seats=3)
        async with come(table, ann.token) as host:
            await host.done("sit 0 aa Ann")
            assert ann.invites(ann.handle(), code_of(table)).status_code == HTTPStatus.OK, "it looks the same"
            await settled()
            assert told(service, phone) == []


@pytest.mark.parametrize(("private", "seated", "heard"), [(False, True, 1), (True, True, 0), (False, False, 0)])
async def test_a_friends_new_table_is_told_where_anybody_may_come_and_they_sit_there(  # noqa: PLR0913 - one case each
    site: Open, service: PushService, monkeypatch: pytest.MonkeyPatch, *, private: bool, seated: bool, heard: int
) -> None:
    monkeypatch.setattr(nudges, "SEATED", 1.0)
    async with friends(site) as (ann, ben, *_):
        phone = subscribes(site, service, ben.token)
        assert opens(ann, private=private).status_code == HTTPStatus.CREATED
        code = opens(ann, private=private).json()["code"]
        async with come(site.table(code), ann.token) as host:
            if seated:
                await host.done("sit 0 aa Ann")
            await settled()
        assert [message["title"] for message in told(service, phone)] == ["Ann has opened a table"] * heard
        assert [message["code"] for message in told(service, phone)] == [code] * heard
        for _time in range(3):  # after two an hour they are told of no more
            assert opens(ann, private=private).status_code == HTTPStatus.CREATED
        assert await asyncio.to_thread(site.inside, site.context.push_store.claim(time.time() + 60, 9)) == []


def opens(person: Person, *, private: bool) -> Any:  # noqa: ANN401 - an answer
    return person.ask("POST", "/api/tables", {"game": "kitten-me", "seats": 3, "private": private})


def test_a_stranger_is_sent_for_nowhere(site: Open, service: PushService) -> None:
    shown = site.get("/api/me/push")
    assert (shown["known"], shown["devices"], shown["muted"]) == (False, [], [])
    assert site.ask("PUT", "/api/me/push", service.browser().form()).status_code == STRANGER


@pytest.fixture
def token(site: Open) -> str:
    return str(site.ask("PUT", "/api/me", {"name": "Mochi"}).json()["token"])


def test_devices_are_shown_to_their_owner_alone_and_removed_by_them(
    site: Open, service: PushService, token: str
) -> None:
    phone = subscribes(site, service, token, quiet_from=1320, quiet_to=420, zone="Europe/Rome")
    other = str(site.ask("PUT", "/api/me", {"name": "Other"}).json()["token"])
    assert site.get("/api/me/push", token)["devices"] == [
        {
            "id": digest(phone),
            "endpoint": phone.endpoint,
            "language": "en",
            "quiet_from": 1320,
            "quiet_to": 420,
            "zone": "Europe/Rome",
            "made": pytest.approx(time.time(), abs=60),
        }
    ]
    assert site.get("/api/me/push", other)["devices"] == []
    for method, path in (("DELETE", ""), ("POST", "/trial")):
        assert site.ask(method, f"/api/me/push/{digest(phone)}{path}", token=other).status_code == NONE
    assert site.ask("DELETE", f"/api/me/push/{digest(phone)}", token=token).json()["devices"] == []


def test_a_trial_comes_at_once_or_says_that_it_did_not(site: Open, service: PushService, token: str) -> None:
    phone = subscribes(site, service, token)
    trial = f"/api/me/push/{digest(phone)}/trial"
    assert site.ask("POST", trial, token=token).status_code == HTTPStatus.OK
    assert [(message["title"], message["path"], message["mute"]) for message in told(service, phone)] == [
        ("It works", "me", "")
    ]
    service.answers = [(500, {})]
    answer = site.ask("POST", trial, token=token)
    assert (answer.status_code, answer.json()["reason"]) == (BAD, devices.NOT_TAKEN)
    service.answers = [(410, {})]
    assert site.ask("POST", trial, token=token).status_code == BAD
    assert site.get("/api/me/push", token)["devices"] == []


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"endpoint": "https://evil.example/x"}, devices.UNKNOWN_SERVICE),
        ({"endpoint": "http://127.0.0.1:1/x"}, devices.UNKNOWN_SERVICE),
        ({"p256dh": "AAAA"}, devices.BAD_KEYS),
        ({"p256dh": "!"}, devices.BAD_KEYS),
        ({"auth": "é"}, devices.BAD_KEYS),
        ({"zone": "Nowhere"}, devices.BAD_ZONE),
        ({"quiet_from": 1440}, "quiet_from"),
    ],
)
def test_what_no_browser_says_is_refused_with_a_reason(
    site: Open, service: PushService, token: str, wrong: dict[str, object], why: str
) -> None:
    answer = site.ask("PUT", "/api/me/push", service.browser().form(**wrong), token)
    assert answer.status_code == BAD
    assert why in answer.json()["reason"]


def test_there_is_a_bound_of_devices_and_of_muted_tables(
    site: Open, service: PushService, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "MOST", 2)
    monkeypatch.setattr(mine, "MOST_MUTED", 1)
    phone, _ = subscribes(site, service, token), subscribes(site, service, token)
    assert site.ask("PUT", "/api/me/push", service.browser().form(), token).json()["reason"] == devices.ENOUGH
    assert site.ask("PUT", "/api/me/push", phone.form(), token).status_code == HTTPStatus.OK, "one of them again"
    codes = [code_of(site.set_up()) for _ in range(2)]
    answers = [site.ask("PUT", "/api/me/muted", {"code": code, "muted": True}, token) for code in codes]
    assert [answer.status_code for answer in answers] == [HTTPStatus.OK, BAD]
    assert site.ask("PUT", "/api/me/muted", {"code": "NOSUCH", "muted": True}, token).status_code == NONE


def test_export_and_forget_cover_it_and_signing_out_ends_it(site: Open, service: PushService, token: str) -> None:
    phone = subscribes(site, service, token)
    code = code_of(site.set_up())
    site.ask("PUT", "/api/me/muted", {"code": code, "muted": True}, token)
    exported = site.get("/api/me/export", token)["push"]
    assert [one["endpoint"] for one in exported["devices"]] == [phone.endpoint]
    assert exported["muted"] == [code]
    token = str(site.ask("POST", "/api/me/token", token=token).json()["token"])
    shown = site.get("/api/me/push", token)
    assert (shown["devices"], shown["muted"]) == ([], [code])
    subscribes(site, service, token)
    who = site.context.house.identity.read(token)
    assert who is not None
    assert site.ask("DELETE", "/api/me", token=token).status_code == HTTPStatus.OK
    store = site.context.push_store
    assert site.inside(store.subscriptions_of(who)) == []
    assert site.inside(store.muted_by(who)) == frozenset()


def test_a_server_without_the_extra_offers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ninelives.server.runtime.context.HAS_PUSH", False)
    with open_house() as house:
        token = str(house.ask("PUT", "/api/me", {"name": "Mochi"}).json()["token"])
        assert house.get("/api/me/push", token)["key"] == ""
        browser = Browser("https://fcm.googleapis.com")
        assert house.ask("PUT", "/api/me/push", browser.form(), token).status_code == NONE
        for method, path in (("DELETE", ""), ("POST", "/trial")):
            assert house.ask(method, f"/api/me/push/{digest(browser)}{path}", token=token).status_code == NONE
