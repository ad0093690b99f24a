"""What a process does for its tables every few seconds."""

from typing import Final

from ninelives.server.hub import Hub
from ninelives.server.judging import Command
from ninelives.server.live import Live
from ninelives.server.lobby import FRESH, notice_of
from ninelives.server.moment import PLAYING
from ninelives.server.orders import Clear
from ninelives.server.store.port import HOUSE

ABSENT: Final = 90.0  # seconds after which a seat is free again, while no match runs
WARM: Final = 60.0  # seconds for which a table that nobody looks at is kept


async def tend(hub: Hub, now: float) -> None:
    """Let go of what nobody needs, say who is here, and look whether something was missed."""
    for live in list(hub.lives.values()):
        if _is_idle(live, now):
            hub.let_go(live)
        else:
            _say_who_is_here(hub, live, now)
            _let_go_of_the_absent(hub, live, now)
    hub.metrics.tables.set(len(hub.lives))
    hub.metrics.bus_losses.set(hub.bus.losses)
    watched = [table for table, live in hub.lives.items() if live.viewers]
    await hub.compare_heads(watched)
    await _post_notices(hub, now)


def _is_idle(live: Live, now: float) -> bool:
    return not live.viewers and not live.lock.locked() and now - live.used > WARM


def _say_who_is_here(hub: Hub, live: Live, now: float) -> None:
    if live.presence.forget_silent(now):
        live.tell_presence()
    if live.viewers:
        hub.announce(live)


def _let_go_of_the_absent(hub: Hub, live: Live, now: float) -> None:
    """Between matches, free the seats of people who have been gone for a while."""
    table = live.table
    here = live.presence.all
    people = {seat: s.who for seat, s in enumerate(table.sitters) if s is not None and not s.is_bot}
    live.absent = {who: live.absent.get(who, now) for who in people.values() if who not in here}
    for seat, who in people.items():
        if table.phase != PLAYING and now - live.absent.get(who, now) > ABSENT:
            hub.errand(hub.act(live, Command(HOUSE, f"gone {table.seq}", Clear(seat), table.seq)))
            return  # one at a time: the next look finds the next


async def _post_notices(hub: Hub, now: float) -> None:
    """Keep tables listed while somebody is at them."""
    for live in list(hub.lives.values()):
        if live.viewers and not live.table.founding.private and now - live.posted > FRESH / 3:
            live.posted = now
            await hub.store.post(notice_of(live.table, now))
