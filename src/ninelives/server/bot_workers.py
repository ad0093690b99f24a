"""Bots think in processes of their own: a loop that serves sockets has no second to spare.

Only views cross over, never a state. Hints share the bots' workers, but one is always left for those who only want to
move. Reviews and replays have a worker of their own, which starts when the first is asked for: it costs a small host
some 40 MB, and many a server never needs it. Two would not be better: each study gets its turn a slice at a time.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final

from ninelives.core.catalogs import translations_of
from ninelives.core.errors import NineLivesError
from ninelives.core.game import Moves, Names
from ninelives.core.language import current_language, gettext_noop, use_language
from ninelives.hosting.studies import REPLAY, REVIEW, Study, advance_study
from ninelives.hosting.thinking import Cat, odds_sentences, thought
from ninelives.server.limits.queues import Queue
from ninelives.tables.catalog import load_all
from ninelives.tables.statistics import SeatTally
from ninelives.tables.tally import tally_record

SPAWN: Final = multiprocessing.get_context("spawn")  # a fork would take sockets and locks of the server along
MEEKNESS: Final = 10  # on a busy machine sockets come before thoughts
FEWEST: Final = 2  # workers: one may be busy with a hint
HINTS: Final = gettext_noop("Many hints are asked for just now. Try again in a minute.")
REVIEWS: Final = gettext_noop("Many reviews are asked for just now. Try again in a minute.")
REPLAYS: Final = gettext_noop("Many replays are asked for just now. Try again in a minute.")


class BotWorkers:
    def __init__(self, workers: int) -> None:
        self._workers: Final = max(FEWEST, workers)
        self._hints: Final = Queue(HINTS, running=self._workers - 1, waiting=32, each=8)
        # two each: somebody looks from one seat, and from another before the first has come
        self._studies: Final = {
            REVIEW: Queue(REVIEWS, running=3, waiting=9, each=2),
            REPLAY: Queue(REPLAYS, running=3, waiting=9, each=2),
        }
        self._wanted: frozenset[str] = frozenset()  # the names of the studies under way

    async def open(self) -> None:
        """Start the bots' workers, and return when the games are at hand."""
        self._bots, self._scholar = Crew(self._workers), Crew(1)
        await asyncio.gather(*[self._bots.ask(awake) for _ in range(self._workers)])

    async def close(self) -> None:
        """End the workers at once, whatever they think about."""
        self._bots.close()
        self._scholar.close()

    async def think(self, cat: Cat, view: object, moves: Moves[Any], awaited: bool, luck: bytes) -> str | None:  # noqa: FBT001 - as every Bot
        # a tuple, since a game's own class of moves need not know how to cross
        answer: str | None = await self._bots.ask(thought, cat, view, tuple(moves), awaited, luck)
        return answer

    async def odds(self, asker: Hashable, game_key: str, view: object, names: Names) -> tuple[str, ...]:
        async with self._hints.turn(asker):
            sentences: tuple[str, ...] = await self._bots.ask(odds_sentences, game_key, view, names)
            return sentences

    async def study(self, asker: Hashable, study: Study) -> bytes:
        """Have a study made, a slice at a time: once this is cancelled, nobody works on it any more."""
        async with self._studies[study.kind].turn(asker):
            self._wanted |= {study.name}
            try:
                while True:
                    whole: bytes | None = await self._scholar.ask(advance_study, study, self._wanted)
                    if whole is not None:
                        return whole
            finally:
                self._wanted -= {study.name}

    async def tally(self, record: str) -> tuple[SeatTally, ...]:
        tallies: tuple[SeatTally, ...] = await self._bots.ask(tally_record, record)
        return tallies


class Crew:
    """Worker processes. If one dies, all are replaced, and what they did is done again, once."""

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._pool = Pool(workers)
        self._closed = False

    async def ask(self, job: Callable[..., Any], *about: object) -> Any:  # noqa: ANN401 - whatever the job gives
        pool = self._pool
        try:
            return await pool.ask(job, *about)
        except BrokenProcessPool:
            if self._closed:
                raise
            if self._pool is pool:
                pool.dismiss()
                self._pool = Pool(self._workers)
            return await self._pool.ask(job, *about)

    def close(self) -> None:
        self._closed = True
        self._pool.dismiss()


class Pool:
    """Worker processes, started as they are needed, that end with it, and with this process however that ends."""

    def __init__(self, workers: int) -> None:
        self._leash, self._hand = SPAWN.Pipe(duplex=False)  # nobody but this process holds the hand
        self._pool: Final = ProcessPoolExecutor(workers, SPAWN, initializer=prepare, initargs=(self._leash,))

    def ask(self, job: Callable[..., Any], *about: object) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().run_in_executor(self._pool, done, current_language(), job, *about)

    def dismiss(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._hand.close()
        self._leash.close()


# in a worker


def prepare(leash: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it ends its workers
    give_way()
    Thread(target=leave_with, args=(leash,), daemon=True).start()
    load_all()


def give_way() -> None:
    """Lower this process's priority. A sandboxed host may forbid that, and bots must move all the same."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(MEEKNESS)


def leave_with(leash: Connection) -> None:
    """End this process when nobody holds the leash any more."""
    leash.poll(None)
    os._exit(0)


def done(language: str, job: Callable[..., Any], *about: object) -> Any:  # noqa: ANN401 - whatever the job gives
    """Do a job, in the language of whoever asked for it.

    What goes wrong crosses back as a plain error: one that cannot be unpickled would break the pool.
    """
    try:
        with use_language(translations_of(language)):
            return job(*about)
    except NineLivesError as fault:
        raise NineLivesError(str(fault)) from fault
    except Exception as fault:
        raise RuntimeError(f"{type(fault).__name__}: {fault}") from fault


def awake() -> None: ...
