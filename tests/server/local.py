"""A server to test against, in the test's own loop and in virtual time: all of it but the listening socket."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

from uvicorn.server import ServerState

from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.thinking import OnTheSpot
from ninelives.server.edge.protocols.http import HttpGuard
from ninelives.server.process import Context
from ninelives.server.serve import admin_config, config_for
from ninelives.server.settings import Settings
from ninelives.tables.ids import TableId
from ninelives.tables.schemas import SetUp
from server.answers import Answer, ask
from server.client import come
from server.house import QUICK, SHORT, code_of
from server.network import running_network
from virtual_time import VirtualClock

LONGEST: Final = 60.0  # virtual seconds; reached only by a fault
NO_PAGE: Final = "/nowhere"


class LocalServer:
    def __init__(self, context: Context, clock: VirtualClock, port: int) -> None:
        self.context = context
        self.clock = clock
        self.port = port
        self.address = f"http://127.0.0.1:{self.port}"

    async def ask(self, method: str, path: str, body: object = None, token: str = "", **headers: str) -> Answer:
        if token:
            headers["authorization"] = f"Bearer {token}"
        content = b"" if body is None else json.dumps(body).encode()
        if body is not None:
            headers["content-type"] = "application/json"
        return await ask(self.port, method, path, content, headers)

    async def get(self, path: str, token: str = "") -> Any:  # noqa: ANN401 - whatever stands there
        answer = await self.ask("GET", path, token=token)
        assert answer.status_code == 200, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def status(self, path: str) -> int:
        return (await self.ask("GET", path)).status_code

    async def record(self, match: str) -> str:
        """Give the record of a match that is over; it is put away within moments."""
        while await self.status(f"/api/matches/{match}") != 200:
            await self.clock.sleep(0.1)
        return str(await self.get(f"/api/matches/{match}"))

    async def arrive(self, name: str) -> str:
        """Come as somebody new; give their token."""
        return str((await self.ask("PUT", "/api/me", {"name": name})).json()["token"])

    async def set_up(self, **wishes: object) -> str:
        """Set up a table, by default for a short match of two; give where its socket is."""
        answer = await self.ask("POST", "/api/tables", {**SHORT, **wishes})
        assert answer.status_code == 201, answer.text
        return self.table(answer.json()["code"])

    async def set_up_quick(self, clock: int, wishes: SetUp) -> str:
        """Set up a table whose clock is shorter than people may wish; give where its socket is."""
        facts = self.context.house.store.facts
        slow = await set_up(facts, wishes, Opener(), self.context.house.hub.time.now())
        quick = slow._replace(clock=clock, id=TableId(slow.id ^ 1), code=f"{slow.code[1:]}Q")
        assert await facts.create(quick)
        return self.table(quick.code)

    def table(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds that nobody tells."""
        async with asyncio.timeout(LONGEST):
            while not holds():
                await self.clock.sleep(0.01)

    @contextmanager
    def keeping(self, **times: float) -> Iterator[None]:
        """Let the house keep other times for a while."""
        hub, usual = self.context.house.hub, self.context.house.hub.pace
        object.__setattr__(hub, "pace", usual._replace(**times))
        try:
            yield
        finally:
            object.__setattr__(hub, "pace", usual)


@asynccontextmanager
async def local_server(clock: VirtualClock, **chosen: Any) -> AsyncIterator[LocalServer]:  # noqa: ANN401 - as Settings has them
    """Serve in memory until the end of the block."""
    network, state = running_network(), ServerState()
    port = network.listen(lambda: HttpGuard(config, state, {}, network))
    usual = {"database": "memory:", "pace": QUICK, "page": NO_PAGE, "push_services": frozenset[str]()}
    context = Context(Settings(port=port, **{**usual, **chosen}), clock=clock, thinking=OnTheSpot())
    config = config_for(context.settings, context)
    config.load()
    async with context.open():
        yield LocalServer(context, clock, port)
        network.close_port(port)
        for connection in tuple(state.connections):
            connection.shutdown()
        await asyncio.gather(*state.tasks)


@contextmanager
def admin_address(house: LocalServer) -> Iterator[LocalServer]:
    """Serve what is for those who run a server at a second address, until the end of the block."""
    network, state = running_network(), ServerState()
    config = admin_config(house.context.settings, house.context)
    config.load()
    port = network.listen(lambda: HttpGuard(config, state, {}, network))
    yield LocalServer(house.context, house.clock, port)
    network.close_port(port)


async def play_kitten(house: LocalServer, token: str, **wishes: object) -> str:
    """Let Ann play a match against a kitten at a new table, to its end; return its name."""
    table = await house.set_up(**wishes)
    with house.keeping(bot=0.0):
        async with come(table, token) as me:
            await me.do("sit 0 - Ann")
            await me.do("begin kitten")
            await me.play_out()
    return f"{code_of(table)}-1"
