"""How well people play, in numbers of each match: bids, and luck beside the odds. What is there waits to be counted."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "tenth"
down_revision = "ninth"


def upgrade(op: Operations) -> None:
    op.create_table(
        "tally",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("counts", sa.JSON, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("happened", sa.Double, nullable=False),
        sa.Column("expected", sa.Double, nullable=False),
    )
    op.create_table(
        "untallied",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False, index=True),
    )
    op.execute("insert into untallied (match, ended) select match, ended from archive")
