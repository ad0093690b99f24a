"""Start a server, or a bare echo, in a process of its own on a free port."""

import asyncio
import contextlib
import http.client
import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

from ninelives.hosting.people.rate_limit import Rate
from ninelives.server.serve import run
from ninelives.server.settings import Settings
from ninelives.tables.timing import Pace

HERE = Path(__file__).parent


class Process:
    """A serving process; `with` ends it."""

    def __init__(self, kind: str, **wishes: str) -> None:
        self.port = free_port()
        words = [f"{name}={value}" for name, value in wishes.items()]
        self.process = subprocess.Popen([sys.executable, str(HERE / "launch.py"), kind, str(self.port), *words])  # noqa: S603 - this very file

    def __enter__(self) -> Self:
        wait_until_open(self.port)
        return self

    def __exit__(self, *_fault: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_open(port: int) -> None:
    for _ in range(300):
        with contextlib.suppress(OSError):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", "/health")
            connection.getresponse()
            return
        time.sleep(0.1)
    raise TimeoutError("The server does not open.")


def post(port: int, path: str, body: dict[str, Any], address: str = "127.0.0.1") -> Any:  # noqa: ANN401 - JSON
    """Post from this address of our own."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(address, 0))
    with contextlib.closing(connection):
        connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        if answer.status >= http.client.BAD_REQUEST:
            raise ConnectionError(f"{path} answered {answer.status}.")
        return json.load(answer)


def run_server(port: int, wishes: dict[str, str]) -> None:
    listener = socket.create_server(("127.0.0.1", port), backlog=4096)
    pace = Pace(float(wishes.get("pace", "0.2")), float(wishes.get("mask", "0")))
    settings = Settings(
        port=port,
        database=wishes.get("database", "memory:"),
        redis=wishes.get("redis", ""),
        pace=pace,
        requests=Rate(1e9, 1e9),  # the load comes from one address
        sockets_an_address=1_000_000,
    )
    run(settings, listener, None)


async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
    """Be a bare uvicorn echo, with a page to see that it is there."""
    await receive()
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": b""})
        return
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def run_echo(port: int) -> None:
    import uvicorn  # noqa: PLC0415 - as the server's own

    config = uvicorn.Config(
        echo,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
    )
    asyncio.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    kind, number, *words = sys.argv[1:]
    if kind == "echo":
        run_echo(int(number))
    else:
        run_server(int(number), dict(word.split("=", 1) for word in words))
