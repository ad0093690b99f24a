"""A network's share of a process's time: who finds it spent waits, and nobody works for long at once."""

import asyncio

from ninelives.hosting.people.rate_limit import Rate
from ninelives.server.limits.share import Share
from virtual_time import VirtualClock


class Slow:
    """A connection each of whose slices costs a tenth of a second."""

    def __init__(self, share: Share, name: str, slices: int, order: asyncio.Queue[str]) -> None:
        self._share, self._name, self._slices, self._order = share, name, slices, order

    def may_feed(self) -> bool:
        return self._slices > 0

    def take_slice(self) -> None:
        self._slices -= 1
        self._order.put_nowait(self._name)
        self._share.charge(0.1)

    def rest(self) -> None: ...


async def test_connections_that_find_their_share_spent_take_turns(clock: VirtualClock) -> None:
    share, order = Share(Rate(burst=0.1, refill=4), clock=clock), asyncio.Queue[str]()
    assert share.is_open()
    share.charge(0.3)
    assert not share.is_open()
    gone = Slow(share, "gone", 9, order)
    for one in (Slow(share, "loud", 4, order), gone, Slow(share, "quiet", 1, order)):
        share.feed(one)
    share.forget(gone)
    began = clock.now()
    assert [await order.get() for _ in range(5)] == ["loud", "quiet", "loud", "loud", "loud"]
    owed = (0.3 - 0.1 + 3 * 0.1) / 4
    assert owed < clock.now() - began < owed + 4 * 0.01, "each of four pauses is rounded up"


async def test_a_turn_ends_though_much_of_the_share_is_left(clock: VirtualClock) -> None:
    share, order = Share(Rate(burst=9, refill=9), turn=0.15, clock=clock), asyncio.Queue[str]()
    share.feed(Slow(share, "loud", 9, order))
    assert order.qsize() == 2, "then others have the loop"
    await asyncio.sleep(0)
    share.feed(Slow(share, "quiet", 1, order))
    assert [await order.get() for _ in range(10)].index("quiet") < 9
