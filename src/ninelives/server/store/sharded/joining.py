"""Which databases belong together. Home's list of names decides; every other one knows its house and its own name."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ninelives.core.errors import NineLivesError
from ninelives.server.store.sharded.shard import Badge, Shard
from ninelives.server.store.sql.schema import SHARED
from ninelives.server.store.sql.shard_schema import SHARD

SAME: Final = "Give every process the same, home first: --database NAME=postgresql://… for each."


async def join(home: AsyncConnection, shards: Mapping[str, Shard]) -> str:
    """See that the house has these shards and no others, and let new ones join; return the house's number.

    Home's list is written last: a shard that joined and is not on it, since a process died, joins once more.
    """
    first = next(iter(shards))
    badge = await _home_badge(home, first)
    _check(badge, first, shards)
    names = [*badge.names, *[name for name in shards if name not in badge.names]]
    for name in names[len(badge.names) :]:
        await shards[name].enlist(badge.house, names)
    await home.execute(update(SHARD).values(names=names))
    return badge.house


async def _home_badge(home: AsyncConnection, name: str) -> Badge:
    """Return what home knows of itself; a database that was the only one until now becomes home."""
    row = (await home.execute(select(SHARD.c.house, SHARD.c.name, SHARD.c.names))).first()
    if row is not None:
        return Badge(*row)
    key: bytes = (await home.execute(select(SHARED.c.key))).scalar_one()
    badge = Badge(blake2b(key, digest_size=8).hexdigest(), name, [name])
    await home.execute(insert(SHARD).values(id=1, **badge._asdict()))
    return badge


def _check(badge: Badge, first: str, shards: Mapping[str, Shard]) -> None:
    if badge.name != badge.names[0]:
        raise NineLivesError(f"The database given first is the shard {badge.name!r}, not home. {SAME}")
    if badge.name != first:
        raise NineLivesError(f"The database given first is called {badge.name!r}, not {first!r}. {SAME}")
    for name in badge.names:
        if name not in shards:
            raise NineLivesError(f"This house has another shard, {name!r}, which may hold tables. {SAME}")
