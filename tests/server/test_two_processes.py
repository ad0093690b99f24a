"""One table served by two processes, over a real PostgreSQL and a real Redis.

That they tell each other at once is shown in virtual time (test_two_servers.py).
"""

import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex

import pytest

from server.client import Client, come
from server.house import Site, code_of, open_house, running, wait_for
from services import Services

pytestmark = pytest.mark.processes

type Pair = tuple[Site, Site]


@pytest.fixture(scope="module")
def database(services: Services) -> str:
    return services.make_database(f"two_{token_hex(6)}")


@pytest.fixture(scope="module")
def pair(database: str, services: Services) -> Iterator[Pair]:
    """The real command in a process of its own, and a server in this one."""
    with running(*shared(database, services)) as there, open_house(database, services.redis_url) as here:
        yield there, here


def shared(database: str, services: Services) -> tuple[str, ...]:
    return ("--database", database, "--redis", services.redis_url)


@asynccontextmanager
async def apart(pair: Pair) -> AsyncIterator[list[Client]]:
    """Seat Ann at one process and Ben at the other, at one table; give first the one who is asked first."""
    table = pair[0].set_up(options={"start": "7"})
    async with come(table) as ann, come(pair[1].table(code_of(table))) as ben:
        await ann.done("sit 0 aa Ann")
        await ben.sees(lambda me: me.names[0] == "Ann")
        await ben.done("sit 1 bb Ben")
        await ben.done("begin")
        await ann.sees(lambda me: me.scene["phase"] == "playing")
        yield [ann, ben] if ann.my_turn else [ben, ann]


async def bid(players: list[Client], number: int) -> None:
    """Let whoever is asked bid, and wait until the other is told."""
    bidder, hearer = players if players[0].my_turn else players[::-1]
    assert (await bidder.play(f"bid {number} hat"))["t"] == "done"
    await hearer.sees(lambda me: me.my_turn)
    await bidder.sees(lambda me: not me.my_turn)


async def test_what_is_done_and_said_at_one_process_is_told_at_the_other(pair: Pair) -> None:
    async with apart(pair) as (one, other):
        for number in range(1, 7):
            await bid([one, other], number)
        assert one.here == other.here == [True, True]
        await one.send(t="say", phrase="Meow?")
        assert (await other.hear("said"))["phrase"] == "Meow?"
        assert one.lines[2:] == other.lines[2:]


async def test_without_a_bus_both_play_on(pair: Pair, services: Services) -> None:
    async with apart(pair) as (one, other):
        services.stop_redis()
        try:
            for number in (1, 2):
                await bid([one, other], number)
        finally:
            services.start_redis()
        await bid([one, other], 3)
        assert one.lines[2:] == other.lines[2:]


def children_of(process: int) -> list[int]:
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def test_several_workers_serve_on_one_port_and_one_that_dies_is_replaced(
    database: str, services: Services
) -> None:
    with running(*shared(database, services), "--workers", "2") as site:
        table = site.set_up(options={"start": "7"})
        async with come(table) as ann:
            await ann.done("sit 0 aa Ann")
            await ann.done("begin")
        first, second = children_of(site.process.pid)
        os.kill(first, signal.SIGKILL)
        wait_for(lambda: len(set(children_of(site.process.pid)) - {first}) == 2)
        async with come(table, ann.welcome["token"]) as back:
            assert back.seat == 0
            await back.sees(lambda me: me.my_turn)
            assert (await back.play())["t"] == "done"
        assert second in children_of(site.process.pid)
        assert site.stop() == 0
