"""What the lobby shows of tables, once for both engines."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Select,
    case,
    func,
    select,
)

from ninelives.hosting.storage.port import CONSIDERED, LobbyEntry
from ninelives.server.storage.sql.database import SqlPart
from ninelives.server.storage.sql.schema import (
    CONFIG,
    NOTICE,
)


class SqlNotices(SqlPart):
    async def post(self, notices: Sequence[LobbyEntry]) -> None:
        ordered = sorted(notices)  # as everybody does it: two who post at once wait for each other only one way
        if not ordered:
            return
        insert = self._database.insert(NOTICE).values([notice._asdict() for notice in ordered])
        fresh = {name: insert.excluded[name] for name in LobbyEntry._fields[1:]}
        newer = insert.excluded.seen >= NOTICE.c.seen
        await self._database.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=fresh, where=newer))

    async def notices(self, since: float, most: int, game: str | None = None, per_origin: int = 3) -> list[LobbyEntry]:
        return [LobbyEntry(*row[:-3]) for row in await self._database.all(listing(since, most, game, per_origin))]


def listing(since: float, most: int, game: str | None, per_origin: int) -> Select[*tuple[Any, ...]]:
    """Return what asks for the lobby. It ranks as many notices as the lobby considers, however many are fresh."""
    fresh = [NOTICE.c.seen >= since, *([] if game is None else [NOTICE.c.game == game])]
    # where the origin is not known, each table is one of its own; asked for one by one, or all tables would be read
    origin = select(case((CONFIG.c.origin == "", CONFIG.c.code), else_=CONFIG.c.origin))
    public = origin.where(CONFIG.c.id == NOTICE.c.table, ~CONFIG.c.private).scalar_subquery().label("origin")
    newest = select(NOTICE, public).where(*fresh).order_by(NOTICE.c.seen.desc()).limit(CONSIDERED).subquery()
    full = case((newest.c.free == 0, 1), else_=0)
    order = (case((newest.c.phase == "gathering", 0), else_=1), full, newest.c.free, newest.c.seen.desc())
    place = func.row_number().over(partition_by=newest.c.origin, order_by=order).label("place")
    rank = func.row_number().over(order_by=order).label("rank")
    found = select(newest, place, rank).where(newest.c.origin.is_not(None)).subquery()
    return select(found).where(found.c.place <= per_origin).order_by(found.c.rank).limit(most)
