"""A house in this very process: a table of each game in memory, and a match through wire messages."""

import asyncio
import json
from random import Random
from typing import Any, Final

from ninelives.core.record import read_record
from ninelives.core.replay import verify
from ninelives.hosting.api.matches import record_of
from ninelives.hosting.api.tables import new_table
from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.connections.visit import visit
from ninelives.hosting.people.lobby import Opener
from ninelives.hosting.ports import NoTelemetry
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.hosting.table_server import TableServer
from ninelives.hosting.thinking import OnTheSpot
from ninelives.tables.catalog import game_named, installed_games
from ninelives.tables.faults import NotFound
from ninelives.tables.schemas import SetUp
from ninelives.tables.timing import Pace

SEATS: Final = 3
PATIENCE: Final = 60.0  # seconds


class LoudLog:
    """Nothing may go wrong in the background unnoticed."""

    def __init__(self) -> None:
        self.events: Final[list[str]] = []

    def warning(self, event: str, **facts: object) -> None:
        self.events.append(f"{event}: {facts}")

    error = warning


class Client:
    """A line to a table, seen from both ends: what the house sends is answered with any legal move."""

    sender: Final = "this machine"
    network: Final = sender

    def __init__(self, seed: int) -> None:
        self._chance: Final = Random(seed)  # noqa: S311 - a check has no secrets
        self._to_house: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._from_house: Final[asyncio.Queue[dict[str, Any]]] = asyncio.Queue()
        self._sent = 0

    def may_say_hello(self) -> bool:
        return True

    def may_look_up(self) -> bool:
        return True

    def send(self, data: bytes) -> bool:
        self._from_house.put_nowait(json.loads(data))
        return True

    async def receive(self) -> str:
        return await self._to_house.get()

    def say(self, **message: object) -> None:
        self._sent += 1
        self._to_house.put_nowait(json.dumps(message))

    async def play(self) -> dict[str, Any]:
        """Sit down, begin, and play until the match is over; return its result."""
        self.say(t="hello")
        self.say(t="do", id="sit", order="sit 0 - Ann")
        self.say(t="do", id="begin", order="begin tabby")  # kittens are so quick that this would be too much at once
        while True:
            message = await asyncio.wait_for(self._from_house.get(), PATIENCE)
            if message["t"] in {"bye", "refused"}:
                raise AssertionError(message)
            scene = message.get("scene", {})
            if scene.get("result"):
                return dict(scene["result"])
            if 0 in scene.get("awaited", []) and message["t"] == "told":
                move = self._chance.choice(scene["choices"])
                self.say(t="play", id=f"move {self._sent}", seq=message["seq"], move=move)


async def play_all() -> list[str]:
    """Play a match of each game; return a line about each."""
    log = LoudLog()
    house = TableServer(
        MemoryStore(), MemoryBus(), OnTheSpot(), Pace(bot=0.0, mask=0.0, tick=0.001), NoTelemetry(), log
    )
    async with house.open():
        lines = [await play_one(house, key) for key in installed_games()]
    if log.events:
        raise AssertionError(log.events)
    return lines


async def play_one(house: TableServer, key: str) -> str:
    place = await new_table(house, SetUp(key, seats=SEATS), Opener(), link="")
    client = Client(seed=9)
    visiting = asyncio.create_task(visit(house, client, place.code, house.identity.new()))
    result = await client.play()
    visiting.cancel()
    record = read_record(await archived(house, result["match"]))
    verify(record, game_named(key))
    return f"{key}: {len(record.moves)} moves, ranks {result['ranks']}, shuffles verified"


async def archived(house: TableServer, match: str) -> str:
    """Return the record of a match that is over; it is archived within moments."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await record_of(house, match)
            except NotFound:
                await asyncio.sleep(0.05)
