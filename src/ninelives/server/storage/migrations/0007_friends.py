"""Friends and blocks: what people keep of each other, and who is on the way to which table."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "seventh"
down_revision = "sixth"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade(op: Operations) -> None:
    op.create_table(
        "tie",
        sa.Column("who", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("whom", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("met", sa.Double, nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("table_id", sa.BigInteger, nullable=False),
        sa.Column("invited", sa.Double, nullable=False),
    )
    op.create_table(
        "expected",
        sa.Column("who", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.BigInteger, nullable=False, index=True),
        sa.Column("at", sa.Double, nullable=False),
    )
