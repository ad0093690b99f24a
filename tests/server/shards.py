"""What the tests of several databases share."""

from collections.abc import Iterator
from itertools import count

from ninelives.server.store.sharded import ShardedStore
from ninelives.tables.ids import TableId
from ninelives.tables.rendezvous import by_rank
from ninelives.tables.store.port import Store
from server.stores import create

NAMES = ("home", "b", "c")


def addresses(url: str) -> dict[str, str]:
    """Give the address of each database by its name."""
    return dict([word.split("=", 1) for word in url.split()])


def tables_on(name: str, names: tuple[str, ...] = NAMES) -> Iterator[int]:
    """Give numbers of tables that are set up on this shard."""
    return (number for number in count(1) if by_rank(names, TableId(number))[0] == name)


async def one_on_each(store: Store) -> dict[str, TableId]:
    """Set up a table on each shard."""
    tables = {name: TableId(next(tables_on(name))) for name in NAMES}
    await create(store, *tables.values())
    return tables


def sharded(store: Store) -> ShardedStore:
    assert isinstance(store, ShardedStore)
    return store
