"""The lobby costs the same however many tables are open."""

import json

import asyncpg
import pytest
from sqlalchemy.dialects import postgresql

from ninelives.hosting.storage import listing as listing_in_memory
from ninelives.hosting.storage.port import CONSIDERED, LobbyEntry, Store
from ninelives.server.storage.sql import notices as sql_notices
from ninelives.server.storage.sql.notices import listing
from ninelives.tables.ids import GuestId, TableId
from server.stores import BROWSER, CONFIG, create, opened, row

FOUND = """
insert into founding (id, code, game, version, seats, answers, private, clock, hints, secret, made, origin)
select number, number::text, 'go-kitty', 2, 2, '[]', false, 60, true, '', 0, (number % 5000)::text
from generate_series(1, 60000) as number;
insert into notice (table_id, code, game, phase, people, free, seen)
select number, number::text, (array['go-kitty', 'kitten-me'])[1 + number % 2], 'gathering', 1, 1, 1000 + number * 0.001
from generate_series(1, 60000) as number;
analyze
"""


async def test_of_very_many_tables_those_are_listed_of_which_something_was_heard_last(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_notices, "CONSIDERED", 3)
    monkeypatch.setattr(listing_in_memory, "CONSIDERED", 3)
    await create(store, *range(1, 7))
    notices = [LobbyEntry(TableId(nth), f"C{nth}", "go-kitty", "playing", 1, 1, 10.0 + nth) for nth in range(1, 7)]
    await store.facts.post([notices[0]._replace(phase="gathering"), *notices[1:]])
    assert [notice.table for notice in await store.facts.notices(0.0, 9)] == [6, 5, 4]
    await store.facts.post([notices[0]._replace(phase="gathering", seen=20.0)])
    assert [notice.table for notice in await store.facts.notices(0.0, 9)] == [1, 6, 5]


async def test_tables_are_found_by_who_opened_them_or_did_something_there(store: Store, store_url: str) -> None:
    await create(store, 1, 2, 3)
    assert await store.facts.create(CONFIG._replace(id=TableId(4), code="CODE4", host=GuestId(9)))
    await store.log.append([row(1, 0, who=7), row(2, 0, who=8)])
    wanted = [TableId(number) for number in (1, 2, 3, 4, 5)]
    assert set(await store.facts.configs(wanted)) == set(wanted[:4])
    assert (await store.facts.configs([TableId(4)]))[TableId(4)].code == "CODE4"
    done = set() if store_url.startswith(BROWSER) else {1}  # in which all is done by one person
    assert await store.facts.tables_with(wanted, [GuestId(7), GuestId(9)]) == done | {4}
    assert await store.facts.tables_with(wanted[1:3], [GuestId(7)]) == set()
    assert await store.facts.tables_with([], []) == set()


async def test_many_notices_are_posted_at_once_and_older_ones_change_nothing(store: Store) -> None:
    await create(store, 1, 2, 3)
    notices = [LobbyEntry(TableId(nth), f"C{nth}", "go-kitty", "gathering", 1, 1, 10.0 + nth) for nth in (3, 1, 2)]
    await store.facts.post(notices)
    await store.facts.post([notice._replace(people=2, seen=12.0) for notice in notices])
    assert {notice.table: notice.people for notice in await store.facts.notices(0.0, 9)} == {1: 2, 2: 2, 3: 1}
    await store.facts.post([])


@pytest.mark.parametrize("game", [None, "kitten-me"])
async def test_postgres_reads_no_more_notices_than_the_lobby_considers(postgres_url: str, game: str | None) -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    asked = listing(0.0, 100, game, 3).compile(dialect=dialect, compile_kwargs={"literal_binds": True})
    async with opened(postgres_url):
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(FOUND)
        said = await connection.fetchval(f"explain (analyze, format json) {asked}")
        await connection.close()
    scans = scans_in(json.loads(said)[0]["Plan"])
    assert {name for name, _, _ in scans} == {"notice", "founding"}
    assert all(kind == "Index Scan" and rows <= CONSIDERED for _, kind, rows in scans), scans


def scans_in(plan: dict[str, object]) -> list[tuple[str, str, int]]:
    """Give for each table that is read by which kind of scan, and how many rows came of it."""
    deeper = [scan for part in plan.get("Plans", []) for scan in scans_in(part)]  # type: ignore[attr-defined]
    if "Relation Name" not in plan:
        return deeper
    rows = int(str(plan["Actual Rows"])) * int(str(plan["Actual Loops"]))
    return [(str(plan["Relation Name"]), str(plan["Node Type"]), rows), *deeper]
