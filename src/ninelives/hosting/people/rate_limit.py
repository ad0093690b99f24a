"""How much one sender may say: a bucket that refills with time. Honest tabs never see its bottom."""

from collections.abc import Hashable
from typing import Final, NamedTuple

MOST_KEPT: Final = 10_000  # senders remembered; the longest silent are forgotten first


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    refill: float


class Bucket:
    """One sender's allowance."""

    __slots__ = ("at", "left")  # one a socket: 5,000 sockets are 5,000 of these

    def __init__(self, rate: Rate, now: float) -> None:
        self.left = rate.burst
        self.at = now

    def spend(self, rate: Rate, now: float, cost: float = 1.0) -> bool:
        """Take so much, if it is there."""
        self.left = min(rate.burst, self.left + (now - self.at) * rate.refill)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def owe(self, rate: Rate, now: float, cost: float) -> float:
        """Take so much even where it is not there; return what is left, below zero what is owed."""
        self.left = min(rate.burst, self.left + (now - self.at) * rate.refill) - cost
        self.at = now
        return self.left


class RateLimit:
    """Allowances by sender, as many as are worth remembering."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._buckets: Final[dict[Hashable, Bucket]] = {}

    def spend(self, sender: Hashable, now: float, cost: float = 1.0) -> bool:
        return self._bucket(sender, now).spend(self._rate, now, cost)

    def owe(self, sender: Hashable, now: float, cost: float) -> None:
        """Take so much even where it is not there."""
        self._bucket(sender, now).owe(self._rate, now, cost)

    def forget(self) -> None:
        self._buckets.clear()

    def _bucket(self, sender: Hashable, now: float) -> Bucket:
        bucket = self._buckets.pop(sender, None) or Bucket(self._rate, now)
        self._buckets[sender] = bucket  # to the end: the first is the longest silent
        if len(self._buckets) > MOST_KEPT:
            del self._buckets[next(iter(self._buckets))]
        return bucket
