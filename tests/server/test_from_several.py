"""Tables could once be spread over several PostgreSQL. A database of then goes on where all of its tables lie in it."""

import json
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.cli import main
from ninelives.core.errors import NineLivesError
from ninelives.server.storage import migrations, store_for
from server.stores import CONFIG

HOME = "insert into shard (id, house, name, names) values (1, 'f00d', 'home', :names)"
SECOND = "insert into shard (id, house, name, names) values (1, 'f00d', 'b', :names)"
BROUGHT_BACK = "insert into place (table_id, shard, moves) values (5, 'home', 2)"
AWAY = "insert into place (table_id, shard, moves) values (5, 'b', 1)"
LEAVING = "insert into transit (table_id, moves, shard, seq, due) values (5, 1, 'b', 3, null)"
TABLES = """
    insert into founding (id, code, game, version, seats, answers, private, clock, hints, secret, made) values
        (5, 'FAR', 'x', 1, 2, '[]', false, 0, false, '', 0), (6, 'NEAR', 'x', 1, 2, '[]', false, 0, false, '', 0)
"""
BRING = "bring all tables to 'home': ninelives host move CODE home."


async def left(engine: AsyncEngine, statements: Sequence[str]) -> None:
    def work(connection: Connection) -> None:
        migrations.upgrade(connection, "fourteenth")
        for statement in statements:
            names = {"names": json.dumps(["home", "b"])} if ":names" in statement else {}
            connection.execute(text(statement), names)

    async with engine.begin() as connection:
        await connection.run_sync(work)


@pytest.fixture
async def second_url(empty: AsyncEngine, blank_url: str) -> str:
    await left(empty, [SECOND])
    return blank_url


@pytest.mark.parametrize("statements", [[], [HOME], [HOME, BROUGHT_BACK]])
async def test_where_all_tables_lie_in_it_a_database_is_one_from_now_on(
    empty: AsyncEngine, blank_url: str, statements: list[str]
) -> None:
    await left(empty, statements)
    store = store_for(blank_url)
    await store.open()
    assert await store.facts.create(CONFIG)
    await store.close()
    async with empty.connect() as connection:
        tables = await connection.run_sync(lambda database: inspect(database).get_table_names())
    assert "founding" in tables
    assert not {"shard", "place", "transit"} & set(tables)


@pytest.mark.parametrize(
    ("statements", "why"),
    [
        ([SECOND], "This is the database 'b' of several"),
        ([HOME, AWAY], "Tables of this database lie in others"),
        ([HOME, LEAVING], "Tables of this database lie in others"),
    ],
)
async def test_where_a_table_would_be_lost_nothing_is_opened_and_nothing_changed(
    empty: AsyncEngine, blank_url: str, statements: list[str], why: str
) -> None:
    await left(empty, statements)
    store = store_for(blank_url)
    with pytest.raises(NineLivesError, match=why):
        await store.open()
    await store.close()
    async with empty.connect() as connection:
        assert (await connection.scalars(text("select version_num from alembic_version"))).all() == ["fourteenth"]
        assert (await connection.scalars(text("select count(*) from shard"))).all() == [1]


async def test_the_codes_of_tables_elsewhere_are_found_as_it_is_said(empty: AsyncEngine, blank_url: str) -> None:
    await left(empty, [HOME, AWAY, TABLES])
    store = store_for(blank_url)
    with pytest.raises(NineLivesError) as refused:
        await store.open()
    await store.close()
    statement = str(refused.value).partition("Their codes: ")[2]
    async with empty.connect() as connection:
        assert (await connection.scalars(text(statement))).all() == ["FAR"]


@pytest.mark.processes
@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["host", "status"]])
def test_whoever_starts_it_is_told_in_a_sentence(
    second_url: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--database", second_url]) == 2
    out, said = capsys.readouterr()
    assert out == ""
    assert BRING in said
    assert said.count("\n") == 1
