"""`ninelives serve`: how it opens, how it does, how it goes down, and what is there when it comes back."""

import asyncio
import errno
import json
import os
import signal
import socket
import sqlite3
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from ninelives.cli import main
from ninelives.tables.faults import StoreDown
from ninelives.tables.timing import Pace
from server.client import come
from server.house import Open, Running, code_of, free_port, open_house, running, wait_for
from services import Services


@pytest.fixture
def house(thread_house: Open) -> Open:
    return thread_house


CLOSED_FOR = 100.0  # seconds, which is more than the clock gives
MASK = 0.4
IN_USE = os.strerror(errno.EADDRINUSE)


@pytest.mark.processes
def test_a_port_that_is_taken_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port]) == 2
    out, said = capsys.readouterr()
    assert (out, said) == (
        "",
        f"Nothing can be opened at 127.0.0.1, port {port}: {IN_USE}. Look at --host and --port.\n",
    )


@pytest.mark.processes
@pytest.mark.parametrize("words", ["--database postgresql://ninelives@127.0.0.1/it", "--redis redis://127.0.0.1/0"])
def test_several_workers_want_a_log_and_a_bus_to_share(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", *words.split()]) == 2
    assert "--database postgresql://… and --redis redis://…" in capsys.readouterr().err


@pytest.mark.processes
@pytest.mark.parametrize(("words", "redis"), [((), "redis://a"), (("--redis", "redis://c"), "redis://c")])
def test_processes_tell_each_other_by_what_is_said_or_else_by_what_the_environment_names(
    words: tuple[str, ...], redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[str] = []
    monkeypatch.setattr("ninelives.server.serve.serve", lambda settings: served.append(settings.redis))
    monkeypatch.setenv("NINELIVES_REDIS", "redis://a")
    assert main(["serve", *words]) == 0
    assert served == [redis]


@pytest.mark.processes
@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("mysql://here", "No store can be found at 'mysql:'."),
        ("sqlite:////no/such/folder/house.db", "The store does not open: unable to open database file."),
        ("postgresql://nobody@127.0.0.1:1/house", "The store does not open: "),
    ],
)
def test_a_store_that_does_not_open_is_said_in_a_sentence(
    database: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(free_port()), "--database", database]) == 2
    out, said = capsys.readouterr()
    assert said.startswith(why)
    assert (out, said.count("\n")) == ("", 1)


@pytest.mark.processes
@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["serve", "--port", "0"], "The store does not open: no answer in time. "),
        (["host", "reports"], "The store cannot be used: no answer in time. "),
    ],
)
def test_a_database_that_says_nothing_is_said_to_be_silent(
    command: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninelives.server.storage.postgres.PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        database = f"postgresql://nobody@127.0.0.1:{silent.getsockname()[1]}/house"
        assert main([*command, "--database", database]) == 2
    assert capsys.readouterr().err.startswith(said)


async def test_the_house_says_that_it_is_alive_and_ready_and_how_it_does(house: Open) -> None:
    assert house.get("/health") == "alive\n"
    assert house.get("/ready") == "ready\n"
    async with come(house.set_up()) as ann:
        await ann.done("sit 0 aa Ann")
        page = house.get("/metrics")
        assert "ninelives_sockets 1.0" in page
        assert "ninelives_rows_total" in page
        assert "Ann" not in page


def test_a_house_that_goes_down_or_cannot_read_is_alive_but_not_ready(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as going:
        going.setattr(house.context, "draining", True)
        assert (house.status("/health"), house.status("/ready")) == (200, 503)

    async def down() -> None:
        raise StoreDown("gone")

    with monkeypatch.context() as broken:
        broken.setattr(house.context.house.store, "ready", down)
        assert (house.status("/health"), house.status("/ready")) == (200, 503)
    assert house.status("/ready") == 200


async def play_until_stopped(site: Running, table: str) -> tuple[dict[str, int], list[str], str]:
    """Bid on while the house is told to go; give what was acknowledged, all that was heard, and who we were."""
    async with come(table) as ann:
        await ann.done("sit 0 aa Ann")
        await ann.done("bot 1 kitten")
        await ann.done("begin")
        await ann.sees(lambda me: me.my_turn)
        assert (await ann.play(ann.scene["choices"][0]))["t"] == "done"
        site.process.send_signal(signal.SIGTERM)
        assert await ann.end() == 1012  # the house restarts
        acknowledged = {message["id"]: message["seq"] for message in ann.all("done")}
        return acknowledged, ann.lines, str(ann.welcome["token"])


def set_back(file: Path) -> None:
    """Let everything have happened earlier, as if the house had been closed since."""
    with sqlite3.connect(file) as store:
        for column in ("head set due = due", "log set at = at", "house set beat = beat"):
            store.execute(f"update {column} - {CLOSED_FOR}")
    store.close()


@pytest.mark.processes
async def test_after_a_stop_all_that_was_acknowledged_is_there_and_clocks_stood_still(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    words = ("--database", f"sqlite:///{file}")
    with running(*words, pace=Pace(0.05, MASK)) as site:
        code = code_of(site.set_up(options={"start": "7"}))
        acknowledged, heard, token = await play_until_stopped(site, site.table(code))
        site.process.communicate(timeout=30)
        assert site.process.returncode == 0
    assert acknowledged
    rows = logged(file)
    assert {name: rows[name].seq for name in acknowledged} == {name: seq - 1 for name, seq in acknowledged.items()}
    *_, begun, played = acknowledged
    assert rows[played].at - rows[begun].at > MASK - 0.001  # as the flag says
    set_back(file)
    with open_house(words[1]) as again:
        async with come(again.table(code), token) as ann:
            assert ann.lines[: len(heard)] == heard
            await ann.sees(lambda me: me.my_turn)
            left = ann.scene["due"] - (await ann.ping())["now"]
            assert 45 < left < 97  # a few seconds before the end go back as well: the house says every 5 s that it runs
            await ann.done("bot 1 panther")  # an order that asks nobody anew
            assert ann.scene["due"] - (await ann.ping(2))["now"] == pytest.approx(left, abs=10)
            await asyncio.sleep(0.3)
            assert ann.my_turn
            assert (await ann.play(ann.scene["choices"][0]))["t"] == "done"


class Logged(NamedTuple):
    seq: int
    at: float


def logged(file: Path) -> dict[str, Logged]:
    """Give the commands of people that stand in the log, where and since when."""
    with sqlite3.connect(file) as store:
        rows = {name: Logged(*row) for name, *row in store.execute("select command, seq, at from log where who <> 0")}
    store.close()
    return rows


@pytest.mark.processes
def test_while_the_database_is_gone_each_line_on_stderr_is_an_event(services: Services, postgres_url: str) -> None:
    with running("--database", postgres_url) as site:
        services.stop_postgres()
        try:
            time.sleep(2.0)  # long enough for the pool to have tried again
        finally:
            services.start_postgres()
        wait_for(site.is_ready)
        site.process.send_signal(signal.SIGINT)
        said = site.process.communicate(timeout=30)[1]
    assert [line for line in said.splitlines() if "event" not in json.loads(line)] == []
