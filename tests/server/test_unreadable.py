"""A row that cannot be read, damaged or of a later version: nobody is shown its contents, and nothing else suffers."""

import asyncio

import pytest
from structlog.testing import capture_logs

from ninelives.hosting.execution.bus_messages import Added, Signer
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.ports import NoTurnNotifier
from ninelives.hosting.scheduler import Scheduler
from ninelives.server.observability.metrics import Metrics
from ninelives.tables.apply import replay
from ninelives.tables.commands.seats import Seats, Sit
from ninelives.tables.decide import Command
from ninelives.tables.faults import Unreadable
from ninelives.tables.ids import EMPTY, SYSTEM, Seq
from ninelives.tables.log import Row
from ninelives.tables.schemas import SetUp
from server.client import come, knock
from server.house import code_of
from server.local import LocalServer
from server.onlooker import Onlooker
from tables.lived import ANNA, BEN, everything, two_at

HIDDEN = "whiskers"
BAD = (
    *(
        "",
        "nonsense",
        f"0 {HIDDEN}",
        f"dance {HIDDEN}",
        f"TABLE deal {HIDDEN}",
        "9 challenge",
        "sit 9 - Ann",
        "clear 77",
    ),
    *("bot 5 tabby", f"begin\nTABLE deal {HIDDEN}", f"0 bid 1 hat\nTABLE {HIDDEN}", "0 bid 1 hat\nnobody", "begin\nx"),
)


@pytest.mark.parametrize("lines", BAD)
def test_a_bad_row_changes_nothing_and_its_fault_holds_nothing_of_it(lines: str) -> None:
    table = two_at().table
    before = everything(table)
    with pytest.raises(Unreadable) as fault:
        replay(table, Row(table.config.id, table.seq, ANNA, "x", lines, 9000.0, None))
    assert everything(table) == before
    assert fault.value.__cause__ is None
    assert HIDDEN not in str(fault.value)


def test_a_row_is_not_folded_where_one_before_it_is_missing() -> None:
    table = two_at().table
    with pytest.raises(Unreadable):
        replay(table, Row(table.config.id, Seq(table.seq + 1), BEN, "x", "rise", 9000.0, None))


async def seated(hub: Executor) -> tuple[OpenTable, Onlooker]:
    """Seat Anna at a new table, with somebody who listens."""
    config = await set_up(hub.store.facts, SetUp("kitten-me", seats=2), Opener(), hub.time.now())
    live, ear = await hub.cache.get(config.id), Onlooker()
    await hub.execute(live, Command(ANNA, "sit", Sit(0, "-", "Anna"), EMPTY))
    live.viewers[ear] = None
    return live, ear


def bad_row(live: OpenTable, due: float | None = None, after: int = 0) -> Row:
    return Row(live.table.config.id, Seq(live.table.seq + after), SYSTEM, "bad", f"0 {HIDDEN}", 9000.0, due)


async def written(hub: Executor, *rows: Row) -> None:
    for row in rows:
        assert await hub.store.log.append([row])


async def test_a_warm_table_keeps_its_people_and_shows_nothing_of_it(hub: Executor) -> None:
    live, ear = await seated(hub)
    row, before = bad_row(live), everything(live.table)
    await written(hub, row)
    signer = Signer(await hub.store.facts.key())
    with capture_logs() as logs:
        for _ in range(3):
            hub.peers.received(row.table, signer.write(row.table, Added(row.seq, row.due, row.at)))
            hub.background.start(hub.reader.refresh(live))
        await settled(hub)
        with pytest.raises(Unreadable):
            await hub.execute(live, Command(ANNA, "more", Seats(3), Seq(0)))
    assert ear.told == []
    assert live.behind
    assert everything(live.table) == before
    named = {"table": row.table, "seq": row.seq, "kind": "ValueError"}
    assert [{name: log[name] for name in named} for log in logs] == [named]
    assert isinstance(hub.telemetry, Metrics)
    assert hub.telemetry.unreadable._value.get() == 1


async def settled(hub: Executor) -> None:
    while hub.background._tasks:  # noqa: ASYNC110
        await asyncio.sleep(0)


async def test_what_came_before_a_bad_row_is_told(hub: Executor) -> None:
    live, ear = await seated(hub)
    sit = Row(live.table.config.id, live.table.seq, BEN, "sit", "sit 1 - Ben", 9000.0, None)
    await written(hub, sit, bad_row(live, after=1))
    with pytest.raises(Unreadable):
        await hub.reader.refresh(live)
    assert live.table.seat_of(BEN) == 1
    assert len(ear.told) == 1


async def test_the_clock_leaves_such_a_table_alone_for_a_minute(hub: Executor) -> None:
    live, _ear = await seated(hub)
    table, now = live.table.config.id, hub.time.now()
    await written(hub, bad_row(live, due=now - 1))
    hub.cache.drop(live)
    clock = Scheduler(hub, None, None, NoTurnNotifier())  # type: ignore[arg-type] # nobody thinks here
    with capture_logs() as logs:
        await clock._look()
        await settled(hub)
    _seq, due = (await hub.store.log.heads([table]))[table]
    assert due is not None
    assert 50 < due - now < 70
    assert [log["event"] for log in logs] == ["row cannot be read"]


async def test_whoever_comes_is_told_to_come_again_and_the_table_is_left_out_of_their_list(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ann:
        await ann.done("sit 0 - Ann")
        token = ann.welcome["token"]
        live = house.context.house.hub.cache.find_by_code(code_of(table))
        assert live is not None
        await written(house.context.house.hub, bad_row(live))
        for who in (token, ""):  # a sitter and a watcher, who come back to what is warm, and know of more
            await expect_sorry(table, token=who, seen=live.table.seq + 1)
        await ann.send(t="do", id="x", order="seats 3")
        assert await ann.end() == 1013
        assert HIDDEN not in str(ann.messages)
    house.context.house.hub.cache.drop(live)
    for who in (token, ""):
        await expect_sorry(table, token=who)
    assert await house.get("/api/me/tables", token) == []
    assert (await house.ask("DELETE", "/api/me", None, token)).status_code == 200


async def expect_sorry(table: str, **hello: object) -> None:
    async with knock(table) as one:
        await one.send(t="hello", **hello)
        bye = await one.hear("bye")
        assert bye["reason"] == "This table cannot be read here just now. Come again in a moment."
        assert bye["again"] is True
        assert await one.end() == 1013
        assert HIDDEN not in str(one.messages)
