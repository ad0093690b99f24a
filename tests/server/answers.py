"""Requests over HTTP, by asyncio's own connections."""

import asyncio
import json
from http.client import HTTPMessage, HTTPResponse
from io import BytesIO
from typing import Any, NamedTuple, cast
from urllib.parse import quote

PRINTABLE = "".join(map(chr, range(33, 127)))


class Answer(NamedTuple):
    status_code: int
    headers: HTTPMessage
    content: bytes

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self) -> Any:  # noqa: ANN401 - whatever it holds
        return json.loads(self.content)


class _Heard:
    """All that came over a connection, as the standard library reads it."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def makefile(self, _mode: str) -> BytesIO:
        return BytesIO(self._data)


async def ask(port: int, method: str, path: str, content: bytes, headers: dict[str, str]) -> Answer:
    """Ask once, over a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        said = {"host": f"127.0.0.1:{port}", "connection": "close", "content-length": str(len(content)), **headers}
        head = "".join([f"{name}: {value}\r\n" for name, value in said.items()])
        writer.write(f"{method} {quote(path, PRINTABLE)} HTTP/1.1\r\n{head}\r\n".encode() + content)
        return answer_in(await reader.read(), method)
    finally:
        writer.close()
        await writer.wait_closed()


def answer_in(data: bytes, method: str = "GET") -> Answer:
    heard = HTTPResponse(cast("Any", _Heard(data)), method=method)
    heard.begin()
    return Answer(heard.status, heard.headers, heard.read())
