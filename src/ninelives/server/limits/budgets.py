"""What senders may ask of a process: a price before each request, and while it is answered what it really takes.

An IPv6 address costs nothing, and whoever rents a /48 has 65,536 networks. So wider ranges have budgets too, and each
guest has one wherever they ask from. All strangers, who show no token, have one together: it keeps some of the
processor for those who play.
"""

from collections.abc import Hashable
from functools import lru_cache
from ipaddress import IPv6Network, ip_network
from typing import Final

from ninelives.hosting.people.rate_limit import Bucket, Rate, RateLimit
from ninelives.tables.ids import GuestId

SECONDS_A_UNIT: Final = 0.01  # of the loop: so much work costs as much as a request with the price 1
WIDER: Final = ((56, 4.0), (48, 10.0))  # ranges by their prefix, and how many networks' budgets each has
HOUSEHOLD: Final = 56
STRANGERS_SECONDS: Final = Rate(burst=5.0, refill=0.5)  # that answers to strangers may take
STRANGERS: Final = "strangers"
SHORT_SECONDS: Final = 0.005  # of the loop: an answer that takes no more waits for no other
LONG_ANSWERS: Final = Rate(burst=0.05, refill=0.25)  # seconds of the loop that all longer ones have together
SHORTEST_PAUSE: Final = 0.001  # seconds: what is owed less than that is as good as paid
SOMEBODY: Final = GuestId(0)  # of whom is not known, or does not matter, whether they are a stranger


class Budgets:
    def __init__(self, rate: Rate) -> None:
        self._networks: Final = RateLimit(rate)
        self._guests: Final = RateLimit(rate)
        self._ranges: Final = {
            prefix: RateLimit(Rate(rate.burst * times, rate.refill * times)) for prefix, times in WIDER
        }
        self._strangers: Final = RateLimit(
            Rate(STRANGERS_SECONDS.burst / SECONDS_A_UNIT, STRANGERS_SECONDS.refill / SECONDS_A_UNIT)
        )

    def spend(self, sender: str, now: float, cost: float = 1.0, *, asker: GuestId | None = SOMEBODY) -> bool:
        """Take the price of a request, if all who pay for it have so much. A stranger is None."""
        paid = all(limit.spend(payer, now, cost) for limit, payer in self._payers(sender, asker))
        return paid and (asker is not None or self._strangers.spend(STRANGERS, now, 0.0))

    def charge(self, sender: str, now: float, seconds: float, *, asker: GuestId | None = SOMEBODY) -> None:
        """Take off what an answer took; whoever owes something waits longer for the next one."""
        cost = seconds / SECONDS_A_UNIT
        for limit, payer in self._payers(sender, asker):
            limit.owe(payer, now, cost)
        if asker is None:
            self._strangers.owe(STRANGERS, now, cost)

    def forget(self) -> None:
        """Let everybody ask again as if they had waited."""
        for limit in (self._networks, self._guests, self._strangers, *self._ranges.values()):
            limit.forget()

    def _payers(self, sender: str, asker: GuestId | None) -> list[tuple[RateLimit, Hashable]]:
        ranges = [(self._ranges[prefix], around) for prefix, around in ranges_around(sender)]
        return [(self._networks, sender), *ranges, *([(self._guests, asker)] if asker else [])]


class LongAnswers:
    """A part of the loop's time, which answers that take long share: those who play have the rest."""

    def __init__(self, now: float) -> None:
        self._bucket: Final = Bucket(LONG_ANSWERS, now)

    def charge(self, now: float, seconds: float) -> None:
        self._bucket.owe(LONG_ANSWERS, now, seconds)

    def pause(self, now: float) -> float:
        """Return for how many seconds a long answer waits before it goes on."""
        wait = -self._bucket.owe(LONG_ANSWERS, now, 0.0) / LONG_ANSWERS.refill
        return wait if wait > SHORTEST_PAUSE else 0.0


def household_of(sender: str) -> str:
    """Return the most that one household may have: an IPv4 address, or a /56."""
    return next((around for prefix, around in ranges_around(sender) if prefix == HOUSEHOLD), sender)


@lru_cache(maxsize=4096)
def ranges_around(sender: str) -> tuple[tuple[int, str], ...]:
    """Return the wider ranges of an IPv6 network, with their prefixes; nothing for any other sender."""
    if ":" not in sender:
        return ()
    network = ip_network(sender)
    if not isinstance(network, IPv6Network):
        return ()
    return tuple([(prefix, str(network.supernet(new_prefix=prefix))) for prefix, _ in WIDER])
