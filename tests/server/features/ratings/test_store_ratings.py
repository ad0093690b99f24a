"""Rated matches and the skills that follow from them, in each engine of a server."""

import asyncio
from random import Random

import pytest

from ninelives.hosting.storage.port import Archived, Guest
from ninelives.server.features.ratings.counting import counted
from ninelives.server.features.ratings.service import Ratings
from ninelives.server.features.ratings.store import Player, RatingStore, SkillChange
from ninelives.server.storage import ServerStore
from ninelives.tables.ids import SYSTEM, GuestId, TableId
from server.stores import CONFIG

SEASON = "2026-11"
START = 1_794_000_000.0
GAME = CONFIG.game
RATED = CONFIG._replace(id=TableId(50), code="RATED", rated=True)
ANN, BOB, EVE = GuestId(7), GuestId(8), GuestId(9)


async def finish(store: ServerStore, number: int, people: list[GuestId], ranks: list[int], table: int = 50) -> str:
    """Archive a match; whoever is not a person is a tabby."""
    config = await store.facts.config(TableId(table))
    assert config is not None
    result = f"ranks {' '.join(map(str, ranks))} scores {' '.join(['0'] * len(people))}"
    record = f"ninelives 1\ngame {GAME} 1\nseats {len(people)}\nresult {result}\n"
    levels = tuple(["tabby" if who == SYSTEM else "" for who in people])
    match = f"{config.code}-{number}"
    await store.facts.archive(Archived(match, config.id, record, START + number, tuple(people), levels))
    return match


async def set_up(store: ServerStore) -> None:
    assert await store.facts.create(RATED)
    assert await store.facts.create(CONFIG)
    for who, name in ((ANN, "Ann"), (BOB, "Bob")):
        await store.facts.greet(Guest(who, name, 1.0))


async def test_matches_of_rated_tables_are_counted_once_in_the_order_in_which_they_ended(
    stores: list[ServerStore],
) -> None:
    store = stores[0]
    await set_up(store)
    for number in (2, 1, 3):
        await finish(store, number, [ANN, BOB, SYSTEM], [1, 2, 3])
    await finish(store, 4, [ANN, SYSTEM], [1, 2], table=CONFIG.id)
    assert await RatingStore(store.database).count(counted, 2) == 2
    assert [kept.match for kept in await RatingStore(store.database).counted(0, 9)] == ["RATED-1", "RATED-2"]
    assert await RatingStore(store.database).count(counted, 2) == 1
    assert await RatingStore(store.database).count(counted, 2) == 0
    assert [kept.match for kept in await RatingStore(store.database).counted(1, 9)] == ["RATED-2", "RATED-3"]
    (first, *_) = await RatingStore(store.database).counted(0, 1)
    assert [(seat.who, seat.level, seat.rank) for seat in first.seats] == [
        (ANN, "", 1),
        (BOB, "", 2),
        (SYSTEM, "tabby", 3),
    ]
    assert (await RatingStore(store.database).skills_of(ANN))[GAME].matches == 3
    assert await RatingStore(store.database).skills_of(EVE) == {}


async def test_of_several_who_count_at_once_each_match_is_counted_once(stores: list[ServerStore]) -> None:
    await set_up(stores[0])
    for number in range(40):
        await finish(stores[0], number, [ANN, BOB], [1 + number % 2, 2 - number % 2])
    done = await asyncio.gather(*[RatingStore(stores[nth % 2].database).count(counted, 9) for nth in range(8)])
    assert sum(done) == 40
    assert (await RatingStore(stores[1].database).skills_of(BOB))[GAME].matches == 40
    assert len(await RatingStore(stores[1].database).counted(0, 99)) == 40


async def test_a_count_that_fails_leaves_everything_as_it_was(stores: list[ServerStore]) -> None:
    store = stores[0]
    await set_up(store)
    await finish(store, 1, [ANN, BOB], [1, 2])

    def broken(*_: object) -> list[SkillChange]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await RatingStore(store.database).count(broken, 9)
    assert await RatingStore(store.database).counted(0, 9) == []
    assert await RatingStore(store.database).count(counted, 9) == 1


async def test_counted_again_from_the_archive_skills_are_the_same_to_the_last_digit(stores: list[ServerStore]) -> None:
    store, luck = stores[0], Random(1)  # noqa: S311 - luck of a test
    await set_up(store)
    people = [GuestId(number) for number in range(100, 120)]
    ratings = Ratings(RatingStore(store.database))
    for number in range(60):
        await finish(store, number, [*luck.sample(people, 3), SYSTEM], luck.sample([1, 2, 3, 4], 4))
        if number % 7 == 0:
            await ratings.catch_up()
    await ratings.catch_up()
    await store.facts.forget(people[3])
    kept = await RatingStore(store.database).skills()
    assert len(kept) == 20
    assert Player(GAME, people[3]) not in kept
    assert await ratings.recomputed() == kept


async def test_the_board_shows_the_best_who_are_sure_and_have_a_name(stores: list[ServerStore]) -> None:
    store = stores[0]
    await set_up(store)
    for number in range(60):
        await finish(store, number, [ANN, BOB, EVE, SYSTEM], [2, 1, 4, 3] if number % 3 else [3, 2, 4, 1])
    match = await finish(store, 61, [GuestId(70), SYSTEM], [1, 2])
    board = await Ratings(RatingStore(store.database)).board(GAME, SEASON, EVE)
    assert [place.name for place in board.best] == ["Bob", "Ann"]
    assert board.best[0].rating.points > board.best[1].rating.points
    assert board.seasons == (SEASON,)
    assert board.anchors["tabby"] == 1000
    assert board.mine is not None
    assert (board.mine.below, board.mine.matches, board.mine.provisional) == ("kitten", 60, False)
    assert (await Ratings(RatingStore(store.database)).board(GAME, "2026-10", EVE)).best == ()
    (change,) = await Ratings(RatingStore(store.database)).changes_in(match)
    assert (change.seat, change.before, change.note) == (0, 880, "")
    assert change.after > 880


async def test_a_rating_is_told_with_the_line_that_led_there(stores: list[ServerStore]) -> None:
    store = stores[0]
    await set_up(store)
    for number in range(3):
        await finish(store, number, [ANN, SYSTEM], [1, 2])
    mine = (await Ratings(RatingStore(store.database)).of(ANN))[GAME]
    assert mine.provisional
    assert mine.line == tuple(sorted(mine.line))
    assert len(mine.line) == 3
    assert mine.line[-1] == mine.points
