"""What people keep of each other, in each engine of a server."""

import asyncio

import pytest

from ninelives.server.features.friends.store import KEPT, LEFT, NEW, NOWHERE, FriendStore, Relationship
from ninelives.server.storage import ServerStore
from ninelives.tables.ids import GuestId, TableId
from server.stores import CONFIG, row

ANN, BOB, CLEO = GuestId(7), GuestId(2**62), GuestId(9)
TABLE, OTHER = TableId(2**62 + 5), TableId(6)
TO_BOB = Relationship(ANN, BOB, "handle-a", "Bob", met=10.0)
TO_ANN = Relationship(BOB, ANN, "handle-b", "Ann", met=10.0)


@pytest.fixture
def kept(stores: list[ServerStore]) -> FriendStore:
    return FriendStore(stores[0].database)


async def test_a_tie_is_kept_once_and_each_side_has_its_own(kept: FriendStore) -> None:
    await kept.meet([TO_BOB, TO_ANN])
    await kept.stand(ANN, BOB, KEPT)
    await kept.meet(
        [TO_BOB._replace(handle="another", name="Robert"), Relationship(ANN, CLEO, "handle-c", "Cleo", met=5.0)]
    )
    assert await kept.relationships_of(ANN) == [
        Relationship(ANN, CLEO, "handle-c", "Cleo", met=5.0),
        TO_BOB._replace(standing=KEPT),
    ]
    assert await kept.relationships_of(BOB) == await kept.relationships_to(ANN) == [TO_ANN]
    assert (await kept.relationships_to(BOB))[0].standing == KEPT
    await kept.stand(ANN, BOB, LEFT)
    assert [tie.standing for tie in await kept.relationships_of(ANN)] == [NEW, LEFT]
    assert await kept.relationships_of(GuestId(1)) == []


async def test_a_block_counts_both_ways_until_it_is_lifted(kept: FriendStore) -> None:
    await kept.meet([TO_BOB, TO_ANN, Relationship(CLEO, ANN, "handle-d", "Ann", met=1.0)])
    assert await kept.blocked_with(ANN) == frozenset()
    await kept.block(ANN, BOB, on=True)
    await kept.block(CLEO, ANN, on=True)
    assert await kept.blocked_with(ANN) == {BOB, CLEO}
    assert await kept.blocked_with(BOB) == await kept.blocked_with(CLEO) == {ANN}
    await kept.block(BOB, ANN, on=True)
    await kept.block(ANN, BOB, on=False)
    assert BOB in await kept.blocked_with(ANN), "the other's still stands"
    await kept.block(BOB, ANN, on=False)
    assert await kept.blocked_with(BOB) == frozenset()


async def test_there_is_one_invitation_between_two_and_not_too_soon_another(kept: FriendStore) -> None:
    await kept.meet([TO_BOB, TO_ANN])
    assert await kept.invite(ANN, BOB, TABLE, 100.0, 70.0)
    assert not await kept.invite(ANN, BOB, OTHER, 120.0, 90.0)
    assert [(tie.table, tie.invited) for tie in await kept.relationships_to(BOB)] == [(TABLE, 100.0)]
    await kept.decline(ANN, BOB)
    assert not await kept.invite(ANN, BOB, OTHER, 120.0, 90.0), "to decline is no way to be asked at once again"
    assert [(tie.table, tie.invited) for tie in await kept.relationships_to(BOB)] == [(NOWHERE, 100.0)]
    assert await kept.invite(ANN, BOB, OTHER, 130.0, 100.0)
    assert not await kept.invite(ANN, CLEO, OTHER, 130.0, 100.0), "they never met"


async def test_of_many_processes_that_invite_at_once_one_does(stores: list[ServerStore]) -> None:
    await FriendStore(stores[0].database).meet([TO_BOB])
    invited = await asyncio.gather(
        *[FriendStore(store.database).invite(ANN, BOB, TABLE, 100.0, 70.0) for store in stores * 5]
    )
    assert sorted(invited) == [False] * 9 + [True]


async def test_somebody_is_on_the_way_to_one_table_for_a_while(stores: list[ServerStore]) -> None:
    here, there = [FriendStore(store.database) for store in stores]
    await here.expect(ANN, TABLE, 100.0, 0.0)
    await there.expect(BOB, TABLE, 101.0, 0.0)
    assert await here.expected(TABLE, 100.0) == await there.expected(TABLE, 100.0) == {ANN, BOB}
    assert await here.expected(TABLE, 100.5) == {BOB}
    await there.expect(ANN, OTHER, 102.0, 0.0)
    assert (await here.expected(TABLE, 0.0), await here.expected(OTHER, 0.0)) == (frozenset({BOB}), frozenset({ANN}))
    await here.expect(CLEO, OTHER, 300.0, 180.0)
    assert (await here.expected(TABLE, 0.0), await here.expected(OTHER, 0.0)) == (frozenset(), frozenset({CLEO}))


async def test_whoever_is_forgotten_leaves_nothing_on_either_side(kept: FriendStore) -> None:
    await kept.meet([TO_BOB, TO_ANN, Relationship(CLEO, BOB, "handle-e", "Bob", met=1.0)])
    await kept.block(ANN, BOB, on=True)
    await kept.expect(ANN, TABLE, 1.0, 0.0)
    await kept.forget(ANN)
    assert (
        await kept.relationships_of(ANN) == await kept.relationships_to(ANN) == await kept.relationships_of(BOB) == []
    )
    assert (await kept.blocked_with(BOB), await kept.expected(TABLE, 0.0)) == (frozenset(), frozenset())
    assert [tie.who for tie in await kept.relationships_to(BOB)] == [CLEO]


async def test_where_people_last_did_something_is_found_for_all_of_them_together(stores: list[ServerStore]) -> None:
    store = stores[0]
    for table, rows in ((1, [(BOB, 5.0), (CLEO, 9.0)]), (2, [(BOB, 7.0)])):
        assert await store.facts.create(CONFIG._replace(id=TableId(table), code=f"T{table}"))
        await store.log.append([row(table, seq, who=who)._replace(at=at) for seq, (who, at) in enumerate(rows)])
    assert await FriendStore(store.database).last_tables_of([ANN, BOB, CLEO]) == {BOB: 2, CLEO: 1}
    assert await FriendStore(store.database).last_tables_of([]) == {}
