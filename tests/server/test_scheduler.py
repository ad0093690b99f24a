"""Clocks: those who say nothing are played for, and quickness tells nothing."""

from functools import partial

import pytest

from ninelives.tables.schemas import SetUp
from server.client import Client, come, two_at
from server.house import code_of
from server.local import LocalServer

SECOND = SetUp("kitten-me", options={"start": "7"}, seats=2)
MASK = 0.5


def level_of(client: Client, seat: int | None) -> str:
    sitter = client.sitters[seat or 0]
    assert sitter is not None
    return str(sitter["level"])


def actors(client: Client) -> list[int]:
    return [heard["actor"] for message in client.messages for heard in message.get("heard", ())]


async def time_outs(house: LocalServer) -> float:
    page = await house.get("/metrics")
    return float(next(line for line in page.splitlines() if line.startswith("ninelives_time_outs_total")).split()[1])


async def test_players_are_told_when_their_clock_runs_out(house: LocalServer) -> None:
    async with two_at(await house.set_up(clock=3600)) as (one, two):
        pong = await one.ping()
        assert 3590 < one.scene["due"] - pong["now"] <= 3600
        assert one.scene["due"] == two.scene["due"]


async def test_whoever_says_nothing_is_played_for_and_comes_back_by_playing(house: LocalServer) -> None:
    with house.keeping(bot=2.0):  # so that the bot leaves them time to come back
        before = await time_outs(house)
        async with two_at(await house.set_up_quick(1, SECOND)) as (one, two):
            due, seat = one.scene["due"], one.seat
            await two.sees(lambda me: me.my_turn)
            assert (await two.ping())["now"] >= due
            assert await time_outs(house) > before
            assert level_of(two, seat) == level_of(one, seat) == "tabby"
            assert (await two.play())["t"] == "done"
            await one.sees(lambda me: me.my_turn)
            assert (await one.play())["t"] == "done"
            await two.sees(lambda me: level_of(me, seat) == "")


async def test_a_table_that_everybody_left_is_played_to_its_end(house: LocalServer) -> None:
    table = await house.set_up_quick(1, SetUp("kitten-me", options={"start": "1"}, seats=2))
    async with two_at(table):
        pass
    assert "result" in await house.record(f"{code_of(table)}-1")


async def test_an_answer_to_anothers_move_is_never_made_at_once(house: LocalServer) -> None:
    with house.keeping(mask=MASK):
        async with two_at(await house.set_up(game="go-kitty", options={})) as (one, two):
            await house.clock.sleep(MASK)  # the deal was the table's own move; now the first ask may be made at once
            ask = next(move for move in one.scene["choices"] if move.startswith("ask"))
            began = house.clock.now()
            assert (await one.play(ask))["t"] == "done"
            await two.sees(lambda me: me.my_turn)
            assert (await two.play())["t"] == "done"
            assert house.clock.now() - began == pytest.approx(MASK)


async def test_an_answer_waits_for_the_mask_at_most_where_house_time_lags_behind_whoever_moved(
    house: LocalServer,
) -> None:
    """As in a process that was cut off, caught up with the log, and has not beaten since."""
    time = house.context.house.hub.time
    with house.keeping(mask=MASK):
        async with two_at(await house.set_up(game="go-kitty", options={})) as (one, two):
            await house.clock.sleep(MASK)
            assert (await one.play(next(move for move in one.scene["choices"] if move.startswith("ask"))))[
                "t"
            ] == "done"
            await two.sees(lambda me: me.my_turn)
            time._set(time.now() - 47)
            began = house.clock.now()
            assert (await two.play())["t"] == "done"
            assert house.clock.now() - began == pytest.approx(MASK)


async def test_whoever_goes_on_with_their_own_turn_need_not_wait(house: LocalServer) -> None:
    def has_seen(seq: int, me: Client) -> bool:
        return me.seq >= seq

    async def turn(one: Client) -> list[float]:
        taken = []
        while one.my_turn:
            began = house.clock.now()
            done = await one.play(one.scene["choices"][-1])
            taken.append(house.clock.now() - began)
            await one.sees(partial(has_seen, done["seq"]))
        return taken

    with house.keeping(mask=MASK):
        async with two_at(await house.set_up(game="shut-up-cat", options={})) as (one, _two):
            first, *others = await turn(one)
            assert max(others) == 0.0
            assert first == pytest.approx(MASK)


@pytest.mark.parametrize("level", ["random", "panther"])
async def test_bots_of_every_level_take_their_time(house: LocalServer, level: str) -> None:
    with house.keeping(bot=0.4):
        async with come(await house.set_up(options={"start": "7"})) as ann:
            await ann.done("sit 0 aa Ann")
            await ann.done(f"bot 1 {level}")
            began = house.clock.now()
            await ann.done("begin")
            if ann.my_turn:
                began = house.clock.now()
                await ann.play("bid 1 hat")
            await ann.sees(
                lambda me: any(heard["actor"] == 1 for told in me.all("told") for heard in told.get("heard", ()))
            )
            assert house.clock.now() - began >= 0.4 * (1 - 0.15)
