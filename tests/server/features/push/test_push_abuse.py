"""What others could do with push messages: take a device over by its address, or keep a place by answering slowly."""

from base64 import urlsafe_b64encode
from secrets import token_bytes

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ninelives.core.errors import BadOption
from ninelives.hosting.people.sessions import Session, SignIn
from ninelives.server.features.push.client import DEADLINE, Delivery, Envelope, PushClient
from ninelives.server.features.push.devices import Devices
from ninelives.server.features.push.store import PushStore
from ninelives.server.features.push.vapid import Vapid
from ninelives.server.storage.memory import InMemoryStore
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import Subscribe
from virtual_time import VirtualClock, run_virtual

OWNER, OTHER = GuestId(1), GuestId(2)
SERVICE = "https://push.example"


def secrets_of_a_browser() -> tuple[str, str]:
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    public = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(public).decode(), urlsafe_b64encode(token_bytes(16)).decode()


def form(secrets: tuple[str, str]) -> Subscribe:
    return Subscribe(endpoint=f"{SERVICE}/to/phone", p256dh=secrets[0], auth=secrets[1])


def signed_in(who: GuestId) -> SignIn:
    return SignIn(Session(who, 2**40), "", 5.0)


async def owners(first: tuple[str, str], then: tuple[str, str]) -> list[GuestId]:
    """Return who is told on a phone after its owner, and then somebody else, subscribed by its address."""
    memory, clock = InMemoryStore(), VirtualClock()
    store = PushStore(memory.database)
    await memory.open()
    client = PushClient(Vapid(b"k" * 32, "https://cats.example"), frozenset({"push.example"}), clock)
    devices = Devices(store, client, frozenset({"push.example"}), clock)
    await devices.keep(signed_in(OWNER), form(first), "en")
    try:
        await devices.keep(signed_in(OTHER), form(then), "en")
    finally:
        found = [who for who in (OWNER, OTHER) if await store.subscriptions_of(who)]
        await client.close()
        await memory.close()
    return found


def test_the_address_of_a_device_is_not_enough_to_take_it_over() -> None:
    with pytest.raises(BadOption):
        run_virtual(owners(secrets_of_a_browser(), secrets_of_a_browser()))


def test_the_same_browser_may_be_somebody_else_later() -> None:
    secrets = secrets_of_a_browser()
    assert run_virtual(owners(secrets, secrets)) == [OTHER]


async def _sent_to_a_service_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> tuple[Delivery, float]:
    clock = VirtualClock()
    client = PushClient(Vapid(b"k" * 32, "https://cats.example"), frozenset({"push.example"}), clock)

    class Dripping:
        async def __aenter__(self) -> None:
            await clock.sleep(1e6)

        async def __aexit__(self, *_fault: object) -> None: ...

    monkeypatch.setattr(client._client, "stream", lambda *_args, **_more: Dripping())
    memory, began = InMemoryStore(), clock.now()
    await memory.open()
    await Devices(PushStore(memory.database), client, frozenset({"push.example"}), clock).keep(
        signed_in(OWNER), form(secrets_of_a_browser()), "en"
    )
    (device,) = await PushStore(memory.database).subscriptions_of(OWNER)
    sent = await client.send(device, b"meow", Envelope("t", 60, "low"))
    await client.close()
    await memory.close()
    return sent.delivery, clock.now() - began


def test_a_service_that_answers_byte_by_byte_is_left_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    delivery, seconds = run_virtual(_sent_to_a_service_that_never_ends(monkeypatch))
    assert delivery == Delivery.LOST, "it may have been taken"
    assert seconds == DEADLINE
