"""Push subscriptions end with the session that made them. Codes end in house time: short ones are to be made anew."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "eighteenth"
down_revision = "seventeenth"


def upgrade(op: Operations) -> None:
    op.add_column("push_subscription", sa.Column("session", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("delete from ticket where until < 1e12")
