"""What all processes of a server share, once for both engines."""

from sqlalchemy import (
    case,
    select,
    update,
)

from ninelives.hosting.storage.port import Heartbeat, LatestHeartbeat
from ninelives.server.storage.sql.database import SqlPart
from ninelives.server.storage.sql.schema import (
    SHARED,
)


class SqlServerState(SqlPart):
    async def last_beat(self) -> Heartbeat | None:
        found = await self._database.all(select(SHARED.c.beat, SHARED.c.wall).where(SHARED.c.beat.is_not(None)))
        return Heartbeat(*found[0]) if found else None

    async def beat(self, beat: Heartbeat) -> LatestHeartbeat:
        later = case((SHARED.c.beat > beat.house, SHARED.c.beat), else_=beat.house)
        said = update(SHARED).values(beat=later, wall=beat.wall).returning(SHARED.c.beat, SHARED.c.epoch)
        ((house, epoch),) = await self._database.all(said)
        return LatestHeartbeat(house, epoch)

    async def epoch(self) -> int:
        found = await self._database.all(select(SHARED.c.epoch))
        return int(found[0][0])

    async def key(self) -> bytes:
        found = await self._database.all(select(SHARED.c.key))
        return bytes(found[0][0])
