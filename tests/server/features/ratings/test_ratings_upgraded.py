"""Ratings of an earlier version: all matches are counted anew by the rules of this one."""

from sqlalchemy import text

from ninelives.server.features.ratings.counting import counted
from ninelives.server.features.ratings.store import RatingStore
from ninelives.server.storage.postgres import PostgresStore
from ninelives.server.storage.sqlite import SqliteStore
from server.engines import engine_of
from server.features.ratings.test_store_ratings import ANN, BOB, finish, set_up
from server.stores import opened

Rating = SqliteStore | PostgresStore
MATCHES = 3
NEW = (
    ("founding", "nonce"),
    ("played", "stood_in"),
    ("played", "network"),
    ("played", "rating_note"),
    ("skill", "measured"),
    ("push_subscription", "session"),
)


async def test_matches_that_were_counted_by_other_rules_are_counted_anew(blank_url: str) -> None:
    async with opened(blank_url) as (store,):
        assert isinstance(store, Rating)
        await set_up(store)
        for number in range(MATCHES):
            await finish(store, number, [ANN, BOB], [1, 2])
        assert await RatingStore(store.database).count(counted, 9) == MATCHES
        right = await RatingStore(store.database).skills()
        async with engine_of(store).begin() as connection:
            for table, column in NEW:
                await connection.execute(text(f"alter table {table} drop column {column}"))
            await connection.execute(text("alter table visit rename to packed_by"))
            await connection.execute(text("create table pack (table_id bigint, until bigint)"))
            await connection.execute(text("update skill set mu = 99"))
            await connection.execute(text("update alembic_version set version_num = 'sixteenth'"))
    async with opened(blank_url) as (store,):
        assert isinstance(store, Rating)
        assert await RatingStore(store.database).count(counted, 9) == MATCHES
        assert await RatingStore(store.database).skills() == right
