"""Whom one played with lately, whom one keeps, where they sit, and invitations: from both sides."""

import time
from http import HTTPStatus

import pytest

from ninelives.server.runtime.friends import friends as limits
from ninelives.server.runtime.friends.invitations import LIVES, PAUSE
from ninelives.tables.clock import SystemClock
from server.acquainted import Person, Shown, friends, played
from server.client import come
from server.house import Open, code_of

BAD, NONE = HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND
NOBODY: Shown = {"friends": [], "asking": [], "blocked": [], "invitations": []}


def test_a_stranger_knows_nobody_and_that_is_no_fault(house: Open) -> None:
    assert house.get("/api/me/friends") == NOBODY
    assert house.get("/api/me/lately") == []
    assert house.ask("POST", "/api/me/friends", {"place": "ABCDEF-1", "seat": 0, "change": "keep"}).status_code == 401


async def test_those_who_played_together_find_each_other_by_match_and_seat(house: Open) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        house.record(match)
        [ben_as_shown] = ann.ask("GET", "/api/me/lately").json()
        assert ben_as_shown == {
            "place": match,
            "seat": seats["Ben"],
            "name": "Ben",
            "game": "kitten-me",
            "ended": pytest.approx(time.time(), abs=60),
        }
        ann.meets(match, seats["Ben"])
        assert ann.ask("GET", "/api/me/lately").json() == [], "whoever is kept is among the friends"
        assert [one["name"] for one in ben.ask("GET", "/api/me/lately").json()] == ["Ann"]


async def test_to_keep_somebody_keeps_a_name_and_asks_them_and_nothing_more(house: Open) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        shown = ann.meets(match.lower(), seats["Ben"]).json()
        assert shown == {
            **NOBODY,
            "friends": [{"handle": ann.handle(), "name": "Ben", "mutual": False, "at": None}],
        }, "Ben sits at a table, and has not agreed to be seen there"
        assert ben.friends() == {**NOBODY, "asking": [{"handle": ben.handle("asking"), "name": "Ann"}]}
        assert ann.handle() != ben.handle("asking"), "a handle is of one side"
        assert ann.changes(ben.handle("asking"), "keep").status_code == NONE


async def test_two_who_keep_each_other_see_what_the_other_plays_and_the_way_where_anybody_may_go(house: Open) -> None:
    for private in (True, False):
        async with friends(house, private=private) as (ann, ben, at_table, match, _):
            code = "" if private else match.partition("-")[0]
            at = {"game": "kitten-me", "title": "You Gotta Be Kitten Me!", "code": code}
            assert [one.friends()["friends"][0]["at"] for one in (ann, ben)] == [at, at]
            await at_table["Ben"].socket.close()
            house.refill()
            assert ann.friends()["friends"][0]["at"] is None, "a seat without its person is nobody"
            ann.changes(ann.handle(), "leave")
            assert ben.friends()["friends"][0] == {"handle": ben.handle(), "name": "Ann", "mutual": False, "at": None}
            house.refill()


async def test_whoever_is_asked_may_decline_and_is_not_asked_again(house: Open) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        ann.meets(match, seats["Ben"])
        before = ann.friends()
        assert ben.changes(ben.handle("asking"), "leave").json() == NOBODY
        assert ann.friends() == before, "whoever asked is not told"
        ann.meets(match, seats["Ben"])
        assert ben.friends() == NOBODY


async def test_people_at_one_table_may_keep_each_other_by_its_code(house: Open) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        code = match.partition("-")[0]
        assert ann.meets(code, seats["Ben"]).status_code == 200
        async with come(house.table(code)) as watcher:
            eve = Person(house, watcher.welcome["token"], "203.0.113.9")
            for place in (code, match):
                assert eve.meets(place, seats["Ben"]).status_code == NONE, "nobody is kept by whoever watches"
        assert [one["name"] for one in ben.friends()["asking"]] == ["Ann"]


@pytest.mark.parametrize(
    ("place", "seat"), [("", 1), ("-", 1), ("NOSUCH", 0), ("NOSUCH-1", 0), ("\0-1", 0), ("OURS", 0), ("OURS", -1)]
)
async def test_nobody_is_kept_who_was_not_there(house: Open, place: str, seat: int) -> None:
    async with played(house) as (ann, _, _, match, seats):
        own = seats["Ann"] if seat == 0 else seat
        answer = ann.meets(place.replace("OURS", match), own)
        assert answer.status_code in {BAD, NONE}, answer.text
        assert ann.meets(match, 2**70).status_code == NONE
        assert ann.friends() == NOBODY


async def test_bots_are_nobodys_friends(house: Open) -> None:
    async with come(house.set_up(seats=2)) as ann:
        await ann.done("sit 0 aa Ann")
        await ann.done("bot 1 kitten")
        person = Person(house, ann.welcome["token"], "203.0.113.1")
        assert person.meets(code_of(ann.url), 1).status_code == NONE


async def test_an_invitation_arrives_and_is_gone_when_it_is_followed(house: Open) -> None:
    async with friends(house) as (ann, ben, _, _, _):
        table = house.set_up()
        async with come(table, ann.token) as there:
            code = code_of(table)
            assert ann.invites(ann.handle(), code).status_code == BAD, "nobody invites where they do not sit"
            await there.done("sit 0 aa Annie")
            assert ann.invites(ann.handle(), code).status_code == HTTPStatus.OK
            [invitation] = ben.friends()["invitations"]
            assert invitation == {
                "handle": ben.handle(),
                "name": "Annie",
                "code": code,
                "game": "kitten-me",
                "title": "You Gotta Be Kitten Me!",
            }
            assert ann.friends()["invitations"] == []
            async with come(table, ben.token) as joining:
                await joining.done("sit 1 bb Ben")
                assert ben.friends()["invitations"] == []


async def test_an_invitation_stands_for_a_while_and_as_long_as_whoever_made_it_sits_there(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with friends(house) as (ann, ben, at_table, match, _):
        table = house.set_up()
        async with come(table, ann.token) as there:
            await there.done("sit 0 aa Ann")
            assert ann.invites(ann.handle(), code_of(table)).status_code == HTTPStatus.OK
            assert len(ben.friends()["invitations"]) == 1
            began = time.time()
            monkeypatch.setattr(SystemClock, "wall", lambda _clock: began + LIVES + 1)
            assert ben.friends()["invitations"] == []
            monkeypatch.undo()
            await there.done("rise")
            assert ben.friends()["invitations"] == []
            await there.done("sit 0 aa Ann")
            assert len(ben.friends()["invitations"]) == 1
        assert at_table["Ben"].welcome["facts"]["code"] == match.partition("-")[0]


async def test_whoever_is_invited_may_decline_and_is_not_pressed(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with friends(house) as (ann, ben, _, _, _):
        table = house.set_up()
        async with come(table, ann.token) as there:
            await there.done("sit 0 aa Ann")
            ann.invites(ann.handle(), code_of(table))
            declined = ben.ask("DELETE", f"/api/me/friends/{ben.handle()}/invitation")
            assert (declined.status_code, ben.friends()["invitations"]) == (HTTPStatus.OK, [])
            again = ann.invites(ann.handle(), code_of(table))
            assert (again.status_code, "moment ago" in again.json()["reason"]) == (BAD, True)
            assert ben.friends()["invitations"] == []
            house.refill()
            began = time.time()
            monkeypatch.setattr(SystemClock, "wall", lambda _clock: began + PAUSE + 1)
            assert ann.invites(ann.handle(), code_of(table)).status_code == HTTPStatus.OK
            assert len(ben.friends()["invitations"]) == 1


async def test_only_those_who_keep_each_other_invite_and_not_to_a_locked_table(house: Open) -> None:
    async with played(house) as (ann, ben, _, match, seats):
        ann.meets(match, seats["Ben"])
        table = house.ask("POST", "/api/tables", {"game": "kitten-me"}, ann.token).json()["code"]
        async with come(house.table(table), ann.token) as there:
            await there.done("sit 0 aa Ann")
            answer = ann.invites(ann.handle(), table)
            assert (answer.status_code, "not said yes yet" in answer.json()["reason"]) == (BAD, True)
            ben.changes(ben.handle("asking"), "keep")
            await there.done("lock")
            assert "locked" in ann.invites(ann.handle(), table).json()["reason"]
            await there.done("unlock")
            house.refill()
            assert ann.invites(ann.handle(), table).status_code == HTTPStatus.OK
            await there.done("lock")
            assert ben.friends()["invitations"] == []


async def test_there_is_an_end_to_how_many_one_keeps(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with played(house) as (ann, _, _, match, seats):
        monkeypatch.setattr(limits, "FRIENDS", 0)
        monkeypatch.setattr(limits, "BLOCKS", 0)
        for change in ("keep", "block"):
            answer = ann.meets(match, seats["Ben"], change)
            assert (answer.status_code, "first." in answer.json()["reason"]) == (BAD, True)
        assert ann.friends() == NOBODY


async def test_a_copy_has_it_and_whoever_is_forgotten_leaves_every_list(house: Open) -> None:
    async with friends(house) as (ann, ben, at_table, _, _):
        await at_table["Ben"].socket.close()
        await at_table["Ann"].socket.close()
        exported = ann.ask("GET", "/api/me/export").json()["friends"]
        assert exported == ann.friends()
        assert [one["name"] for one in exported["friends"]] == ["Ben"]
        house.refill()
        ben.ask("DELETE", "/api/me")
        assert ann.friends() == NOBODY
        assert ann.ask("GET", "/api/me/export").json()["friends"] == NOBODY


async def test_no_answer_holds_anybodys_number(house: Open) -> None:
    async with friends(house) as (ann, ben, _, match, _):
        house.record(match)
        numbers = [person.token.partition(".")[0].partition("-")[0] for person in (ann, ben)]
        told = "".join(
            [p.ask("GET", f"/api/me/{path}").text for p in (ann, ben) for path in ("friends", "lately", "export")]
        )
        for person, number in zip((ann, ben), numbers, strict=True):
            assert str(int(number, 16)) not in told
            assert number not in told.replace(person.token, "")
