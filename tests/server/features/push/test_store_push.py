"""Devices that people are sent for by, and what is due to be told, in each engine of a server."""

import asyncio

import pytest

from ninelives.hosting.people.sessions import Session, SignIn
from ninelives.server.features.push.store import Notification, PushStore, PushSubscription
from ninelives.server.storage import ServerStore
from ninelives.tables.faults import SignedOut
from ninelives.tables.ids import GuestId, TableId

ANN, BOB = GuestId(2**62), GuestId(7)
TABLE, OTHER = TableId(2**62 + 5), TableId(6)
PHONE = PushSubscription(
    "phone", ANN, "https://push.example/1", b"\x04key", b"auth", "de", 1320, 420, "Europe/Rome", 10.0
)
DESK = PHONE._replace(id="desk", endpoint="https://push.example/2", made=5.0)
HERE = SignIn(Session(ANN, 2**40), "", 5.0)
YOUR_TURN = Notification("phone", TABLE, "turn", 4, due=100.0, made=99.0)


@pytest.fixture
def kept(stores: list[ServerStore]) -> PushStore:
    return PushStore(stores[0].database)


async def test_a_device_is_kept_once_with_what_was_said_of_it_last(kept: PushStore) -> None:
    await kept.subscribe(HERE, PHONE)
    await kept.subscribe(HERE, DESK)
    await kept.subscribe(HERE, PHONE._replace(language="fr", quiet_to=420, made=50.0))
    assert await kept.subscriptions_of(ANN) == [DESK, PHONE._replace(language="fr")], "and since when stays"
    assert await kept.subscription("desk") == DESK
    assert await kept.subscription("none") is None
    assert await kept.subscriptions_of(BOB) == []


async def test_a_device_that_another_uses_now_tells_them_nothing_of_before(kept: PushStore) -> None:
    await kept.subscribe(HERE, PHONE)
    await kept.enqueue([YOUR_TURN])
    await kept.subscribe(HERE, PHONE)
    await kept.subscribe(HERE, PHONE._replace(who=BOB))
    assert (await kept.subscriptions_of(ANN), await kept.claim(100.0, 9)) == ([], [])


async def test_what_is_due_is_claimed_once_and_the_oldest_first(kept: PushStore) -> None:
    later = YOUR_TURN._replace(table=OTHER, due=101.0)
    await kept.enqueue([later, YOUR_TURN, YOUR_TURN._replace(device="desk", due=102.0)])
    await kept.enqueue([])
    assert await kept.claim(99.9, 9) == []
    assert await kept.claim(101.0, 1) == [YOUR_TURN]
    assert await kept.claim(101.0, 9) == [later]
    assert await kept.claim(101.0, 9) == []


async def test_no_turn_is_told_twice_however_often_it_is_said(kept: PushStore) -> None:
    await kept.enqueue([YOUR_TURN])
    assert len(await kept.claim(100.0, 9)) == 1
    for turn in (4, 3):
        await kept.enqueue([YOUR_TURN._replace(turn=turn)])
        assert await kept.claim(1e9, 9) == []
    await kept.enqueue([YOUR_TURN._replace(turn=5, due=200.0), YOUR_TURN._replace(kind="invitation", turn=1)])
    assert sorted([(nudge.kind, nudge.turn) for nudge in await kept.claim(200.0, 9)]) == [
        ("invitation", 1),
        ("turn", 5),
    ]


async def test_many_who_claim_at_once_share_what_there_is(stores: list[ServerStore]) -> None:
    await PushStore(stores[0].database).enqueue([YOUR_TURN._replace(table=TableId(number)) for number in range(1, 41)])
    claimed = await asyncio.gather(*[PushStore(stores[number % 2].database).claim(100.0, 5) for number in range(12)])
    tables = [nudge.table for nudges in claimed for nudge in nudges]
    tables += [
        nudge.table for nudge in await PushStore(stores[0].database).claim(100.0, 50)
    ]  # whoever was in the way got none
    assert sorted(tables) == [*range(1, 41)]


async def test_what_was_put_off_is_due_again_unless_a_later_turn_came(kept: PushStore) -> None:
    await kept.enqueue([YOUR_TURN])
    (claimed,) = await kept.claim(100.0, 9)
    await kept.postpone(claimed, 130.0)
    assert await kept.claim(129.0, 9) == []
    assert await kept.claim(130.0, 9) == [YOUR_TURN._replace(due=130.0, tries=1)]
    await kept.enqueue([YOUR_TURN._replace(turn=5, due=500.0)])
    await kept.postpone(claimed, 140.0)
    assert await kept.claim(150.0, 9) == []


async def test_a_table_is_muted_by_one_person_until_they_lift_it(kept: PushStore) -> None:
    await kept.mute(ANN, TABLE, on=True)
    await kept.mute(ANN, TABLE, on=True)
    await kept.mute(BOB, OTHER, on=True)
    assert (await kept.muted_by(ANN), await kept.muted_by(BOB)) == (frozenset({TABLE}), frozenset({OTHER}))
    await kept.mute(ANN, TABLE, on=False)
    assert await kept.muted_by(ANN) == frozenset()


async def test_what_is_removed_takes_along_what_it_was_to_be_told(kept: PushStore) -> None:
    await kept.subscribe(HERE, PHONE)
    await kept.subscribe(HERE, DESK)
    await kept.enqueue(
        [YOUR_TURN, YOUR_TURN._replace(device="desk", made=9.0), YOUR_TURN._replace(table=OTHER, made=9.0)]
    )
    await kept.tidy(10.0)
    await kept.unsubscribe("desk")
    assert await kept.subscriptions_of(ANN) == [PHONE]
    assert await kept.claim(100.0, 9) == [YOUR_TURN]


async def test_whoever_is_forgotten_leaves_nothing(kept: PushStore) -> None:
    for who, device in ((ANN, "phone"), (BOB, "desk")):
        await kept.subscribe(HERE, PHONE._replace(id=device, who=who))
        await kept.mute(who, TABLE, on=True)
        await kept.enqueue([YOUR_TURN._replace(device=device)])
    await kept.forget(ANN)
    assert (await kept.subscriptions_of(ANN), await kept.muted_by(ANN)) == ([], frozenset())
    assert len(await kept.subscriptions_of(BOB)) == len(await kept.muted_by(BOB)) == 1
    assert [nudge.device for nudge in await kept.claim(100.0, 9)] == ["desk"]


async def test_a_device_is_sent_for_no_more_once_its_session_ends(stores: list[ServerStore]) -> None:
    """However it ends: by itself, with all others, with its guest, or with the epoch."""
    kept, sessions = PushStore(stores[0].database), stores[1].sessions
    there = SignIn(Session(ANN, 2**41), "", 5.0)

    async def subscribe_both() -> None:
        await kept.subscribe(HERE, DESK._replace(session=HERE.session.number))
        await kept.subscribe(there, PHONE._replace(session=there.session.number))
        await kept.enqueue([YOUR_TURN])

    await subscribe_both()
    await sessions.end(HERE, there.session.number, 5.0)
    assert [device.id for device in await kept.subscriptions_of(ANN)] == ["desk"]
    assert await kept.claim(100.0, 9) == [], "nor is it told what was due"
    there = SignIn(Session(ANN, 2**42), "", 5.0)
    await subscribe_both()
    await sessions.raise_epoch(keep_sessions=True)
    assert len(await kept.subscriptions_of(ANN)) == 2
    await sessions.raise_epoch(keep_sessions=False)
    assert await kept.subscriptions_of(ANN) == []
    with pytest.raises(SignedOut):
        await kept.subscribe(there, PHONE)
    again = SignIn(Session(ANN, 2**43), "", 5.0)
    await kept.subscribe(again, PHONE)
    await sessions.renew(again, 2**44, (), 5.0)
    assert await kept.subscriptions_of(ANN) == []
    last = SignIn(Session(ANN, 2**44), "", 5.0)
    await kept.subscribe(last, PHONE)
    await sessions.forget(last, 5.0)
    assert await kept.subscriptions_of(ANN) == []
