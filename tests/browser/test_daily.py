"""The deal of the day with no server: two browsers and the terminal get the same, to the byte."""

import io
import json
from pathlib import Path

import pytest

from browser.databases import FakeDatabase
from browser.pages import page_at
from browser.test_house import play_out, record_of
from ninelives import keys
from ninelives.cli import main
from ninelives.core.record import read_record
from ninelives.core.replay import verify
from ninelives.daily import PERSON, end_of
from ninelives.hosting.clock import SystemClock
from ninelives.tables.catalog import game_named
from ninelives.terminal.prompt import PromptLoop
from virtual_time import EPOCH, VirtualClock

DAY = "2031-05-04"
HOUR = 3600.0  # seconds


async def record_of_a_browser(game: str) -> str:
    """Play the deal of the day in a browser of its own; return the record, which opens when the day is over."""
    clock = VirtualClock(end_of(DAY) - HOUR - EPOCH)
    async with page_at(FakeDatabase(), clock=clock) as page:
        status, text = await page.ask("POST", f"/api/daily/{game}")
        assert status == 200, text
        table = page.come(json.loads(text)["code"])
        match = (await play_out(page, table))["match"]
        today = await page.get("/api/daily")
        assert (today["day"], today["streak"], today["open"]) == (DAY, 1, True)
        assert (await page.ask("GET", f"/api/matches/{match}"))[0] == 404
        clock.wall_ahead += HOUR
        return await record_of(page, match)


def record_of_the_terminal(game: str, moves: list[str], file: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(SystemClock, "wall", lambda _clock: end_of(DAY) - 1)
    monkeypatch.setattr(PromptLoop, "_may_step_in", lambda _loop: False)  # nobody chases the cat
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(moves)))
    assert main(["daily", game, "--record", str(file)]) == 0
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", keys())
async def test_two_browsers_and_the_terminal_get_the_same_deal_and_replies(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    first = await record_of_a_browser(game)
    assert await record_of_a_browser(game) == first
    record = read_record(first)
    assert verify(record, game_named(game)) > 0
    moves = [move for actor, move in record.moves if actor == PERSON]
    assert record_of_the_terminal(game, moves, tmp_path / "match.txt", monkeypatch) == first
    told = capsys.readouterr().out
    assert f"The deal of {DAY}" in told
    assert f"{game_named(game).title}, {DAY}: place" in told
