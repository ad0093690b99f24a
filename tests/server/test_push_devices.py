"""Devices on which people are sent for: theirs alone, bounded, exported and forgotten."""

import time
from http import HTTPStatus

import pytest

from ninelives.server.runtime.push import devices, mine
from server.house import Open, code_of, open_house
from server.push_service import Browser, PushService, digest
from server.pushed import subscribes, told

BAD, NONE, STRANGER = HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.UNAUTHORIZED


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
