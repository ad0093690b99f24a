"""The shipped nginx.conf in front of two servers that answer as the test wishes."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from deploy.proxy import GIVEN_UP, HERE, Proxy, proxy
from server.house import free_port, running
from spellings import spellings

pytestmark = pytest.mark.deploy

AT_ONCE = 1.9  # seconds: nginx waits 2 s for a server that does not answer
MOST = 1500  # requests that an address may send at once; 50 more each second
CLASS = 30 * 40  # pupils, and what a visit of the page comes to
TABLES = [f"GET /api/tables/{code} HTTP/1.1" for code in "ABCDEFGHIJKL"]  # they fall to both servers
WANTED = {
    "X-Content-Type-Options: nosniff",
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy: no-referrer",
    "Strict-Transport-Security: max-age=31536000",
    "Cache-Control: no-store",
}
FROM = "X-From"  # who a request comes from, where a test says so


class Stub:
    """A server that answers by the path, and counts."""

    def __init__(self) -> None:
        self.heads: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                self.heads.append(head)
                if "/hang-up" in head:
                    break
                writer.write(answer(head))
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    @property
    def asked(self) -> int:
        return len(self.heads)


def answer(head: str) -> bytes:
    if "Upgrade: websocket" in head:
        return b"HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"
    status = "503 Service Unavailable" if "/down" in head else "200 OK"
    return f"HTTP/1.1 {status}\r\nContent-Length: 4\r\n\r\ncats".encode()


@asynccontextmanager
async def stubs(*ports: int) -> AsyncIterator[list[Stub]]:
    made = [Stub() for _ in ports]
    servers = [await asyncio.start_server(stub.serve, HERE, port) for stub, port in zip(made, ports, strict=True)]
    try:
        yield made
    finally:
        for server in servers:
            server.close()


@asynccontextmanager
async def behind(
    folder: Path, *, alive: int = 2, changes: dict[str, str] | None = None, more: str = ""
) -> AsyncIterator[tuple[Proxy, list[Stub]]]:
    """Run nginx in front of two ports, at which so many servers listen."""
    ports = (free_port(), free_port())
    with proxy(folder / "nginx", ports, changes, more) as site:
        async with asyncio.timeout(30), stubs(*ports[:alive]) as servers:
            yield site, servers
        assert GIVEN_UP not in site.log


async def test_an_answer_of_503_is_passed_on_once_and_held_against_nobody(tmp_path: Path) -> None:
    async with behind(tmp_path) as (site, servers):
        down = [head.replace(" HTTP", "/down HTTP") for head in TABLES]
        assert await site.statuses(*down, address="127.0.0.3") == {503: len(down)}
        assert sum(server.asked for server in servers) == len(down)
        assert await site.statuses(*TABLES) == {200: len(TABLES)}
        assert all("/down" not in server.heads[-1] for server in servers), "both go on"


async def test_a_client_whose_connections_are_cut_by_the_servers_harms_nobody_else(tmp_path: Path) -> None:
    async with behind(tmp_path) as (site, servers):
        rude = [head.replace(" HTTP", "/hang-up HTTP") for head in TABLES]
        assert await site.statuses(*rude, address="127.0.0.3") == {502: len(rude)}
        assert await site.statuses(*TABLES) == {200: len(TABLES)}
        assert all("/hang-up" not in server.heads[-1] for server in servers), "both go on"


async def test_while_a_process_is_dead_the_other_answers_at_once(tmp_path: Path) -> None:
    async with behind(tmp_path, alive=1) as (site, _):
        posts = [head.replace("GET", "POST") for head in TABLES]
        for head in (*TABLES, *posts):
            began = time.monotonic()
            assert await site.statuses(head) == {200: 1}
            assert time.monotonic() - began < AT_ONCE


async def test_a_class_behind_one_address_may_come_at_once_and_a_flood_may_not(tmp_path: Path) -> None:
    async with behind(tmp_path) as (site, servers):
        page = ["GET / HTTP/1.1"] * (CLASS // 3)  # nginx takes at most 1,000 over one connection
        assert await site.statuses(*page) == {200: len(page)}
        assert await site.statuses(*page) == {200: len(page)}
        assert await site.statuses(*page) == {200: len(page)}
        flood = await site.ask(*["GET / HTTP/1.1"] * 900)
        turned_away = [body for status, body in flood if status == 429]
        assert 0 < len(turned_away) <= CLASS + 900 - MOST
        assert set(turned_away) == {'{"reason":"That was too much at once. Wait a moment."}'}
        assert sum(server.asked for server in servers) == CLASS + 900 - len(turned_away)
        assert await site.statuses(*TABLES, address="127.0.0.3") == {200: len(TABLES)}


async def test_a_visitor_with_many_ipv6_addresses_is_one_and_neighbours_are_others(tmp_path: Path) -> None:
    """The bytes of these addresses hold a line feed, which no pattern may stumble over."""

    async with behind(tmp_path, more=f"set_real_ip_from 127.0.0.0/8; real_ip_header {FROM};") as (site, _):
        many = [f"GET / HTTP/1.1\r\n{FROM}: 2001:db8:a0a:2::{number:x}" for number in range(900)]
        assert await site.statuses(*many) == {200: 900}
        assert (await site.statuses(*many))[429] > 0
        for other in ("2001:db8:a0a:3::1", "192.0.2.10", "192.0.2.11"):
            assert await site.statuses(f"GET / HTTP/1.1\r\n{FROM}: {other}") == {200: 1}


async def test_an_address_may_hold_so_many_sockets_and_others_still_come(tmp_path: Path) -> None:
    """The shipped number is 1,200; a small one shows that sockets are counted while they are open."""
    upgrade = "GET /api/tables/A/socket HTTP/1.1\r\nUpgrade: websocket"

    async with behind(tmp_path, changes={"ninelives_connections 1200;": "ninelives_connections 5;"}) as (site, servers):
        held = [asyncio.create_task(site.ask(upgrade)) for _ in range(5)]
        while sum(server.asked for server in servers) < len(held):  # noqa: ASYNC110 - until all are open
            await asyncio.sleep(0.01)
        assert await site.statuses("GET / HTTP/1.1") == {429: 1}
        assert await site.statuses("GET / HTTP/1.1", address="127.0.0.3") == {200: 1}
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)


async def test_the_server_is_told_the_real_address_whatever_a_client_says(tmp_path: Path) -> None:
    async with behind(tmp_path) as (site, servers):
        lie = "GET / HTTP/1.1\r\nX-Forwarded-For: 192.0.2.1\r\nX-Forwarded-Proto: http"
        assert await site.statuses(lie, address="127.0.0.9") == {200: 1}
        (told,) = [server.heads[0] for server in servers if server.asked]
        assert "X-Forwarded-For: 127.0.0.9\r\n" in told
        assert "X-Forwarded-Proto: https\r\n" in told
        assert "192.0.2.1" not in told


async def test_nobody_outside_is_shown_how_the_server_does_however_it_is_spelled(tmp_path: Path) -> None:
    async with behind(tmp_path) as (site, servers):
        asked = [f"GET {spelling} HTTP/1.1" for path in ("/metrics", "/ready") for spelling in spellings(path)]
        assert await site.statuses(*asked) == {404: len(asked)}
        assert not any(server.asked for server in servers)


async def test_no_spelling_leads_through_it_to_what_a_server_shows_here_alone(tmp_path: Path) -> None:
    """As without a second address: whoever asks through nginx asks from this machine."""
    told = "http://localhost"
    with running("--database", "memory:", "--address", told) as house:
        assert house.status("/metrics") == 200
        with proxy(tmp_path / "nginx", (house.port, house.port)) as site:
            asked = [f"GET {spelling} HTTP/1.1" for path in ("/metrics", "/ready") for spelling in spellings(path)]
            assert await site.statuses(*asked) == {404: len(asked)}
            assert await site.statuses("GET /health HTTP/1.1") == {200: 1}


async def test_whoever_is_turned_away_is_told_so_with_the_headers_of_every_answer(tmp_path: Path) -> None:
    async with behind(tmp_path, changes={"burst=1500": "burst=1"}) as (site, _):
        heads = [head for head in await site.heads(*["GET / HTTP/1.1"] * 20) if head.startswith("429")]
        assert heads
        for head in heads:
            assert set(head.split("\r\n")) >= WANTED
