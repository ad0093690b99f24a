"""Delivery puts together what sends messages in one process, once its tables are open. It needs an extra."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import NamedTuple

from ninelives.hosting.background import Background
from ninelives.hosting.clock import Clock
from ninelives.server.features.push.client import PushClient
from ninelives.server.features.push.devices import Devices
from ninelives.server.features.push.notifier import PushNotifier
from ninelives.server.features.push.revalidation import Revalidator
from ninelives.server.features.push.store import PushStore
from ninelives.server.features.push.vapid import Vapid
from ninelives.server.features.push.worker import PushWorker
from ninelives.server.observability.metrics import Metrics
from ninelives.server.settings import Settings


class PushDelivery(NamedTuple):
    """What a process that sends messages has besides one that does not."""

    devices: Devices
    public_key: str  # by which browsers know this server


class PushSurroundings(NamedTuple):
    """What a process has anyway, and a worker needs."""

    settings: Settings
    metrics: Metrics
    background: Background
    clock: Clock


@contextlib.asynccontextmanager
async def running_delivery(
    store: PushStore, notifier: PushNotifier, revalidator: Revalidator, server_key: bytes, around: PushSurroundings
) -> AsyncIterator[PushDelivery]:
    """Send what is due until the end of the block."""
    settings, clock = around.settings, around.clock
    vapid = Vapid(server_key, settings.link)
    client = PushClient(vapid, settings.push_services, clock)
    worker = PushWorker(store, revalidator, client, around.metrics, around.background, notifier.due, clock)
    running = asyncio.create_task(worker.run())
    try:
        yield PushDelivery(Devices(store, client, settings.push_services, clock), vapid.public_key)
    finally:
        worker.stop()
        await running
        await client.close()
