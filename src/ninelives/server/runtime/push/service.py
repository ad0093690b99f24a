"""Sending for people, in one process: put together once its house is open."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import NamedTuple

from ninelives.hosting.table_server import House
from ninelives.server.runtime.metrics import Metrics
from ninelives.server.runtime.push.courier import Courier
from ninelives.server.runtime.push.devices import Devices
from ninelives.server.runtime.push.nudges import Nudges
from ninelives.server.runtime.push.sending import PushClient
from ninelives.server.runtime.push.truth import Truth
from ninelives.server.runtime.push.vapid import Vapid
from ninelives.server.runtime.settings import Settings
from ninelives.server.store import ServerStore


class Push(NamedTuple):
    devices: Devices
    key: str  # by which browsers know this server


@contextlib.asynccontextmanager
async def opened_push(
    store: ServerStore, house: House, settings: Settings, metrics: Metrics, nudges: Nudges
) -> AsyncIterator[Push]:
    """Tell what is due until the end of the block."""
    vapid = Vapid(await store.facts.key(), settings.link)
    client = PushClient(vapid, settings.push_services, house.hub.clock)
    truth = Truth(house, store.friends)
    courier = Courier(store.push, truth, client, metrics, house.hub.background, nudges.due, house.hub.clock)
    running = asyncio.create_task(courier.run())
    try:
        yield Push(Devices(store.push, client, settings.push_services, house.hub.clock), vapid.public_key)
    finally:
        courier.stop()
        await running
        await client.close()
