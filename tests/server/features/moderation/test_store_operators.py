"""Keys of operators, what they did and why, and what people report, in each engine of a server."""

import asyncio

import pytest

from ninelives.server.features.moderation.store import AuditEntry, ModerationStore, OperatorKey, PlayerReport
from ninelives.server.storage import FOREVER, ServerStore
from ninelives.tables.ids import GuestId

ANN, BOB, CLEO = GuestId(7), GuestId(2**62), GuestId(9)
BAN = AuditEntry(0, 10.0, "Mia", "ban", "7", "", "She shouted.", 99.5)
REPORT = PlayerReport(0, 5.0, ANN, BOB, "Böb", "CATSAB", "CATSAB-1", "name", "It is rude.", 0)


@pytest.fixture
def kept(stores: list[ServerStore]) -> ModerationStore:
    return ModerationStore(stores[0].database)


async def test_a_key_is_an_operators_until_it_is_revoked(kept: ModerationStore) -> None:
    mia = OperatorKey("m1", "Mia", 2.0)
    others = [OperatorKey("m2", "Mia", 3.0), OperatorKey("n", "Noa", 1.0)]
    for key in (mia, *others):
        await kept.add_key(key)
    assert await kept.keys() == [others[1], mia, others[0]]
    assert [await kept.operator_of(digest) for digest in ("m1", "n", "x")] == ["Mia", "Noa", None]
    assert (await kept.revoke_keys("Mia"), await kept.revoke_keys("Mia")) == (2, 0)
    assert [await kept.operator_of(digest) for digest in ("m1", "m2", "n")] == [None, None, "Noa"]


async def test_acts_are_numbered_without_a_gap_whoever_writes_them(stores: list[ServerStore]) -> None:
    both = [ModerationStore(store.database) for store in stores]
    written = await asyncio.gather(*[both[n % 2].record(BAN._replace(reason=f"{n}")) for n in range(8)])
    assert sorted([act.number for act in written]) == list(range(1, 9))
    assert await both[1].acts(0) == sorted(written)
    assert [act.number for act in await both[0].acts(6)] == [7, 8]
    assert [act.number for act in await both[0].latest_acts(3)] == [8, 7, 6]


async def test_acts_are_kept_as_they_are_and_found_by_whom_they_are_about(kept: ModerationStore) -> None:
    ban = await kept.record(BAN)
    assert ban == BAN._replace(number=1)
    other = await kept.record(AuditEntry(0, 11.5, "Mia", "announce", "", "Tea at five 🫖", "We upgrade.", FOREVER))
    unban = await kept.record(BAN._replace(kind="unban"))
    assert await kept.acts_about("7") == [ban, unban]
    assert await kept.acts(1) == [other, unban]


async def test_a_report_is_filed_once_for_a_match_and_open_until_it_is_settled(kept: ModerationStore) -> None:
    assert await kept.file(REPORT)
    assert not await kept.file(REPORT._replace(words="Again.", at=6.0))
    assert await kept.file(REPORT._replace(match="CATSAB-2"))
    assert await kept.file(REPORT._replace(reporter=CLEO))
    first, second, third = reversed(await kept.open_reports(9))
    assert (first._replace(number=0), second.match, third.reporter) == (REPORT, "CATSAB-2", CLEO)
    assert await kept.open_reports(1) == [third]
    assert await kept.reports_by(ANN) == [first, second]
    assert await kept.settle([first.number, second.number], 3)
    assert not await kept.settle([first.number], 4)
    assert not await kept.settle([99], 4)
    assert await kept.open_reports(9) == [third]
    assert [report.settled for report in await kept.reports_by(ANN)] == [3, 3]
    assert not await kept.file(REPORT), "what is settled is not told again"


async def test_reports_by_a_forgotten_guest_and_about_them_are_deleted_and_acts_stay(kept: ModerationStore) -> None:
    await kept.record(BAN)
    await kept.file(REPORT)
    await kept.file(REPORT._replace(reporter=BOB, who=ANN))
    await kept.file(REPORT._replace(reporter=BOB, who=CLEO))
    await kept.forget(ANN)
    assert [report.who for report in await kept.open_reports(9)] == [CLEO]
    assert len(await kept.acts(0)) == 1
