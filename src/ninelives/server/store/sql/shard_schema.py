"""What several databases need to be one store, as tables of each. A database that is the only one leaves them empty."""

from sqlalchemy import JSON, Column, Double, Integer, Table, Text

from ninelives.server.store.sql.log_schema import METADATA, NUMBER

SHARD = Table(  # a single row, where this database is one of several
    "shard",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("house", Text, nullable=False),  # the same in all of them
    Column("name", Text, nullable=False),  # of this one
    Column("names", JSON, nullable=False),  # of all, home first; only home's list counts
)

PLACE = Table(  # kept at home: where tables are that are not there
    "place",
    METADATA,
    Column("table_id", NUMBER, key="table", primary_key=True, autoincrement=False),
    Column("shard", Text, nullable=False),
    Column("moves", Integer, nullable=False),  # how often the table was moved
)

TRANSIT = Table(  # tables that are being moved, kept where they come from and where they go
    "transit",
    METADATA,
    Column("table_id", NUMBER, key="table", primary_key=True, autoincrement=False),
    Column("moves", Integer, nullable=False),  # this move's number
    Column("shard", Text, nullable=False),  # where it goes
    Column("seq", Integer, nullable=False),
    Column("due", Double),
)
