"""Ratings: which tables are rated, which of their matches were counted, and the skills that followed."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "sixth"
down_revision = "fifth"


def upgrade(op: Operations) -> None:
    for table in ("founding", "notice"):
        op.add_column(table, sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("played", sa.Column("level", sa.Text, nullable=False, server_default=""))
    op.add_column("played", sa.Column("mu_before", sa.Double))
    op.add_column("played", sa.Column("mu_after", sa.Double))
    op.create_table(
        "rated",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("number", sa.Integer, unique=True),
    )
    waiting = sa.text("number IS NULL")
    op.create_index("rated_waiting", "rated", ["ended", "match"], postgresql_where=waiting, sqlite_where=waiting)
    op.create_table(
        "skill",
        sa.Column("who", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("season", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("skill_board", "skill", ["game", "season", sa.text("mu DESC")])
    counting = op.create_table(
        "counting",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.bulk_insert(counting, [{"id": 1, "number": 0}])
