"""The client hands a message to a push service: one request, no redirect, no longer than it may take."""

from enum import Enum
from math import inf
from typing import Final, NamedTuple

import httpx2

from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.server.features.push.allowed_services import is_served
from ninelives.server.features.push.encryption import Reader, seal
from ninelives.server.features.push.store import PushSubscription
from ninelives.server.features.push.vapid import Vapid

PATIENCE: Final = 10.0  # seconds for each step of a request
DEADLINE: Final = 20.0  # seconds for all of it
BETWEEN: Final = (30.0, 3600.0)  # seconds until a service that asks for it is asked again
AT_ONCE: Final = httpx2.Limits(max_connections=20, max_keepalive_connections=5)
UNSENT: Final = (httpx2.ConnectError, httpx2.ConnectTimeout, httpx2.PoolTimeout)  # nobody has heard anything yet
GONE: Final = frozenset({404, 410})
BUSY: Final = 429
FAULT: Final = 500  # and all above


class Delivery(Enum):
    TAKEN = "taken"
    GONE = "gone"  # the browser is reached there no more
    LATER = "later"  # it certainly was not taken, and may be
    LOST = "lost"  # it was refused, or nobody knows: a second try might be a second message


class Sent(NamedTuple):
    delivery: Delivery
    wait: float = 0.0  # seconds, for those that may be taken later


class Envelope(NamedTuple):
    """What a service is told of a message that it cannot read."""

    topic: str  # a newer one takes the place of an older one that was not fetched yet
    stays: int  # seconds
    urgency: str


class PushClient:
    def __init__(self, vapid: Vapid, services: frozenset[str], clock: Clock = SYSTEM_CLOCK) -> None:
        self._vapid: Final = vapid
        self._clock: Final = clock
        self._services: Final = services
        self._client: Final = httpx2.AsyncClient(timeout=PATIENCE, follow_redirects=False, limits=AT_ONCE)

    async def close(self) -> None:
        await self._client.aclose()

    async def send(self, device: PushSubscription, text: bytes, envelope: Envelope) -> Sent:
        if not is_served(device.endpoint, self._services):  # who runs the server trusts its service no more
            return Sent(Delivery.GONE)
        body = seal(text, Reader(device.public_key, device.auth))
        try:
            async with (
                self._clock.timeout(DEADLINE),  # a service may drip a byte now and then, and keep its place
                self._client.stream(
                    "POST", device.endpoint, content=body, headers=self._headers(device, envelope)
                ) as answer,  # whatever else it says is not read
            ):
                return _sent(answer)
        except TimeoutError:
            return Sent(Delivery.LOST)
        except UNSENT:
            return Sent(Delivery.LATER, BETWEEN[0])
        except httpx2.HTTPError:
            return Sent(Delivery.LOST)

    def _headers(self, device: PushSubscription, envelope: Envelope) -> dict[str, str]:
        return {
            "Authorization": self._vapid.authorization(device.endpoint, self._clock.wall()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(envelope.stays),
            "Topic": envelope.topic,
            "Urgency": envelope.urgency,
        }


def _sent(answer: httpx2.Response) -> Sent:
    if answer.is_success:
        return Sent(Delivery.TAKEN)
    if answer.status_code in GONE:
        return Sent(Delivery.GONE)
    if answer.status_code == BUSY or answer.status_code >= FAULT:
        return Sent(Delivery.LATER, _wait(answer.headers.get("retry-after", "")))
    return Sent(Delivery.LOST)


def _wait(said: str) -> float:
    least, most = BETWEEN
    asked = float(said) if said.isdecimal() else -inf  # a date is no reason to read dates
    return min(most, max(least, asked))
