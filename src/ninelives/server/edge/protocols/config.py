"""What uvicorn serves connections by, and what they may have."""

from typing import Any, Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ninelives.server.limits.connections import Limits, Network

type Client = tuple[str, int] | None


class Config(uvicorn.Config):
    def __init__(self, limits: Limits, app: Any, **options: Any) -> None:  # noqa: ANN401 - as uvicorn takes them
        super().__init__(app, **options)
        self.limits: Final = limits
        self._trusted: Final = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts

    def network_of(self, peer: Client) -> Network:
        """Return the network that a connection comes from, which a trusted proxy's does not say."""
        host = peer[0] if peer is not None else "nowhere"
        return self.limits.ours if host in self._trusted else self.limits.network(host)
