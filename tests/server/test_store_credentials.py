"""Tickets that count once, and passkeys, in each engine of a server."""

import asyncio

import pytest

from ninelives.server.store import ServerStore
from ninelives.server.store.credentials import FOREVER, CredentialStore, Passkey, Ticket
from ninelives.tables.ids import GuestId

ANN, BOB = GuestId(7), GuestId(2**62)
KEY = Passkey(id="a-key", who=ANN, public_key=b"\x00\xff", counter=3, synced=True, made=10.0, used=10.0)


@pytest.fixture
def kept(stores: list[ServerStore]) -> CredentialStore:
    return stores[0].credentials


async def test_a_ticket_counts_once_for_its_purpose_and_until_its_time(kept: CredentialStore) -> None:
    await kept.issue([Ticket("one", "device", ANN, 100.0), Ticket("two", "recovery", BOB, FOREVER)], 0.0)
    assert await kept.redeem("one", "recovery", 50.0) is None
    assert await kept.redeem("one", "device", 100.0) is None
    assert await kept.redeem("one", "device", 99.0) == ANN
    assert await kept.redeem("one", "device", 99.0) is None
    assert await kept.redeem("two", "recovery", 4e9) == BOB


async def test_of_many_who_redeem_a_ticket_at_once_one_does(stores: list[ServerStore]) -> None:
    await stores[0].credentials.issue([Ticket("one", "device", ANN, 100.0)], 0.0)
    tries = [stores[n % 2].credentials.redeem("one", "device", 50.0) for n in range(8)]
    assert sorted(await asyncio.gather(*tries), key=str) == [ANN, *[None] * 7]


async def test_tickets_are_withdrawn_by_guest_and_purpose_and_those_that_are_over_are_not_kept(
    kept: CredentialStore,
) -> None:
    await kept.issue([Ticket(f"r{n}", "recovery", ANN, FOREVER) for n in range(3)], 0.0)
    await kept.issue([Ticket("d", "device", ANN, 10.0), Ticket("b", "device", BOB, 90.0)], 0.0)
    assert [await kept.tickets_left(ANN, purpose) for purpose in ("recovery", "device")] == [3, 1]
    await kept.withdraw(ANN, "recovery")
    assert [await kept.tickets_left(ANN, purpose) for purpose in ("recovery", "device")] == [0, 1]
    await kept.issue([Ticket("n", "device", BOB, 90.0)], 10.0)
    assert await kept.tickets_left(ANN, "device") == 0
    assert await kept.tickets_left(BOB, "device") == 2


async def test_a_passkey_is_one_persons_and_is_kept_as_it_is(kept: CredentialStore) -> None:
    assert await kept.add_passkey(KEY)
    assert not await kept.add_passkey(KEY._replace(who=BOB)), "nobody takes another's"
    older = KEY._replace(id="older", made=5.0)
    assert await kept.add_passkey(older)
    assert await kept.passkeys_of(ANN) == [older, KEY]
    assert await kept.passkey("none") is None
    await kept.note_use("a-key", 4, 20.0)
    assert await kept.passkey("a-key") == KEY._replace(counter=4, used=20.0)
    assert not await kept.remove_passkey(BOB, "a-key")
    assert await kept.remove_passkey(ANN, "a-key")
    assert not await kept.remove_passkey(ANN, "a-key")


async def test_all_of_a_guest_is_forgotten_and_nothing_of_others(kept: CredentialStore) -> None:
    for who in (ANN, BOB):
        await kept.add_passkey(KEY._replace(id=f"key {who}", who=who))
        await kept.issue([Ticket(f"ticket {who}", "device", who, FOREVER)], 0.0)
    await kept.forget(ANN)
    assert await kept.passkeys_of(ANN) == []
    assert await kept.redeem(f"ticket {ANN}", "device", 1.0) is None
    assert len(await kept.passkeys_of(BOB)) == 1
    assert await kept.redeem(f"ticket {BOB}", "device", 1.0) == BOB
