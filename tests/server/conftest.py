"""A real PostgreSQL and a real Redis for whoever asks.

Each process of pytest-xdist starts its own pair, which takes a second: a test may stop them and disturb nobody.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.server.runtime.push import courier
from ninelives.server.store import ServerStore, store_for
from ninelives.server.store.postgres import PostgresStore
from ninelives.server.store.sqlite import SqliteStore
from ninelives.tables.bus.memory import MemoryBus
from ninelives.tables.live.hub import Hub
from ninelives.tables.store.memory import MemoryStore
from ninelives.tables.store.port import Store
from ninelives.tables.timing import Pace
from server.desk import Desk
from server.house import Open, hub_of, open_house
from server.push_service import PushService, push_service
from server.stores import opened
from services import Services, running


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    # tests kill processes, never the machine, so what the system was given is kept; to wait for a disk with hundreds of
    # databases would take minutes at each restart
    with running(fsync="off") as services:
        yield services


@pytest.fixture
def postgres_url(services: Services) -> str:
    """Give an empty database of the test's own."""
    return services.make_database(f"test_{token_hex(6)}")


@pytest.fixture
def sharded_url(services: Services) -> str:
    """Give three empty databases of the test's own that are one store."""
    mark = token_hex(6)
    return " ".join([f"{name}={services.make_database(f'test_{mark}_{name}')}" for name in ("home", "b", "c")])


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def durable_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


@pytest.fixture
async def empty(durable_url: str) -> AsyncIterator[AsyncEngine]:
    """Give the way to a database that has no tables yet."""
    store = store_for(durable_url)
    assert isinstance(store, SqliteStore | PostgresStore)
    yield store.database.engine
    await store.database.engine.dispose()


@pytest.fixture
def browser_url() -> str:
    return f"browser:{token_hex(6)}"


@pytest.fixture(params=["memory", "sqlite_url", "postgres_url", "sharded_url", "browser_url"])
def store_url(request: pytest.FixtureRequest) -> str:
    return "memory:" if request.param == "memory" else str(request.getfixturevalue(request.param))


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    async with opened(store_url) as (store,):
        yield store


@pytest.fixture(params=["memory", "sqlite_url", "postgres_url", "sharded_url"])
async def stores(request: pytest.FixtureRequest) -> AsyncIterator[list[ServerStore]]:
    """Give two stores of one database, as two processes have them; a memory is one and the same."""
    in_memory = request.param == "memory"
    url = "memory:" if in_memory else str(request.getfixturevalue(request.param))
    first = store_for(url)
    both = [first, first if in_memory else store_for(url)]
    async with AsyncExitStack() as stack:
        for store in both:
            await store.open()
            stack.push_async_callback(store.close)
        yield both


@pytest.fixture
async def hub() -> AsyncIterator[Hub]:
    """One process's tables, without a server around them; bots move at once."""
    hub = hub_of(MemoryStore(), MemoryBus(), Pace(0.0, 0.0))
    await hub.open()
    yield hub
    await hub.close()


@pytest.fixture(scope="session")
def one_house() -> Iterator[Open]:
    """A server in a thread, one for all who share this process: its workers take seconds to start."""
    with open_house() as house:
        yield house


@pytest.fixture
def house(one_house: Open) -> Open:
    one_house.refill()
    return one_house


@pytest.fixture
def guarded() -> Iterator[Open]:
    """A server of a test's own: what operators do there is for all who come."""
    with open_house() as house:
        yield house


@pytest.fixture
def desk(guarded: Open) -> Desk:
    return Desk(guarded)


@pytest.fixture(scope="module")
def pushing() -> Iterator[tuple[Open, PushService]]:
    """A server that sends for people by a push service on this machine, soon."""
    with (
        push_service() as service,
        pytest.MonkeyPatch.context() as patch,
        open_house(push=service.origin, address="https://cats.example") as house,
        house.keeping(bell=0.2),
    ):
        patch.setattr(courier, "PAUSE", 1.0)  # tests put things into its store behind its back
        yield house, service


@pytest.fixture
def site(pushing: tuple[Open, PushService]) -> Open:
    pushing[0].refill()
    return pushing[0]


@pytest.fixture
def service(pushing: tuple[Open, PushService]) -> PushService:
    pushing[1].arrived.clear()
    pushing[1].answers.clear()
    return pushing[1]
