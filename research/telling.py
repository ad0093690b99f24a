"""What a move costs from play to told, with no sockets: `python research/telling.py [--tables 20] [--watchers 0]`.

Tables of four in memory, all games, always the same matches. Each player's `play` goes in as text, and what everybody
is told comes out as bytes; processor time of that alone is counted, of each play the least of all rounds, so that what
else the machine does matters little.
The digest is of all that was told, without times: two trees that tell the same have the same one.
"""

import argparse
import asyncio
import re
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from statistics import mean
from time import process_time
from typing import Final

from ninelives.core.catalogs import languages
from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.connections.visit import visit
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.sessions import Session
from ninelives.hosting.ports import NoTelemetry
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.hosting.table_server import TableServer
from ninelives.hosting.thinking import OnTheSpot
from ninelives.tables.catalog import game_named
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.log import TableConfig
from ninelives.tables.state import PLAYING
from ninelives.tables.timing import Pace

GAMES: Final = ("kitten-me", "go-kitty", "shut-up-cat")
SEATS: Final = 4
MOST: Final = 50  # plays of one seat at a table: a connection may send sixty messages at once
PATIENCE: Final = 60.0  # seconds
HEARD: Final = (b'{"t":"welcome"', b'{"t":"told"')
TIMES: Final = re.compile(rb'"due":[0-9.e+]+')


class LoudLog:
    """Nothing may go wrong unnoticed."""

    def warning(self, event: str, **facts: object) -> None:
        raise RuntimeError(f"{event}: {facts}")

    error = warning


class Line:
    """A line to a table, from which nothing is read before the clock stands."""

    def __init__(self, who: GuestId, language: str) -> None:
        self.sender: Final = who
        self.network: Final = ""
        self.language: Final = language
        self.said: Final[asyncio.Queue[str]] = asyncio.Queue()
        self.told: Final[list[bytes]] = []

    def may_say_hello(self) -> bool:
        return True

    def may_look_up(self) -> bool:
        return True

    def send(self, data: bytes) -> bool:
        if data.startswith(HEARD):  # and not who comes and goes, which is told now and then
            self.told.append(data)
        return True

    async def receive(self) -> str:
        return await self.said.get()


class Count:
    """What was spent on plays, and what was told of them."""

    def __init__(self) -> None:
        self.seconds: Final[list[float]] = []  # by play
        self.messages = 0
        self.bytes = 0
        self.digest: Final = sha256()

    def take(self, lines: list[Line]) -> None:
        for line in lines:
            for data in line.told:
                self.messages += 1
                self.bytes += len(data)
                self.digest.update(TIMES.sub(b"", data))
            line.told.clear()


async def told(lines: list[Line]) -> None:
    """Let the house work until everybody has heard something; nothing here waits for a disk or a network."""
    async with asyncio.timeout(PATIENCE):
        while not all(line.told for line in lines):  # noqa: ASYNC110 - an event would be measured too
            await asyncio.sleep(0)


def config_of(game: str, number: int) -> TableConfig:
    """Return a table whose chance is always the same."""
    return TableConfig(
        id=TableId(number),
        code=f"T{number:05}",
        game=game,
        version=game_named(game).version,
        seats=SEATS,
        answers=(),
        private=True,
        clock=600,
        hints=True,
        secret=sha256(str(number).encode()).digest(),
        made=0.0,
    )


async def said(lines: list[Line], line: Line, message: str) -> None:
    """Say something that everybody is told of."""
    for each in lines:
        each.told.clear()
    line.said.put_nowait(message)
    await told(lines)


async def sit(lines: list[Line]) -> None:
    """Seat four of them, and begin."""
    for line in lines:
        line.said.put_nowait(f'{{"t":"hello","language":"{line.language}"}}')
    await told(lines)
    for seat, line in enumerate(lines[:SEATS]):
        await said(lines, line, f'{{"t":"do","id":"sit","order":"sit {seat} {seat} P{seat}"}}')
    await said(lines, lines[0], '{"t":"do","id":"begin","order":"begin"}')


def plays(live: OpenTable, chance: Random) -> Iterator[tuple[int, str]]:
    """Yield who plays what next, any legal move, until the match is over or somebody has said enough."""
    made = [0] * SEATS
    while live.table.phase == PLAYING and max(made) < MOST:
        game, seat = live.table.game, live.table.awaited[0]
        moves = game.legal(live.table.position, seat)
        made[seat] += 1
        move = game.write(moves[chance.randrange(len(moves))])
        yield seat, f'{{"t":"play","id":"m{sum(made)}","seq":{live.table.seq},"move":"{move}"}}'


def guests(watchers: int) -> list[Line]:
    """Return four who play in English, and some who watch, every four of them in another language."""
    spoken = languages()
    return [Line(GuestId(1000 + nth), spoken[nth // SEATS % len(spoken)]) for nth in range(SEATS + watchers)]


async def play(house: TableServer, config: TableConfig, watchers: int, count: Count) -> None:
    await house.store.facts.create(config)
    lines = guests(watchers)
    visits = [asyncio.create_task(visit(house, line, config.code, Session(line.sender, 0))) for line in lines]
    await sit(lines)
    live = await house.hub.cache.get(config.id)
    for line in lines:
        line.told.clear()
    for seat, message in plays(live, Random(config.id)):  # noqa: S311 - load
        began = process_time()
        lines[seat].said.put_nowait(message)
        await told(lines)
        count.seconds.append(process_time() - began)
        count.take(lines)
    for visiting in visits:
        visiting.cancel()
    await asyncio.wait(visits)


async def measure(game: str, tables: int, watchers: int) -> Count:
    count = Count()
    pace = Pace(bot=600.0, mask=0.0)
    house = TableServer(MemoryStore(), MemoryBus(), OnTheSpot(), pace, NoTelemetry(), LoudLog())
    async with house.open():
        for number in range(1, tables + 1):
            await play(house, config_of(game, number), watchers, count)
    return count


def report(name: str, counts: list[Count]) -> float:
    least: list[float] = [min(seconds) for seconds in zip(*[count.seconds for count in counts], strict=True)]
    micros, last = 1e6 * mean(least), counts[-1]
    size, digest = last.bytes / last.messages, last.digest.hexdigest()[:12]
    print(f"{name:<12} {micros:>6.0f} µs a move  {len(least):>6} moves  {size:>6.0f} bytes a message  told {digest}")
    return micros


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--watchers", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=5)
    wishes = parser.parse_args()
    rounds = [[asyncio.run(measure(g, wishes.tables, wishes.watchers)) for g in GAMES] for _ in range(wishes.rounds)]
    each = [report(game, [counts[nth] for counts in rounds]) for nth, game in enumerate(GAMES)]
    print(f"{'all games':<12} {sum(each) / len(each):>6.0f} µs a move, each at a third of the tables")


if __name__ == "__main__":
    main()
