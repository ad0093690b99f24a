"""Hostile requests: broken HTTP, wrong bodies, foreign pages, strange paths. No answer may be a fault of ours."""

import asyncio
import contextlib
from collections import Counter
from random import Random
from typing import Final

from hostile.messages import NASTY, NUMBERS

PAUSE: Final = 0.05
PATHS: Final = (
    *("/api/tables", "/api/quick", "/api/me", "/api/lobby", "/api/games/{}", "/api/games/{}/rulings/{}", "/t/{}"),
    *("/api/tables/{}", "/api/tables/{}/qr.svg", "/api/matches/{}", "/api/matches/{}/replay?seat={}", "/api/{}", "/{}"),
    *("/api/matches/{}/review?seat={}", "/api/me/export", "/api/tables/{}/socket", "/metrics", "/api/schema/{}"),
)
METHODS: Final = ("GET", "GET", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW", "HEAD")
PIECES: Final = (
    "%00",
    "%ff",
    "..%2f..",
    "%0d%0aSet-Cookie:x=1",
    "kitten-me",
    "AAAAAA",
    "9" * 400,
    "-1",
    "{}",
    "%f0%9f",
)
HEADERS: Final = (
    *("Origin: http://elsewhere", "Origin: null", "Cookie: ninelives=1.0", "Cookie: ninelives=\xff;;=", "Host: \x00"),
    *(
        "Authorization: Bearer 1.00",
        "Authorization: Bearer",
        "Content-Type: text/xml",
        "Content-Type: application/json",
    ),
    *("X-Forwarded-For: ::1, nonsense", "Transfer-Encoding: chunked", "Content-Length: 99999999999", "Upgrade: h2c"),
)


class Web:
    def __init__(self, port: int, luck: Random) -> None:
        self._port = port
        self._luck = luck
        self.enough = False
        self.statuses: Counter[int] = Counter()
        self.faults: list[str] = []

    async def run(self) -> None:
        while not self.enough:
            request = self._request()
            with contextlib.suppress(OSError, TimeoutError):
                self._note(request, await asyncio.wait_for(self._ask(request), 5))
            await asyncio.sleep(PAUSE)

    async def _ask(self, request: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=("127.0.0.20", 0))
        try:
            writer.write(request)
            writer.write_eof()
            return await reader.read(1 << 16)
        finally:
            writer.close()

    def _note(self, request: bytes, answer: bytes) -> None:
        if not answer.startswith(b"HTTP/1.1 "):
            return
        status = int(answer[9:12])
        self.statuses[status] += 1
        if status >= 500:  # noqa: PLR2004 - a fault of the server
            self.faults.append(f"{status} for {request[:200]!r}")

    def _request(self) -> bytes:
        luck = self._luck
        if luck.random() < 0.1:  # noqa: PLR2004 - now and then
            return luck.randbytes(luck.randrange(1, 400))
        path = luck.choice(PATHS).format(*luck.choices(PIECES, k=2))
        body = luck.choice(("", "{", "[]", f'{{"game":"kitten-me","seats":{luck.choice(NUMBERS)}}}', self._named()))
        lines = [f"{luck.choice(METHODS)} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close"]
        length = f"Content-Length: {len(body.encode())}"
        lines += [length, *luck.choices(HEADERS, k=luck.randrange(3))]
        return ("\r\n".join(lines) + "\r\n\r\n" + body).encode("utf-8", "replace")

    def _named(self) -> str:
        name = self._luck.choice(NASTY).replace("\n", "\\n").replace("\x00", "\\u0000").replace('"', "")
        return f'{{"name":"{name}"}}'
