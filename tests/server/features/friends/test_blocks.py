"""A block counts both ways and is told to nobody: no quick match together, no phrases, no invitations."""

import asyncio
from http import HTTPStatus
from itertools import chain

import pytest

from server.acquainted import Person, Played, friends, played
from server.client import come
from server.house import code_of
from server.local import LocalServer

GAME = "shut-up-cat"
LATELY, ABOUT_ME = ("friends", "lately", "export"), "/api/me/"


async def block(pair: Played, by: str) -> tuple[Person, Person]:
    """Let one of two block the other; give who did it, and who was blocked."""
    doer, other = (pair.ann, pair.ben) if by == "Ann" else (pair.ben, pair.ann)
    seat = pair.seats["Ben" if by == "Ann" else "Ann"]
    assert (await doer.meets(pair.match, seat, "block")).status_code == 200
    return doer, other


async def quick(person: Person) -> str:
    return str((await person.ask("POST", "/api/quick", {"game": GAME})).json()["code"])


@pytest.mark.parametrize("by", ["Ann", "Ben"])
async def test_a_phrase_of_either_is_heard_by_everybody_but_the_other(house: LocalServer, by: str) -> None:
    async with played(house) as pair, come(pair.at_table["Ann"].url) as cleo:
        sides = list(pair.at_table.values())
        await sides[0].send(t="say", phrase="Hello!")
        assert (await sides[1].hear("said"))["phrase"] == "Hello!"
        await cleo.hear("said")
        doer, _ = await block(pair, by)
        for side in sides:
            await side.send(t="say", phrase="Hiss!")
            assert (await side.hear("said"))["phrase"], "they hear themselves"
            assert (await cleo.hear("said"))["phrase"] == "Hiss!"
        for side in sides:
            await side.ping()
            assert [said["name"] for said in side.all("said") if said["phrase"] == "Hiss!"] == [
                side.names[side.seat or 0]
            ]
        assert (await doer.changes(await doer.handle("blocked"), "unblock")).json()["blocked"] == []
        await sides[0].send(t="say", phrase="Purr.")
        assert (await sides[1].until(lambda said: said.get("phrase") == "Purr."))["t"] == "said"


@pytest.mark.parametrize("by", ["Ann", "Ben"])
async def test_whoever_was_blocked_is_told_the_same_as_before(house: LocalServer, by: str) -> None:
    async with friends(house) as pair:
        await house.record(pair.match)
        for client in pair.at_table.values():
            await client.socket.close()
        other = pair.ben if by == "Ann" else pair.ann

        async def told() -> list[str]:
            return [(await other.ask("GET", f"{ABOUT_ME}{path}")).text for path in LATELY]

        before = await told()
        doer, _ = await block(pair, by)
        assert await told() == before
        assert [one["name"] for one in (await doer.friends())["blocked"]] == ["Ben" if by == "Ann" else "Ann"]
        assert (await doer.friends())["friends"] == []


@pytest.mark.parametrize("by", ["Ann", "Ben"])
async def test_no_invitation_arrives_from_either_side_and_neither_sees_where_the_other_sits(
    house: LocalServer, by: str
) -> None:
    async with friends(house) as pair:
        handles = {person: await person.handle() for person in (pair.ann, pair.ben)}
        doer, other = await block(pair, by)
        for person, there in ((doer, other), (other, doer)):
            table = await house.set_up()
            async with come(table, person.token) as client:
                await client.done("sit 0 - Cat")
                answer = await person.invites(handles[person], code_of(table))
                assert answer.status_code == (HTTPStatus.OK if person is other else HTTPStatus.BAD_REQUEST)
                shown = await there.friends()
                assert shown["invitations"] == []
                assert [friend["at"] for friend in shown["friends"]] == ([] if there is doer else [None])


async def test_nothing_is_written_on_the_side_of_whoever_was_blocked(house: LocalServer) -> None:
    async with played(house) as pair:
        _, other = await block(pair, "Ann")
        session = house.context.house.identity.read(other.token)
        assert session is not None
        assert await house.context.friend_store.relationships_of(session.who) == []


async def test_a_request_to_keep_somebody_does_not_reach_whoever_blocked(house: LocalServer) -> None:
    async with played(house) as pair:
        doer, other = await block(pair, "Ann")
        assert (await other.meets(pair.match, pair.seats["Ann"])).json()["friends"][0]["mutual"] is False
        assert (await doer.friends())["asking"] == []
        await doer.changes(await doer.handle("blocked"), "unblock")
        assert [one["name"] for one in (await doer.friends())["asking"]] == ["Ben"], "as if there had been no block"


@pytest.mark.parametrize("by", ["Ann", "Ben"])
async def test_a_quick_match_seats_them_apart_whoever_comes_first(house: LocalServer, by: str) -> None:
    async with played(house) as pair:
        tables = [await quick(pair.ann), await quick(pair.ben)]
        assert tables[0] == tables[1], "without a block they share the one that waits"
        doer, other = await block(pair, by)
        for first, second in ((doer, other), (other, doer)):
            async with come(house.table(await quick(first)), first.token) as one:
                await one.done("sit 0 - Cat")
                assert {await quick(second) for _ in range(5)}.isdisjoint({code_of(one.url)})


async def listed(person: Person) -> list[str]:
    return [one["code"] for one in (await person.ask("GET", "/api/lobby")).json()]


@pytest.mark.parametrize("by", ["Ann", "Ben"])
@pytest.mark.parametrize("seated", [True, False])
async def test_the_lobby_shows_no_table_to_which_a_quick_match_never_leads(
    house: LocalServer, by: str, *, seated: bool
) -> None:
    """Else one look at the lobby and a few quick matches tell of a block."""
    async with played(house) as pair:
        for client in pair.at_table.values():
            await client.socket.close()
        await house.clock.sleep(200)
        doer, other = await block(pair, by)
        for first, second in ((doer, other), (other, doer)):
            async with come(house.table(await quick(first)), first.token) as one:
                if seated:
                    await one.done("sit 0 - Cat")
                code = code_of(one.url)
                await house.clock.sleep(1)
                if seated:
                    assert code in await listed(Person(house, "", "203.0.113.9")), "strangers see it"
                    assert code in await listed(first)
                assert code not in await listed(second)
                assert code not in {await quick(second) for _ in range(3)}
            await house.clock.sleep(200)


async def test_a_lobby_without_anybody_blocked_asks_for_no_table(
    house: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with played(house, private=False) as pair:
        monkeypatch.setattr(house.context.house.store.facts, "tables_with", lambda *_about: pytest.fail("asked"))
        assert code_of(pair.at_table["Ann"].url) in await listed(pair.ann)


async def test_those_who_are_on_the_way_to_somebody_elses_table_come_apart_too(house: LocalServer) -> None:
    async with played(house) as pair, come(house.table(await quick(Person(house, "", "203.0.113.7")))) as cleo:
        await cleo.done("sit 0 - Cleo")
        await block(pair, "Ann")
        assert await quick(pair.ann) == code_of(cleo.url)
        assert await quick(pair.ben) != code_of(cleo.url), "Ann does not sit there yet, and was sent there"


async def test_of_two_who_come_at_once_at_most_one_is_sent_to_a_table(house: LocalServer) -> None:
    async with played(house) as pair, come(house.table(await quick(Person(house, "", "203.0.113.7")))) as cleo:
        await cleo.done("sit 0 - Cleo")
        await block(pair, "Ann")
        for _ in range(10):
            codes = await asyncio.gather(*[quick(person) for person in (pair.ann, pair.ben)])
            assert codes[0] != codes[1]


async def test_a_thousand_invitations_from_one_address_change_nothing_for_others(house: LocalServer) -> None:
    async with friends(house) as pair, come(await house.set_up(), pair.ann.token) as there:
        await there.done("sit 0 aa Ann")
        handle, began = await pair.ann.handle(), house.clock.now()
        flooding = asyncio.gather(*[flood(pair.ann, handle, code_of(there.url), 20) for _ in range(50)])
        while not flooding.done():
            asked = house.clock.now()
            assert len((await pair.ben.friends())["invitations"]) <= 1
            assert house.clock.now() == asked, "nobody else is held up"
            await house.clock.sleep(0.5)  # as often as an address may
        statuses, lasted = [*chain.from_iterable(await flooding)], house.clock.now() - began
        assert (len(statuses), statuses.count(HTTPStatus.OK)) == (1000, 1)
        assert len(statuses) - statuses.count(HTTPStatus.TOO_MANY_REQUESTS) <= 12 + lasted
        assert len((await pair.ben.friends())["invitations"]) == 1


async def flood(person: Person, handle: str, code: str, times: int) -> list[int]:
    """Invite over and over, one time after the other; give the answers."""
    return [(await person.invites(handle, code)).status_code for _ in range(times)]
