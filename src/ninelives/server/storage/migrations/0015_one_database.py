"""One database again: takes away the tables by which several were one store, where no table lies in another one."""

import sqlalchemy as sa
from alembic.operations import Operations

from ninelives.core.errors import NineLivesError

revision = "fifteenth"
down_revision = "fourteenth"

ELSEWHERE = "select (select count(*) from place where shard <> :name) + (select count(*) from transit)"
NOT_THE_FIRST = (
    "This is the database {name!r} of several that were one store, and this version reads a single one. With the "
    "version that wrote it (git tag last-with-shards), bring all tables to {first!r}: ninelives host move CODE "
    "{first}. Then start this version with that one."
)
NOT_ALL_THERE = (
    "Tables of this database lie in others, and this version reads a single one. With the version that wrote it (git "
    "tag last-with-shards), bring each to this one: ninelives host move CODE {first}. Their codes: "
    "select code from founding join place on table_id = id where shard <> '{first}'"
)


def upgrade(op: Operations) -> None:
    _refuse_one_of_several(op.get_bind())
    for table in ("shard", "place", "transit"):
        op.drop_table(table)


def _refuse_one_of_several(connection: sa.Connection) -> None:
    """Raise NineLivesError where a table of this server would not be found any more."""
    shard = sa.table("shard", sa.column("name"), sa.column("names", sa.JSON))
    found = connection.execute(sa.select(shard.c.name, shard.c.names)).first()
    if found is None:
        return
    name, (first, *_) = found
    if name != first:
        raise NineLivesError(NOT_THE_FIRST.format(name=name, first=first))
    if connection.execute(sa.text(ELSEWHERE), {"name": name}).scalar_one():
        raise NineLivesError(NOT_ALL_THERE.format(first=first))
