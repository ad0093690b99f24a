"""Servers to test against: one in a thread of this process, or the real command in a process of its own."""

import asyncio
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

import httpx2
import structlog

from ninelives.hosting.bus.port import Bus
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock, SystemClock
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.storage.port import Store
from ninelives.server.observability.metrics import Metrics
from ninelives.server.process import Context
from ninelives.server.serve import Server, config_for, listen
from ninelives.server.settings import PUSH_SERVICES, Address, Settings
from ninelives.tables.ids import TableId
from ninelives.tables.schemas import SetUp
from ninelives.tables.timing import Pace
from server.client import come

QUICK = Pace(bot=0.05, mask=0.0)
PATIENCE = 60.0  # seconds for a server to come or go, on a machine that is very busy
SHORT = {"game": "kitten-me", "seats": 2, "options": {"start": "1"}}  # a bid and a call, and the match is over


class Site:
    """A server as people see it: an address."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def ask(self, method: str, path: str, body: object = None, token: str = "", **headers: str) -> httpx2.Response:
        if token:
            headers["authorization"] = f"Bearer {token}"
        with httpx2.Client(base_url=self.address, trust_env=False, timeout=PATIENCE) as client:
            return client.request(method, path, json=body, headers=headers)

    def get(self, path: str, token: str = "") -> Any:  # noqa: ANN401 - whatever stands there
        answer = self.ask("GET", path, token=token)
        assert answer.status_code == 200, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def status(self, path: str) -> int:
        return self.ask("GET", path).status_code

    def record(self, match: str) -> str:
        """Give the record of a match that is over; it is put away within moments."""
        wait_for(lambda: self.status(f"/api/matches/{match}") == 200, within=5)
        return str(self.get(f"/api/matches/{match}"))

    def arrive(self, name: str) -> str:
        """Come as somebody new; give their token."""
        return str(self.ask("PUT", "/api/me", {"name": name}).json()["token"])

    def set_up(self, **wishes: object) -> str:
        """Set up a table, by default for a short match of two; give where its socket is."""
        answer = self.ask("POST", "/api/tables", {**SHORT, **wishes})
        assert answer.status_code == 201, answer.text
        return self.table(answer.json()["code"])

    def table(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"


def code_of(table: str) -> str:
    return table.split("/")[-2]


class Inside(Server):
    """A server that lets tests into its loop."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Open(Site):
    """A server in a thread."""

    def __init__(self, context: Context, server: Inside) -> None:
        super().__init__(context.settings.port)
        self.context = context
        self._server = server

    def inside[T](self, work: Coroutine[None, None, T]) -> T:
        """Have something done on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._server.loop).result(PATIENCE)

    def refill(self) -> None:
        """Let everybody knock again as if they had waited: all tests come from one address."""
        self.inside(self._forget())

    async def _forget(self) -> None:
        self.context.requests.forget()
        self.context.friends.asks.forget()
        self.context.limits._recent.clear()

    @contextmanager
    def keeping(self, **times: float) -> Iterator[None]:
        """Let the house keep other times for a while."""
        hub, usual = self.context.house.hub, self.context.house.hub.pace
        object.__setattr__(hub, "pace", usual._replace(**times))
        try:
            yield
        finally:
            object.__setattr__(hub, "pace", usual)

    def set_up_quick(self, clock: int, wishes: SetUp) -> str:
        """Set up a table whose clock is shorter than people may wish; give where its socket is."""
        store = self.context.house.store
        slow = self.inside(set_up(store.facts, wishes, Opener(), self.context.house.hub.time.now()))
        quick = slow._replace(clock=clock, id=TableId(slow.id ^ 1), code=f"{slow.code[1:]}Q")
        assert self.inside(store.facts.create(quick))
        return self.table(quick.code)


@contextmanager
def open_house(
    database: str = "memory:", redis: str = "", page: str = "", address: str = "", push: str = ""
) -> Iterator[Open]:
    """Serve in a thread until the end of the block; messages to devices go to this push service alone."""
    listener = listen(Address("127.0.0.1", 0), "no flag")
    settings = Settings(
        port=listener.getsockname()[1],
        database=database,
        redis=redis,
        pace=QUICK,
        page=page,
        address=address,
        push_services=frozenset({push}) - {""} or PUSH_SERVICES,
    )
    context = Context(settings)
    server = Inside(config_for(settings, context), context)
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not open"
        yield Open(context, server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()


async def play_kitten(house: Open, token: str, **wishes: object) -> str:
    """Let Ann play a match against a kitten at a new table, to its end; return its name."""
    table = house.set_up(**wishes)
    with house.keeping(bot=0.0):
        async with come(table, token) as me:
            await me.do("sit 0 - Ann")
            await me.do("begin kitten")
            await me.play_out()
    return f"{code_of(table)}-1"


class NoPauses(SystemClock):
    """For tests with a real store, whose threads and sockets know no virtual time: what would wait goes on at once."""

    async def sleep(self, seconds: float) -> None:  # noqa: ARG002 - as every clock
        await asyncio.sleep(0)


def hub_of(store: Store, bus: Bus, pace: Pace = QUICK, clock: Clock = SYSTEM_CLOCK) -> Executor:
    """Return a hub as a serving process has it, with nothing around it."""
    return Executor(store, bus, pace, Metrics(), structlog.get_logger("tables"), clock)


def wait_for(there: Callable[[], bool], within: float = PATIENCE) -> None:
    end = time.monotonic() + within
    while not there():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(0.02)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


class Running(Site):
    """The real command in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], port: int, admin: int = 0) -> None:
        super().__init__(port)
        self.process = process
        self.admin = Site(admin or port)

    def is_ready(self) -> bool:
        assert self.process.poll() is None, self.process.communicate()[1]
        try:
            return self.admin.status("/ready") == 200
        except httpx2.TransportError:
            return False

    def stop(self, sent: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to go; give its exit code."""
        self.process.send_signal(sent)
        self.process.communicate(timeout=PATIENCE)
        return int(self.process.returncode)


def serve(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ninelives", "serve", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@contextmanager
def running(*words: str, pace: Pace = QUICK, port: int | None = None) -> Iterator[Running]:
    """Run `ninelives serve` with these words until the end of the block, on this port or any that is free."""
    port = port or free_port()
    process = serve("--port", str(port), "--pace", str(pace.bot), "--mask", str(pace.mask), *words)
    site = Running(process, port)
    try:
        wait_for(site.is_ready)
        yield site
    finally:
        if process.poll() is None:
            assert site.stop(signal.SIGINT) == 0  # as Ctrl-C does
