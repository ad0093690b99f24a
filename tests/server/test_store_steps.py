"""A migration takes nothing away from the version before: its processes go on while the first of this one migrates."""

from typing import NamedTuple

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.server.storage import migrations


class ColumnFacts(NamedTuple):
    type: str
    nullable: bool
    has_default: bool

    @property
    def may_be_left_out(self) -> bool:
        return self.nullable or self.has_default


class TableFacts(NamedTuple):
    """What whoever writes to a table has to keep to."""

    columns: dict[str, ColumnFacts]
    guards: set[tuple[str, ...]]  # columns that are unique together


type Tables = dict[str, TableFacts]

# What no released version has used, so that no process of one misses it.
NEVER_RELEASED = {
    "fifteenth": ["place is gone", "shard is gone", "transit is gone"],
    "nineteenth": ["pack is gone", "packed_by is gone"],
}


def reflected(connection: Connection) -> Tables:
    return {name: facts_of(connection, name) for name in inspect(connection).get_table_names()}


def facts_of(connection: Connection, table: str) -> TableFacts:
    found = inspect(connection)
    columns = {
        str(column["name"]): ColumnFacts(str(column["type"]), column["nullable"], column["default"] is not None)
        for column in found.get_columns(table)
    }
    unique = [one["column_names"] for one in found.get_unique_constraints(table)]
    unique += [[str(name) for name in one["column_names"]] for one in found.get_indexes(table) if one["unique"]]
    return TableFacts(columns, {tuple(names) for names in unique})


def steps() -> list[str]:
    """Return the migrations, the first one first."""
    script = ScriptDirectory(migrations.FOLDER, version_locations=[migrations.FOLDER])
    return [step.revision for step in reversed(list(script.walk_revisions()))]


def broken(before: Tables, after: Tables) -> list[str]:
    """Return what a step breaks for whoever knows only the tables before it."""
    faults = [f"{table} is gone" for table in sorted(before.keys() - after.keys())]
    for table, (columns, guards) in before.items():
        now = after.get(table, TableFacts(columns, guards))
        faults += [f"{table}.{name} is gone or changed" for name in columns if now.columns.get(name) != columns[name]]
        new = {name: column for name, column in now.columns.items() if name not in columns}
        faults += [f"{table}.{name} must be given" for name, column in new.items() if not column.may_be_left_out]
        faults += [f"{table} guards {guard}" for guard in now.guards - guards]
    return faults


async def test_no_step_breaks_what_the_version_before_it_writes_and_reads(empty: AsyncEngine) -> None:
    def step_by_step(connection: Connection) -> dict[str, list[str]]:
        found, before = {}, reflected(connection)
        for step in steps():
            migrations.upgrade(connection, step)
            found[step] = broken(before, before := reflected(connection))
        return found

    async with empty.begin() as connection:
        found = await connection.run_sync(step_by_step)
    assert {step: faults for step, faults in found.items() if faults} == NEVER_RELEASED
    assert list(found) == steps()


async def test_a_step_that_breaks_it_is_noticed(empty: AsyncEngine) -> None:
    faults: tuple[tuple[str, list[str]], ...] = (
        ("alter table guest add column colour text not null default 'x'", []),
        ("alter table notice add column colour text", []),
        ("alter table played drop column level", ["played.level is gone or changed"]),
        (
            "alter table guest rename column name to called",
            ["guest.called must be given", "guest.name is gone or changed"],
        ),
        ("create unique index one_name on skill (mu)", ["skill guards ('mu',)"]),
        ("drop table muted", ["muted is gone"]),
    )

    def each(connection: Connection) -> list[list[str]]:
        migrations.upgrade(connection)
        found, before = [], reflected(connection)
        for statement, _ in faults:
            connection.execute(text(statement))
            found.append(sorted(broken(before, before := reflected(connection))))
        return found

    async with empty.begin() as connection:
        assert await connection.run_sync(each) == [fault for _, fault in faults]
