"""Tables, the lobby, finished matches and people: one suite, five engines."""

import asyncio

from ninelives.daily import end_of
from ninelives.hosting.storage.port import Archived, Guest, LobbyEntry, Store
from ninelives.tables.ids import SYSTEM, GuestId, Seq, TableId
from ninelives.tables.log import Row
from ninelives.tables.statistics import Placing, SeatTally
from server.stores import CONFIG, create, guests, opened, row

RECORD = "ninelives 1\ngame kitten-me 1\nseats 2\nname 0 Tom Cat\nname 1 Tom Cat\n0 name 0 Tom Cat\n"


async def test_a_table_is_found_by_its_number_and_by_its_code(store: Store) -> None:
    given = CONFIG._replace(secret=bytes(range(256)), private=True, answers=(("a", "b"), ("c", "d é")))
    assert await store.facts.create(given)
    assert await store.facts.config(given.id) == given
    assert await store.facts.config_by_code("CATS") == given
    assert await store.log.heads([given.id]) == {given.id: (0, None)}
    assert await store.facts.config(TableId(99)) is None
    assert await store.facts.config_by_code("DOGS") is None


async def test_a_number_or_code_that_is_taken_is_refused_and_the_first_stays(store: Store) -> None:
    assert await store.facts.create(CONFIG)
    assert not await store.facts.create(CONFIG._replace(code="OTHER"))
    assert not await store.facts.create(CONFIG._replace(id=TableId(6)))
    assert await store.facts.config(CONFIG.id) == CONFIG
    assert await store.log.heads([TableId(5), TableId(6)]) == {5: (0, None)}


async def test_of_several_who_want_a_code_one_gets_it(store_url: str) -> None:
    async with opened(store_url, 3) as stores:
        wishes = [store.facts.create(CONFIG._replace(id=TableId(number))) for number, store in enumerate(stores, 1)]
        assert sorted(await asyncio.gather(*wishes)) == [False, False, True]


async def test_the_lobby_shows_gathering_tables_first_then_the_fuller_then_the_newer(store: Store) -> None:
    await create(store, 1, 2, 3, 4, 6)
    assert await store.facts.create(CONFIG._replace(private=True))
    kinds = [("playing", 1, 50.0), ("gathering", 2, 20.0), ("gathering", 1, 10.0), ("gathering", 2, 30.0)]
    shown = [
        LobbyEntry(TableId(nth), f"C{nth}", "go-kitty", kind[0], 1, *kind[1:]) for nth, kind in enumerate(kinds, 1)
    ]
    for notice in (
        *shown,
        LobbyEntry(TableId(5), "C5", "x", "gathering", 1, 1, 99.0),
        LobbyEntry(TableId(6), "C6", "x", "over", 1, 1, 9.0),
    ):
        await store.facts.post([notice])
    assert await store.facts.notices(10.0, 9) == [shown[2], shown[3], shown[1], shown[0]]
    assert await store.facts.notices(10.0, 1) == [shown[2]]


async def test_the_lobby_shows_a_few_tables_of_one_network(store: Store) -> None:
    for table in range(1, 9):
        origin = "here" if table < 6 else ""
        assert await store.facts.create(CONFIG._replace(id=TableId(table), code=f"CODE{table}", origin=origin))
        await store.facts.post(
            [LobbyEntry(TableId(table), f"CODE{table}", "go-kitty", "gathering", 1, 1, 10.0 + table)]
        )
    assert [notice.table for notice in await store.facts.notices(0.0, 9, per_origin=2)] == [8, 7, 6, 5, 4]
    assert [notice.table for notice in await store.facts.notices(0.0, 4, per_origin=1)] == [8, 7, 6, 5]


async def test_a_notice_is_changed_by_a_newer_one_only(store: Store) -> None:
    await create(store, 1)
    notice = LobbyEntry(TableId(1), "C1", "go-kitty", "gathering", 1, 2, 10.0)
    newer = notice._replace(phase="playing", people=3, free=0, seen=11.0)
    for each in (notice, newer, notice):
        await store.facts.post([each])
    assert await store.facts.notices(0.0, 9) == [newer]


async def test_a_match_is_kept_as_whoever_came_first_gave_it(store: Store) -> None:
    kept = Archived("CATS-1", TableId(5), RECORD, 10.0, guests(7, SYSTEM, 7), ("", "tabby", ""), (2, 0, 0), (0, -1, 2))
    await store.facts.archive(kept)
    await store.facts.archive(kept._replace(record="other", people=guests(9, 9, 9)))
    assert await store.facts.archived("CATS-1") == kept
    assert await store.facts.archived("CATS-2") is None
    assert await store.facts.matches_of(GuestId(9), 5) == []


async def test_how_matches_ended_is_told_of_those_who_played_and_of_no_lesson(store: Store) -> None:
    ended = "ninelives 1\ngame {game} 1\nseats 3\nresult ranks {ranks} scores 0 0 0\n"
    lesson = CONFIG._replace(id=TableId(6), code="LESSON", lesson=True)
    assert await store.facts.create(CONFIG)
    assert await store.facts.create(lesson)
    for match, table, ranks, at in (
        ("CATS-1", CONFIG.id, "2 1 3", 10.0),
        ("CATS-2", CONFIG.id, "1 2 3", 30.0),
        ("LESSON-1", lesson.id, "1 2 3", 40.0),
        ("LESSON-2", lesson.id, "3 1 2", 20.0),
        ("GONE-1", TableId(99), "1 1 1", 5.0),
    ):
        record = ended.format(game="go-kitty", ranks=ranks)
        await store.facts.archive(Archived(match, table, record, at, guests(7, 8, SYSTEM)))
    await store.facts.archive(Archived("CATS-3", CONFIG.id, "unreadable", 50.0, guests(7, 8, SYSTEM)))
    newest, *older = await store.facts.placings_of(GuestId(7), 9)
    assert [newest, *older[:2]] == [
        Placing("CATS-2", "go-kitty", 3, 1, 30.0),
        Placing("LESSON-2", "go-kitty", 3, 3, 20.0),
        Placing("CATS-1", "go-kitty", 3, 2, 10.0),
    ]
    assert [result.rank for result in await store.facts.placings_of(GuestId(8), 9)] == [2, 1, 1, 1]
    assert await store.facts.placings_of(GuestId(9), 9) == []


async def test_a_match_waits_to_be_tallied_the_newest_first_and_is_tallied_once(store: Store) -> None:
    record = "ninelives 1\ngame kitten-me 1\nseats 2\nresult ranks 2 1 scores 0 0\n"
    for nth in (1, 3, 2):
        await store.facts.archive(
            Archived(f"CATS-{nth}", CONFIG.id, record, 10.0 * nth, guests(7, SYSTEM), ("", "tabby"))
        )
    assert [kept.match for kept in await store.facts.unprocessed_matches(2)] == ["CATS-3", "CATS-2"]
    mine, other = SeatTally({"bids": 3, "true": 2}, 4, 3.0, 2.0 / 3.0), SeatTally({})
    await store.facts.tally("CATS-3", [mine, other])
    await store.facts.tally("CATS-2", [])  # nothing is known of it
    await store.facts.tally("CATS-3", [other, other])
    assert await store.facts.unprocessed_matches(9) == [await store.facts.archived("CATS-1")]
    assert [placing.tally for placing in await store.facts.placings_of(GuestId(7), 9)] == [mine, None, None]


async def test_how_everybody_did_at_a_deal_of_the_day(store: Store) -> None:
    """Counted are people who ended in time, at this game on this day."""
    day, late = "2026-11-17", end_of("2026-11-17")
    deals = {
        "ANNA": (day, "kitten-me", "2 1 3", late - 1),
        "BEN": (day, "kitten-me", "2 1 1", late - 9),
        "CLEO": (day, "kitten-me", "1 2 3", late - 9),
        "LATE": (day, "kitten-me", "1 2 3", late),
        "OTHER": (day, "go-kitty", "1 2 3", late - 9),
        "EARLY": ("2026-11-16", "kitten-me", "1 2 3", late - 99_999),
        "USUAL": ("", "kitten-me", "1 2 3", late - 9),
    }
    for number, (code, (of, game, ranks, ended)) in enumerate(deals.items(), 1):
        config = CONFIG._replace(id=TableId(number), code=code, game=game, day=of)
        assert await store.facts.create(config)
        assert await store.facts.config(config.id) == config
        record = f"ninelives 1\ngame {game} 1\nseats 3\nresult ranks {ranks} scores 0 0 0\n"
        await store.facts.archive(Archived(f"{code}-1", config.id, record, ended, guests(number, SYSTEM, SYSTEM)))
    broken = CONFIG._replace(id=TableId(99), code="BROKEN", day=day)
    assert await store.facts.create(broken)
    await store.facts.archive(Archived("BROKEN-1", broken.id, "unreadable", late - 9, guests(9, SYSTEM, SYSTEM)))
    assert await store.facts.ranks_on(day, "kitten-me") == {1: 1, 2: 2}
    assert await store.facts.ranks_on("2026-11-15", "kitten-me") == {}
    (placing,) = await store.facts.placings_of(GuestId(1), 9)
    assert (placing.rank, placing.day) == (2, day)
    assert await store.facts.deals_of_days_played_by(GuestId(1), 9) == [(day, late - 1)]
    assert await store.facts.deals_of_days_played_by(GuestId(7), 9) == [], "no deal of a day"


async def test_someones_matches_come_newest_first_and_each_once(store: Store) -> None:
    people = (guests(7, 8, 7), ("", "", ""), (0, 0, 0), (0, 1, 0))  # no bots
    matches = [Archived(f"CATS-{nth}", TableId(5), RECORD, 10.0 * nth, *people) for nth in (1, 3, 2)]
    for kept in (*matches, Archived("DOGS-1", TableId(5), RECORD, 99.0, guests(8, SYSTEM))):
        await store.facts.archive(kept)
    assert await store.facts.matches_of(GuestId(7), 2) == [matches[1], matches[2]]
    assert [kept.match for kept in await store.facts.matches_of(GuestId(7), 9)] == ["CATS-3", "CATS-2", "CATS-1"]


async def test_a_guest_is_remembered_under_their_newest_name(store: Store) -> None:
    assert await store.facts.guest(GuestId(7)) is None
    await store.facts.greet(Guest(GuestId(7), "Tom", 1.0))
    await store.facts.greet(Guest(GuestId(7), "Tim", 2.0))
    assert await store.facts.guest(GuestId(7)) == Guest(GuestId(7), "Tim", 1.0)


async def test_someones_tables_come_newest_first_and_each_once(store: Store) -> None:
    await create(store, 1, 2, 3)
    await store.log.append([row(1, 0), row(1, 1)])
    await store.log.append([row(2, 0, who=8), row(3, 0)])
    assert await store.facts.tables_of(GuestId(7), 9) == [1, 3]
    assert await store.facts.tables_of(GuestId(7), 1) == [1]
    assert await store.facts.tables_of(GuestId(9), 9) == []


async def test_whoever_is_forgotten_leaves_moves_without_a_name(store: Store) -> None:
    await create(store, 1)
    sat = [
        Row(TableId(1), Seq(0), GuestId(7), "a", "sit 0 12ab Tom Cat\nTABLE x Tom", 1.0, 5.0),
        Row(TableId(1), Seq(1), GuestId(8), "b", "sit 1 cd Tom", 1.0, 5.0),
    ]
    await store.log.append([*sat, Row(TableId(1), Seq(2), GuestId(7), "c", "0 sit 0 12ab Tom", 2.0, 6.0)])
    await store.facts.greet(Guest(GuestId(7), "Tom Cat", 1.0))
    await store.facts.forget(GuestId(7))
    rows = await store.log.tail(TableId(1))
    assert [each.lines for each in rows] == ["sit 0 12ab Guest\nTABLE x Tom", "sit 1 cd Tom", "0 sit 0 12ab Tom"]
    assert rows[0].who == rows[2].who not in {7, 8, SYSTEM}
    assert rows[1].who == 8
    assert (
        await store.facts.guest(GuestId(7)),
        await store.facts.tables_of(GuestId(7), 9),
        await store.log.heads([TableId(1)]),
    ) == (
        None,
        [],
        {1: (3, 6.0)},
    )


async def test_whoever_is_forgotten_leaves_matches_without_a_name(store: Store) -> None:
    await store.facts.archive(Archived("CATS-1", TableId(5), RECORD, 10.0, guests(7, 8)))
    another = Archived("CATS-2", TableId(5), RECORD, 11.0, guests(8, SYSTEM), ("", "kitten"), (0, 0), (0, -1))
    await store.facts.archive(another)
    await store.facts.forget(GuestId(7))
    kept, other = await store.facts.archived("CATS-1"), await store.facts.archived("CATS-2")
    assert kept is not None
    assert kept.record == RECORD.replace("\nname 0 Tom Cat", "\nname 0 Guest")
    assert kept.people[1] == 8
    assert kept.people[0] not in {7, 8, SYSTEM}
    assert other == another
    assert await store.facts.matches_of(GuestId(7), 9) == []


async def test_all_processes_share_one_key(store_url: str) -> None:
    async with opened(store_url, 3) as stores:
        keys = {await store.facts.key() for store in stores}
        assert [len(key) for key in keys] == [32]
