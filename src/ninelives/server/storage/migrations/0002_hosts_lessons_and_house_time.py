"""Who opened a table and from where, lessons of their own, house time, and tokens that can be revoked."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "second"
down_revision = "first"

LESSON_SECRETS = (  # of Kitten Me, Go Kitty and Shut Up, Cat! as this version found them
    "d5a9682f9877bb4021cce0b0b4a8b8d3caac567ec75f8bb7dbbe0254044adea7",
    "63961e58d618e4f62348c212a94ebd48c261a138c799189184ef777bac9aa011",
    "c43ffd8f6fa2117c8981fc933b3c0356a446ea509348dd07cf1d80ef94c45c2d",
)
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade(op: Operations) -> None:
    op.add_column("founding", sa.Column("host", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("founding", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.add_column("founding", sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_founding_host", "founding", ["host"])
    op.add_column("house", sa.Column("wall", sa.Double))
    op.execute("update house set wall = beat")  # until now house time was the wall clock's
    _revoked(op)
    _close_lessons(op)


def _revoked(op: Operations) -> None:
    op.create_table(
        "revoked",
        sa.Column("who", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
    )


def _close_lessons(op: Operations) -> None:
    """Close the lessons there are: anybody knows their secret. Nobody is their host, so nobody comes in."""
    config = sa.table("founding", sa.column("secret", sa.LargeBinary), sa.column("lesson", sa.Boolean))
    known = [bytes.fromhex(secret) for secret in LESSON_SECRETS]
    op.execute(sa.update(config).where(config.c.secret.in_(known)).values(lesson=True))
