"""What a process does for its tables every few seconds."""

from typing import Final

from ninelives.server.hub import Hub
from ninelives.server.live import Live
from ninelives.server.lobby import FRESH, notice_of

WARM: Final = 60.0  # seconds for which a table that nobody looks at is kept


async def tend(hub: Hub, now: float) -> None:
    """Let go of what nobody needs, say who is here, and look whether something was missed."""
    for live in list(hub.lives.values()):
        if _is_idle(live, now):
            hub.let_go(live)
        else:
            _say_who_is_here(hub, live, now)
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


async def _post_notices(hub: Hub, now: float) -> None:
    """Keep tables listed while somebody is at them."""
    for live in list(hub.lives.values()):
        if live.viewers and not live.table.founding.private and now - live.posted > FRESH / 3:
            live.posted = now
            await hub.store.post(notice_of(live.table, now))
