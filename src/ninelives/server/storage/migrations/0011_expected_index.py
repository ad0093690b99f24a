"""Those nobody waits for any more are found by an index: all who are on the way were read for each who comes."""

from alembic.operations import Operations

revision = "eleventh"
down_revision = "tenth"


def upgrade(op: Operations) -> None:
    op.create_index("ix_expected_at", "expected", ["at"])
