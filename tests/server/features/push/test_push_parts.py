"""Sealing, signing, addresses, quiet hours and answers of services: each by itself."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from ninelives.server.features.push.allowed_services import is_served
from ninelives.server.features.push.client import Delivery, Envelope, PushClient, Sent
from ninelives.server.features.push.encryption import Reader, is_reader, seal, seal_by
from ninelives.server.features.push.quiet_hours import is_zone, wakes_at
from ninelives.server.features.push.store import PushSubscription
from ninelives.server.features.push.vapid import Vapid
from ninelives.server.settings import PUSH_SERVICES
from ninelives.tables.ids import GuestId
from server.push_service import HANGS_UP, Browser, PushService, unb64
from virtual_time import VirtualClock

WATERMELON = b"When I grow up, I want to be a watermelon"  # RFC 8291, section 5
OWN = int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
THEIRS = int.from_bytes(unb64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
AUTH = unb64("BTBZMqHH6r4Tts7J_aSIgg")
SALT = unb64("DGv6ra1nlYgDCS1FRnbzlw")
SEALED = unb64(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
ROME = ZoneInfo("Europe/Rome")


def own_key(number: int) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(number, ec.SECP256R1())


def device(browser: Browser, **more: Any) -> PushSubscription:  # noqa: ANN401 - whatever field
    usual = PushSubscription("id", GuestId(7), browser.endpoint, browser.public, browser.auth, "en", 0, 0, "UTC", 0.0)
    return usual._replace(**more)


def test_a_message_is_sealed_as_the_example_of_the_rfc_is() -> None:
    reader = Browser("https://nowhere", own_key(THEIRS), AUTH)
    assert seal_by(WATERMELON, Reader(reader.public, AUTH), own_key(OWN), SALT) == SEALED
    assert reader.opens(SEALED) == WATERMELON


def test_a_message_is_opened_by_its_reader_alone_and_never_sealed_alike() -> None:
    one, other = Browser("https://nowhere"), Browser("https://nowhere")
    first, second = [seal(b"meow", Reader(one.public, one.auth)) for _ in range(2)]
    assert one.opens(first) == one.opens(second) == b"meow"
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    with pytest.raises(InvalidTag):
        other.opens(first)


@pytest.mark.parametrize(
    ("public", "auth"),
    [(b"", AUTH), (b"\x04" + bytes(64), AUTH), (Browser("").public[:-1], AUTH), (b"", b"")],
    ids=["no key", "not on the curve", "too short", "nothing"],
)
def test_keys_that_are_no_point_of_the_curve_are_refused(public: bytes, auth: bytes) -> None:
    assert is_reader(Reader(Browser("").public, AUTH))
    assert not is_reader(Reader(Browser("").public, AUTH[:-1]))
    assert not is_reader(Reader(public, auth))


def test_every_process_has_the_same_key_and_another_house_has_another() -> None:
    assert Vapid(b"k" * 32, "").public_key == Vapid(b"k" * 32, "other").public_key != Vapid(b"l" * 32, "").public_key
    assert len(unb64(Vapid(b"k" * 32, "").public_key)) == 65


@pytest.mark.parametrize(
    "address",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def-_9",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QNoW",
        "https://db5p.notify.windows.com/w/?token=BQ%2b",
    ],
)
def test_the_services_of_the_common_browsers_are_known(address: str) -> None:
    assert is_served(address, PUSH_SERVICES)


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example/fcm.googleapis.com/",
        "https://evil.example#.push.apple.com/x",
        "https://evil.example\\.push.apple.com/x",
        "https://push.apple.com.evil.example/x",
        "https://evilpush.apple.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://web.push.apple.com/x\r\nHost: evil",
        "https://web.push.apple.com/x y",
        "https://web.push.apple.com",
        f"https://web.push.apple.com/{'x' * 1000}",
        "file:///etc/passwd",
        "",
    ],
)
def test_nothing_is_sent_to_any_other_address(address: str) -> None:
    assert not is_served(address, PUSH_SERVICES)
    assert not is_served(address, {"http://127.0.0.1:8412"})


def test_whoever_runs_a_server_may_trust_another_service() -> None:
    assert is_served("http://127.0.0.1:8412/to/me", {"http://127.0.0.1:8412"})
    assert not is_served("http://127.0.0.1:84120/to/me", {"http://127.0.0.1:8412"})
    assert is_served("https://push.example.org/x", {"push.example.org"})


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ROME).timestamp()


@pytest.mark.parametrize(
    ("quiet", "now", "wakes"),
    [
        ((1320, 420), "2026-11-17T21:59:59", "2026-11-17T21:59:59"),
        ((1320, 420), "2026-11-17T22:00:30", "2026-11-18T07:00:00"),
        ((1320, 420), "2026-11-18T06:59:00", "2026-11-18T07:00:00"),
        ((1320, 420), "2026-11-18T07:00:00", "2026-11-18T07:00:00"),
        ((780, 840), "2026-11-17T13:30:00", "2026-11-17T14:00:00"),
        ((600, 600), "2026-11-17T10:00:00", "2026-11-17T10:00:00"),  # none
        ((1320, 420), "2026-10-24T23:00:00", "2026-10-25T07:00:00"),  # the night has 25 hours
        ((1320, 420), "2026-03-28T23:00:00", "2026-03-29T07:00:00"),  # and this one 23
    ],
)
def test_a_device_is_not_woken_in_its_quiet_hours(quiet: tuple[int, int], now: str, wakes: str) -> None:
    there = device(Browser(""), quiet_from=quiet[0], quiet_to=quiet[1], zone="Europe/Rome")
    assert wakes_at(there, at(now)) == at(wakes)


def test_a_zone_is_one_that_is_known() -> None:
    assert is_zone("Europe/Rome")
    assert not any(is_zone(name) for name in ("", "Europe", "../etc/passwd", "/etc/localtime", "Nowhere", "a\0b"))


async def sent_to(service: PushService, **more: str) -> Sent:
    client = PushClient(Vapid(b"k" * 32, "https://cats.example"), frozenset({service.origin}), VirtualClock())
    try:
        return await client.send(device(service.browser(), **more), b'{"title": "meow"}', Envelope("t", 60, "low"))
    finally:
        await client.close()


@pytest.mark.parametrize(
    ("status", "headers", "delivery"),
    [
        (201, {}, Sent(Delivery.TAKEN)),
        (404, {}, Sent(Delivery.GONE)),
        (410, {}, Sent(Delivery.GONE)),
        (429, {"Retry-After": "120"}, Sent(Delivery.LATER, 120.0)),
        (429, {"Retry-After": "999999999"}, Sent(Delivery.LATER, 3600.0)),
        (503, {"Retry-After": "Wed, 18 Nov 2026 00:00:00 GMT"}, Sent(Delivery.LATER, 30.0)),
        (500, {}, Sent(Delivery.LATER, 30.0)),
        (400, {}, Sent(Delivery.LOST)),
        (413, {}, Sent(Delivery.LOST)),
        (307, {"Location": "http://127.0.0.1:1/"}, Sent(Delivery.LOST)),
    ],
)
async def test_what_a_service_answers_is_taken_as_it_is_meant(
    service: PushService, status: int, headers: dict[str, str], delivery: Sent
) -> None:
    service.answers = [(status, headers)]
    assert await sent_to(service) == delivery


async def test_where_nobody_answers_it_is_tried_again_and_where_nobody_knows_it_is_not(service: PushService) -> None:
    service.answers = [HANGS_UP]
    assert (await sent_to(service)).delivery == Delivery.LOST, "it may have been taken"
    service.origin = "http://127.0.0.1:1"
    assert (await sent_to(service)).delivery == Delivery.LATER, "nothing was said to anybody"


async def test_a_service_that_is_trusted_no_more_is_not_asked(service: PushService) -> None:
    assert (await sent_to(service, endpoint="https://elsewhere.example/x")).delivery == Delivery.GONE
    assert service.arrived == []
