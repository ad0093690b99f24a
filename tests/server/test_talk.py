"""Cats say a phrase now and then: one process says it, everybody hears it who did not mute them, and nobody pays."""

import asyncio
import json
from typing import Any

from ninelives.core.language import ENGLISH
from ninelives.hosting.bus.memory import Exchange, MemoryBus
from ninelives.hosting.execution.bus_messages import Spoken
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.people.sessions import Session
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.tables.commands.match import Begin
from ninelives.tables.commands.seats import Sit
from ninelives.tables.decide import Command
from ninelives.tables.ids import SYSTEM, GuestId, Seq
from ninelives.tables.schemas import SetUp
from ninelives.tables.seating import SpeakerId
from ninelives.tables.timing import Pace
from server.client import come
from server.house import code_of, hub_of
from server.local import LocalServer
from tables.lived import ANNA
from virtual_time import VirtualClock


async def test_a_cat_greets_and_whoever_mutes_it_hears_nothing_of_it(house: LocalServer) -> None:
    table = await house.set_up(seats=3, options={"start": "7"})
    async with come(table) as ann, come(table) as cleo:
        await ann.done("sit 0 aa Ann")
        for seat in (1, 2):
            await ann.done(f"bot {seat} kitten")
        for seat in (1, 2):
            await ann.send(t="mute", seat=seat)
        await ann.done("begin")
        said = await cleo.hear("said")
        assert said["phrase"] == "Hello!"
        assert said["name"] == cleo.names[said["seat"]] != "Ann"
        await house.clock.sleep(60)
        await ann.ping()
        assert ann.all("said") == []


async def test_to_mute_one_cat_mutes_no_other(house: LocalServer) -> None:
    table = await house.set_up(seats=3)

    async def both_speak() -> None:
        live = house.context.house.hub.cache.find_by_code(code_of(table))
        assert live is not None
        for seat, name in ((1, "Biscuit"), (2, "Mochi")):
            live.hear_phrase(Spoken(SYSTEM, name, "Purr.", seat))

    async with come(table) as ann:
        await ann.done("sit 0 aa Ann")
        for seat in (1, 2):
            await ann.done(f"bot {seat} kitten")
        await ann.send(t="mute", seat=1)
        await ann.ping()
        await both_speak()
        await ann.send(t="mute", seat=1, on=False)
        await ann.ping(2)
        await both_speak()
        await ann.ping(3)
        assert [said["name"] for said in ann.all("said")] == ["Mochi", "Biscuit", "Mochi"]


async def test_people_may_say_as_much_as_ever_where_cats_talk(house: LocalServer) -> None:
    async with come(await house.set_up(options={"start": "7"})) as ann:
        await ann.done("sit 0 aa Ann")
        await ann.done("begin")
        cat = await ann.hear("said")
        for _time in range(8):
            await ann.send(t="say", phrase="Purr.")
        await ann.ping()
        assert len([said for said in ann.all("said") if said["name"] != cat["name"]]) == 8


class Ears:
    """Somebody who looks at a table from one process."""

    who = GuestId(99)
    session = Session(who, 0)
    language = ENGLISH

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None: ...
    def dismiss(self) -> None: ...

    def reconnect(self) -> None: ...

    def recheck(self) -> None: ...

    def hear_phrase(self, speaker: SpeakerId, data: bytes, *, watches: bool) -> None:
        assert speaker == json.loads(data)["name"]
        assert not watches
        self.said.append(json.loads(data))


async def begun(hub: Executor, live: OpenTable) -> None:
    await hub.execute(live, Command(ANNA, "sit", Sit(0, "-", "Anna"), Seq(0)))
    await hub.execute(live, Command(ANNA, "begin", Begin(), live.table.seq))
    await asyncio.sleep(0.05)


async def test_of_all_processes_one_says_it_and_all_hear_it(clock: VirtualClock) -> None:
    store, exchange = MemoryStore(), Exchange()
    hubs = [hub_of(store, MemoryBus(exchange), Pace(0.0, 0.0), clock) for _process in range(2)]
    for hub in hubs:
        await hub.open()
    config = await set_up(store.facts, SetUp("kitten-me", seats=2), Opener(), 0.0)
    lives = [await hub.cache.get(config.id) for hub in hubs]
    ears = [Ears(), Ears()]
    for live, one in zip(lives, ears, strict=True):
        live.viewers[one] = None
    await begun(hubs[0], lives[0])
    hello = {"t": "said", "seat": 1, "name": "Biscuit", "phrase": "Hello!"}
    assert [one.said for one in ears] == [[hello], [hello]]
    assert [live.last_remark_seq for live in lives] == [2, 2], "both know that the cats have to rest"
    for hub in hubs:
        await hub.close()


async def test_in_a_lesson_cats_keep_still(hub: Executor) -> None:
    config = await set_up(hub.store.facts, SetUp("kitten-me", lesson=True), Opener(ANNA), 0.0)
    live, ears = await hub.cache.get(config.id), Ears()
    live.viewers[ears] = None
    await begun(hub, live)
    assert live.table.number == 1
    assert ears.said == []
