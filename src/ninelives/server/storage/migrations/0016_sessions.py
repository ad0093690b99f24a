"""Sessions instead of tokens that were counted; an epoch, which is raised after a restore."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "sixteenth"
down_revision = "fifteenth"


def upgrade(op: Operations) -> None:
    op.create_table(
        "session",
        sa.Column("who", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("proved", sa.Double, nullable=False),
        sa.Column("passkey", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, index=True),
    )
    # what counted is a session of its number, and the one before it has ended
    op.execute(
        "insert into session (who, number, device, made, proved, passkey, ended) "
        "select who, generation - 1, '', 0, 0, '', at from revoked"
    )
    op.execute(
        "insert into session (who, number, device, made, proved, passkey) "
        "select guest.id, coalesce(revoked.generation, 0), '', guest.made, guest.made, '' "
        "from guest left join revoked on revoked.who = guest.id "
        "where coalesce(revoked.generation, 0) < 2147483647"
    )
    for table in ("ticket", "passkey"):
        op.add_column(table, sa.Column("session", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("passkey", sa.Column("site", sa.Text, nullable=False, server_default=""))
    op.add_column("founding", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    for column in ("epoch", "session_epoch"):
        op.add_column("house", sa.Column(column, sa.Integer, nullable=False, server_default="0"))
