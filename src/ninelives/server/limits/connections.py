"""What one network may have of this process: connections, a share of its time, and hellos."""

import sys
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import inf
from typing import Final
from weakref import WeakValueDictionary

import structlog

from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.people.rate_limit import MOST_KEPT, Bucket, Rate
from ninelives.server.limits.share import TURN, Share
from ninelives.server.observability.metrics import Metrics
from ninelives.server.settings import Settings

LONGEST_ADDRESS: Final = 64  # characters: a proxy may forward any words
SPARE_FILES: Final = 100  # for the store, the bus, workers and the listener
MOST_CONNECTIONS: Final = 30_000  # more than one core serves; bounds memory where files are not limited
PAUSE: Final = 60.0  # seconds between two lines about refused connections
UNBOUNDED: Final = Rate(1e12, 1e12)

log = structlog.get_logger("limits")


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return what counts as one sender: an IPv4 address, or the /64 of an IPv6 address, which one household has."""
    try:
        parsed = ip_address(address[:LONGEST_ADDRESS])
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed) >> 64 << 64, 64)))


def raise_file_limit() -> None:
    """Allow this process as many files as the system lets it have: the usual limit is 1,024 connections or fewer."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - where there is such a thing

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def connections_allowed() -> int:
    """Return how many connections fit into this process's limit of open files."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource  # noqa: PLC0415 - as above

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else min(MOST_CONNECTIONS, soft - SPARE_FILES)


class Network:
    """One sender: what it has open, and what is left of its budgets."""

    __slots__ = (
        "__weakref__",
        "_arrivals",
        "_clock",
        "_hellos",
        "_settings",
        "connections",
        "plain",
        "share",
        "sockets",
    )

    def __init__(self, settings: Settings, turn: float = TURN, clock: Clock = SYSTEM_CLOCK) -> None:
        now = clock.now()
        self.share: Final = Share(settings.time_a_network, turn, clock)
        self.connections = 0
        self.plain = 0  # of them no sockets
        self.sockets = 0  # at tables, a proxy's counted for whom it speaks for
        self._clock = clock
        self._settings = settings
        self._arrivals = Bucket(settings.arrivals_a_network, now)
        self._hellos = Bucket(settings.hellos_a_network, now)

    def may_arrive(self) -> bool:
        return self._arrivals.spend(self._settings.arrivals_a_network, self._clock.now())

    def may_say_hello(self) -> bool:
        return self._hellos.spend(self._settings.hellos_a_network, self._clock.now())


class Limits:
    """All networks that this process knows. Those silent for longest are forgotten once nothing of theirs is open."""

    def __init__(self, settings: Settings, metrics: Metrics, most: int, clock: Clock = SYSTEM_CLOCK) -> None:
        self.most: Final = most  # connections in all
        self.total = 0
        self.metrics: Final = metrics
        self.clock: Final = clock
        self.ours: Final = Network(
            settings._replace(time_a_network=UNBOUNDED, arrivals_a_network=UNBOUNDED, hellos_a_network=UNBOUNDED),
            inf,
            clock,
        )  # trusted proxies, which carry many people, and programs on this machine
        self._settings: Final = settings
        self._most_each: Final = min(settings.sockets_an_address + settings.http_a_network, most // 2)
        self._most_plain: Final = min(settings.http_a_network, most // 4)
        self._known: Final[WeakValueDictionary[str, Network]] = WeakValueDictionary()
        self._recent: Final[OrderedDict[str, Network]] = OrderedDict()
        self._refused = 0
        self._next_line = 0.0

    def network(self, address: str) -> Network:
        """Return the network of an address."""
        name = network_of(address)
        network = self._known.get(name)
        if network is None:
            network = self._known[name] = Network(self._settings, clock=self.clock)
        self._recent[name] = network
        self._recent.move_to_end(name)
        if len(self._recent) > MOST_KEPT:
            self._recent.popitem(last=False)
        return network

    def admit(self, network: Network) -> bool:
        """Count a connection that was just opened, unless it is one too many."""
        if self.total >= self.most or self._is_full(network):
            self._refuse()
            return False
        self.total += 1
        network.connections += 1
        network.plain += 1
        return True

    def leave(self, network: Network) -> None:
        self.total -= 1
        network.connections -= 1

    def _is_full(self, network: Network) -> bool:
        if network is self.ours:
            return False
        full = network.connections >= self._most_each or network.plain >= self._most_plain
        return full or not network.may_arrive()

    def _refuse(self) -> None:
        """Tell whoever runs this, by one line a minute at most."""
        self.metrics.refused_connections.inc()
        self._refused += 1
        if self.clock.now() >= self._next_line:
            self._next_line = self.clock.now() + PAUSE
            log.warning("connections refused", refused=self._refused, open=self.total, most=self.most)
            self._refused = 0
