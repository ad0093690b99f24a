"""What requests cost of a network's budget, as a handler's `opt` says it, and which network spends it."""

from typing import Final

from ninelives.server.http.callers import AnyConnection
from ninelives.server.limits.connections import network_of

PRICE, BANNED_TOO = "price", "for the banned too"  # as a handler's `opt` has them
USUAL: Final = 1.0  # the price of a request whose handler has no other
ABOUT_ME: Final = 1.5  # a page about oneself asks for half a dozen of them
LOOK_UP: Final = 3.0  # to find a table by its code
GUESS: Final = 10.0  # at somebody's code
DISTURB: Final = 10.0  # somebody else, or another server
FREE: Final = 0.0  # given from memory, often, and cheaper than to turn away: the page, its files, the announcement


def priced(price: float, *, for_the_banned_too: bool = False) -> dict[str, float | bool]:
    """Return the `opt` of a handler: what a request for it costs, and whether it is taken from whoever is banned."""
    return {PRICE: price, BANNED_TOO: for_the_banned_too}


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client is not None else "nowhere"


def sender_of(connection: AnyConnection) -> str:
    """Return whose budget a connection spends."""
    return network_of(address_of(connection))
