"""After the match: its record, the match again from every seat, what panther thinks of it, and being forgotten."""

from dataclasses import dataclass

import pytest

from ninelives import verify
from ninelives.core.record import read_record
from ninelives.core.registry import load
from ninelives.tables.schemas import SetUp
from server.client import come, finish, two_at
from server.house import code_of
from server.local import LocalServer


@dataclass
class Played:
    """A match that Ann and Ben finished, with a watcher."""

    house: LocalServer
    match: str
    commitment: str
    tokens: dict[int | None, str]  # by seat; None watched
    heard: dict[int | None, list[str]]
    views: dict[int | None, object]

    async def record(self) -> str:
        return await self.house.record(self.match)


@pytest.fixture
async def played(house: LocalServer) -> Played:
    table = await house.set_up()
    async with come(table) as cleo, two_at(table) as (one, two):
        commitment = next(told for told in cleo.all("told") if told.get("order") == "begin")["commitment"]
        result = await finish(one, two)
        await cleo.over()
        all_three = (one, two, cleo)
        return Played(
            house,
            result["match"],
            commitment,
            {person.seat: person.welcome["token"] for person in all_three},
            {person.seat: person.lines for person in all_three},
            {person.seat: person.scene["view"] for person in all_three},
        )


def names_in(record: str) -> tuple[str, ...]:
    return tuple(read_record(record).head.names)


async def test_the_record_of_a_finished_match_verifies_against_what_was_promised_before_it(played: Played) -> None:
    record = read_record(await played.record())
    assert verify(record, load("kitten-me"), played.commitment) > 0
    assert record.head.names == ("Ann", "Ben")
    assert record.head.salt == "aa bb"
    assert await played.house.record(played.match.lower()) == await played.record()


@pytest.mark.parametrize("seat", [None, 0, 1])
async def test_a_replay_tells_each_seat_what_it_was_told_and_what_it_saw(played: Played, seat: int | None) -> None:
    question = "" if seat is None else f"?seat={seat}"
    assert await played.record()
    replay = await played.house.get(f"/api/matches/{played.match}/replay{question}")
    assert [step["line"] for step in replay["steps"]] == played.heard[seat]
    assert replay["steps"][-1]["view"] == played.views[seat]
    assert (replay["seat"], replay["names"], replay["commitment"]) == (seat, ["Ann", "Ben"], played.commitment)
    assert replay["secret"] in await played.record()
    assert [step["said"] for step in replay["steps"]] == [
        line for _actor, line in read_record(await played.record()).moves
    ]
    assert [step["urn"] is not None for step in replay["steps"]] == [step["actor"] == -1 for step in replay["steps"]]


async def test_a_review_goes_through_the_decisions_of_one_seat_or_of_all(played: Played) -> None:
    assert await played.record()
    review = await played.house.get(f"/api/matches/{played.match}/review")
    assert sorted(decision["seat"] for decision in review["decisions"]) == [0, 1]
    assert all(decision["best"] and decision["cost"] >= 0 for decision in review["decisions"])
    mine = await played.house.get(f"/api/matches/{played.match}/review?seat=1")
    assert [decision["seat"] for decision in mine["decisions"]] == [1]


@pytest.mark.parametrize("part", ["replay", "review"])
async def test_a_seat_that_the_match_did_not_have_is_refused_with_a_sentence(played: Played, part: str) -> None:
    assert await played.record()
    answer = await played.house.ask("GET", f"/api/matches/{played.match}/{part}?seat=2")
    assert answer.status_code == 400
    assert "seats 0 to 1" in answer.json()["reason"]


async def test_nothing_is_shown_of_a_match_that_runs(house: LocalServer) -> None:
    table = await house.set_up()
    async with two_at(table):
        for part in ("", "/replay", "/review", "/replay?seat=0"):
            assert await house.status(f"/api/matches/{code_of(table)}-1{part}") == 404
    assert await house.status("/api/matches/NOBODY-1") == 404


async def test_people_can_take_out_all_that_is_kept_about_them(played: Played) -> None:
    record = await played.record()
    taken = await played.house.get("/api/me/export", played.tokens[0])
    assert taken["me"] == {"token": played.tokens[0], "name": ""}
    assert taken["tables"] == [played.match.partition("-")[0]]
    assert [match["record"] for match in taken["matches"]] == [record]
    assert (await played.house.get("/api/me/export", played.tokens[None]))["matches"] == []


async def test_who_rose_right_after_the_match_has_played_it_all_the_same(house: LocalServer) -> None:
    async with two_at(await house.set_up()) as (one, two):
        await one.play()
        await two.sees(lambda me: me.my_turn)
        await two.play("challenge")
        await two.done("rise")
        token = two.welcome["token"]
    await house.clock.sleep(5)  # it is put away within moments
    assert len((await house.get("/api/me/export", token))["matches"]) == 1


async def test_whoever_is_forgotten_is_named_nowhere_and_the_match_still_verifies(played: Played) -> None:
    house, token = played.house, played.tokens[0]
    await house.ask("PUT", "/api/me", {"name": "Ann"}, token)
    before = await played.record()
    gone = await house.ask("DELETE", "/api/me", token=token)
    assert gone.status_code == 200
    assert "ninelives=;" in gone.headers["set-cookie"]
    after = await played.record()
    assert names_in(before) == ("Ann", "Ben")
    assert names_in(after) == ("Guest", "Ben")
    assert verify(read_record(after), load("kitten-me"), played.commitment) > 0
    assert (await house.ask("GET", "/api/me", token=token)).status_code == 401, "their token counts no more"

    async with come(house.table(played.match.partition("-")[0]), token) as stranger:
        assert stranger.welcome["token"] != token
        assert stranger.seat is None
        assert "Ann" not in str(stranger.messages)


async def test_whoever_is_forgotten_in_the_middle_of_a_match_is_not_named_when_it_ends(house: LocalServer) -> None:
    async with two_at(await house.set_up_quick(1, SetUp("kitten-me", options={"start": "1"}, seats=2))) as (one, two):
        seat, name = one.seat, one.names[one.seat or 0]
        assert (await house.ask("DELETE", "/api/me", token=one.welcome["token"])).status_code == 200
        await two.sees(lambda me: name not in me.names)
        assert await one.end() == 4401
        record = await house.record((await two.over())["match"])  # the house plays for both
        assert names_in(record)[seat or 0] == "Guest"
        assert str(name) not in record
