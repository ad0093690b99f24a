"""Reviews, replays and hints under load: each has its own queue, and whoever hangs up is worked for no longer."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import httpx2
import pytest

from ninelives.core.chance import FastDraw
from ninelives.core.record import read_record, record
from ninelives.hosting import studies
from ninelives.hosting.storage.port import Archived
from ninelives.hosting.studies import REPLAY, REVIEW, Study, advance_study, replay_head, replay_steps
from ninelives.server.bot_workers import BotWorkers
from ninelives.tables.ids import SYSTEM, TableId
from ninelives.testing.walks import Walker
from server.client import come, two_at
from server.house import Open, wait_for
from server.test_bot_workers import sitting


@pytest.fixture
def house(thread_house: Open) -> Open:
    return thread_house


MATCH = "LONGER-1"
MOVES = 1500


@cache
def long_record() -> str:
    """Give a match that takes seconds to review."""
    match = sitting("shut-up-cat", seats=4)
    walker = Walker(match, FastDraw(Random(5).random), restless=False, rare=("chase",))  # noqa: S311 - no secret here
    while match.to_act and len(match.moves) < MOVES:
        walker.step()
    return record(match).write()


@pytest.fixture
def studied_house(house: Open) -> Iterator[Open]:
    """Give a house that keeps a long match, and where nothing is left under way after the test."""
    house.inside(
        house.context.house.store.facts.archive(
            Archived(MATCH, TableId(7), long_record(), 1.0, (SYSTEM, SYSTEM, SYSTEM, SYSTEM))
        )
    )
    yield house
    wait_for(lambda: not under_way(house, REVIEW) and not under_way(house, REPLAY))


def workers_of(house: Open) -> BotWorkers:
    workers = house.context.house.thinking
    assert isinstance(workers, BotWorkers)
    return workers


def under_way(house: Open, kind: str) -> int:
    return workers_of(house)._studies[kind]._asked.total()


@contextlib.contextmanager
def asking(house: Open, part: str, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """Ask for a part of the long match from some address of this machine, and hang up at the end of the block."""
    with socket.create_connection(("127.0.0.1", house.port), source_address=(address, 0)) as line:
        line.sendall(f"GET /api/matches/{MATCH}/{part} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n\r\n".encode())
        yield line


@pytest.mark.processes
async def test_a_hint_is_answered_beside_a_dozen_reviews(studied_house: Open) -> None:
    async with two_at(studied_house.set_up(options={})) as (one, _two):
        with contextlib.ExitStack() as lines:
            for number in range(12):
                lines.enter_context(asking(studied_house, "review", f"127.0.0.{10 + number}"))
            wait_for(lambda: under_way(studied_house, REVIEW) == 12)
            answer = await one.answer(t="hint")
            assert answer["t"] == "odds", answer
            assert under_way(studied_house, REVIEW) > 6


@pytest.fixture
def slices(studied_house: Open, monkeypatch: pytest.MonkeyPatch) -> list[bytes | None]:
    """Note what the slices of studies give: nothing but the last, which gives the whole."""
    scholar, given = workers_of(studied_house)._scholar, list[bytes | None]()
    ask = scholar.ask

    async def ask_and_note(*about: Any) -> bytes | None:  # noqa: ANN401 - whatever there is to be asked
        given.append(await ask(*about))
        return given[-1]

    monkeypatch.setattr(scholar, "ask", ask_and_note)
    return given


@pytest.mark.processes
def test_a_review_that_nobody_waits_for_is_worked_at_no_longer(studied_house: Open, slices: list[bytes | None]) -> None:
    with asking(studied_house, "review"):
        wait_for(lambda: len(slices) > 1)
    wait_for(lambda: not under_way(studied_house, REVIEW))
    assert set(slices) == {None}


@pytest.mark.processes
@pytest.mark.parametrize("part", [REVIEW, REPLAY])
def test_whoever_asks_for_too_many_is_told_kindly_and_when_to_come_again(studied_house: Open, part: str) -> None:
    with asking(studied_house, part), asking(studied_house, part):
        wait_for(lambda: under_way(studied_house, part) == 2)
        answer = studied_house.ask("GET", f"/api/matches/{MATCH}/{part}")
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
    assert answer.json()["reason"] == f"Many {part}s are asked for just now. Try again in a minute."


@pytest.mark.processes
def test_a_body_that_comes_with_the_question_is_not_read(studied_house: Open) -> None:
    with socket.create_connection(("127.0.0.1", studied_house.port)) as line:
        head = f"GET /api/matches/{MATCH}/review HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999999\r\n\r\n"
        line.sendall(head.encode() + b"x" * 1000)
        line.settimeout(5)
        assert line.recv(4096).startswith(b"HTTP/1.1 400")


@pytest.mark.processes
@pytest.mark.parametrize("packing", ["gzip", "identity", ""])
def test_a_replay_is_the_same_packed_or_not(studied_house: Open, packing: str) -> None:
    with httpx2.Client(base_url=studied_house.address, trust_env=False, timeout=20) as client:
        answer = client.get(f"/api/matches/{MATCH}/replay?seat=1", headers={"accept-encoding": packing})
    assert answer.headers.get("content-encoding", "") == ("gzip" if packing == "gzip" else "")
    assert (answer.headers["content-type"], answer.headers["vary"]) == ("application/json", "Accept-Encoding")
    replay, written = answer.json(), read_record(long_record())
    assert replay["secret"] == replay_head(MATCH, written, 1).secret
    assert [step["line"] for step in replay["steps"]] == [step.line for step in replay_steps(written, 1)]


def test_the_longest_replay_stays_small_while_it_waits_for_its_reader() -> None:
    whole = None
    study = Study("one", REPLAY, MATCH, long_record(), None)
    while whole is None:
        whole = advance_study(study, frozenset({"one"}))
    assert len(whole) / MOVES * 10_000 < 2_000_000


def test_work_goes_on_where_it_stood_and_is_forgotten_when_it_is_no_longer_wanted() -> None:
    one, two = (Study(name, REVIEW, MATCH, long_record(), None) for name in ("one", "two"))
    assert advance_study(one, frozenset({"one", "two"})) is None
    begun = studies._begun["one"]
    assert advance_study(two, frozenset({"one", "two"})) is None
    assert advance_study(one, frozenset({"one", "two"})) is None
    assert studies._begun["one"] is begun
    assert advance_study(two, frozenset({"two"})) is None
    assert set(studies._begun) == {"two"}
    studies._begun.clear()


async def test_a_hint_whose_asker_leaves_is_dropped(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[str] = []

    async def slow(*_about: object) -> tuple[str, ...]:
        waiting.append("asked")
        try:
            await asyncio.Event().wait()
        finally:
            waiting.append("dropped")
        return ()

    monkeypatch.setattr(house.context.house.thinking, "odds", slow)

    async with two_at(house.set_up(options={})) as (one, _two):
        await one.send(t="hint", id="h1")
        async with asyncio.timeout(10):
            while not waiting:  # noqa: ASYNC110 - the server's loop is another thread's
                await asyncio.sleep(0.01)
        assert waiting == ["asked"]
        await one.socket.close()
    wait_for(lambda: waiting == ["asked", "dropped"], within=5)


@pytest.mark.processes
async def test_where_too_many_hints_are_asked_for_the_next_is_refused_with_a_sentence(house: Open) -> None:
    async def take(number: int) -> None:
        workers_of(house)._hints._asked["127.0.0.1"] += number

    async with two_at(house.set_up(options={})) as (one, _two):
        house.inside(take(8))
        answer = await one.answer(t="hint")
        house.inside(take(-8))
    assert answer["ruling"] == "T10"
    assert answer["reason"] == "Many hints are asked for just now. Try again in a minute."


async def test_more_choices_come_over_the_socket_page_by_page(house: Open) -> None:
    options = {"list": "w3:106,trouble:4", "start": "7"}
    async with two_at(house.set_up(options=options)) as (anna, _ben):
        scene, seq = anna.scene, anna.seq
        got, more = len(scene["choices"]), scene["more"]
        pages = 0
        while more:
            await anna.send(t="more", seq=seq, first=got)
            page = await anna.hear("choices")
            assert page["first"] == got
            got, more, pages = got + len(page["choices"]), page["more"], pages + 1
        assert pages > 0
        assert (await anna.play(page["choices"][-1]))["t"] == "done"
        await anna.send(t="more", seq=seq, first=0)  # an older table: nothing is said
        assert [message["t"] for message in anna.messages].count("choices") == pages


async def test_whoever_asks_for_more_and_more_is_cut_off(house: Open) -> None:
    async with come(house.set_up()) as anna:
        with contextlib.suppress(Exception):
            for _ in range(100):
                await anna.send(t="more", seq=anna.seq, first=0)
        await anna.hear("bye")
        assert len(anna.all("choices")) < 40
