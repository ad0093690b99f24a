"""`ninelives host`: the same acts by the database of a server, which hears of them while it runs."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from ninelives.cli import main
from ninelives.server.process import prepare_store
from ninelives.server.settings import Settings
from ninelives.server.storage import store_for
from server.client import come
from server.house import SHORT, Open, code_of, open_house, wait_for

type Say = Callable[..., str]

KEY = re.compile(r"^([A-Z]{4}-){4}[A-Z]{4}$", re.MULTILINE)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the address of a database that a server has used."""
    url = f"sqlite:///{tmp_path}/store.db"
    asyncio.run(prepare_store(Settings(database=url)))
    return url


@pytest.fixture
def say(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> Say:
    """Give what the command prints; it must succeed."""

    def said(*words: str) -> str:
        assert main(["host", *words, "--database", sqlite_url]) == 0
        return capsys.readouterr().out

    return said


@pytest.fixture
def fail(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> Say:
    """Give why the command did nothing."""

    def failed(*words: str) -> str:
        assert main(["host", *words, "--database", sqlite_url]) == 2
        return capsys.readouterr().err

    return failed


def test_what_is_done_is_printed_and_stands_in_the_log_with_who_and_why(say: Say) -> None:
    say("ban", "3f0a", "--for", "7d", "--reason", "Shouting.", "--as", "Mia")
    say("ban", "203.0.113.9", "--reason", "A flood.", "--as", "Noa")
    say("announce", "We upgrade at five.", "--reason", "A new version.", "--as", "Mia")
    say("read-only", "--reason", "A new version.", "--as", "Mia")
    log = say("log").splitlines()
    assert [re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d", "DATE", line) for line in log] == [
        "4  DATE  Mia: read-only (why: A new version.)",
        "3  DATE  Mia: announce We upgrade at five. (why: A new version.)",
        "2  DATE  Noa: ban 203.0.113.9/32 for good (why: A flood.)",
        "1  DATE  Mia: ban 3f0a until DATE (why: Shouting.)",
    ]
    status = say("status")
    for line in ("read-only:    yes", "announcement: We upgrade at five.", "bans:         2", "open reports: 0"):
        assert line in status
    say("unban", "3f0a", "--reason", "Sorry was said.")
    say("open", "--reason", "Done.")
    say("announce", "--reason", "Done.")
    status = say("status")
    assert ("3f0a" in status, "read-only:    no" in status, "announcement: none" in status) == (False, True, True)


@pytest.mark.processes
def test_a_key_is_shown_once_and_opens_the_page_until_it_is_revoked(say: Say, fail: Say, sqlite_url: str) -> None:
    key = KEY.search(say("key", "Mia", "--as", "root"))
    assert key is not None
    assert "Mia" in say("keys")
    with open_house(sqlite_url) as house:
        assert house.get("/api/operator", key[0])["operator"] == "Mia"
        say("revoke", "Mia", "--reason", "She left.")
        assert house.ask("GET", "/api/operator", token=key[0]).status_code == 401
    assert say("keys") == "Nobody has a key.\n"
    assert fail("revoke", "Mia", "--reason", "x") == "Nobody of this name has a key.\n"
    assert [
        line.split(": ", 1)[1]
        for line in say(
            "log",
        ).splitlines()
    ] == [
        "revoke Mia (why: She left.)",
        "key Mia (why: A key was asked for.)",
    ]


def test_a_restore_begins_a_new_epoch_and_signs_everybody_out_unless_they_are_kept(say: Say, sqlite_url: str) -> None:
    say("restored", "--reason", "The disk failed.", "--keep-sessions")
    assert asyncio.run(epochs(sqlite_url)) == (1, 0)
    say("restored", "--reason", "The disk failed again.")
    assert asyncio.run(epochs(sqlite_url)) == (2, 2)
    assert "restored (why: The disk failed again.)" in say("log")


async def epochs(url: str) -> tuple[int, int]:
    """Return the epoch of tables and that of sessions."""
    store = store_for(url)
    await store.open()
    try:
        return await store.facts.epoch(), (await store.sessions.ended(0.0)).epoch
    finally:
        await store.close()


@pytest.mark.processes
async def test_a_server_that_runs_hears_of_it_within_seconds(say: Say, sqlite_url: str) -> None:
    apart = partial(asyncio.to_thread, say)  # the command has a loop of its own

    with open_house(sqlite_url) as house:
        table = house.set_up()
        async with come(table) as ann, come(table) as ben:
            await ben.done("sit 1 - Ben")
            token = ben.welcome["token"]
            body = {"table": code_of(table), "seat": 1, "name": "Ben", "kind": "name", "words": "Hm."}
            assert house.ask("POST", "/api/reports", body, ann.welcome["token"]).status_code == 201
            number, who = re.match(r"(\d+) .* name: Ben \((\w+)\) .* Hm\.", await apart("reports")).groups()  # type: ignore[union-attr]
            assert who == token.partition(".")[0].partition("-")[0]
            await apart("ban", who, "--for", "1h", "--reason", "A bad name.")
            assert await ben.end() == 4410
            await apart("settle", number, "--reason", "Banned.")
            assert (await apart("reports")) == "No report is open.\n"
            await apart("close", code_of(table), "--reason", "Enough.")
            assert await ann.end() == 4410
        await apart("unban", who, "--reason", "Sorry.")
        wait_for(lambda: opens(house, token), within=10)


def opens(house: Open, token: str) -> bool:
    house.refill()
    return house.ask("POST", "/api/tables", SHORT, token).status_code == 201


def test_what_cannot_be_meant_is_said_in_a_sentence(fail: Say, capsys: pytest.CaptureFixture[str]) -> None:
    assert "A person is named by" in fail("ban", "Ben", "--reason", "x")
    assert "too wide" in fail("ban", "0.0.0.0/0", "--reason", "x")
    assert "No such ban" in fail("unban", "3f0a", "--reason", "x")
    assert "Say why" in fail("open", "--reason", " ")
    assert "no table" in fail("close", "NOSUCH", "--reason", "x")
    assert main(["host", "status", "--database", "memory:"]) == 2
    assert main(["host", "status", "--database", "sqlite:////no/such/folder/house.db"]) == 2
    assert "Look at --database" in capsys.readouterr().err
    for words in (["ban", "3f0a"], ["ban", "3f0a", "--reason", "x", "--for", "7y"], ["nothing"]):
        with pytest.raises(SystemExit):
            main(["host", *words])
