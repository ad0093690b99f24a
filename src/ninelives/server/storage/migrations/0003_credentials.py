"""Ways to prove who one is: tickets that count once, and passkeys."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "third"
down_revision = "second"


def upgrade(op: Operations) -> None:
    op.create_table(
        "ticket",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("who", sa.BigInteger, nullable=False, index=True),
        sa.Column("until", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("who", sa.BigInteger, nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("synced", sa.Boolean, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
