"""The tables of the first version with a server."""

from secrets import token_bytes

import sqlalchemy as sa
from alembic.operations import Operations

revision = "first"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade(op: Operations) -> None:
    _tables(op)
    _log(op)
    _matches(op)
    _people(op)


def _tables(op: Operations) -> None:
    op.create_table(
        "founding",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("answers", sa.JSON, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "notice",
        sa.Column("table_id", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("seen", sa.Double, nullable=False, index=True),
    )


def _log(op: Operations) -> None:
    op.create_table(
        "head",
        sa.Column("table_id", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        postgresql_with={"fillfactor": 60},
    )
    there = sa.text("due IS NOT NULL")
    op.create_index("head_due", "head", ["due"], postgresql_where=there, sqlite_where=there)
    op.create_table(
        "log",
        sa.Column("table_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.BigInteger, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("who", "table_id", "command", name="log_command"),
        sqlite_with_rowid=False,
    )


def _matches(op: Operations) -> None:
    op.create_table(
        "archive",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("table_id", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
    )
    op.create_table(
        "played",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.BigInteger, nullable=False, index=True),
    )


def _people(op: Operations) -> None:
    op.create_table(
        "guest",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("beat", sa.Double),
    )
    op.bulk_insert(house, [{"id": 1, "key": token_bytes(32)}])
