"""Run a server: one process, or several on one address."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from contextlib import ExitStack
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

import segno
import structlog
import uvicorn
from litestar import Litestar

from ninelives.core.errors import NineLivesError
from ninelives.server.app import application, write_schema
from ninelives.server.bot_workers import SPAWN
from ninelives.server.edge.metering import Metering
from ninelives.server.edge.protocols.config import Config
from ninelives.server.edge.protocols.http import HttpGuard
from ninelives.server.edge.protocols.websocket import SocketGuard
from ninelives.server.features.moderation.name_list import name_list
from ninelives.server.limits.connections import Limits, connections_allowed, raise_file_limit
from ninelives.server.process import Context, check_bus, check_traces, prepare_store
from ninelives.server.settings import Address, Settings
from ninelives.tables.wire import MOST_BYTES

RARELY: Final = (5_000, 5, 800)  # collections: few objects at a time, and all of them hardly ever: no cycles are left
LOCAL: Final = frozenset({"127.0.0.1", "localhost", "::1"})  # where no phone can come
BACKLOG: Final = 2048
GOING: Final = 20.0  # seconds a worker has to go when asked
UNREAD: Final = 64 * 1024  # bytes that the system keeps for a reader; it would keep megabytes


class Server(uvicorn.Server):
    """Goes down gently: first no longer ready, then no longer there."""

    def __init__(self, config: uvicorn.Config, context: Context, admin: socket.socket | None = None) -> None:
        super().__init__(config)
        self._context = context
        self._admin = admin

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._admin is not None:
            self.servers.append(await self._open_admin(self._admin))

    async def _open_admin(self, listener: socket.socket) -> asyncio.Server:
        """Serve those who run the server at a listener of their own, as long as everybody else is served."""
        config = admin_config(self._context.settings, self._context)
        config.load()
        loop = asyncio.get_running_loop()
        return await loop.create_server(lambda: HttpGuard(config, self.server_state, {}, loop), sock=listener)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._context.draining = True
        super().handle_exit(sig, frame)


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    name_list(settings.names)
    check_traces(settings)
    check_bus(settings)  # what cannot be meant is said before anything is opened
    with ExitStack() as stack:
        listener = stack.enter_context(listen(Address(settings.host, settings.port), "--host and --port"))
        admin = None if settings.admin is None else stack.enter_context(listen(settings.admin, "--admin-listen"))
        settings = settings._replace(
            address=settings.address or link_of(settings.host, listener.getsockname()[1]),
            admin=None if admin is None else Address(*admin.getsockname()[:2]),
        )
        asyncio.run(prepare_store(settings))
        greet(settings)
        if settings.workers == 1:
            run(settings, listener, admin)
        else:
            Workers(settings, listener, admin).run()


def listen(address: Address, flags: str) -> socket.socket:
    """Take the port now: a taken one is said in a sentence, before anything is opened."""
    family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    try:
        listener.bind(address)
    except OSError as fault:
        listener.close()
        where = f"{address.host}, port {address.port}"
        raise NineLivesError(f"Nothing can be opened at {where}: {fault.strerror}. Look at {flags}.") from fault
    listener.listen(BACKLOG)
    return listener


def run(settings: Settings, listener: socket.socket, admin: socket.socket | None) -> None:
    """Be one serving process."""
    set_up_logs()
    raise_file_limit()
    context = Context(settings)
    server = Server(config_for(settings, context), context, admin)
    for stop in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises anew what it stopped for: no fault, it was asked to
        signal.signal(stop, server.handle_exit)
    gc.collect()
    gc.freeze()  # what is loaded by now stays: to look through it again and again would halt every table for 100 ms
    gc.set_threshold(*RARELY)
    server.run(sockets=[listener])


class Workers:
    """Several serving processes on one port. One that dies is replaced; all end together."""

    def __init__(self, settings: Settings, listener: socket.socket, admin: socket.socket | None) -> None:
        self._wanted: Final = (settings, listener, admin)
        self._processes: list[BaseProcess] = []
        self._open = True

    def run(self) -> None:
        signal.signal(signal.SIGTERM, self._close)
        signal.signal(signal.SIGINT, self._close)
        self._processes = [self._start() for _ in range(self._wanted[0].workers)]
        while self._open:
            wait([process.sentinel for process in self._processes], timeout=1.0)
            self._processes = [self._kept(process) for process in self._processes]
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join(GOING)
            process.kill()  # one that cannot go: what it acknowledged is in the log

    def _kept(self, process: BaseProcess) -> BaseProcess:
        return process if process.is_alive() or not self._open else self._start()

    def _start(self) -> BaseProcess:
        process = SPAWN.Process(target=run, args=self._wanted)
        process.start()
        return process

    def _close(self, _signal: int, _frame: FrameType | None) -> None:
        self._open = False


def config_for(settings: Settings, context: Context) -> Config:
    return _config(settings, context, context.limits, application(context, for_admins=settings.admin is None))


def admin_config(settings: Settings, context: Context) -> Config:
    """Return what those who run the server are served by; a crowd at the first address takes no connection of it."""
    limits = Limits(settings, context.metrics, connections_allowed(), context.clock)
    app = application(context)
    write_schema(app)
    return _config(settings, context, limits, app)


def _config(settings: Settings, context: Context, limits: Limits, app: Litestar) -> Config:
    return Config(
        limits,
        Metering(app, context),
        http=HttpGuard,
        ws=SocketGuard,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=10.0,  # so a dead socket is gone after 30 s
        ws_per_message_deflate=False,  # 250 KiB a socket
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=int(settings.drain),
    )


def set_up_logs() -> None:
    """Write a line of JSON for each event to stderr. Events name tables and numbers, never cards or people."""
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # anybody can make it warn, line after line
    logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)  # /ready and the metrics tell of a lost database
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def greet(settings: Settings) -> None:
    """Print where the tables are, and draw it for phones."""
    print(f"Nine Lives is open at {settings.address}", flush=True)
    if settings.admin is not None:
        print(f"Those who run it find more at {link_of(*settings.admin)}/host", flush=True)
    if sys.stdout.isatty() and settings.host not in LOCAL:
        segno.make(settings.address, micro=False).terminal(compact=True)
    print("Ctrl-C closes it.", flush=True)


def link_of(host: str, port: int) -> str:
    name = reachable(host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def reachable(host: str) -> str:
    """Return the address by which phones in the same network find a server that listens everywhere."""
    if host not in {"0.0.0.0", "::"}:  # noqa: S104 - asked for, not offered
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; asks which of our addresses leads out
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
