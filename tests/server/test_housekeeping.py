"""What a process does for its tables now and then."""

import asyncio

from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.jobs.maintenance import ABSENT, Maintenance
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.tables.commands.match import Begin
from ninelives.tables.commands.seats import Sit
from ninelives.tables.decide import Command
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.schemas import SetUp
from ninelives.tables.state import GATHERING, PLAYING

ANN, BEN = GuestId(11), GuestId(12)


async def two_at_a_table(hub: Executor) -> TableId:
    """Seat two people, of whom only Ann has a socket."""
    config = await set_up(hub.store.facts, SetUp("go-kitty", seats=2), Opener(), hub.time.now())
    live = await hub.cache.get(config.id)
    for seat, who in enumerate((ANN, BEN)):
        await hub.execute(live, Command(GuestId(who), "sit", Sit(seat, "-", f"P{seat}"), Seq(0)))
    live.presence.enter(ANN)
    return config.id


async def tidied(hub: Executor, keeping: Maintenance, now: float) -> None:
    await keeping.tidy(now)
    await asyncio.gather(*hub.background._tasks)


async def test_between_matches_the_seat_of_somebody_long_gone_is_free_again(hub: Executor) -> None:
    keeping = Maintenance(hub)
    live = await hub.cache.get(await two_at_a_table(hub))
    now = live.used
    await tidied(hub, keeping, now)
    await tidied(hub, keeping, now + ABSENT - 40)
    assert live.table.seat_of(BEN) == 1, "not so soon"
    live.used = now + ABSENT
    await tidied(hub, keeping, now + ABSENT + 1)
    assert live.table.seat_of(BEN) is None
    assert live.table.seat_of(ANN) == 0
    assert live.table.phase == GATHERING


async def test_while_a_match_runs_the_seat_is_kept(hub: Executor) -> None:
    keeping = Maintenance(hub)
    live = await hub.cache.get(await two_at_a_table(hub))
    await hub.execute(live, Command(ANN, "begin", Begin(), live.table.seq))
    now = live.used
    await tidied(hub, keeping, now)
    live.used = now + ABSENT
    await tidied(hub, keeping, now + ABSENT + 1)
    assert live.table.phase == PLAYING
    assert live.table.seat_of(BEN) == 1
