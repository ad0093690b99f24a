"""The worker sends what is due: it claims a notification, asks whether it is still true, and sends it, never twice.

Whoever is killed between the claim and the answer has told it or not, and nobody tells it again. What a service
certainly did not take is tried again a few times.
"""

import asyncio
import contextlib
from hashlib import sha256
from typing import Final

from ninelives.hosting.background import Background
from ninelives.hosting.clock import Clock
from ninelives.hosting.people.rate_limit import Rate, RateLimit
from ninelives.server.features.push.client import Delivery, Envelope, PushClient, Sent
from ninelives.server.features.push.messages import STAYS, URGENCY, message_about, written
from ninelives.server.features.push.quiet_hours import wakes_at
from ninelives.server.features.push.revalidation import Revalidator
from ninelives.server.features.push.store import Notification, PushStore, PushSubscription
from ninelives.server.observability.metrics import Metrics

PAUSE: Final = 15.0  # seconds between two looks, where nothing came due that was enqueued here
AT_ONCE: Final = 20  # notifications that one process tells at the same time
TRIES: Final = 4
KEPT: Final = 30 * 24 * 3600.0  # seconds that told notifications are kept: longer than any clock, so none is told again
TIDYING: Final = 3600.0  # seconds between two times that older ones are deleted
BUDGET: Final = Rate(burst=20, refill=30 / 3600)  # messages to one device
TOPIC_LETTERS: Final = 32  # as many as a service takes


class PushWorker:
    def __init__(  # noqa: PLR0913 - all that it takes to tell something
        self,
        store: PushStore,
        revalidator: Revalidator,
        client: PushClient,
        metrics: Metrics,
        background: Background,
        due: asyncio.Event,
        clock: Clock,
    ) -> None:
        self._store: Final = store
        self._revalidator: Final = revalidator
        self._client: Final = client
        self._metrics: Final = metrics
        self._background: Final = background
        self._budget: Final = RateLimit(BUDGET)
        self._due: Final = due
        self._clock: Final = clock
        self._stopping = False
        self._tidied = 0.0

    def stop(self) -> None:
        """Let `run` return once what is claimed was told."""
        self._stopping = True
        self._due.set()

    async def run(self) -> None:
        while not self._stopping:
            self._due.clear()  # before the look: what becomes due meanwhile is looked for again
            try:
                if await self.look() == AT_ONCE:
                    continue  # there may be more
            except Exception as fault:  # noqa: BLE001 - a store that is down, or anything: the loop must go on
                self._background.report("notifications not sent", fault)
            with contextlib.suppress(TimeoutError):
                async with self._clock.timeout(PAUSE):
                    await self._due.wait()

    async def look(self) -> int:
        """Tell what is due, and return how much that was."""
        await self._tidy(self._clock.wall())
        claimed = await self._store.claim(self._clock.wall(), AT_ONCE)
        told = await asyncio.gather(*[self._tell(notification) for notification in claimed], return_exceptions=True)
        for fault in told:
            if isinstance(fault, Exception):
                self._background.report("notification not sent", fault)
        return len(claimed)

    async def _tell(self, notification: Notification) -> None:
        device = await self._store.subscription(notification.device)
        if device is None or notification.table in await self._store.muted_by(device.who):
            return
        wakes = wakes_at(device, self._clock.wall())
        if wakes > self._clock.wall():  # its owner has changed the quiet hours since
            await self._store.postpone(notification, wakes)
            return
        subject = await self._revalidator.revalidate(notification, device.who)
        if subject is not None and self._budget.spend(device.id, self._clock.wall()):
            text = written(message_about(subject, device.language))
            sent = await self._client.send(device, text, envelope_of(notification))
            await self._note(notification, device, sent)

    async def _note(self, notification: Notification, device: PushSubscription, sent: Sent) -> None:
        match sent.delivery:
            case Delivery.TAKEN:
                self._metrics.pushes.inc()
            case Delivery.GONE:
                await self._store.unsubscribe(device.id)
            case Delivery.LATER if notification.tries + 1 < TRIES:
                await self._store.postpone(notification, self._clock.wall() + sent.wait)
            case _:
                self._metrics.push_failures.inc()

    async def _tidy(self, now: float) -> None:
        if now - self._tidied > TIDYING:
            self._tidied = now
            await self._store.tidy(now - KEPT)


def envelope_of(notification: Notification) -> Envelope:
    """Return the words for a service. A topic is the same for one table and device, and says nothing about either."""
    topic = sha256(f"{notification.device} {notification.table}".encode()).hexdigest()[:TOPIC_LETTERS]
    return Envelope(topic, STAYS[notification.kind], URGENCY[notification.kind])
