"""A block counts both ways and is told to nobody: no quick match together, no phrases, no invitations."""

import asyncio
import json
import time
from http import HTTPStatus
from itertools import chain

import pytest

from server.acquainted import Person, Played, friends, played
from server.client import come
from server.house import Open, code_of, open_house, running
from server.stalls import Stalls

GAME = "shut-up-cat"
LATELY, ABOUT_ME = ("friends", "lately", "export"), "/api/me/"


def block(pair: Played, by: str) -> tuple[Person, Person]:
    """Let one of two block the other; give who did it, and who was blocked."""
    doer, other = (pair.ann, pair.ben) if by == "Ann" else (pair.ben, pair.ann)
    seat = pair.seats["Ben" if by == "Ann" else "Ann"]
    assert doer.meets(pair.match, seat, "block").status_code == 200
    return doer, other


def quick(person: Person) -> str:
    return str(person.ask("POST", "/api/quick", {"game": GAME}).json()["code"])


@pytest.mark.parametrize("by", ["Ann", "Ben"])
async def test_a_phrase_of_either_is_heard_by_everybody_but_the_other(house: Open, by: str) -> None:
    async with played(house) as pair, come(pair.at_table["Ann"].url) as cleo:
        sides = list(pair.at_table.values())
        await sides[0].send(t="say", phrase="Hello!")
        assert (await sides[1].hear("said"))["phrase"] == "Hello!"
        await cleo.hear("said")
        doer, _ = block(pair, by)
        for side in sides:
            await side.send(t="say", phrase="Hiss!")
            assert (await side.hear("said"))["phrase"], "they hear themselves"
            assert (await cleo.hear("said"))["phrase"] == "Hiss!"
        for side in sides:
            await side.ping()
            assert [said["name"] for said in side.all("said") if said["phrase"] == "Hiss!"] == [
                side.names[side.seat or 0]
            ]
        house.refill()
        assert doer.changes(doer.handle("blocked"), "unblock").json()["blocked"] == []
        await sides[0].send(t="say", phrase="Purr.")
        assert (await sides[1].until(lambda said: said.get("phrase") == "Purr."))["t"] == "said"


@pytest.mark.parametrize("by", ["Ann", "Ben"])
async def test_whoever_was_blocked_is_told_the_same_as_before(house: Open, by: str) -> None:
    async with friends(house) as pair:
        house.record(pair.match)
        for client in pair.at_table.values():
            await client.socket.close()
        other = pair.ben if by == "Ann" else pair.ann

        def told() -> list[str]:
            house.refill()
            return [other.ask("GET", f"{ABOUT_ME}{path}").text for path in LATELY]

        before = told()
        doer, _ = block(pair, by)
        assert told() == before
        assert [one["name"] for one in doer.friends()["blocked"]] == ["Ben" if by == "Ann" else "Ann"]
        assert doer.friends()["friends"] == []


@pytest.mark.parametrize("by", ["Ann", "Ben"])
async def test_no_invitation_arrives_from_either_side_and_neither_sees_where_the_other_sits(
    house: Open, by: str
) -> None:
    async with friends(house) as pair:
        handles = {person: person.handle() for person in (pair.ann, pair.ben)}
        doer, other = block(pair, by)
        for person, there in ((doer, other), (other, doer)):
            house.refill()
            table = house.set_up()
            async with come(table, person.token) as client:
                await client.done("sit 0 - Cat")
                answer = person.invites(handles[person], code_of(table))
                assert answer.status_code == (HTTPStatus.OK if person is other else HTTPStatus.BAD_REQUEST)
                shown = there.friends()
                assert shown["invitations"] == []
                assert [friend["at"] for friend in shown["friends"]] == ([] if there is doer else [None])


async def test_nothing_is_written_on_the_side_of_whoever_was_blocked(house: Open) -> None:
    async with played(house) as pair:
        _, other = block(pair, "Ann")
        who = house.context.house.identity.read(other.token)
        assert who is not None
        assert house.inside(house.context.friends.ties_of(who)) == []


async def test_a_request_to_keep_somebody_does_not_reach_whoever_blocked(house: Open) -> None:
    async with played(house) as pair:
        doer, other = block(pair, "Ann")
        assert other.meets(pair.match, pair.seats["Ann"]).json()["friends"][0]["mutual"] is False
        assert doer.friends()["asking"] == []
        doer.changes(doer.handle("blocked"), "unblock")
        assert [one["name"] for one in doer.friends()["asking"]] == ["Ben"], "as if there had been no block"


@pytest.mark.parametrize("by", ["Ann", "Ben"])
async def test_a_quick_match_seats_them_apart_whoever_comes_first(by: str) -> None:
    with open_house() as house:
        async with played(house) as pair:
            tables = [quick(pair.ann), quick(pair.ben)]
            assert tables[0] == tables[1], "without a block they share the one that waits"
            doer, other = block(pair, by)
            for first, second in ((doer, other), (other, doer)):
                house.refill()
                async with come(house.table(quick(first)), first.token) as one:
                    await one.done("sit 0 - Cat")
                    assert {quick(second) for _ in range(5)}.isdisjoint({code_of(one.url)})


async def test_those_who_are_on_the_way_to_somebody_elses_table_come_apart_too() -> None:
    with open_house() as house:
        async with played(house) as pair, come(house.table(quick(Person(house, "", "203.0.113.7")))) as cleo:
            await cleo.done("sit 0 - Cleo")
            block(pair, "Ann")
            assert quick(pair.ann) == code_of(cleo.url)
            assert quick(pair.ben) != code_of(cleo.url), "Ann does not sit there yet, and was sent there"


async def test_of_two_who_come_at_once_at_most_one_is_sent_to_a_table() -> None:
    with open_house() as house:
        async with played(house) as pair, come(house.table(quick(Person(house, "", "203.0.113.7")))) as cleo:
            await cleo.done("sit 0 - Cleo")
            block(pair, "Ann")
            for _ in range(10):
                house.refill()
                codes = await asyncio.gather(*[asyncio.to_thread(quick, person) for person in (pair.ann, pair.ben)])
                assert codes[0] != codes[1]


async def test_a_thousand_invitations_a_minute_from_one_address_change_nothing_for_others() -> None:
    """The minute is not waited for: what may be done in less is less."""
    with running("--database", "memory:") as site, Stalls().noted() as stalls:
        async with friends(site) as pair, come(site.set_up(), pair.ann.token) as there:
            await there.done("sit 0 aa Ann")
            handle, began = pair.ann.handle(), time.monotonic()
            flooding = asyncio.gather(*[flood(pair.ann, handle, code_of(there.url), 20) for _ in range(50)])
            waits = []
            while not flooding.done():
                waits.append(await looking(pair.ben, stalls))
                await asyncio.sleep(0.5)  # as often as an address may
            statuses, lasted = [*chain.from_iterable(await flooding)], time.monotonic() - began
            assert (len(statuses), statuses.count(HTTPStatus.OK)) == (1000, 1)
            assert len(statuses) - statuses.count(HTTPStatus.TOO_MANY_REQUESTS) <= 13 + lasted
            assert max(waits) < 1.0, waits
            assert len(pair.ben.friends()["invitations"]) == 1


async def flood(person: Person, handle: str, code: str, times: int) -> list[int]:
    """Invite over and over, on one connection; give the answers. A usual client would be too slow."""
    body = json.dumps({"code": code})
    request = (
        f"POST /api/me/friends/{handle}/invitation HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {person.token}\r\n"
        f"X-Forwarded-For: {person.address}\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", person.site.port)
    statuses = []
    for _ in range(times):
        writer.write(request.encode())
        head = await reader.readuntil(b"\r\n\r\n")
        statuses.append(int(head.split()[1]))
        size = next(line for line in head.splitlines() if line.lower().startswith(b"content-length"))
        await reader.readexactly(int(size.split()[1]))
    writer.close()
    return statuses


async def looking(person: Person, stalls: Stalls) -> float:
    """Return how long the server takes to show somebody their invitations: one at most, however often it was made."""
    began = time.monotonic() - stalls.seconds
    shown = await asyncio.to_thread(person.friends)
    assert len(shown["invitations"]) <= 1
    return time.monotonic() - stalls.seconds - began
