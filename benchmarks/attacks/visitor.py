"""Somebody at a server with an address of their own: single requests, and a socket whose answers are waited for."""

import asyncio
import contextlib
import http.client
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from load.wire import Socket, connect, random_id

PATIENCE = 10.0  # seconds

type Message = dict[str, Any]


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: str

    @property
    def data(self) -> Any:  # noqa: ANN401 - JSON
        return json.loads(self.body)


class Visitor:
    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """Ask over HTTP; a body that is a text is sent as it stands."""
        text = body if isinstance(body, str) else None if body is None else json.dumps(body)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if text is not None:
            named["Content-Type"] = "application/json"
        line = http.client.HTTPConnection("127.0.0.1", self._port, PATIENCE, (self._address, 0))
        with contextlib.closing(line):
            line.request(method, path, text, named)
            answer = line.getresponse()
            kept = {name.lower(): value for name, value in answer.getheaders()}
            return Reply(answer.status, kept, answer.read().decode(errors="replace"))

    def set_up(self, token: str = "", **wishes: object) -> str:
        """Set up a table; return its code."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return str(self.ask("POST", "/api/tables", {"game": "kitten-me", "seats": 2, **wishes}, **headers).data["code"])

    @asynccontextmanager
    async def at(self, code: str, token: str = "") -> AsyncIterator["Seat"]:
        """Come to a table and say hello; whoever is turned away has a seat at which nothing is answered."""
        seat = Seat()
        try:
            seat.line = await connect(self._port, f"/api/tables/{code}/socket", seat.heard, self._address)
        except ConnectionError:
            seat.news.set()
        seat.send({"t": "hello", "token": token})
        await seat.first()
        try:
            yield seat
        finally:
            if seat.line is not None:
                seat.line.transport.abort()


class Seat:
    """A socket at a table, and all that it was told."""

    def __init__(self) -> None:
        self.line: Socket | None = None
        self.told: list[Message] = []
        self.news = asyncio.Event()

    def heard(self, _socket: Socket, data: bytes) -> None:
        self.told.append(json.loads(data))
        self.news.set()

    def send(self, message: Message) -> None:
        if self.line is not None:
            self.line.send(json.dumps(message).encode())

    async def first(self) -> None:
        """Wait for the first word, or for the end."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), PATIENCE)

    @property
    def welcome(self) -> Message | None:
        return next((message for message in self.told if message["t"] == "welcome"), None)

    @property
    def words(self) -> str:
        return json.dumps(self.told)

    async def do(self, order: str) -> bool:
        """Give an order; return whether it was carried out. A closed socket refuses too."""
        name = random_id()
        self.send({"t": "do", "id": name, "order": order})
        for _ in range(int(PATIENCE / 0.02)):
            answer = next((message for message in self.told if message.get("id") == name), None)
            if answer is not None:
                return bool(answer["t"] == "done")
            if self.line is None or self.line.closed or any(message["t"] == "bye" for message in self.told):
                return False
            await asyncio.sleep(0.02)
        return False

    def shown(self, seat: int) -> str:
        """Return the name that stands at a seat by the last message that says so."""
        listed = [message["sitters"] for message in self.told if message.get("sitters")]
        sitter = listed[-1][seat] if listed else None
        return sitter["name"] if sitter else ""
