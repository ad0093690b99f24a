"""Play hundreds of tables while everything breaks, then ask the log: `python benchmarks/nothing_lost.py`.

Scripted people play at several server processes on one PostgreSQL and one Redis. Processes are killed and frozen, Redis
goes away, PostgreSQL crashes, connections drop, commands are sent twice. In the end every command that was
acknowledged must stand in the log once, every match must have come to its end and been put away, and all must have seen
the same.
`--plant ack-first` does it with servers that acknowledge before they commit: that must be found.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from sys import path

path.append(str(Path(__file__).parent.parent / "tools"))

import httpx2
from chaos.audit import audit
from chaos.books import Book, keep_deleted, read_archive, read_books, unsettled
from chaos.house import Manner, TableServer, until
from chaos.launcher import ACK_FIRST, SOUND
from chaos.ledger import Ledger
from chaos.plan import Kind, planned
from chaos.player import Player, Table
from chaos.weather import Weather

from services import Services, running

MOST_SHOWN = 12  # faults told in full
HURRY = 0.2  # seconds, at most, that people think once the time is up
UNHANDLED = ("never retrieved", "Exception in ASGI", "Fatal Python error", '"level": "error"')
DAY = 86_400.0  # seconds
LAST_WORD = 20.0  # seconds for the last of what happened to reach everybody


class Evening:
    """Everybody who plays, and what they share."""

    def __init__(self, ports: tuple[int, ...], think: float) -> None:
        self.ledger = Ledger()
        self.ports = ports
        self.think = think
        self.beginning = True
        self.over = False

    async def set_up(self, kinds: list[Kind]) -> list[Table]:
        async with httpx2.AsyncClient(trust_env=False) as client:
            return [Table(await self._founded(client, kind, n), kind) for n, kind in enumerate(kinds)]

    async def _founded(self, client: httpx2.AsyncClient, kind: Kind, number: int) -> str:
        url = f"http://127.0.0.1:{self.ports[number % len(self.ports)]}/api/tables"
        while True:
            answer = await client.post(url, json=kind.form)
            if answer.is_success:
                return str(answer.json()["code"])
            if answer.status_code != httpx2.codes.TOO_MANY_REQUESTS:
                raise SystemExit(f"No table can be set up: {answer.text}")
            await asyncio.sleep(0.5)

    def players(self, tables: list[Table], luck: Random) -> list[Player]:
        return [
            Player(self, table, chair, Random(luck.random()))  # noqa: S311 - chance here is no secret
            for table in tables
            for chair in range(table.kind.people)
        ]

    def close(self) -> None:
        """Begin no more matches, and play those that run to their end without much thought."""
        self.beginning = False
        self.think = min(self.think, HURRY)

    async def settled(self, database: str) -> bool:
        unanswered = any(sent.waited is None for sent in self.ledger.sent.values())
        return not unanswered and await unsettled(database) == 0

    async def all_heard(self, database: str) -> bool:
        books = await read_books(database)
        return all(seq == books[code].head[0] for (code, _), (seq, _) in self.ledger.last.items())


async def play(options: argparse.Namespace, services: Services, folder: Path) -> list[str]:
    database = services.postgres_url
    manner = Manner(
        database,
        services.redis_url,
        options.pace,
        options.mask,
        options.plant,
        options.slow_commit,
        rest=options.rest / DAY,
        before=options.before,
    )
    house = TableServer(folder, options.processes, manner)
    luck = Random(options.seed)  # noqa: S311 - as above
    evening = Evening(house.ports, options.think)
    weather = Weather(house, services, luck, gentle=options.short)
    try:
        await house.open()
        await keep_deleted(database)
        tables = await evening.set_up(planned(options.tables, short=options.short))
        tasks = [asyncio.create_task(player.run()) for player in evening.players(tables, luck)]
        await weather.rage(options.seconds, options.kill_every)
        await house.upgrade()
        evening.close()
        began = time.monotonic()
        await until(lambda: evening.settled(database), options.patience)
        await until(lambda: evening.all_heard(database), min(LAST_WORD, options.patience))
        weather.counts["seconds until all was settled"] = int(time.monotonic() - began)
        evening.over = True
        await asyncio.gather(*tasks)
        ended = [f"The process at port {port} ended by itself." for port in house.ended()]
    finally:
        house.close()
    books, archive = await read_books(database), await read_archive(database)
    report(evening.ledger, weather, books, len(archive))
    if options.before:  # it may show a table in other words than this version does
        evening.ledger.shown.clear()
    return [*ended, *audit(evening.ledger, books, archive), *complaints(house)]


def complaints(house: TableServer) -> list[str]:
    """Give what server processes wrote about errors that nobody handled."""
    lines = [(house.log(port), line) for port in house.ports for line in house.log(port).read_text().split("\n")]
    return [f"{log} holds: {line}" for log, line in lines if any(sign in line for sign in UNHANDLED)]


def report(ledger: Ledger, weather: Weather, books: dict[str, Book], matches: int) -> None:
    waits = sorted(sent.waited for sent in ledger.sent.values() if sent.waited is not None)
    rows = sum(len(book.rows) for book in books.values())
    figures = {
        **weather.counts,
        "tables": len(books),
        "matches put away": matches,
        "rows": rows,
        "of them deleted": sum(book.deleted for book in books.values()),
        "commands sent": len(ledger.sent),
        "moves acknowledged": len([s for s in ledger.acknowledged.values() if s.message["t"] == "play"]),
        "orders acknowledged": len([s for s in ledger.acknowledged.values() if s.message["t"] == "do"]),
        "scenes compared": len(ledger.shown) + len(ledger.last),
        **dict(sorted(ledger.counts.items())),
        **{f"refused by {ruling}": count for ruling, count in sorted(ledger.rulings.items())},
    }
    for name, figure in figures.items():
        print(f"{figure:>9,}  {name}")
    for share in (0.5, 0.99, 0.999):
        print(f"{waits[int(share * len(waits))]:>9.2f}  seconds until an answer, {share:.1%} of commands")
    print(f"{waits[-1]:>9.2f}  seconds, the longest that a command waited")
    print(f"{weather.closed:>9.2f}  seconds, the longest that no process was ready", flush=True)


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("tables", 200), ("processes", 4), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    for name, usual_seconds in (("seconds", 300.0), ("kill-every", 5.0), ("think", 1.5), ("pace", 0.5), ("mask", 0.1)):
        parser.add_argument(f"--{name}", type=float, default=usual_seconds)
    parser.add_argument("--patience", type=float, default=240.0, help="seconds for the last matches to end")
    parser.add_argument("--plant", choices=(SOUND, ACK_FIRST), default=SOUND)
    parser.add_argument("--slow-commit", type=float, default=0.0, help="seconds added before each commit")
    parser.add_argument("--rest", type=float, default=20.0, help="seconds until a table rests")
    parser.add_argument("--before", default="", metavar="DIR", help="source of a version as which processes start")
    parser.add_argument("--short", action="store_true", help="only matches that end soon, and gentler weather")
    return parser.parse_args()


def main() -> int:
    options = wishes()
    folder = Path(tempfile.mkdtemp(prefix="ninelives-chaos-"))
    with running() as services:
        faults = asyncio.run(play(options, services, folder))
    if not faults:
        shutil.rmtree(folder)
        print("Nothing was lost, nothing was done twice, and everybody saw the same.")
        return 0
    print(f"\n{len(faults)} faults.")
    if options.plant == SOUND:
        print(f"The servers' logs are in {folder}.")
    else:
        shutil.rmtree(folder)  # they were planted: there is nothing to look for
    for fault in faults[:MOST_SHOWN]:
        print(f"- {fault}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
