"""One table served by two processes: what happens at one is told at the other, and done once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from ninelives.hosting.bus.memory import Exchange, MemoryBus
from ninelives.server.storage.memory import InMemoryStore
from server.acquainted import Person
from server.client import Client, come, finish
from server.house import code_of
from server.local import LocalServer, local_server
from virtual_time import VirtualClock

type Pair = tuple[LocalServer, LocalServer]


@pytest.fixture
async def pair(clock: VirtualClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    """Give two servers with one store and one bus, in memory."""
    store, exchange = InMemoryStore(), Exchange()
    monkeypatch.setattr("ninelives.server.process.store_for", lambda _url: store)
    monkeypatch.setattr("ninelives.server.process.bus_for", lambda *_: MemoryBus(exchange))
    async with local_server(clock) as one, local_server(clock) as other:
        yield one, other


@asynccontextmanager
async def apart(pair: Pair, start: str = "7") -> AsyncIterator[list[Client]]:
    """Seat Ann at one process and Ben at the other, at one table; give first the one who is asked first."""
    table = await pair[0].set_up(options={"start": start})
    async with come(table) as ann, come(pair[1].table(code_of(table))) as ben:
        await ann.done("sit 0 aa Ann")
        await ben.sees(lambda me: me.names[0] == "Ann")
        await ben.done("sit 1 bb Ben")
        await ben.done("begin")
        await ann.sees(lambda me: me.scene["phase"] == "playing")
        yield [ann, ben] if ann.my_turn else [ben, ann]


def servers_of(pair: Pair, client: Client) -> Pair:
    """Give the process where somebody is, and the other one."""
    return pair if client.url == pair[0].table(code_of(client.url)) else (pair[1], pair[0])


def person(pair: Pair, client: Client) -> Person:
    """Give somebody as they ask over HTTP, at the process where they are."""
    return Person(servers_of(pair, client)[0], client.welcome["token"], f"203.0.113.{client.seat}")


async def test_what_is_done_and_said_at_one_process_is_told_at_the_other_at_once(
    pair: Pair, clock: VirtualClock
) -> None:
    async with apart(pair) as (one, other):
        began = clock.now()
        for number in range(1, 7):
            bidder, hearer = (one, other) if one.my_turn else (other, one)
            assert (await bidder.play(f"bid {number} hat"))["t"] == "done"
            await hearer.sees(lambda me: me.my_turn)
            await bidder.sees(lambda me: not me.my_turn)
        assert one.here == other.here == [True, True]
        await one.send(t="say", phrase="Meow?")
        assert (await other.hear("said"))["phrase"] == "Meow?"
        assert clock.now() == began
        assert one.lines[2:] == other.lines[2:]


async def test_a_tab_at_each_process_may_send_the_same_command_and_it_is_done_once(pair: Pair) -> None:
    async with apart(pair) as (one, other):
        _, elsewhere = servers_of(pair, one)
        async with come(elsewhere.table(code_of(one.url)), one.welcome["token"]) as tab:
            move = {"t": "play", "id": "mine", "seq": one.seq, "move": "bid 1 hat"}
            answers = await asyncio.gather(one.answer(**move), tab.answer(**move))
            assert answers[0] == answers[1]
            assert answers[0]["t"] == "done"
            await other.sees(lambda me: me.my_turn)
            assert other.lines.count("bid 1 hat") == 1


async def test_whoever_is_forgotten_at_one_process_is_forgotten_at_the_other(pair: Pair, clock: VirtualClock) -> None:
    async with apart(pair) as (one, other):
        server, _ = servers_of(pair, one)
        name, began = one.names[one.seat or 0], clock.now()
        assert (await server.ask("DELETE", "/api/me", token=one.welcome["token"])).status_code == 200
        await other.sees(lambda me: name not in me.names)
        assert clock.now() == began


async def test_friends_at_two_processes_see_where_the_other_sits_and_a_block_counts_in_both(pair: Pair) -> None:
    async with apart(pair, start="1") as (one, other):
        await finish(one, other)
        await pair[0].clock.sleep(1)
        code, here, there = code_of(one.url), person(pair, one), person(pair, other)
        assert (await here.meets(code, other.seat)).status_code == 200
        assert (await there.changes(await there.handle("asking"), "keep")).status_code == 200
        async with come(await here.site.set_up(private=False), one.welcome["token"]) as elsewhere:
            await elsewhere.done("sit 0 aa Ann")
            await there.friends()  # its process asks the other one
            await here.site.clock.sleep(1)
            assert (await there.friends())["friends"][0]["at"]["code"] == code_of(elsewhere.url)
        assert (await there.meets(code, one.seat, "block")).status_code == 200
        for speaker in (one, other):
            await speaker.send(t="say", phrase="Hiss!")
            assert (await speaker.hear("said"))["phrase"] == "Hiss!"
        for client in (one, other):
            await client.ping()
            assert [said["name"] for said in client.all("said")] == [client.names[client.seat or 0]]
