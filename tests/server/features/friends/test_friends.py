"""Whom one played with lately, whom one keeps, where they sit, and invitations: from both sides."""

from collections.abc import Sequence
from http import HTTPStatus

import pytest
from sqlalchemy import Executable

from ninelives.server.features.friends import service as limits
from ninelives.server.features.friends.invitations import LIVES, PAUSE
from ninelives.server.features.friends.store import KEPT, Relationship
from ninelives.server.storage.sql.database import Database, Fetched
from ninelives.tables.ids import GuestId, TableId
from server.acquainted import Person, Shown, friends, played
from server.client import come
from server.house import code_of
from server.local import LocalServer
from server.stores import CONFIG, row

BAD, NONE = HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND
NOBODY: Shown = {"friends": [], "asking": [], "blocked": [], "invitations": []}


async def test_a_stranger_knows_nobody_and_that_is_no_fault(house: LocalServer) -> None:
    assert await house.get("/api/me/friends") == NOBODY
    assert await house.get("/api/me/lately") == []
    assert (
        await house.ask("POST", "/api/me/friends", {"place": "ABCDEF-1", "seat": 0, "change": "keep"})
    ).status_code == 401


async def test_those_who_played_together_find_each_other_by_match_and_seat(house: LocalServer) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        await house.record(match)
        [ben_as_shown] = (await ann.ask("GET", "/api/me/lately")).json()
        assert ben_as_shown == {
            "place": match,
            "seat": seats["Ben"],
            "name": "Ben",
            "game": "kitten-me",
            "ended": house.clock.wall(),
        }
        await ann.meets(match, seats["Ben"])
        assert (await ann.ask("GET", "/api/me/lately")).json() == [], "whoever is kept is among the friends"
        assert [one["name"] for one in (await ben.ask("GET", "/api/me/lately")).json()] == ["Ann"]


async def test_to_keep_somebody_keeps_a_name_and_asks_them_and_nothing_more(house: LocalServer) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        shown = (await ann.meets(match.lower(), seats["Ben"])).json()
        assert shown == {
            **NOBODY,
            "friends": [{"handle": await ann.handle(), "name": "Ben", "mutual": False, "at": None}],
        }, "Ben sits at a table, and has not agreed to be seen there"
        assert await ben.friends() == {**NOBODY, "asking": [{"handle": await ben.handle("asking"), "name": "Ann"}]}
        assert await ann.handle() != await ben.handle("asking"), "a handle is of one side"
        assert (await ann.changes(await ben.handle("asking"), "keep")).status_code == NONE


async def test_two_who_keep_each_other_see_what_the_other_plays_and_the_way_where_anybody_may_go(
    house: LocalServer,
) -> None:
    for private in (True, False):
        async with friends(house, private=private) as (ann, ben, at_table, match, _):
            code = "" if private else match.partition("-")[0]
            at = {"game": "kitten-me", "title": "You Gotta Be Kitten Me!", "code": code}
            assert [(await one.friends())["friends"][0]["at"] for one in (ann, ben)] == [at, at]
            await at_table["Ben"].socket.close()
            assert (await ann.friends())["friends"][0]["at"] is None, "a seat without its person is nobody"
            await ann.changes(await ann.handle(), "leave")
            assert (await ben.friends())["friends"][0] == {
                "handle": await ben.handle(),
                "name": "Ann",
                "mutual": False,
                "at": None,
            }


async def test_whoever_is_asked_may_decline_and_is_not_asked_again(house: LocalServer) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        await ann.meets(match, seats["Ben"])
        before = await ann.friends()
        assert (await ben.changes(await ben.handle("asking"), "leave")).json() == NOBODY
        assert await ann.friends() == before, "whoever asked is not told"
        await ann.meets(match, seats["Ben"])
        assert await ben.friends() == NOBODY


async def test_people_at_one_table_may_keep_each_other_by_its_code(house: LocalServer) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        code = match.partition("-")[0]
        assert (await ann.meets(code, seats["Ben"])).status_code == 200
        async with come(house.table(code)) as watcher:
            eve = Person(house, watcher.welcome["token"], "203.0.113.9")
            for place in (code, match):
                assert (await eve.meets(place, seats["Ben"])).status_code == NONE, "nobody is kept by whoever watches"
        assert [one["name"] for one in (await ben.friends())["asking"]] == ["Ann"]


@pytest.mark.parametrize(
    ("place", "seat"), [("", 1), ("-", 1), ("NOSUCH", 0), ("NOSUCH-1", 0), ("\0-1", 0), ("OURS", 0), ("OURS", -1)]
)
async def test_nobody_is_kept_who_was_not_there(house: LocalServer, place: str, seat: int) -> None:
    async with played(house) as (ann, _, _, match, seats):
        own = seats["Ann"] if seat == 0 else seat
        answer = await ann.meets(place.replace("OURS", match), own)
        assert answer.status_code in {BAD, NONE}, answer.text
        assert (await ann.meets(match, 2**70)).status_code == NONE
        assert await ann.friends() == NOBODY


async def test_bots_are_nobodys_friends(house: LocalServer) -> None:
    async with come(await house.set_up(seats=2)) as ann:
        await ann.done("sit 0 aa Ann")
        await ann.done("bot 1 kitten")
        person = Person(house, ann.welcome["token"], "203.0.113.1")
        assert (await person.meets(code_of(ann.url), 1)).status_code == NONE


async def test_an_invitation_arrives_and_is_gone_when_it_is_followed(house: LocalServer) -> None:
    async with friends(house) as (ann, ben, _, _, _):
        table = await house.set_up()
        async with come(table, ann.token) as there:
            code = code_of(table)
            assert (await ann.invites(await ann.handle(), code)).status_code == BAD, (
                "nobody invites where they do not sit"
            )
            await there.done("sit 0 aa Annie")
            assert (await ann.invites(await ann.handle(), code)).status_code == HTTPStatus.OK
            [invitation] = (await ben.friends())["invitations"]
            assert invitation == {
                "handle": await ben.handle(),
                "name": "Annie",
                "code": code,
                "game": "kitten-me",
                "title": "You Gotta Be Kitten Me!",
            }
            assert (await ann.friends())["invitations"] == []
            async with come(table, ben.token) as joining:
                await joining.done("sit 1 bb Ben")
                assert (await ben.friends())["invitations"] == []


async def test_an_invitation_stands_for_a_while_and_as_long_as_whoever_made_it_sits_there(
    house: LocalServer,
) -> None:
    async with friends(house) as (ann, ben, at_table, match, _):
        table = await house.set_up()
        async with come(table, ann.token) as there:
            await there.done("sit 0 aa Ann")
            assert (await ann.invites(await ann.handle(), code_of(table))).status_code == HTTPStatus.OK
            assert len((await ben.friends())["invitations"]) == 1
            await there.done("rise")
            assert (await ben.friends())["invitations"] == []
            await there.done("sit 0 aa Ann")
            await house.clock.sleep(LIVES - 1)
            assert len((await ben.friends())["invitations"]) == 1
            await house.clock.sleep(2)
            assert (await ben.friends())["invitations"] == []
        assert at_table["Ben"].welcome["facts"]["code"] == match.partition("-")[0]


async def test_whoever_is_invited_may_decline_and_is_not_pressed(
    house: LocalServer,
) -> None:
    async with friends(house) as (ann, ben, _, _, _):
        table = await house.set_up()
        async with come(table, ann.token) as there:
            await there.done("sit 0 aa Ann")
            await ann.invites(await ann.handle(), code_of(table))
            declined = await ben.ask("DELETE", f"/api/me/friends/{await ben.handle()}/invitation")
            assert (declined.status_code, (await ben.friends())["invitations"]) == (HTTPStatus.OK, [])
            again = await ann.invites(await ann.handle(), code_of(table))
            assert (again.status_code, "moment ago" in again.json()["reason"]) == (BAD, True)
            assert (await ben.friends())["invitations"] == []
            await house.clock.sleep(PAUSE)
            assert (await ann.invites(await ann.handle(), code_of(table))).status_code == HTTPStatus.OK
            assert len((await ben.friends())["invitations"]) == 1


async def test_only_those_who_keep_each_other_invite_and_not_to_a_locked_table(house: LocalServer) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        await ann.meets(match, seats["Ben"])
        table = (await house.ask("POST", "/api/tables", {"game": "kitten-me"}, ann.token)).json()["code"]
        async with come(house.table(table), ann.token) as there:
            await there.done("sit 0 aa Ann")
            answer = await ann.invites(await ann.handle(), table)
            assert (answer.status_code, "not said yes yet" in answer.json()["reason"]) == (BAD, True)
            await ben.changes(await ben.handle("asking"), "keep")
            await there.done("lock")
            assert "locked" in (await ann.invites(await ann.handle(), table)).json()["reason"]
            await there.done("unlock")
            assert (await ann.invites(await ann.handle(), table)).status_code == HTTPStatus.OK
            await there.done("lock")
            assert (await ben.friends())["invitations"] == []


async def test_there_is_an_end_to_how_many_one_keeps(house: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async with played(house) as (ann, _, _, match, seats):
        monkeypatch.setattr(limits, "FRIENDS", 0)
        monkeypatch.setattr(limits, "BLOCKS", 0)
        for change in ("keep", "block"):
            answer = await ann.meets(match, seats["Ben"], change)
            assert (answer.status_code, "first." in answer.json()["reason"]) == (BAD, True)
        assert await ann.friends() == NOBODY


async def test_a_copy_has_it_and_whoever_is_forgotten_leaves_every_list(house: LocalServer) -> None:
    async with friends(house) as (ann, ben, at_table, _, _):
        await at_table["Ben"].socket.close()
        await at_table["Ann"].socket.close()
        exported = (await ann.ask("GET", "/api/me/export")).json()["friends"]
        assert exported == await ann.friends()
        assert [one["name"] for one in exported["friends"]] == ["Ben"]
        await ben.ask("DELETE", "/api/me")
        assert await ann.friends() == NOBODY
        assert (await ann.ask("GET", "/api/me/export")).json()["friends"] == NOBODY


async def test_no_answer_holds_anybodys_number(house: LocalServer) -> None:
    async with friends(house) as (ann, ben, _, match, _):
        await house.record(match)
        numbers = [person.token.partition(".")[0].partition("-")[0] for person in (ann, ben)]
        paths = [f"/api/me/{path}" for path in ("friends", "lately", "export")]
        told = "".join([(await person.ask("GET", path)).text for person in (ann, ben) for path in paths])
        for person, number in zip((ann, ben), numbers, strict=True):
            assert str(int(number, 16)) not in told
            assert number not in told.replace(person.token, "")


async def test_to_look_at_fifty_friends_asks_the_store_as_often_as_to_look_at_one(
    house: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Executable] = []
    ask, store = Database.all, house.context.house.store

    async def count(database: Database, statement: Executable) -> Sequence[Fetched]:
        asked.append(statement)
        return await ask(database, statement)

    token = await house.arrive("Ann")
    session = house.context.house.identity.read(token)
    assert session is not None
    who, counts = session.who, []
    monkeypatch.setattr(Database, "all", count)
    for number in range(1, limits.FRIENDS + 1):
        friend, table = GuestId(1_000 + number), TableId(number)
        ties = [
            Relationship(one, other, f"{one} {other}", "Mia", 1.0, KEPT)
            for one, other in ((who, friend), (friend, who))
        ]
        await house.context.friend_store.meet(ties)
        assert await store.facts.create(CONFIG._replace(id=table, code=f"T{number}"))
        await store.log.append([row(table, 0, who=friend)])
        if number in {1, limits.FRIENDS}:
            asked.clear()
            assert len((await house.get("/api/me/friends", token))["friends"]) == number
            counts.append(len(asked))
    assert counts[0] == counts[1]
