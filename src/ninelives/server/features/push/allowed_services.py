"""Messages go to known push services only. A browser brings its own address, which may be made up."""

import re
from collections.abc import Iterable
from typing import Final

# no port, no user, nothing that two readers might read in two ways
ADDRESS: Final = re.compile(r"https://((?:[a-z0-9-]+\.)+[a-z]+)/[!-~]+")
LONGEST: Final = 1000
ANY: Final = "*."


def is_served(endpoint: str, services: Iterable[str]) -> bool:
    """Return whether an address belongs to a service: a host, hosts as in *.example.org, or an origin in full."""
    if len(endpoint) > LONGEST:
        return False
    found = ADDRESS.fullmatch(endpoint)
    host = "" if found is None else found[1]
    return any(_fits(endpoint, host, service) for service in services)


def _fits(endpoint: str, host: str, service: str) -> bool:
    if "://" in service:  # as a test has it on this machine, over plain http
        return endpoint.startswith(f"{service}/") and endpoint.isascii() and endpoint.isprintable()
    return host == service or (service.startswith(ANY) and host.endswith(service.removeprefix("*")))
