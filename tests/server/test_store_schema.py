"""The migrations lead to exactly the schema that the statements are written against."""

import shutil
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.core.errors import NineLivesError
from ninelives.server.process import prepare_store
from ninelives.server.settings import Settings
from ninelives.server.storage import migrations, store_for
from ninelives.server.storage.sql.log_schema import METADATA
from server.engines import engine_of
from server.stores import opened

DEFINITIONS = {
    "sqlite": """
        select sql from sqlite_master where type = 'index' and name not like 'alembic%' and sql is not null
        union all select format('%s.%s %s %s %s %s', m.name, c.name, c.type, c."notnull", c.pk, c.dflt_value)
            from sqlite_master as m, pragma_table_info(m.name) as c
            where m.type = 'table' and m.name not like 'alembic%'
        union all select format('%s %s', name, wr) from pragma_table_list where name not like 'alembic%'
        order by 1""",
    "postgresql": """
        select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'alembic_version'
        union all select relname || ' ' || coalesce(reloptions::text, '') from pg_class
            where relnamespace = 'public'::regnamespace and relname not like 'alembic%'
        union all select format('%s.%s %s %s', table_name, column_name, data_type, is_nullable)
            from information_schema.columns where table_schema = 'public' and table_name <> 'alembic_version'
        order by 1""",
}
LATER = """
import sqlalchemy as sa
revision = "later"
down_revision = "nineteenth"
def upgrade(op):
    op.add_column("guest", sa.Column("colour", sa.Text))
"""


def definitions(connection: Connection) -> list[str]:
    return [" ".join(sql.split()) for sql in connection.scalars(text(DEFINITIONS[connection.dialect.name]))]


async def test_the_migrations_lead_to_the_schema(blank_url: str) -> None:
    def compare(connection: Connection) -> None:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        migrated = definitions(connection)
        METADATA.drop_all(connection)
        METADATA.create_all(connection)
        assert definitions(connection) == migrated

    async with opened(blank_url) as (store,), engine_of(store).begin() as connection:
        await connection.run_sync(compare)


@pytest.mark.processes  # they wait for each other
async def test_several_processes_may_open_an_empty_database_at_once(blank_url: str) -> None:
    async with opened(blank_url, 6) as stores, engine_of(stores[0]).connect() as connection:
        assert (await connection.scalars(text("select version_num from alembic_version"))).all() == ["nineteenth"]
        assert (await connection.scalars(text("select count(*) from house"))).all() == [1]


async def test_what_an_older_version_left_is_brought_up_to_date(
    blank_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def columns() -> set[str]:
        async with opened(blank_url) as (store,), engine_of(store).connect() as connection:
            found = await connection.run_sync(lambda sync: inspect(sync).get_columns("guest"))
            return {column["name"] for column in found}

    assert await columns() == {"id", "name", "made"}
    for step in migrations.FOLDER.glob("[!_]*.py"):
        shutil.copy(step, tmp_path)
    (tmp_path / "later.py").write_text(LATER)
    monkeypatch.setattr(migrations, "FOLDER", tmp_path)
    assert await columns() == {"id", "name", "made", "colour"}
    assert await columns() == {"id", "name", "made", "colour"}


async def test_a_database_of_a_newer_version_is_named_with_what_to_do(blank_url: str) -> None:
    async with opened(blank_url) as (store,), engine_of(store).begin() as connection:
        await connection.execute(text("update alembic_version set version_num = 'hundredth'"))
    with pytest.raises(NineLivesError, match=r"newer version of Nine Lives.*pip install --upgrade ninelives"):
        await prepare_store(Settings(database=blank_url))


@pytest.mark.parametrize(
    ("package", "engine", "url", "extra"),
    [
        ("asyncpg", "postgres", "postgresql://here/there", "scaled"),
        ("sqlalchemy", "sqlite", "sqlite:///file", "server"),
    ],
)
def test_a_missing_package_is_named_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch, package: str, engine: str, url: str, extra: str
) -> None:
    monkeypatch.delitem(sys.modules, f"ninelives.server.storage.{engine}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(NineLivesError, match=rf"{package}.*'ninelives\[{extra}\]'"):
        store_for(url)


async def test_tables_that_rested_before_there_were_packs_come_due_within_a_week(empty: AsyncEngine) -> None:
    """None on the first day: processes of the version before may still run, and read no packs."""
    day, heads = 86_400.0, ((7, 5, None), (2**62, 5, None), (8, 5, 3.0), (9, 0, None))

    def upgraded(connection: Connection) -> dict[int, float | None]:
        migrations.upgrade(connection, "twelfth")
        connection.execute(text("update house set beat = 1000"))
        for table, seq, due in heads:
            given = {"table": table, "seq": seq, "due": due}
            connection.execute(text("insert into head (table_id, seq, due) values (:table, :seq, :due)"), given)
        migrations.upgrade(connection)
        return dict(connection.execute(text("select table_id, due from head")).all())

    async with empty.begin() as connection:
        dues = await connection.run_sync(upgraded)
    assert dues == {7: 1000 + day + 7, 2**62: 1000 + day + 2**62 % (7 * day), 8: 3.0, 9: None}
