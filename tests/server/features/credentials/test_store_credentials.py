"""Tickets that count once, and passkeys, in each engine of a server."""

import asyncio

import pytest

from ninelives.hosting.people.sessions import NewDevice, Session, SignIn
from ninelives.server.features.credentials.store import CredentialStore, Passkey, Ticket
from ninelives.server.storage import FOREVER, ServerStore
from ninelives.tables.ids import GuestId

ANN, BOB = GuestId(7), GuestId(2**62)
KEY = Passkey(id="a-key", who=ANN, public_key=b"\x00\xff", counter=3, synced=True, made=10.0, used=10.0)


def by(who: GuestId) -> SignIn:
    return SignIn(Session(who, 2**40), "", 5.0)


@pytest.fixture
def kept(stores: list[ServerStore]) -> CredentialStore:
    return CredentialStore(stores[0].database)


async def test_a_ticket_counts_once_for_its_purpose_and_until_its_time(kept: CredentialStore) -> None:
    await kept.issue(Ticket("one", "device", ANN, 100.0), 0.0)
    await kept.issue(Ticket("two", "recovery", BOB, FOREVER), 0.0)
    assert await kept.redeem("one", "recovery", 50.0) is None
    assert await kept.redeem("one", "device", 100.0) is None
    assert await kept.redeem("one", "device", 99.0) == ANN
    assert await kept.redeem("one", "device", 99.0) is None
    assert await kept.redeem("two", "recovery", 4e9) == BOB


async def test_of_many_who_redeem_a_ticket_at_once_one_does(stores: list[ServerStore]) -> None:
    await CredentialStore(stores[0].database).issue(Ticket("one", "device", ANN, 100.0), 0.0)
    tries = [
        CredentialStore(stores[n % 2].database).sign_in("one", "device", NewDevice(2**40 + n, "", 0.0), 50.0)
        for n in range(8)
    ]
    opened = [session for session in await asyncio.gather(*tries) if session is not None]
    assert [session.who for session in opened] == [ANN]
    assert [one.session for one in await stores[1].sessions.sessions_of(ANN)] == opened


async def test_tickets_replace_those_of_a_guest_for_a_purpose_and_those_that_are_over_are_not_kept(
    kept: CredentialStore,
) -> None:
    await kept.replace(by(ANN), "recovery", [Ticket(f"r{n}", "recovery", ANN, FOREVER) for n in range(3)], 5.0)
    await kept.replace(by(ANN), "device", [Ticket("d", "device", ANN, 10.0)], 5.0)
    await kept.replace(by(BOB), "device", [Ticket("b", "device", BOB, 90.0)], 5.0)
    assert [await kept.tickets_left(ANN, purpose) for purpose in ("recovery", "device")] == [3, 1]
    await kept.replace(by(ANN), "recovery", [Ticket("r", "recovery", ANN, FOREVER)], 5.0)
    assert [await kept.tickets_left(ANN, purpose) for purpose in ("recovery", "device")] == [1, 1]
    await kept.issue(Ticket("n", "device", BOB, 90.0), 10.0)
    assert await kept.tickets_left(ANN, "device") == 0
    assert await kept.tickets_left(BOB, "device") == 2


async def test_a_passkey_is_one_persons_and_is_kept_as_it_is(kept: CredentialStore) -> None:
    assert await kept.add_passkey(by(ANN), KEY)
    assert not await kept.add_passkey(by(BOB), KEY._replace(who=BOB)), "nobody takes another's"
    older = KEY._replace(id="older", made=5.0)
    assert await kept.add_passkey(by(ANN), older)
    assert await kept.passkeys_of(ANN) == [older, KEY]
    assert await kept.passkey("none") is None
    session = await kept.sign_in_by_passkey(KEY, 4, NewDevice(2**41, "", 20.0))
    assert session == Session(ANN, 2**41)
    assert await kept.passkey("a-key") == KEY._replace(counter=4, used=20.0)
    assert not await kept.remove_passkey(by(BOB), "a-key")
    assert await kept.remove_passkey(by(ANN), "a-key")
    assert not await kept.remove_passkey(by(ANN), "a-key")
    assert await kept.sign_in_by_passkey(KEY, 5, NewDevice(2**42, "", 30.0)) is None


async def test_what_was_made_in_a_session_ends_with_it_and_all_of_a_guest_when_they_are_forgotten(
    stores: list[ServerStore],
) -> None:
    kept, sessions = CredentialStore(stores[0].database), stores[1].sessions
    for who, session in ((ANN, 1), (ANN, 2), (BOB, 1)):
        await kept.add_passkey(by(who), KEY._replace(id=f"key {who} {session}", who=who, session=session))
        await kept.issue(Ticket(f"ticket {who} {session}", "device", who, FOREVER, session), 0.0)
    await sessions.end(by(ANN), 2, 5.0)
    assert [passkey.session for passkey in await kept.passkeys_of(ANN)] == [1]
    assert await kept.tickets_left(ANN, "device") == 1
    await sessions.forget(by(ANN), 5.0)
    assert await kept.passkeys_of(ANN) == []
    assert await kept.redeem(f"ticket {ANN} 1", "device", 1.0) is None
    assert len(await kept.passkeys_of(BOB)) == 1
    assert await kept.redeem(f"ticket {BOB} 1", "device", 1.0) == BOB
