"""The deals of the day at a server: one for everybody, played once, and secret until the day is over."""

from collections.abc import Iterator
from typing import Any

import pytest

from ninelives import keys
from ninelives.core.record import read
from ninelives.core.replay import verify
from ninelives.daily import end_of, secret_of
from ninelives.tables.catalog import game_named
from ninelives.tables.clock import SystemClock
from ninelives.tables.live.answers import daily
from server.client import come
from server.house import Open

DAY = "2031-05-04"  # a day for each test would be better, but all share a house: each brings people of its own
NOON = end_of(DAY) - 12 * 3600
TOMORROW = end_of(DAY) + 1
LATE = 600.0  # seconds


@pytest.fixture(autouse=True)
def _noon(monkeypatch: pytest.MonkeyPatch) -> None:
    set_clock(monkeypatch, NOON)


@pytest.fixture(autouse=True)
def _quick(house: Open) -> Iterator[None]:
    with house.keeping(bot=0.0):
        yield


def set_clock(monkeypatch: pytest.MonkeyPatch, now: float) -> None:
    monkeypatch.setattr(SystemClock, "wall", lambda _clock: now)


def sit_down(house: Open, game: str, token: str) -> str:
    """Ask for the deal of today; return the code of the table."""
    answer = house.ask("POST", f"/api/daily/{game}", token=token)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def deal_of(house: Open, game: str, token: str = "") -> dict[str, Any]:
    today = house.get("/api/daily", token)
    return next(deal for deal in today["deals"] if deal["game"] == game)


@pytest.mark.parametrize("game", keys())
async def test_everybody_gets_the_same_deal_and_the_same_replies(house: Open, game: str) -> None:
    ann, mochi = house.arrive("Ann"), house.arrive("Mochi")
    codes = [sit_down(house, game, token) for token in (ann, mochi)]
    assert len(set(codes)) == 2
    async with come(house.table(codes[0]), ann) as one, come(house.table(codes[1]), mochi) as two:
        assert one.names[1:] == two.names[1:] == ["Biscuit", "Mochi", "Otto"]
        assert (one.names[0], two.names[0]) == ("Ann", "Mochi 2")
        results = [await one.play_out(LATE), await two.play_out(LATE)]
        assert one.lines == two.lines
        assert results[0]["scores"] == results[1]["scores"]
    assert deal_of(house, game)["ranks"] == [], "whoever has not played sees nothing"
    rank = results[0]["ranks"][0]
    mine = deal_of(house, game, ann)
    assert (mine["code"], mine["rank"]) == (codes[0], rank)
    assert mine["ranks"][rank - 1] >= 2
    assert house.get("/api/daily", ann)["streak"] == 1


async def test_a_deal_is_played_once_by_one_and_to_its_end(house: Open) -> None:
    ann, ben = house.arrive("Ann"), house.arrive("Ben")
    code = sit_down(house, "kitten-me", ann)
    assert sit_down(house, "kitten-me", ann) == code
    async with come(house.table(code), ann) as one, come(house.table(code), ben) as two:
        assert one.welcome["facts"]["day"] == DAY
        assert not one.welcome["facts"]["hints"]
        for who, order in ((one, "rise"), (one, "bot 0 panther"), (one, "begin"), (two, "sit 1 - Ben"), (one, "lead")):
            refused = await who.do(order)
            assert (refused["t"], refused["ruling"]) == ("refused", "T18"), order
        await one.play_out(LATE)
        assert (await one.do("begin"))["ruling"] == "T18"
        assert (await one.do("seats 3"))["ruling"] == "T18"
        await one.done("rise")
    assert sit_down(house, "kitten-me", ann) == code
    assert [table["code"] for table in house.get("/api/me/tables", ann)] == []


async def test_the_secret_is_told_to_nobody_before_the_day_is_over(
    house: Open, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Everything that a player can reach is looked at: while it is played, and after."""
    ann, ben = house.arrive("Ann"), house.arrive("Ben")
    code = sit_down(house, "kitten-me", ann)
    async with come(house.table(code), ann) as one, come(house.table(code), ben) as watcher:
        result = await one.play_out(LATE)
        told = [str(person.messages) for person in (one, watcher)]
    match = result["match"]
    secret = secret_of(house.context.house.deals_key, DAY, "kitten-me").data.hex()

    def found() -> list[str]:
        """Return where the secret stands."""
        paths = [f"/api/matches/{match}", f"/api/matches/{match}/replay", f"/api/matches/{match}/review?seat=0"]
        paths += [f"/api/daily/{DAY}", "/api/daily", f"/api/tables/{code}", f"/t/{code}", f"/m/{match}", "/metrics"]
        paths += ["/api/me/export", "/api/me/matches", "/api/me/tables", "/api/me/statistics", "/api/lobby"]
        seen = [(path, house.ask("GET", path, token=token).text) for token in (ann, ben, "") for path in paths]
        seen += [("sockets", "".join(told)), ("output", "".join(capfd.readouterr()))]
        return [place for place, text in seen if secret in text.lower()]

    assert found() == []
    assert "day is over" in house.ask("GET", f"/api/matches/{match}").text
    with monkeypatch.context() as leaky:  # the check itself is checked
        leaky.setattr(SystemClock, "wall", lambda _clock: TOMORROW)
        assert f"/api/matches/{match}" in found()
        assert "/api/me/export" in found()


async def test_tomorrow_anybody_can_check_what_was_promised_yesterday(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_clock(monkeypatch, NOON - 24 * 3600)
    promised = deal_of(house, "shut-up-cat")["tomorrow"]
    set_clock(monkeypatch, NOON)
    assert deal_of(house, "shut-up-cat")["commitment"] == promised
    ann = house.arrive("Ann")
    async with come(house.table(sit_down(house, "shut-up-cat", ann)), ann) as one:
        result = await one.play_out(LATE)
    assert result["commitment"] == promised
    assert house.status(f"/api/daily/{DAY}") == house.status("/api/daily/noon") == 404
    assert house.status("/api/daily/9999-12-31") == 404
    set_clock(monkeypatch, TOMORROW)
    record = read(house.record(result["match"]))
    assert verify(record, game_named("shut-up-cat")) > 0
    assert record.head.commitment == promised
    past = next(deal for deal in house.get(f"/api/daily/{DAY}") if deal["game"] == "shut-up-cat")
    assert (past["secret"], past["commitment"]) == (record.secret, promised)
    assert sum(past["ranks"]) >= 1


def test_a_code_that_another_table_has_is_not_taken(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    code_of = daily._code
    ann = house.arrive("Ann")
    taken = sit_down(house, "kitten-me", house.arrive("Ben"))
    monkeypatch.setattr(daily, "_code", lambda *who: code_of(*who) if who[-1] else taken)
    code = sit_down(house, "kitten-me", ann)
    assert code != taken
    assert (sit_down(house, "kitten-me", ann), deal_of(house, "kitten-me", ann)["code"]) == (code, code)


def test_a_game_that_is_not_here_is_not_dealt(house: Open) -> None:
    assert house.ask("POST", "/api/daily/chess").status_code == 404
