"""The server processes: started, killed without a word, frozen, started again."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent.parent
PATIENCE: Final = 120.0  # seconds for a process to be ready
SOON: Final = 5.0  # seconds for it to say so


class Manner(NamedTuple):
    """How the servers are run."""

    database: str
    redis: str
    pace: float
    mask: float
    plant: str
    slow_commit: float
    rest: float  # days
    before: str  # the source of an older version, as which processes are first started; or nothing


class TableServer:
    def __init__(self, folder: Path, processes: int, manner: Manner) -> None:
        self.ports: Final = free_ports(processes)
        self._folder: Final = folder
        self._manner: Final = manner
        self._running: Final[dict[int, subprocess.Popen[bytes]]] = {}
        self._old: Final = set(self.ports) if manner.before else set()

    async def open(self) -> None:
        for port in self.ports:
            self.start(port)
        await self._all_ready()

    async def upgrade(self) -> None:
        """Let whoever still is an older version come back as this one."""
        for port in list(self._old):
            self.kill(port)
            self.start(port)
        if self._manner.before:
            await self._all_ready()

    async def _all_ready(self) -> None:
        for port in self.ports:
            if not await until(partial(self.ready, port), PATIENCE):
                raise SystemExit(f"A server did not come up; {self.log(port)} says why:\n{self.log(port).read_text()}")

    def close(self) -> None:
        for port in list(self._running):
            self.kill(port)

    def start(self, port: int) -> None:
        is_old = port in self._old
        manner, source = self._manner, {"PYTHONPATH": self._manner.before} if is_old else {}
        faults = ("--plant", manner.plant, "--slow-commit", str(manner.slow_commit))
        program = ("ninelives",) if is_old else ("chaos.launcher", *faults)
        serve = ("serve", "--port", str(port), "--database", manner.database, "--redis", manner.redis)
        pace = ("--pace", str(manner.pace), "--mask", str(manner.mask))
        rest = () if is_old else ("--rest", str(manner.rest))
        with self.log(port).open("ab") as log:
            self._running[port] = subprocess.Popen(  # noqa: S603 - this very program
                [sys.executable, "-m", *program, *serve, *pace, *rest],
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=HERE,
                env={**os.environ, **source},
            )

    def kill(self, port: int) -> None:
        self._old.discard(port)
        process = self._running.pop(port)
        process.kill()
        process.wait()

    def freeze(self, port: int) -> None:
        self._running[port].send_signal(signal.SIGSTOP)

    def thaw(self, port: int) -> None:
        self._running[port].send_signal(signal.SIGCONT)  # whichever process is there by now

    def ended(self) -> list[int]:
        """Give the processes that ended although nobody killed them."""
        return [port for port, process in self._running.items() if process.poll() is not None]

    def log(self, port: int) -> Path:
        return self._folder / f"server-{port}.log"

    async def ready(self, port: int) -> bool:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with closing(writer):
                writer.write(b"GET /ready HTTP/1.0\r\n\r\n")
                return b" 200 " in await asyncio.wait_for(reader.readline(), SOON)
        except OSError:
            return False


def free_ports(number: int) -> tuple[int, ...]:
    taken = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    ports = [one.getsockname()[1] for one in taken]
    for one in taken:
        one.close()
    return tuple(ports)


async def until(there: Callable[[], Awaitable[bool]], seconds: float) -> bool:
    """Wait for something, a bounded time; tell whether it came."""
    end = time.monotonic() + seconds
    while not await there():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.2)
    return True
