"""The log, as tables of a database. What is kept besides it stands in `schema`."""

from sqlalchemy import BigInteger, Column, Double, Index, Integer, MetaData, Table, Text, UniqueConstraint

METADATA = MetaData()
NUMBER = BigInteger().with_variant(Integer(), "sqlite")  # SQLite keeps a table by its key only where that is INTEGER

HEAD = Table(
    "head",
    METADATA,
    Column("table_id", NUMBER, key="table", primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("due", Double),
    postgresql_with={"fillfactor": 60},  # a head is written with every row: leave it room on its page
)
# Because of this index a head whose due time changes cannot be updated in place (HOT). Measured: appends take 3 to 10 %
# longer; without it every claim reads all heads, 10 ms instead of 0.1 ms with 200,000 tables. So it stays, for tables
# that can be due at all; where a table has no clock, updates do stay in place.
Index("head_due", HEAD.c.due, postgresql_where=HEAD.c.due.is_not(None), sqlite_where=HEAD.c.due.is_not(None))

LOG = Table(
    "log",
    METADATA,
    Column("table_id", BigInteger, key="table", primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("who", BigInteger, nullable=False),
    Column("command", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("at", Double, nullable=False),
    # A guard, not the mechanism. It starts with `who`, so that what a guest did is found by it too.
    UniqueConstraint("who", "table", "command", name="log_command"),
    sqlite_with_rowid=False,
)

SNAPSHOT = Table(  # how a table stood before its last match, or after it; of rows before that the log may have none
    "snapshot",
    METADATA,
    Column("table_id", NUMBER, key="table", primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

VISIT = Table(  # who did something in rows that left the log, where, and when they last did
    "visit",
    METADATA,
    Column("who", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, key="table", primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
