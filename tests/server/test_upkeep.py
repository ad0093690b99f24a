"""What a process does for its tables now and then."""

import asyncio

from ninelives.server.bus.memory import MemoryBus
from ninelives.server.due import House
from ninelives.server.hub import Hub
from ninelives.server.judging import Command
from ninelives.server.lobby import Opener, Wishes, set_up
from ninelives.server.metrics import Metrics
from ninelives.server.moment import GATHERING, PLAYING
from ninelives.server.orders import Begin, Sit
from ninelives.server.store.memory import Memory
from ninelives.server.upkeep import ABSENT, tend

ANN, BEN = 11, 12


async def two_at_a_table(hub: Hub) -> int:
    """Seat two people, of whom only Ann has a socket."""
    founding = await set_up(hub.store, Wishes("go-kitty", seats=2), Opener(), hub.time.now())
    live = await hub.live(founding.id)
    for seat, who in enumerate((ANN, BEN)):
        await hub.act(live, Command(who, "sit", Sit(seat, "-", f"P{seat}"), 0))
    live.presence.enter(ANN)
    return founding.id


async def tended(hub: Hub, now: float) -> None:
    await tend(hub, now)
    await asyncio.gather(*hub._errands)


def hub_of_one() -> Hub:
    return Hub(Memory(), MemoryBus(), House(), Metrics())


async def test_between_matches_the_seat_of_somebody_long_gone_is_free_again() -> None:
    hub = hub_of_one()
    await hub.open()
    live = await hub.live(await two_at_a_table(hub))
    now = live.used
    await tended(hub, now)
    await tended(hub, now + ABSENT - 40)
    assert live.table.seat_of(BEN) == 1, "not so soon"
    live.used = now + ABSENT
    await tended(hub, now + ABSENT + 1)
    assert live.table.seat_of(BEN) is None
    assert live.table.seat_of(ANN) == 0
    assert live.table.phase == GATHERING
    await hub.close()


async def test_while_a_match_runs_the_seat_is_kept() -> None:
    hub = hub_of_one()
    await hub.open()
    live = await hub.live(await two_at_a_table(hub))
    await hub.act(live, Command(ANN, "begin", Begin(), live.table.seq))
    now = live.used
    await tended(hub, now)
    live.used = now + ABSENT
    await tended(hub, now + ABSENT + 1)
    assert live.table.phase == PLAYING
    assert live.table.seat_of(BEN) == 1
    await hub.close()
