"""Bots that nobody chose are kittens until a guest's first win at that game, and tabbies from then on."""

import pytest

from ninelives.core.record import read_record, record
from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.jobs import newcomers
from ninelives.hosting.jobs.newcomers import level_for
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.storage.port import Archived, Store
from ninelives.tables.commands.seats import Sit
from ninelives.tables.decide import Command
from ninelives.tables.ids import SYSTEM, GuestId, Seq
from ninelives.tables.schemas import SetUp
from ninelives.tables.timing import Pace
from server.client import Client, Message, come
from server.house import hub_of
from server.local import LocalServer
from tables.lived import ANNA, BEN, two_at


def levels(client: Client) -> list[str]:
    return [sitter["level"] for sitter in client.sitters if sitter]


async def over_with_bots(client: Client) -> Message:
    """Call whenever one may, and give the result."""
    while True:
        await client.sees(lambda me: me.my_turn or me.scene["result"] is not None)
        result: Message | None = client.scene["result"]
        if result is not None:
            return result
        await client.play("challenge" if "challenge" in client.scene["choices"] else None)


def won(seat: int, game: str = "kitten-me") -> str:
    """Give the record of a match that this seat won."""
    for secret in range(99):
        lived = two_at(game, answers=(("start", "1"),) if game == "kitten-me" else (), secret=bytes([secret]) * 32)
        lived.play_on()
        match = lived.table.match
        if match is not None and match.outcome is not None and match.outcome.winners == {seat}:
            return record(match).write()
    raise AssertionError("nobody ever won")


async def test_the_first_bots_are_kittens_and_chosen_ones_are_what_was_chosen(house: LocalServer) -> None:
    async with come(await house.set_up(seats=3)) as ann:
        await ann.done("sit 0 aa Ann")
        await ann.done("bot 1 panther")
        await ann.done("begin")
        assert levels(ann) == ["", "panther", "kitten"]


async def test_a_level_may_be_named_with_the_order_to_begin(house: LocalServer) -> None:
    async with come(await house.set_up(seats=3)) as ann:
        await ann.done("sit 0 aa Ann")
        assert (await ann.do("begin lion"))["ruling"] == "T9"
        await ann.done("begin tabby")
        assert levels(ann) == ["", "tabby", "tabby"]


async def test_after_the_first_win_tabbies_sit_down_at_the_same_table_and_at_others(house: LocalServer) -> None:
    async with come(await house.set_up()) as ann:
        await ann.done("sit 0 aa Ann")
        for _time in range(60):
            await ann.done("begin")
            before = levels(ann)[1]
            if (await over_with_bots(ann))["ranks"][0] == 1:
                break
            assert before == "kitten"
        assert before == "kitten", "the match of the first win"
        await ann.done("begin")
        assert levels(ann) == ["", "tabby"]
    async with come(await house.set_up(), ann.welcome["token"]) as again:
        await again.done("sit 0 aa Ann")
        await again.done("begin")
        assert levels(again) == ["", "tabby"]
    async with come(await house.set_up(game="go-kitty", options={}), ann.welcome["token"]) as elsewhere:
        await elsewhere.done("sit 0 aa Ann")
        await elsewhere.done("begin")
        assert levels(elsewhere) == ["", "kitten"], "another game, another first evening"


class Evening:
    """A guest at a table that no match has begun at, and the matches they have played before."""

    def __init__(self, store: Store) -> None:
        self.facts = store.facts
        self.hub = hub_of(store, MemoryBus(), Pace(0.0, 0.0))

    async def level(self, who: GuestId = ANNA) -> str:
        config = await set_up(self.facts, SetUp("kitten-me", seats=2), Opener(), 0.0)
        live = await self.hub.cache.get(config.id)
        await self.hub.execute(live, Command(who, "sit", Sit(0, "-", "Anna"), Seq(0)))
        return await level_for(self.hub, live, who)

    async def played(self, text: str, *people: GuestId, lesson: bool = False) -> None:
        config = await set_up(self.facts, SetUp(read_record(text).head.game, lesson=lesson), Opener(), 0.0)
        number = 1 + len(await self.facts.matches_of(ANNA, 99))
        match = f"{config.code}-{1 if lesson else number}"
        await self.facts.archive(Archived(match, config.id, text, float(number), people))


async def test_only_a_win_of_their_own_at_this_game_counts(store: Store) -> None:
    evening = Evening(store)
    await evening.hub.open()
    assert await evening.level() == "kitten"
    await evening.played(won(1), ANNA, BEN)
    await evening.played(won(1), ANNA, SYSTEM)
    await evening.played(won(0, "go-kitty"), ANNA, SYSTEM)
    await evening.played(won(0), ANNA, SYSTEM, lesson=True)
    assert await evening.level() == "kitten"
    assert await evening.level(BEN) == "tabby"
    await evening.played(won(0), ANNA, SYSTEM)
    assert await evening.level() == "tabby"
    await evening.hub.close()


async def test_a_win_of_long_ago_counts_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newcomers, "PAGES", (2, 99))
    evening = Evening(store)
    await evening.hub.open()
    await evening.played(won(0), ANNA, BEN)
    for _time in range(4):
        await evening.played(won(1), ANNA, BEN)
    assert await evening.level() == "tabby"
    await evening.hub.close()
