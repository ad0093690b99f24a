"""A slow table sends for whoever it waits for: once, in time, and not in vain."""

from http import HTTPStatus

import pytest

from server.client import come, two_at
from server.local import LocalServer
from server.push_service import PushService
from server.pushed import HOUR, SETTLED, plays_on, settled, slow_table, subscribes, told


async def test_whoever_is_away_is_told_once_that_it_is_their_turn(site: LocalServer, service: PushService) -> None:
    async with slow_table(site) as (asked, other, code):
        phone = await subscribes(site, service, other.welcome["token"])
        desk = await subscribes(site, service, other.welcome["token"], language="de-AT,de;q=0.9")
        await other.socket.close()
        assert (await asked.play())["t"] == "done"
        await site.until(lambda: len(service.arrived) == 2)
        await settled(site)
        assert told(service, phone) == [
            {
                "title": "It is your turn",
                "text": f"You Gotta Be Kitten Me!, table {code}",
                "language": "en",
                "tag": code,
                "path": f"t/{code}",
                "code": code,
                "mute": "Mute this table",
            }
        ], "and of no card, no move, nobody else's name"
        assert [one["title"] for one in told(service, desk)] == ["Du bist am Zug"]
        headers = next(arrived.headers for arrived in service.arrived if arrived.browser is phone)
        assert (headers["ttl"], headers["urgency"], headers["content-encoding"]) == ("86400", "normal", "aes128gcm")
        assert 0 < len(headers["topic"]) <= 32
        assert code not in headers["topic"]
        assert service.keys == {(await site.get("/api/me/push"))["key"]}
        assert service.faults == []


async def test_each_turn_is_told_anew(site: LocalServer, service: PushService) -> None:
    async with slow_table(site) as (asked, other, code):
        phone = await subscribes(site, service, other.welcome["token"])
        await other.socket.close()
        assert (await asked.play())["t"] == "done"
        await site.until(lambda: len(told(service, phone)) == 1)
        async with come(site.table(code), other.welcome["token"]) as again:
            assert (await again.play())["t"] == "done"
        await asked.sees(lambda me: me.my_turn)
        await asked.do("hurry")  # a row that is no turn
        await settled(site)
        assert len(told(service, phone)) == 1
        assert (await asked.play())["t"] == "done"
        await site.until(lambda: len(told(service, phone)) == 2)


async def test_whoever_is_there_or_came_back_in_time_is_left_alone(site: LocalServer, service: PushService) -> None:
    async with slow_table(site) as (asked, other, _):
        phone = await subscribes(site, service, other.welcome["token"])
        await plays_on(asked, other)  # and stays
        await settled(site)
        assert told(service, phone) == []


@pytest.mark.parametrize("wishes", [{"clock": 60}, {"clock": HOUR - 1}])
async def test_a_table_of_minutes_sends_for_nobody(
    site: LocalServer, service: PushService, wishes: dict[str, int]
) -> None:
    async with two_at(await site.set_up(options={"start": "3"}, **wishes)) as (asked, other):
        phone = await subscribes(site, service, other.welcome["token"])
        await other.socket.close()
        assert (await asked.play())["t"] == "done"
        await settled(site)
        assert told(service, phone) == []


async def test_among_cats_nobody_is_sent_for(site: LocalServer, service: PushService) -> None:
    async with come(await site.set_up(clock=24 * HOUR, options={"start": "3"})) as ann:
        phone = await subscribes(site, service, ann.welcome["token"])
        await ann.done("sit 0 aa Ann")
        await ann.done("begin")
        await ann.sees(lambda me: me.my_turn)
    await settled(site)
    assert told(service, phone) == []


async def test_a_muted_table_is_quiet_until_that_is_lifted(site: LocalServer, service: PushService) -> None:
    async with slow_table(site) as (asked, other, code):
        token = other.welcome["token"]
        phone = await subscribes(site, service, token)
        await other.socket.close()
        muted = await site.ask("PUT", "/api/me/muted", {"code": code.lower(), "muted": True}, token)
        assert muted.json()["muted"] == [code]
        assert (await asked.play())["t"] == "done"
        await settled(site)
        assert told(service, phone) == []
        assert (await site.ask("PUT", "/api/me/muted", {"code": code, "muted": False}, token)).json()["muted"] == []
        async with come(site.table(code), token) as again:
            await plays_on(again, asked)
        assert (await asked.play())["t"] == "done"
        await site.until(lambda: len(told(service, phone)) == 1)


@pytest.mark.parametrize("moves_on", [False, True])
async def test_in_quiet_hours_it_waits_and_is_told_later_unless_the_table_moved_on(
    site: LocalServer, service: PushService, *, moves_on: bool
) -> None:
    async with slow_table(site) as (asked, other, code):
        token = other.welcome["token"]
        start, end = quiet_now(site)
        phone = await subscribes(site, service, token, quiet_from=start, quiet_to=end)
        await other.socket.close()
        assert (await asked.play())["t"] == "done"
        await settled(site)
        assert told(service, phone) == []
        if moves_on:
            async with come(site.table(code), token) as again:
                await plays_on(again, asked)
        await site.clock.sleep(500 - SETTLED)
        assert service.arrived == []
        await site.clock.sleep(100 + SETTLED)
        assert len(told(service, phone)) == (0 if moves_on else 1)


async def test_quiet_hours_that_were_changed_meanwhile_count(site: LocalServer, service: PushService) -> None:
    async with slow_table(site) as (asked, other, _):
        token = other.welcome["token"]
        start, end = quiet_now(site)
        phone = await subscribes(site, service, token, quiet_from=start, quiet_to=end)
        await other.socket.close()
        assert (await asked.play())["t"] == "done"
        await settled(site)
        longer = phone.form(quiet_from=start, quiet_to=(end + 30) % 1440)
        assert (await site.ask("PUT", "/api/me/push", longer, token)).status_code == HTTPStatus.OK
        await site.clock.sleep(600)
        assert service.arrived == []
        await site.clock.sleep(1800)
        assert len(told(service, phone)) == 1


def quiet_now(site: LocalServer) -> tuple[int, int]:
    """Give quiet hours around this very minute, by UTC."""
    minute = (int(site.clock.wall()) // 60) % 1440
    return (minute - 10) % 1440, (minute + 10) % 1440


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_forgotten(site: LocalServer, service: PushService, status: int) -> None:
    async with slow_table(site) as (asked, other, _):
        token = other.welcome["token"]
        await subscribes(site, service, token)
        await other.socket.close()
        service.answers = [(status, {})]
        assert (await asked.play())["t"] == "done"
        await settled(site)
        assert (await site.get("/api/me/push", token))["devices"] == []


async def test_what_a_busy_service_did_not_take_is_tried_again(site: LocalServer, service: PushService) -> None:
    async with slow_table(site) as (asked, other, _):
        phone = await subscribes(site, service, other.welcome["token"])
        await other.socket.close()
        service.answers = [(429, {"Retry-After": "40"}), (503, {})]
        assert (await asked.play())["t"] == "done"
        await site.clock.sleep(69)
        assert told(service, phone) == []
        await site.until(lambda: len(told(service, phone)) == 1)
        service.answers = [(503, {})] * 9
        async with come(site.table(asked.url.split("/")[-2]), other.welcome["token"]) as again:
            await plays_on(again, asked)
        assert (await asked.play())["t"] == "done"
        await site.clock.sleep(600)
        assert len(service.answers) == 5, "four tries"
