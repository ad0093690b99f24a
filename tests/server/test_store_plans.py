"""No statement reads a whole table that grows, as PostgreSQL itself says (auto_explain), with 20,000 rows in each."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from inspect import iscoroutinefunction
from math import inf
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

import asyncpg
import pytest
import pytest_asyncio
from sqlalchemy import JSON, Boolean, Column, Double, LargeBinary, Table, Text

from ninelives.hosting.people.sessions import NewDevice, Session, SignIn
from ninelives.hosting.storage.port import Archived, FactStore, Guest, Heartbeat, LobbyEntry, TableLog
from ninelives.server.features.credentials.store import CredentialStore, Passkey, Ticket
from ninelives.server.features.friends.store import FriendStore, Relationship
from ninelives.server.features.moderation.store import AuditEntry, ModerationStore, OperatorKey, PlayerReport
from ninelives.server.features.push.store import Notification, PushStore, PushSubscription
from ninelives.server.features.ratings.store import RatingStore
from ninelives.server.storage import ServerStore
from ninelives.server.storage.postgres import PostgresStore
from ninelives.server.storage.sessions import SessionStore
from ninelives.server.storage.sql.log_schema import METADATA
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.statistics import SeatTally
from server.stores import CONFIG, row
from services import Services

pytestmark = pytest.mark.asyncio(loop_scope="module")  # the database is filled once

ROWS = 20_000
OF_ONE = {"house", "counting", "operator_key"}  # which stay as small as they are
GROWING = METADATA.tables.keys() - OF_ONE
EXPLAINING = (
    "session_preload_libraries = auto_explain",
    "auto_explain.log_min_duration = 0",
    "auto_explain.log_format = json",
)
ALL_OF_IT = {"skills"}  # what asks for everything reads everything
ME, OTHER = GuestId(77), GuestId(78)
BY, DEVICE = SignIn(Session(ME, 2**40), "", 5.0), NewDevice(2**41, "", 5.0)
THEIR_DEVICE = PushSubscription("x77", OTHER, "https://x", b"", b"", "en", 0, 0, "UTC", 1.0)
HERE, NEW = TableId(77), TableId(ROWS + 1)
RECORD = "ninelives 1\ngame kitten-me 1\nseats 2\nresult ranks 2 1 scores 0 0\n"


class Sent(NamedTuple):
    """A statement, and which tables were read from end to end for it."""

    text: str
    scanned: set[str]


type Planned = tuple[ServerStore, "Plans"]


class Plans:
    """What PostgreSQL wrote down of the statements of one database."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._read = log.stat().st_size

    def new(self) -> list[Sent]:
        with self._log.open(errors="replace") as file:
            file.seek(self._read)
            said = file.read()
        self._read += len(said.encode())
        plans = [json.loads(plan) for plan in re.findall(r"plan:\n((?:\t.*\n)+)", said)]
        return [Sent(plan["Query Text"], set(scanned(plan["Plan"]))) for plan in plans]


def scanned(node: dict[str, Any]) -> Iterator[str]:
    if node["Node Type"] == "Seq Scan":
        yield node["Relation Name"]
    for below in node.get("Plans", ()):
        yield from scanned(below)


def made_up(column: "Column[Any]") -> str:
    """Return a value for the nth row, as SQL: another in each row."""
    match column.type:
        case JSON():
            return "'{}'"
        case Text():
            return "'x' || n"
        case Boolean():
            return "n % 2 = 0"
        case LargeBinary():
            return r"'\x00'"
        case Double():
            return "n::float8"
        case _:
            return "n"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def filled(services: Services) -> str:
    """A database with many rows in every table, which from now on explains what it does."""
    name = f"plans_{token_hex(6)}"
    url = services.make_database(name)
    first = PostgresStore(url)
    await first.open()
    await first.close()
    owner = await asyncpg.connect(url)
    for table in METADATA.sorted_tables:
        if table.name not in OF_ONE:
            await owner.execute(filling(table))
    await owner.execute("analyze")
    for setting in EXPLAINING:
        await owner.execute(f"alter database {name} set {setting}")
    await owner.close()
    return url


def filling(table: Table) -> str:
    names = ", ".join([column.name for column in table.columns])
    values = ", ".join([made_up(column) for column in table.columns])
    return f'insert into "{table.name}" ({names}) select {values} from generate_series(1, {ROWS}) as n'  # noqa: S608 - ours


@pytest_asyncio.fixture(loop_scope="module")
async def plans(services: Services, filled: str) -> AsyncIterator[Planned]:
    store = PostgresStore(filled)
    await store.open()
    yield store, Plans(services.folder / "data" / "log")
    await store.close()


class Watched:
    """A part of a store: each method is called here, and what it sent is looked at."""

    def __init__(self, part: object, plans: Plans) -> None:
        self._part = part
        self._plans = plans
        self.called: set[str] = set()
        self.sent: list[tuple[str, Sent]] = []

    async def __call__(self, method: str, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - of any method
        self.called.add(method)
        await getattr(self._part, method)(*args, **kwargs)
        self.sent += [(method, sent) for sent in self._plans.new()]

    def found(self, port: type) -> list[str]:
        """Return what reads too much; every method of the port must have been tried, and have said something."""
        methods = [method for part in port.__mro__ for method in vars(part).items()]
        wanted = {name for name, thing in methods if iscoroutinefunction(thing) and not name.startswith("_")}
        assert wanted <= self.called
        assert {method for method, _ in self.sent} == self.called
        return [
            f"{method} reads all of {', '.join(sent.scanned & GROWING)}: {sent.text}"
            for method, sent in self.sent
            if sent.scanned & GROWING and method not in ALL_OF_IT
        ]


async def test_the_log_reads_no_whole_table(plans: Planned) -> None:
    log = Watched(plans[0].log, plans[1])
    await log("append", [row(table, table, due=5.0) for table in range(1, 50)])
    await log("tail", HERE)
    await log("find", HERE, ME, "x77")
    await log("heads", [TableId(table) for table in range(1, 1001)])
    await log("claim", 1000.0, 1015.0, 200, 990.0)
    await log("claim", 1000.0, 1015.0, 200, -inf)
    await log("claim_these", [TableId(table) for table in range(1, 201)], 1000.0, 1015.0)
    await log("postpone", HERE, Seq(78), 7.0)
    await log("prune", HERE, Seq(78))
    await log("tail", HERE, Seq(77))
    assert log.found(TableLog) == []


async def test_facts_about_tables_and_matches_read_no_whole_table(plans: Planned) -> None:
    facts = Watched(plans[0].facts, plans[1])
    await facts("create", CONFIG._replace(id=NEW, code="NEW"))
    await facts("config", HERE)
    await facts("config_by_code", "x77")
    await facts("configs", [HERE, NEW])
    await facts("tables_with", [HERE, NEW], [ME, OTHER])
    await facts("keep_snapshot", HERE, Seq(ROWS + 1), "{}")
    await facts("snapshot", HERE)
    await facts("post", [LobbyEntry(HERE, "x77", "kitten-me", "gathering", 1, 1, ROWS + 1.0)])
    await facts("notices", ROWS - 20.0, 100)
    await facts("notices", ROWS - 20.0, 100, "kitten-me", 1)
    await facts("archive", Archived("x77-2", HERE, RECORD, 1e9, (ME, OTHER), ("", "")))
    await facts("archived", "x77")
    for method in ("placings_of", "deals_of_days_played_by", "matches_of"):
        await facts(method, ME, 50)
    await facts("unprocessed_matches", 1)
    await facts("tally", "x77-2", [SeatTally({})])
    await facts("ranks_on", "2026-11-17", "kitten-me")
    await about_people(facts)
    assert facts.found(FactStore) == []


async def about_people(facts: Watched) -> None:
    await facts("greet", Guest(ME, "Tom", 1.0))
    await facts("guest", ME)
    await facts("tables_of", ME, 20)
    await facts("forget", ME)
    await facts("beat", Heartbeat(1e9, 1e9))
    for method in ("last_beat", "epoch", "key"):
        await facts(method)


async def test_credentials_read_no_whole_table(plans: Planned) -> None:
    credentials = Watched(CredentialStore(plans[0].database), plans[1])
    passkey = Passkey("new", ME, b"", 1, synced=True, made=1.0, used=1.0)
    await credentials("issue", Ticket("new", "x", ME, 1e9), 5.0)
    await credentials("replace", BY, "device", [Ticket("newer", "device", ME, 1e9)], 5.0)
    await credentials("redeem", "x77", "x77", 0.0)
    await credentials("sign_in", "newer", "device", DEVICE, 5.0)
    await credentials("tickets_left", ME, "x77")
    await credentials("add_passkey", BY, passkey)
    await credentials("passkey", "new")
    await credentials("passkeys_of", ME)
    await credentials("sign_in_by_passkey", passkey, 2, DEVICE._replace(number=2**42))
    await credentials("remove_passkey", BY, "new")
    assert credentials.found(CredentialStore) == []


async def test_sessions_read_no_whole_table(plans: Planned) -> None:
    sessions = Watched(plans[0].sessions, plans[1])
    await sessions("confirm", BY)
    await sessions("sessions_of", ME)
    await sessions("end", BY, 2**42, 1e9)
    await sessions("renew", BY, 2**43, ["x77"], 1e9)
    await sessions("ended", ROWS - 100.0)
    await sessions("raise_epoch", keep_sessions=True)
    await sessions("forget", BY._replace(session=Session(ME, 2**43)), 1e9)
    assert sessions.found(SessionStore) == []


async def test_friends_read_no_whole_table(plans: Planned) -> None:
    friends = Watched(FriendStore(plans[0].database), plans[1])
    await friends("meet", [Relationship(ME, OTHER, "handle", "Tom", 1.0)])
    await friends("stand", ME, OTHER, "kept")
    await friends("block", ME, OTHER, on=True)
    await friends("invite", ME, OTHER, HERE, 5.0, 1.0)
    await friends("decline", ME, OTHER)
    for method in ("relationships_of", "relationships_to", "blocked_with"):
        await friends(method, ME)
    await friends("expect", ME, HERE, 1e9, 5.0)
    await friends("expected", HERE, 5.0)
    await friends("last_tables_of", [ME, OTHER])
    await friends("forget", ME)
    assert friends.found(FriendStore) == []


async def test_ratings_read_no_whole_table(plans: Planned) -> None:
    ratings = Watched(RatingStore(plans[0].database), plans[1])
    await ratings("count", lambda _matches, _skills: [], 100)
    await ratings("counted", ROWS - 100, 100)
    await ratings("skills")
    await ratings("skills_of", ME)
    await ratings("board", "x77", "x77", 3.0, 100)
    await ratings("seasons", "x77")
    await ratings("changes_in", "x77")
    await ratings("means_of", ME, 100)
    assert ratings.found(RatingStore) == []


async def test_operators_read_no_whole_table(plans: Planned) -> None:
    operators = Watched(ModerationStore(plans[0].database), plans[1])
    report = PlayerReport(0, 1.0, ME, OTHER, "Tom", "x77", "x77-1", "words", "", 0)
    await operators("add_key", OperatorKey("digest", "Mia", 1.0))
    await operators("operator_of", "digest")
    await operators("keys")
    await operators("revoke_keys", "Mia")
    await operators("record", AuditEntry(0, 1.0, "Mia", "ban", "x77", "", "rude", 1e9))
    await operators("acts", ROWS - 5)
    await operators("latest_acts", 100)
    await operators("acts_about", "x77")
    await operators("open_reports", 100)
    await operators("reports_by", ME)
    await operators("settle", [77, 78], 5)
    await operators("forget", ME)
    await operators("file", report)
    assert operators.found(ModerationStore) == []


async def test_devices_and_nudges_read_no_whole_table(plans: Planned) -> None:
    push = Watched(PushStore(plans[0].database), plans[1])
    await push("subscribe", SignIn(Session(OTHER, 2**44), "", 5.0), THEIR_DEVICE)
    await push("subscription", "x77")
    await push("subscriptions_of", ME)
    await push("unsubscribe", "x78")
    await push("mute", ME, HERE, on=True)
    await push("mute", ME, HERE, on=False)
    await push("muted_by", ME)
    await push("enqueue", [Notification("x79", HERE, "turn", 1, 5.0, 1.0)])
    await push("claim", 50.0, 20)
    await push("postpone", Notification("x79", HERE, "turn", 1, 5.0, 1.0), 9.0)
    await push("tidy", 50.0)
    await push("forget", ME)
    assert push.found(PushStore) == []
