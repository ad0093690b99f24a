"""The deals of the day at a server: one for everybody, played once, and secret until the day is over."""

from typing import Any

import pytest

from ninelives import keys
from ninelives.core.record import read_record
from ninelives.core.replay import verify
from ninelives.daily import end_of, secret_of
from ninelives.hosting.api import daily
from ninelives.tables.catalog import game_named
from server.client import come
from server.local import LocalServer
from virtual_time import EPOCH, VirtualClock

DAY = "2031-05-04"
NOON = end_of(DAY) - 12 * 3600
TOMORROW = end_of(DAY) + 1
LATE = 600.0  # seconds


@pytest.fixture
def clock(clock: VirtualClock) -> VirtualClock:
    clock.wall_ahead = NOON - EPOCH
    return clock


async def sit_down(house: LocalServer, game: str, token: str) -> str:
    """Ask for the deal of today; return the code of the table."""
    answer = await house.ask("POST", f"/api/daily/{game}", token=token)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def deal_of(house: LocalServer, game: str, token: str = "") -> dict[str, Any]:
    today = await house.get("/api/daily", token)
    return next(deal for deal in today["deals"] if deal["game"] == game)


@pytest.mark.parametrize("game", keys())
async def test_everybody_gets_the_same_deal_and_the_same_replies(house: LocalServer, game: str) -> None:
    ann, mochi = await house.arrive("Ann"), await house.arrive("Mochi")
    codes = [await sit_down(house, game, token) for token in (ann, mochi)]
    assert len(set(codes)) == 2
    async with come(house.table(codes[0]), ann) as one, come(house.table(codes[1]), mochi) as two:
        assert one.names[1:] == two.names[1:] == ["Biscuit", "Mochi", "Otto"]
        assert (one.names[0], two.names[0]) == ("Ann", "Mochi 2")
        results = [await one.play_out(LATE), await two.play_out(LATE)]
        assert one.lines == two.lines
        assert results[0]["scores"] == results[1]["scores"]
    await house.clock.sleep(1)  # the matches are put away within moments
    assert (await deal_of(house, game))["ranks"] == [], "whoever has not played sees nothing"
    rank = results[0]["ranks"][0]
    mine = await deal_of(house, game, ann)
    assert (mine["code"], mine["rank"]) == (codes[0], rank)
    assert mine["ranks"][rank - 1] >= 2
    assert (await house.get("/api/daily", ann))["streak"] == 1


async def test_a_deal_is_played_once_by_one_and_to_its_end(house: LocalServer) -> None:
    ann, ben = await house.arrive("Ann"), await house.arrive("Ben")
    code = await sit_down(house, "kitten-me", ann)
    assert await sit_down(house, "kitten-me", ann) == code
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
    assert await sit_down(house, "kitten-me", ann) == code
    assert [table["code"] for table in await house.get("/api/me/tables", ann)] == []


async def test_the_secret_is_told_to_nobody_before_the_day_is_over(
    house: LocalServer, capfd: pytest.CaptureFixture[str]
) -> None:
    """Everything that a player can reach is looked at: while it is played, and after."""
    ann, ben = await house.arrive("Ann"), await house.arrive("Ben")
    code = await sit_down(house, "kitten-me", ann)
    async with come(house.table(code), ann) as one, come(house.table(code), ben) as watcher:
        result = await one.play_out(LATE)
        told = [str(person.messages) for person in (one, watcher)]
    match = result["match"]
    secret = secret_of(house.context.house.deals_key, DAY, "kitten-me").data.hex()

    async def found() -> list[str]:
        """Return where the secret stands."""
        paths = [f"/api/matches/{match}", f"/api/matches/{match}/replay", f"/api/matches/{match}/review?seat=0"]
        paths += [f"/api/daily/{DAY}", "/api/daily", f"/api/tables/{code}", f"/t/{code}", f"/m/{match}", "/metrics"]
        paths += ["/api/me/export", "/api/me/matches", "/api/me/tables", "/api/me/statistics", "/api/lobby"]
        seen = [(path, (await house.ask("GET", path, token=token)).text) for token in (ann, ben, "") for path in paths]
        seen += [("sockets", "".join(told)), ("output", "".join(capfd.readouterr()))]
        return [place for place, text in seen if secret in text.lower()]

    assert await found() == []
    assert "day is over" in (await house.ask("GET", f"/api/matches/{match}")).text
    await house.clock.sleep(TOMORROW - house.clock.wall())  # the check itself is checked
    assert f"/api/matches/{match}" in await found()
    assert "/api/me/export" in await found()


async def test_tomorrow_anybody_can_check_what_was_promised_yesterday(house: LocalServer) -> None:
    house.clock.wall_ahead -= 24 * 3600
    promised = (await deal_of(house, "shut-up-cat"))["tomorrow"]
    house.clock.wall_ahead += 24 * 3600
    assert (await deal_of(house, "shut-up-cat"))["commitment"] == promised
    ann = await house.arrive("Ann")
    async with come(house.table(await sit_down(house, "shut-up-cat", ann)), ann) as one:
        result = await one.play_out(LATE)
    assert result["commitment"] == promised
    assert await house.status(f"/api/daily/{DAY}") == await house.status("/api/daily/noon") == 404
    assert await house.status("/api/daily/9999-12-31") == 404
    await house.clock.sleep(TOMORROW - house.clock.wall())
    record = read_record(await house.record(result["match"]))
    assert verify(record, game_named("shut-up-cat")) > 0
    assert record.head.commitment == promised
    past = next(deal for deal in await house.get(f"/api/daily/{DAY}") if deal["game"] == "shut-up-cat")
    assert (past["secret"], past["commitment"]) == (record.secret, promised)
    assert sum(past["ranks"]) >= 1


async def test_a_code_that_another_table_has_is_not_taken(house: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    code_of = daily._code
    ann = await house.arrive("Ann")
    taken = await sit_down(house, "kitten-me", await house.arrive("Ben"))
    monkeypatch.setattr(daily, "_code", lambda *who: code_of(*who) if who[-1] else taken)
    code = await sit_down(house, "kitten-me", ann)
    assert code != taken
    assert (await sit_down(house, "kitten-me", ann), (await deal_of(house, "kitten-me", ann))["code"]) == (code, code)


async def test_a_game_that_is_not_here_is_not_dealt(house: LocalServer) -> None:
    assert (await house.ask("POST", "/api/daily/chess")).status_code == 404
