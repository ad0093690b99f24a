"""The backup drill: a copy made under load, and the write-ahead log, give back every move until a chosen moment."""

import asyncio
import time
from typing import Any, NamedTuple

import asyncpg
import pytest

from recovery import KEPT, back_up, keep_log, recovered
from server.client import Client, come, names
from server.house import Open, Site, code_of, open_house, wait_for
from services import Services, running

pytestmark = [pytest.mark.processes, pytest.mark.chaos, pytest.mark.timing]

PEOPLE = 4
A_WHILE = 1.5  # seconds of play before the copy, after it, and after the moment


class Acknowledged(NamedTuple):
    table: str
    command: str
    sent: float
    heard: float
    seq: int


class Evening:
    """People who play one match after another, and all that they were told was done."""

    def __init__(self, house: Open) -> None:
        self._house = house
        self.over = False
        self.done: list[Acknowledged] = []

    async def play(self) -> None:
        while not self.over:
            table = self._house.set_up(game="go-kitty", options={})
            async with come(table) as me:
                await me.done("sit 0 - Ann")
                await me.done("begin kitten")
                while await self._moved(me, table):
                    pass

    async def _moved(self, me: Client, table: str) -> bool:
        await me.sees(lambda me: me.my_turn or me.scene["result"] is not None)
        if self.over or me.scene["result"] is not None:
            return False
        command, sent = next(names), time.time()
        answer = await me.play(id=command)
        if answer["t"] == "done":
            self.done.append(Acknowledged(table, command, sent, time.time(), answer["seq"]))
            await me.sees(lambda me: me.seq >= answer["seq"])
        return True


async def test_all_that_was_acknowledged_before_a_moment_is_there_after_recovery_to_it() -> None:
    with running() as services:
        keep_log(services)
        with open_house(services.make_database("cats")) as house, house.keeping(bot=0.01):
            evening = Evening(house)
            async with asyncio.TaskGroup() as people:
                for _ in range(PEOPLE):
                    people.create_task(evening.play())
                await asyncio.sleep(A_WHILE)
                await asyncio.to_thread(back_up, services)
                await asyncio.sleep(A_WHILE)
                before, moment, after = time.time(), await now(services), time.time()
                await asyncio.sleep(A_WHILE)
                evening.over = True
        await put_away(services)
        told = [one for one in evening.done if one.heard < before]
        later = [one for one in evening.done if one.sent > after]
        assert told
        assert later
        with recovered(services, moment) as copy:
            kept = await commands_in(copy)
            assert {one.command for one in told} <= kept
            assert not {one.command for one in later} & kept
            with open_house(copy.database("cats")) as house:
                await go_on(house, told[-1])


async def go_on(house: Site, last: Acknowledged) -> None:
    """See that the table stands there as it stood."""
    async with come(house.table(code_of(last.table))) as watcher:
        assert watcher.seq >= last.seq


async def now(services: Services) -> str:
    return str(await asked(services.postgres_url, "select clock_timestamp()"))


async def put_away(services: Services) -> None:
    """Finish the piece of the log that is being written, and wait until it is copied."""
    piece = await asked(services.postgres_url, "select pg_walfile_name(pg_switch_wal())")
    wait_for((services.folder / KEPT / str(piece)).exists)


async def commands_in(services: Services) -> set[str]:
    signal = services.folder / "data" / "recovery.signal"
    wait_for(lambda: not signal.exists())  # it is taken away when all is there
    return set(await asked(services.database("cats"), "select array_agg(command) from log"))


async def asked(url: str, question: str) -> Any:  # noqa: ANN401 - whatever was asked for
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()
