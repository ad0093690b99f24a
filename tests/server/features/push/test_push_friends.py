"""Friends are told of invitations and of new tables, and no device is flooded."""

from http import HTTPStatus
from typing import Any

import pytest

from ninelives.hosting.people.lobby import config_of
from ninelives.server.features.push import notifier as nudges
from ninelives.server.features.push.store import Notification
from ninelives.server.features.push.worker import BUDGET
from server.acquainted import Person, friends
from server.client import come
from server.house import code_of
from server.local import LocalServer
from server.push_service import Browser, PushService, digest
from server.pushed import settled, subscribes, told


async def test_one_device_gets_no_more_than_its_budget(site: LocalServer, service: PushService) -> None:
    many = int(BUDGET.burst) + 5
    async with friends(site) as (ann, ben, *_):
        phone = await subscribes(site, service, ben.token)
        due = [await nudge_about(site, ann, phone) for _ in range(many)]
        await site.context.push_store.enqueue(due)
        await site.until(lambda: len(told(service, phone)) >= BUDGET.burst)
        await settled(site)
        assert len(told(service, phone)) == BUDGET.burst < many


async def nudge_about(site: LocalServer, host: Person, phone: Browser) -> Notification:
    """Let somebody open a table and sit there, which is still true whenever it is told."""
    code = (await opens(host, private=False)).json()["code"]
    async with come(site.table(code), host.token) as client:
        await client.done("sit 0 aa Ann")
    config = await config_of(site.context.house.store.facts, code)
    return Notification(digest(phone), config.id, nudges.OPENED, nudges.ONCE + 1, due=0.0, made=site.clock.wall())


async def test_a_friend_who_is_invited_is_told_by_whom(site: LocalServer, service: PushService) -> None:
    async with friends(site) as (ann, ben, at_table, *_):
        phone = await subscribes(site, service, ben.token)
        await at_table["Ben"].socket.close()
        table = await site.set_up(seats=3)
        async with come(table, ann.token) as host:
            await host.done("sit 0 aa Ann")
            assert (await ann.invites(await ann.handle(), code_of(table))).status_code == HTTPStatus.OK
            await site.until(lambda: len(told(service, phone)) == 1)
            [message] = told(service, phone)
            assert message["title"] == "Ann invites you"
            assert message["text"] == f"You Gotta Be Kitten Me!, table {code_of(table)}"


async def test_whoever_blocks_is_told_of_no_invitation(site: LocalServer, service: PushService) -> None:
    async with friends(site) as (ann, ben, *_):
        phone = await subscribes(site, service, ben.token)
        assert (await ben.changes(await ben.handle(), "block")).status_code == HTTPStatus.OK
        table = await site.set_up(seats=3)
        async with come(table, ann.token) as host:
            await host.done("sit 0 aa Ann")
            assert (await ann.invites(await ann.handle(), code_of(table))).status_code == HTTPStatus.OK, (
                "it looks the same"
            )
            await settled(site)
            assert told(service, phone) == []


@pytest.mark.parametrize(("private", "seated", "heard"), [(False, True, 1), (True, True, 0), (False, False, 0)])
async def test_a_friends_new_table_is_told_where_anybody_may_come_and_they_sit_there(
    site: LocalServer, service: PushService, *, private: bool, seated: bool, heard: int
) -> None:
    async with friends(site) as (ann, ben, *_):
        phone = await subscribes(site, service, ben.token)
        assert (await opens(ann, private=private)).status_code == HTTPStatus.CREATED
        code = (await opens(ann, private=private)).json()["code"]
        async with come(site.table(code), ann.token) as host:
            if seated:
                await host.done("sit 0 aa Ann")
            await settled(site)
        assert [message["title"] for message in told(service, phone)] == ["Ann has opened a table"] * heard
        assert [message["code"] for message in told(service, phone)] == [code] * heard
        for _time in range(3):  # after two an hour they are told of no more
            assert (await opens(ann, private=private)).status_code == HTTPStatus.CREATED
        assert await site.context.push_store.claim(site.clock.wall() + 60, 9) == []


async def opens(person: Person, *, private: bool) -> Any:  # noqa: ANN401 - an answer
    return await person.ask("POST", "/api/tables", {"game": "kitten-me", "seats": 3, "private": private})
