"""Devices on which people are sent for: theirs alone, bounded, exported and forgotten."""

from http import HTTPStatus

import pytest

from ninelives.server.features.push import devices
from ninelives.server.features.push import service as push_service
from server.house import code_of
from server.local import LocalServer, local_server
from server.push_service import Browser, PushService, digest
from server.pushed import subscribes, told
from virtual_time import VirtualClock

BAD, NONE, STRANGER = HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.UNAUTHORIZED


async def test_a_stranger_is_sent_for_nowhere(site: LocalServer, service: PushService) -> None:
    shown = await site.get("/api/me/push")
    assert (shown["known"], shown["devices"], shown["muted"]) == (False, [], [])
    assert (await site.ask("PUT", "/api/me/push", service.browser().form())).status_code == STRANGER


@pytest.fixture
async def token(site: LocalServer) -> str:
    return str((await site.ask("PUT", "/api/me", {"name": "Mochi"})).json()["token"])


async def test_devices_are_shown_to_their_owner_alone_and_removed_by_them(
    site: LocalServer, service: PushService, token: str
) -> None:
    phone = await subscribes(site, service, token, quiet_from=1320, quiet_to=420, zone="Europe/Rome")
    other = str((await site.ask("PUT", "/api/me", {"name": "Other"})).json()["token"])
    assert (await site.get("/api/me/push", token))["devices"] == [
        {
            "id": digest(phone),
            "endpoint": phone.endpoint,
            "language": "en",
            "quiet_from": 1320,
            "quiet_to": 420,
            "zone": "Europe/Rome",
            "made": site.clock.wall(),
        }
    ]
    assert (await site.get("/api/me/push", other))["devices"] == []
    for method, path in (("DELETE", ""), ("POST", "/trial")):
        assert (await site.ask(method, f"/api/me/push/{digest(phone)}{path}", token=other)).status_code == NONE
    assert (await site.ask("DELETE", f"/api/me/push/{digest(phone)}", token=token)).json()["devices"] == []


async def test_a_trial_comes_at_once_or_says_that_it_did_not(
    site: LocalServer, service: PushService, token: str
) -> None:
    phone = await subscribes(site, service, token)
    trial = f"/api/me/push/{digest(phone)}/trial"
    assert (await site.ask("POST", trial, token=token)).status_code == HTTPStatus.OK
    assert [(message["title"], message["path"], message["mute"]) for message in told(service, phone)] == [
        ("It works", "me", "")
    ]
    service.answers = [(500, {})]
    answer = await site.ask("POST", trial, token=token)
    assert (answer.status_code, answer.json()["reason"]) == (BAD, devices.NOT_TAKEN)
    service.answers = [(410, {})]
    assert (await site.ask("POST", trial, token=token)).status_code == BAD
    assert (await site.get("/api/me/push", token))["devices"] == []


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
async def test_what_no_browser_says_is_refused_with_a_reason(
    site: LocalServer, service: PushService, token: str, wrong: dict[str, object], why: str
) -> None:
    answer = await site.ask("PUT", "/api/me/push", service.browser().form(**wrong), token)
    assert answer.status_code == BAD
    assert why in answer.json()["reason"]


async def test_there_is_a_bound_of_devices_and_of_muted_tables(
    site: LocalServer, service: PushService, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "MOST", 2)
    monkeypatch.setattr(push_service, "MAX_MUTED", 1)
    phone, _ = await subscribes(site, service, token), await subscribes(site, service, token)
    assert (await site.ask("PUT", "/api/me/push", service.browser().form(), token)).json()["reason"] == devices.ENOUGH
    assert (await site.ask("PUT", "/api/me/push", phone.form(), token)).status_code == HTTPStatus.OK, (
        "one of them again"
    )
    codes = [code_of(await site.set_up()) for _ in range(2)]
    answers = [await site.ask("PUT", "/api/me/muted", {"code": code, "muted": True}, token) for code in codes]
    assert [answer.status_code for answer in answers] == [HTTPStatus.OK, BAD]
    assert (await site.ask("PUT", "/api/me/muted", {"code": "NOSUCH", "muted": True}, token)).status_code == NONE


async def test_export_and_forget_cover_it_and_signing_out_ends_it(
    site: LocalServer, service: PushService, token: str
) -> None:
    phone = await subscribes(site, service, token)
    code = code_of(await site.set_up())
    await site.ask("PUT", "/api/me/muted", {"code": code, "muted": True}, token)
    exported = (await site.get("/api/me/export", token))["push"]
    assert [one["endpoint"] for one in exported["devices"]] == [phone.endpoint]
    assert exported["muted"] == [code]
    token = str((await site.ask("POST", "/api/me/token", {}, token)).json()["token"])
    shown = await site.get("/api/me/push", token)
    assert (shown["devices"], shown["muted"]) == ([], [code])
    await subscribes(site, service, token)
    session = site.context.house.identity.read(token)
    assert session is not None
    assert (await site.ask("DELETE", "/api/me", token=token)).status_code == HTTPStatus.OK
    store = site.context.push_store
    assert await store.subscriptions_of(session.who) == []
    assert await store.muted_by(session.who) == frozenset()


async def test_a_device_that_is_signed_out_from_elsewhere_is_sent_for_no_more(
    site: LocalServer, service: PushService, token: str
) -> None:
    code = (await site.ask("POST", "/api/me/code", token=token)).json()["code"]
    laptop = str((await site.ask("POST", "/api/arrive", {"code": code})).json()["token"])
    mine, lost = await subscribes(site, service, token), await subscribes(site, service, laptop)
    (there,) = [one["id"] for one in await site.get("/api/me/sessions", token) if not one["here"]]
    await site.ask("DELETE", f"/api/me/sessions/{there}", token=token)
    assert [one["id"] for one in (await site.get("/api/me/push", token))["devices"]] == [digest(mine)]
    assert await site.context.push_store.subscription(digest(lost)) is None


async def test_a_server_without_the_extra_offers_nothing(clock: VirtualClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ninelives.server.process.HAS_PUSH", False)
    async with local_server(clock) as house:
        token = str((await house.ask("PUT", "/api/me", {"name": "Mochi"})).json()["token"])
        assert (await house.get("/api/me/push", token))["key"] == ""
        browser = Browser("https://fcm.googleapis.com")
        assert (await house.ask("PUT", "/api/me/push", browser.form(), token)).status_code == NONE
        for method, path in (("DELETE", ""), ("POST", "/trial")):
            assert (await house.ask(method, f"/api/me/push/{digest(browser)}{path}", token=token)).status_code == NONE
