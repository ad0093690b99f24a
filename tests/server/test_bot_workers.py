import asyncio
import gzip
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import cache
from random import Random
from secrets import token_bytes
from typing import Any

import pytest

from ninelives.bots.bot import next_move
from ninelives.bots.cats import bots_of, cats_of, usual_bot
from ninelives.bots.review import review
from ninelives.core.chance import FastDraw, Secret
from ninelives.core.errors import NineLivesError
from ninelives.core.match import Match
from ninelives.core.record import record
from ninelives.core.registry import keys, load
from ninelives.hosting.studies import REVIEW
from ninelives.hosting.thinking import Cat, new_study
from ninelives.server.bot_workers import BotWorkers

SOON = 120.0  # seconds; reached only by a fault


@asynccontextmanager
async def bot_workers(workers: int = 1) -> AsyncIterator[BotWorkers]:
    opened = BotWorkers(workers)
    async with asyncio.timeout(SOON):
        await opened.open()
        try:
            yield opened
        finally:
            await opened.close()


def sitting(key: str, moves: int = 0, seats: int = 2) -> Match[Any, Any, Any]:
    """Give a match in which the usual bots made some moves."""
    game = load(key)
    match = Match(game, game.choose(), seats, secret=Secret(bytes(32)), names=[f"Cat {seat}" for seat in range(seats)])
    bots = dict.fromkeys(range(seats), bots_of(game)[usual_bot(game)])
    draw = FastDraw(Random(1).random)  # noqa: S311 - no secret hangs on it
    while moves and match.outcome is None:
        match.play(*next_move(match, bots, draw))
        moves -= 1
    return match


@cache
def long_record() -> str:
    """Give a match that takes more than a second to review."""
    return record(sitting("shut-up-cat", 1000, seats=4)).write()


def asked(match: Match[Any, Any, Any]) -> tuple[Any, Any, bool]:
    """Give what a bot of the awaited seat is given."""
    seat = match.to_act[0]
    return match.game.view(match.state, seat), match.game.legal(match.state, seat), True


async def reviewed(
    crew: BotWorkers, text: str, seat: int | None = None, asker: str = "somebody"
) -> list[dict[str, Any]]:
    packed = await crew.study(asker, new_study(REVIEW, "CATS-1", text, seat))
    decisions: list[dict[str, Any]] = json.loads(gzip.decompress(packed))["decisions"]
    return decisions


def workers() -> dict[int, multiprocessing.process.BaseProcess]:
    return {child.pid: child for child in multiprocessing.active_children() if child.pid is not None}


async def until(fact: Callable[[], bool]) -> None:
    while not fact():  # noqa: ASYNC110 - facts of other processes
        await asyncio.sleep(0.01)


@pytest.mark.processes
async def test_every_bot_of_every_game_thinks_of_a_legal_move() -> None:
    async with bot_workers() as crew:
        for key in keys():
            match = sitting(key, 5)
            view, moves, awaited = asked(match)
            legal = {match.game.write(move) for move in moves}
            for level in bots_of(match.game):
                assert await crew.think(Cat(key, level), view, moves, awaited, token_bytes()) in legal


@pytest.mark.processes
async def test_a_bot_that_nobody_waits_for_may_keep_still() -> None:
    async with bot_workers() as crew:
        view, moves, _ = asked(sitting("go-kitty", 5))
        assert await crew.think(Cat("go-kitty", "random"), view, moves, awaited=False, luck=token_bytes()) is None


@pytest.mark.processes
async def test_luck_is_new_each_time() -> None:
    async with bot_workers() as crew:
        view, moves, awaited = asked(sitting("kitten-me"))
        assert len(moves) > 5
        thoughts = [
            await crew.think(Cat("kitten-me", "random"), view, moves, awaited, token_bytes()) for _ in range(30)
        ]
        assert len(set(thoughts)) > 1


@pytest.mark.processes
async def test_odds_and_reviews_say_what_the_cats_say() -> None:
    match = sitting("kitten-me", 6)
    view, _, _ = asked(match)
    cats = cats_of(match.game)
    assert cats is not None
    async with bot_workers() as crew:
        assert await crew.odds("somebody", "kitten-me", view, match.names) == cats.tell_odds(view, match.names) != ()
        text = record(match).write()
        for seat in (None, 0):
            expected = [{**decision._asdict(), "odds": list(decision.odds)} for decision in review(match, seat)]
            assert await reviewed(crew, text, seat) == expected != []


@pytest.mark.processes
async def test_what_goes_wrong_comes_back_as_a_sentence_and_breaks_nothing() -> None:
    async with bot_workers() as crew:
        with pytest.raises(NineLivesError, match="line 1: a record starts with"):
            await reviewed(crew, "nonsense")
        before = set(workers())
        view, moves, awaited = asked(sitting("kitten-me"))
        with pytest.raises(NineLivesError, match="has no bot 'tiger'"):
            await crew.think(Cat("kitten-me", "tiger"), view, moves, awaited, token_bytes())
        with pytest.raises(NineLivesError, match="no game called 'chess'"):
            await crew.odds("somebody", "chess", view, ())
        with pytest.raises(NineLivesError, match="line 1: a record starts with"):
            await reviewed(crew, "nonsense")
        with pytest.raises(RuntimeError, match="IndexError"):
            await crew.think(Cat("kitten-me", "random"), view, (), awaited, token_bytes())
        assert set(workers()) == before


@pytest.mark.processes
async def test_a_move_does_not_wait_for_slow_wishes() -> None:
    text = long_record()
    view, moves, awaited = asked(sitting("kitten-me"))
    async with bot_workers(1) as crew:
        wishes = [asyncio.create_task(reviewed(crew, text, asker=asker)) for asker in "abcd"]
        await asyncio.sleep(0.1)
        assert await crew.think(Cat("kitten-me", "tabby"), view, moves, awaited, token_bytes()) is not None
        assert not any(wish.done() for wish in wishes)
        assert await wishes[0] == await wishes[3]


@pytest.mark.processes
async def test_a_worker_that_dies_is_replaced_and_its_job_is_done_again() -> None:
    text = long_record()
    async with bot_workers() as crew:
        before = workers()
        wish = asyncio.create_task(reviewed(crew, text))
        await until(lambda: len(workers()) > len(before))
        assert not wish.done()
        for child in (scholars := {pid: child for pid, child in workers().items() if pid not in before}).values():
            child.kill()
        assert await wish != []
        assert scholars
        assert workers().keys().isdisjoint(scholars)


@pytest.mark.processes
async def test_a_worker_takes_no_notice_of_ctrl_c() -> None:
    async with bot_workers() as crew:
        before = set(workers())
        for pid in before:
            os.kill(pid, signal.SIGINT)
        view, moves, awaited = asked(sitting("kitten-me"))
        assert await crew.think(Cat("kitten-me", "random"), view, moves, awaited, token_bytes()) is not None
        assert set(workers()) == before


@pytest.mark.processes
async def test_closing_ends_the_workers_in_the_middle_of_a_thought() -> None:
    text = long_record()
    others = workers().keys()
    async with bot_workers() as crew:
        wish = asyncio.create_task(reviewed(crew, text))
        await asyncio.sleep(0.1)
        assert not wish.done()
    async with asyncio.timeout(SOON):
        await until(lambda: workers().keys() <= others)
        with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
            await wish


SERVER = """
import asyncio, sys
from ninelives.server.bot_workers import BotWorkers
from ninelives.hosting.studies import REVIEW
from ninelives.hosting.thinking import new_study

async def serve():
    crew = BotWorkers(2)
    await crew.open()
    wish = asyncio.create_task(crew.study("somebody", new_study(REVIEW, "CATS-1", sys.argv[1], None)))
    await asyncio.sleep(0.2)
    print("up", flush=True)
    await wish

if __name__ == "__main__":
    asyncio.run(serve())
"""


@pytest.mark.processes
@pytest.mark.skipif(sys.platform == "win32", reason="kills by signal")
def test_workers_die_with_a_server_that_is_killed() -> None:
    # they hold its output open as long as they live
    with subprocess.Popen([sys.executable, "-c", SERVER, long_record()], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"up\n"
        server.kill()
        assert server.communicate(timeout=5)[0] == b""
