"""How a match ended, by seat: statistics need not read every record again."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "fourth"
down_revision = "third"

PLAYED = sa.table("played", *[sa.column(name) for name in ("match", "seat", "game", "seats", "rank")])
ARCHIVE = sa.table("archive", sa.column("match"), sa.column("record"))
TOLD: dict[sa.ColumnClause[object], sa.BindParameter[object]] = {
    PLAYED.c.game: sa.bindparam("the_game"),
    PLAYED.c.seats: sa.bindparam("the_seats"),
    PLAYED.c.rank: sa.bindparam("the_rank"),
}
AT_ONCE = 1000  # matches


def upgrade(op: Operations) -> None:
    op.add_column("played", sa.Column("game", sa.Text, nullable=False, server_default=""))
    op.add_column("played", sa.Column("seats", sa.Integer, nullable=False, server_default="0"))
    op.add_column("played", sa.Column("rank", sa.Integer, nullable=False, server_default="0"))
    last: str | None = ""
    while last is not None:
        last = _tell(op.get_bind(), last)


def _tell(connection: sa.Connection, last: str) -> str | None:
    """Tell of the next matches how they ended; return the last of them, and nothing when there are no more."""
    later = sa.select(ARCHIVE).where(ARCHIVE.c.match > last).order_by(ARCHIVE.c.match).limit(AT_ONCE)
    found = connection.execute(later).all()
    seats = [seat for match, record in found for seat in _seats(match, record)]
    if seats:
        at = (PLAYED.c.match == sa.bindparam("of"), PLAYED.c.seat == sa.bindparam("place"))
        connection.execute(sa.update(PLAYED).where(*at).values(TOLD), seats)
    return found[-1].match if found else None


def _seats(match: str, record: str) -> list[dict[str, str | int]]:
    """Return what the lines of a record say of each seat, as they were when this version came."""
    lines = dict(line.partition(" ")[::2] for line in record.splitlines() if line.startswith(("game ", "result ")))
    ranks = lines.get("result", "").removeprefix("ranks ").partition(" scores ")[0].split()
    game = lines.get("game", "").partition(" ")[0]
    return [
        {"of": match, "place": seat, "the_game": game, "the_seats": len(ranks), "the_rank": int(rank)}
        for seat, rank in enumerate(ranks)
    ]
