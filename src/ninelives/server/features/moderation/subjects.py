"""Subjects of actions as text: a person's number, or a range of addresses. No address is looked up."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from ninelives.core.errors import BadOption
from ninelives.hosting.people.sessions import BITS
from ninelives.tables.ids import GuestId

type AddressRange = IPv4Network | IPv6Network

WIDEST: Final = {4: 8, 6: 16}  # bits that a range must name: nobody shuts out the world by a slip
NETWORK_BITS: Final = 64  # of an IPv6 address: a household has all that share them


def person_subject(who: GuestId) -> str:
    return f"{who:x}"


def read_person(text: str) -> GuestId:
    try:
        who = int(text, 16)
    except ValueError as fault:
        raise BadOption("A person is named by the number that a report shows, as in 3f0a91c2.") from fault
    if not 0 < who <= 2**BITS:
        raise BadOption("There is no person with this number.")
    return GuestId(who)


def read_range(text: str) -> AddressRange:
    try:
        given = ip_network(text.strip(), strict=False)
    except ValueError as fault:
        raise BadOption("A range of addresses is written 203.0.113.0/24, or 2001:db8::/48.") from fault
    if given.prefixlen < WIDEST[given.version]:
        raise BadOption("This range is too wide: name at least the first {bits} bits.", bits=WIDEST[given.version])
    return given.supernet(new_prefix=NETWORK_BITS) if given.version == 6 and given.prefixlen > NETWORK_BITS else given  # noqa: PLR2004 - a version


def is_range(subject: str) -> bool:
    return "/" in subject


def read_banned(text: str) -> str:
    """Return the subject of a ban; an address alone is a range of one."""
    return str(read_range(text)) if set(text) & set("./:") else person_subject(read_person(text))


@lru_cache(maxsize=4096)
def network_at(sender: str) -> AddressRange | None:
    """Return the network that a connection comes from, or None where a proxy said something else."""
    try:
        return ip_network(sender)
    except ValueError:
        return None


def holds(around: AddressRange, network: AddressRange) -> bool:
    if isinstance(around, IPv4Network):
        return isinstance(network, IPv4Network) and network.subnet_of(around)
    return isinstance(network, IPv6Network) and network.subnet_of(around)
