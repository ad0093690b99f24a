"""A network's share of a process's time: who finds it spent waits, and nobody is turned away."""

import asyncio
from collections import OrderedDict
from typing import Final, Protocol

from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.people.rate_limit import Bucket, Rate

SHORTEST_WAIT: Final = 0.01  # seconds between two looks at a spent share
TURN: Final = 0.0003  # seconds of work, a command or so, after which others come first, however much of a share is left


class Waiter(Protocol):
    """A connection whose input waits for its network's share."""

    def may_feed(self) -> bool:
        """Return whether there is input to parse, and nothing but the share to wait for."""

    def take_slice(self) -> None:
        """Parse a little of what waits."""

    def rest(self) -> None:
        """Read on, or let the peer wait while some input does."""


class Share:
    """So many seconds of work a second. Connections that find it spent stand in line, the first comes first.

    Nobody works for longer than a turn at once: other networks' people wait for the same loop.
    """

    __slots__ = ("_bucket", "_clock", "_longest", "_rate", "_timer", "_turn", "_waiting")

    def __init__(self, rate: Rate, turn: float = TURN, clock: Clock = SYSTEM_CLOCK) -> None:
        self._clock = clock
        self._rate = rate
        self._longest = turn
        self._bucket = Bucket(rate, clock.now())
        self._waiting: OrderedDict[Waiter, None] = OrderedDict()
        self._timer: asyncio.Handle | None = None
        self._turn = 0.0  # seconds worked since others last had the loop

    def is_open(self) -> bool:
        """Return whether a connection may go on at once."""
        return not self._waiting and self._lasts()

    def charge(self, seconds: float) -> None:
        """Take work off the share. It may go below zero: what input costs is known once it is parsed."""
        self._bucket.owe(self._rate, self._clock.now(), seconds)
        self._turn += seconds
        if self._turn >= self._longest and self._timer is None:
            self._timer = asyncio.get_running_loop().call_soon(self._let_on)

    def feed(self, waiter: Waiter) -> None:
        """Parse what came while the share lasts; the rest waits in line."""
        while waiter.may_feed():
            if not self.is_open():
                self._wait(waiter)
                break
            waiter.take_slice()
        waiter.rest()

    def _wait(self, waiter: Waiter) -> None:
        """Put a connection at the end of the line, unless it stands there."""
        self._waiting[waiter] = None
        if self._timer is None:
            self._set_timer()

    def forget(self, waiter: Waiter) -> None:
        self._waiting.pop(waiter, None)

    def _left(self) -> float:
        return self._bucket.owe(self._rate, self._clock.now(), 0.0)

    def _lasts(self) -> bool:
        return self._turn < self._longest and self._left() > 0

    def _set_timer(self) -> None:
        left = self._left()
        if left > 0:
            self._timer = asyncio.get_running_loop().call_soon(self._let_on)
        else:
            self._timer = self._clock.call_later(max(SHORTEST_WAIT, -left / self._rate.refill), self._let_on)

    def _let_on(self) -> None:
        """Let those in line go on, each once at most, while there is something left."""
        self._timer = None
        self._turn = 0.0
        for _ in range(len(self._waiting)):
            if not self._waiting or not self._lasts():
                break
            waiter, _place = self._waiting.popitem(last=False)
            if waiter.may_feed():
                waiter.take_slice()  # so that everybody in line comes to something
            self.feed(waiter)
        if self._waiting:
            self._set_timer()
