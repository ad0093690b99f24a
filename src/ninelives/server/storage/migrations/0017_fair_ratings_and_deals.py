"""Fair ratings: moves that bots made for people, and who came from one network. Fair deals: the nonce of the opener.

All matches are counted anew, by the rules of this version.
"""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "seventeenth"
down_revision = "sixteenth"


def upgrade(op: Operations) -> None:
    op.add_column("founding", sa.Column("nonce", sa.Text, nullable=False, server_default=""))
    op.add_column("played", sa.Column("stood_in", sa.Integer, nullable=False, server_default="0"))
    op.add_column("played", sa.Column("network", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("played", sa.Column("rating_note", sa.Text, nullable=False, server_default=""))
    op.add_column("skill", sa.Column("measured", sa.Integer, nullable=False, server_default="0"))
    op.execute("update rated set number = null")
    op.execute("delete from skill")
    op.execute("update counting set number = 0")
