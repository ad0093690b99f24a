"""A guest with as much history as anybody can have, put into a store before a server opens it."""

import random
from typing import Final, NamedTuple

from sqlalchemy import Table, insert

from ninelives.core.record import record
from ninelives.hosting.people.lobby import LETTERS, notice_of
from ninelives.hosting.people.sessions import Session, SignIn
from ninelives.hosting.storage.placings import ranks_of
from ninelives.hosting.storage.port import Archived, Guest
from ninelives.server.features.friends.store import KEPT, NEW, FriendStore, Relationship
from ninelives.server.features.moderation.store import AuditEntry, ModerationStore, PlayerReport
from ninelives.server.features.push.store import PushStore, PushSubscription
from ninelives.server.storage.sql.log_schema import HEAD
from ninelives.server.storage.sql.schema import ARCHIVE, CONFIG, PLAYED, RATED, TALLY
from ninelives.server.storage.sqlite import SqliteStore
from ninelives.tables.ids import SYSTEM, GuestId, TableId
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.statistics import SeatTally
from tables.lived import ANNA, BEN, Lived, config

MATCHES: Final = 1_000
LONG: Final = 60  # of their tables, whose whole log is there
FRIENDS: Final = 50
BLOCKS: Final = 500
ASKS: Final = 500  # that nobody answered
REPORTS: Final = 30
DEVICES: Final = 10
LISTED: Final = 200
DAY: Final = 86_400.0
NO_PUSH_SERVICE: Final = "https://127.0.0.1:9"  # where nobody listens
BASE_POINT: Final = bytes.fromhex(  # of P-256: a public key whose private half is 1
    "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
    "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
)
TOLD: Final = SeatTally({"chases": 3, "purrs": 2}, 5, 2.0, 2.5)


class History(NamedTuple):
    who: GuestId
    match: str
    code: str


async def fill(store: SqliteStore, now: float) -> History:
    """Give Anna a thousand matches, and everything else that is bounded as often as it may be there."""
    await add_matches(store, played("shut-up-cat", 4), now)
    people = range(1, FRIENDS + BLOCKS + ASKS)
    await FriendStore(store.database).meet([tie for number in people for tie in ties_with(number, now)])
    await store.facts.greet(Guest(ANNA, "Anna", now - DAY))
    for number in range(REPORTS):
        await ModerationStore(store.database).file(report(number, now))
        await ModerationStore(store.database).record(act(number, now))
    for number in range(DEVICES):
        await PushStore(store.database).subscribe(SignIn(Session(ANNA, 2**40), "", now), device(number, now))
    return History(ANNA, f"{code_of(0)}-1", code_of(0))


def played(game: str, seats: int) -> Lived:
    """Return a table at which Anna, Ben and bots have played a match to its end."""
    lived = Lived(config(game, seats), (ANNA, "sit 0 aa Anna"), (BEN, "sit 1 bb Ben"), (ANNA, "begin kitten"))
    lived.play_on()
    return lived


async def add_matches(store: SqliteStore, lived: Lived, now: float) -> None:
    """Add tables with a match each: the newest have their whole log, of the others is only known who sat there.

    All at once, as no server does it: one by one they would take a minute.
    """
    assert lived.table.match is not None
    text = record(lived.table.match).write()
    ranks = ranks_of(Archived("", TableId(0), text, 0.0, (ANNA, BEN, SYSTEM, SYSTEM)))
    tables = [table_of(lived, number, now) for number in range(MATCHES)]
    matches = [(number, table, f"{table.code}-1") for number, table in enumerate(tables)]
    rows: dict[Table, list[dict[str, object]]] = {
        CONFIG: [table._asdict() for table in tables],
        HEAD: [{"table": table.id, "seq": 0} for table in tables],
        ARCHIVE: [
            {"match": match, "table": table.id, "record": text, "ended": now - 60.0 * number}
            for number, table, match in matches
        ],
        PLAYED: [
            {"match": match, "seat": seat, "who": who, "level": "" if who else "kitten", **rank._asdict()}
            for number, _, match in matches
            for seat, (who, rank) in enumerate(zip((ANNA, friend(number), SYSTEM, SYSTEM), ranks, strict=True))
        ],
        RATED: [
            {"match": match, "game": table.game, "ended": now - 60.0 * number}
            for number, table, match in matches
            if table.rated
        ],
        TALLY: [{"match": match, "seat": 0, **TOLD._asdict()} for _, _, match in matches],
    }
    async with store.database.writing() as connection:
        for table, some in rows.items():
            await connection.execute(insert(table), some)
    for number, config_ in enumerate(tables):
        kept = lived.rows if number < LONG else lived.rows[:1]
        await store.log.append([moved(row, config_.id, friend(number), now - number) for row in kept])
    notice = notice_of(lived.table, now)._replace(people=1)
    await store.facts.post([notice._replace(table=table.id, code=table.code) for table in tables[:LISTED]])


def table_of(lived: Lived, number: int, now: float) -> TableConfig:
    return lived.table.config._replace(
        id=TableId(100 + number),
        code=code_of(number),
        made=now - DAY,
        host=ANNA,
        clock=7 * 86_400,
        rated=number % 2 == 0,
    )


def friend(number: int) -> GuestId:
    return GuestId(5_001 + number % FRIENDS)


def moved(row: Row, table: TableId, friend: GuestId, at: float) -> Row:
    return row._replace(table=table, at=at, who=friend if row.who == BEN else row.who)


def code_of(number: int) -> str:
    drawn = random.Random(number)  # noqa: S311 - repeatable
    return "".join(drawn.choices(LETTERS, k=6))


def ties_with(number: int, now: float) -> list[Relationship]:
    """Return what Anna and somebody else keep of each other: a friend, somebody she blocked, or somebody who asks."""
    other, is_friend = GuestId(5_000 + number), number <= FRIENDS
    is_blocked = not is_friend and number <= FRIENDS + BLOCKS
    mine = Relationship(
        ANNA, other, f"{number:024x}", f"Friend {number}", now - number, KEPT if is_friend else NEW, is_blocked
    )
    back = Relationship(other, ANNA, f"{number:023x}b", "Anna", now - number, NEW if is_blocked else KEPT)
    return [mine, back]


def report(number: int, now: float) -> PlayerReport:
    return PlayerReport(
        0, now, ANNA, GuestId(6_000 + number), "Rude", code_of(number), f"{code_of(number)}-1", "name", "x" * 400, 0
    )


def act(number: int, now: float) -> AuditEntry:
    return AuditEntry(0, now, "Mia", "rename", f"{ANNA:x}", f"Mochi {number}", "x" * 400, now + DAY)


def device(number: int, now: float) -> PushSubscription:
    return PushSubscription(
        f"{number:032x}", ANNA, f"{NO_PUSH_SERVICE}/{number}", BASE_POINT, b"a" * 16, "en", 0, 0, "UTC", now
    )
