"""A real PostgreSQL and a real Redis for whoever asks.

Each process of pytest-xdist starts its own pair, which takes a second: a test may stop them and disturb nobody.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.hosting.storage.port import Store
from ninelives.server.storage import ServerStore, store_for
from ninelives.tables.timing import Pace
from server.desk import Desk, desk_at
from server.engines import engine_of
from server.house import QUICK, Open, hub_of, open_house
from server.local import LocalServer, local_server
from server.network import NetworkLoop
from server.push_service import PushService, local_push_service
from server.stores import MEMORY, SIMULATED, opened
from services import Services, running
from virtual_time import VirtualClock

ON_POSTGRES = pytest.param("postgres_url", marks=pytest.mark.services)


def pytest_itemcollected(item: pytest.Item) -> None:
    for fixture, mark in (("services", pytest.mark.services), ("one_house", pytest.mark.processes)):
        if isinstance(item, pytest.Function) and fixture in item.fixturenames:
            item.add_marker(mark)


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    # tests kill processes, never the machine, so what the system was given is kept; to wait for a disk with hundreds of
    # databases would take minutes at each restart
    with running(fsync="off") as services:
        yield services


@pytest.fixture(scope="session")
def template(services: Services) -> str:
    """Name a database with all tables and no rows, of which copies are made: to make the tables takes far longer."""
    store = store_for(services.make_database("ninelives_template"))

    async def make_tables() -> None:
        await store.open()
        await store.close()

    asyncio.run(make_tables())
    return "ninelives_template"


@pytest.fixture
def postgres_url(services: Services, template: str) -> str:
    """Give a database of the test's own with no rows."""
    return services.make_database(f"test_{token_hex(6)}", template)


@pytest.fixture
def blank_postgres_url(services: Services) -> str:
    """Give a database of the test's own with no tables."""
    return services.make_database(f"test_{token_hex(6)}")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture(params=["sqlite_url", ON_POSTGRES])
def durable_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


@pytest.fixture(params=["sqlite_url", pytest.param("blank_postgres_url", marks=pytest.mark.services)])
def blank_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


@pytest.fixture
async def empty(blank_url: str) -> AsyncIterator[AsyncEngine]:
    """Give the way to a database that has no tables yet."""
    engine = engine_of(store_for(blank_url))
    yield engine
    await engine.dispose()


@pytest.fixture
def browser_url() -> str:
    return f"browser:{token_hex(6)}"


@pytest.fixture(params=[MEMORY, SIMULATED, "sqlite_url", ON_POSTGRES, "browser_url"])
def store_url(request: pytest.FixtureRequest) -> str:
    in_memory = request.param in {MEMORY, SIMULATED}
    return str(request.param if in_memory else request.getfixturevalue(request.param))


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    async with opened(store_url) as (store,):
        yield store


@pytest.fixture(params=[MEMORY, "sqlite_url", ON_POSTGRES])
def server_store_url(request: pytest.FixtureRequest) -> str:
    return str(MEMORY if request.param == MEMORY else request.getfixturevalue(request.param))


@pytest.fixture
async def stores(server_store_url: str) -> AsyncIterator[list[ServerStore]]:
    """Give two stores of one database, as two processes have them; a memory is one and the same."""
    first = store_for(server_store_url)
    both = [first, first if server_store_url == MEMORY else store_for(server_store_url)]
    async with AsyncExitStack() as stack:
        for store in both:
            await store.open()
            stack.push_async_callback(store.close)
        yield both


@pytest.fixture
async def hub(clock: VirtualClock) -> AsyncIterator[Executor]:
    """One process's tables, without a server around them; bots move at once."""
    hub = hub_of(MemoryStore(), MemoryBus(), Pace(0.0, 0.0), clock)
    await hub.open()
    yield hub
    await hub.close()


@pytest.hookimpl(tryfirst=True)
def pytest_asyncio_loop_factories(item: pytest.Item) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Let each test that takes `clock`, itself or by a fixture, live in virtual time."""
    assert isinstance(item, pytest.Function)
    return {"virtual": NetworkLoop} if "clock" in item.fixturenames else {"real": asyncio.new_event_loop}


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
async def house(clock: VirtualClock) -> AsyncIterator[LocalServer]:
    async with local_server(clock) as house:
        yield house


@pytest.fixture(scope="session")
def one_house() -> Iterator[Open]:
    """A server in a thread, one for all who share this process: its workers take seconds to start."""
    with open_house() as house:
        yield house


@pytest.fixture
def thread_house(one_house: Open) -> Open:
    one_house.refill()
    return one_house


@pytest.fixture
async def desk(house: LocalServer) -> Desk:
    return await desk_at(house)


@pytest.fixture
async def service(clock: VirtualClock) -> AsyncIterator[PushService]:
    async with local_push_service(clock) as service:
        yield service


@pytest.fixture
async def site(clock: VirtualClock, service: PushService) -> AsyncIterator[LocalServer]:
    """A server that sends for people by a push service in memory, soon."""
    pace = QUICK._replace(bell=0.2)
    chosen = {"push_services": frozenset({service.origin}), "address": "https://cats.example", "pace": pace}
    async with local_server(clock, **chosen) as site:
        yield site
