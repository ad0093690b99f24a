"""Put into the store, before the server starts, what would take an attacker hours of play: long matches."""

import asyncio
import time
from random import Random
from typing import Final

from attacks.plan import Seeds

from ninelives.bots.cats import bot_named
from ninelives.core.chance import FastDraw
from ninelives.core.errors import Refused
from ninelives.core.record import record
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.people.sessions import new_session
from ninelives.hosting.storage.port import Archived, Store
from ninelives.server.storage import store_for
from ninelives.server.storage.sqlite import SqliteStore
from ninelives.tables.apply import apply
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.commands.order import Order
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command, decide
from ninelives.tables.ids import SYSTEM, GuestId, Seq
from ninelives.tables.log import Row
from ninelives.tables.schemas import SetUp
from ninelives.tables.state import PLAYING, TableState, new_table
from server.history import fill

ENDLESS: Final = "shut-up-cat"  # random players never finish it
BATCH: Final = 500  # rows in a commit
REVIEWED: Final = 500  # moves of random play; a review of them takes about five seconds
MOST: Final = 3_000  # moves that bots may need to finish a match
MARK: Final = "xyzzy"  # stands in the damaged row, and must never reach a player


def seed(database: str, moves: int, *, history: bool) -> Seeds:
    """Return the codes and matches; `moves` is the length of the long ones."""
    seeds = asyncio.run(_seed(database, moves))
    return seeds._replace(token=asyncio.run(_guest(database))) if history else seeds


async def _guest(database: str) -> str:
    """Put somebody with a long history into the store; return their token."""
    store = SqliteStore(database.removeprefix("sqlite:///"))
    await store.open()
    try:
        history = await fill(store, time.time())
        return Identity(await store.facts.key()).token(new_session(history.who))
    finally:
        await store.close()


async def _seed(database: str, moves: int) -> Seeds:
    store = store_for(database)
    await store.open()
    try:
        idle = await set_up(store.facts, SetUp("kitten-me", clock=600), Opener(), time.time())
        return Seeds(
            idle.code,
            await _running(store, moves),
            await _damaged(store),
            await _finished(store, REVIEWED),
            await _finished(store, moves),
        )
    finally:
        await store.close()


class Game:
    """A table of two and the rows that its players write."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.rows: Final[list[Row]] = []
        self._luck: Final = Random(1)  # noqa: S311 - repeatable
        for who, order in ((1, "sit 0 - Ann"), (2, "sit 1 - Ben"), (1, "begin")):
            self._act(who, read_order(order))

    def _act(self, who: int, order: Order) -> None:
        table = self.table
        change = decide(table, Command(GuestId(who), f"c{table.seq}", order, table.seq))
        row = Row(table.config.id, table.seq, GuestId(who), f"c{table.seq}", change.lines, time.time(), None)
        self.table = apply(table, change, row.at)
        self.rows.append(row)

    def play(self, moves: int) -> None:
        """Play at random; stop early where the server limits the length of a match."""
        for _ in range(moves):
            seat = self._seat()
            if seat is None:
                return
            choices = self.table.game.legal(self._state, seat)
            try:
                self._act(seat + 1, PlayMove(seat, self.table.game.write(choices[self._luck.randrange(len(choices))])))
            except Refused:
                return

    def finish(self) -> None:
        """Let bots play the match to its end."""
        game = self.table.game
        bot = bot_named(game, "tabby")
        for _ in range(MOST):
            seat = self._seat()
            if seat is None:
                return
            choices = game.legal(self._state, seat)
            move = bot(game.view(self._state, seat), choices, True, FastDraw(self._luck.random))  # noqa: FBT003 - as every Bot
            self._act(seat + 1, PlayMove(seat, game.write(move if move is not None else choices[0])))

    @property
    def _state(self) -> object:
        return self.table.position

    def _seat(self) -> int | None:
        return self.table.awaited[0] if self.table.phase == PLAYING else None


async def _game(store: Store) -> Game:
    return Game(new_table(await set_up(store.facts, SetUp(ENDLESS, seats=2, clock=600), Opener(), time.time())))


async def _append(store: Store, rows: list[Row]) -> None:
    for start in range(0, len(rows), BATCH):
        await store.log.append(rows[start : start + BATCH])


async def _running(store: Store, moves: int) -> str:
    game = await _game(store)
    game.play(moves)
    await _append(store, game.rows)
    return game.table.config.code


async def _damaged(store: Store) -> str:
    game = await _game(store)
    config = game.table.config
    await _append(
        store, [*game.rows, Row(config.id, Seq(len(game.rows)), GuestId(1), "x", f"0 {MARK}", time.time(), None)]
    )
    return config.code


async def _finished(store: Store, moves: int) -> str:
    game = await _game(store)
    game.play(moves)
    game.finish()
    table = game.table
    if table.match is None or table.phase == PLAYING:
        raise RuntimeError("The bots did not finish the match.")
    name = table.match_id(table.number)
    people = (SYSTEM,) * table.match.seats
    await store.facts.archive(Archived(name, table.config.id, record(table.match).write(), time.time(), people))
    return name
