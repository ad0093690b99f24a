"""A sender that is killed at any moment tells no turn twice, and whoever comes after it tells the rest."""

import os
import signal
import time
from collections import Counter
from contextlib import suppress
from random import Random
from threading import Timer

import pytest

from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.people.sessions import Session, SignIn
from ninelives.server.features.push.notifier import TURN
from ninelives.server.features.push.store import Notification, PushStore, PushSubscription
from ninelives.server.storage import ServerStore
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import SetUp
from server.house import hub_of, running, wait_for
from server.push_service import PushService, digest, push_service
from server.stores import opened

pytestmark = [pytest.mark.processes, pytest.mark.chaos]

ANN, BEN = GuestId(71), GuestId(72)
TABLES, DEVICES = 30, 2
KILLS = 3
SLOW = SetUp("kitten-me", seats=2, clock=3600)


async def waiting_tables(store: ServerStore, service: PushService) -> None:
    """Fill a database with tables that wait for one of two people, and devices of both that are to be told now."""
    hub = hub_of(store, MemoryBus())
    await hub.open()
    for who in (ANN, BEN):
        for _ in range(DEVICES):
            browser = service.browser()
            device = PushSubscription(
                digest(browser), who, browser.endpoint, browser.public, browser.auth, "en", 0, 0, "UTC", time.time()
            )
            await PushStore(store.database).subscribe(SignIn(Session(who, 2**40), "", time.time()), device)
    for _ in range(TABLES):
        config = await set_up(store.facts, SLOW, Opener(ANN), hub.time.now())
        live = await hub.cache.get(config.id)
        for who, line in ((ANN, "sit 0 - Ann"), (BEN, "sit 1 - Ben"), (ANN, "begin")):
            await hub.execute(live, Command(who, line, read_order(line), live.table.seq))
        asked = (ANN, BEN)[live.table.awaited[0]]
        due = [
            Notification(one.id, config.id, TURN, live.table.waiting.seq, due=0.0, made=time.time())
            for one in await PushStore(store.database).subscriptions_of(asked)
        ]
        await PushStore(store.database).enqueue(due)
        await hub.postpone(config.id, live.table.seq, 0.0)  # so that each server rings anew, too
    await hub.close()


async def test_a_turn_is_told_at_most_once_through_kill_9(sqlite_url: str) -> None:
    random = Random(7)  # noqa: S311 - any moments will do
    with push_service() as service:
        async with opened(sqlite_url) as (store,):
            await waiting_tables(store, service)  # type: ignore[arg-type] # a server's
        for _ in range(KILLS):
            kill_after(service, sqlite_url, messages=random.randrange(1, 12), pause=random.choice([0.0, 0.002, 0.05]))
        with running("--database", sqlite_url, "--push-service", service.origin):
            wait_for(lambda: is_over(service), within=120)
        told = Counter([(one.browser.name, one.message["code"]) for one in service.arrived])
        assert set(told.values()) == {1}
        lost = TABLES * DEVICES - len(told)
        assert len(told) > 0, "what is left was told by whoever came after"
        assert lost <= KILLS * 20, "a killed sender takes along what it had claimed, and no more"


def kill_after(service: PushService, url: str, messages: int, pause: float) -> None:
    """Run a server, and kill it a moment after it sent so many messages, before it hears that they were taken."""
    enough = len(service.arrived) + messages
    with suppress(AssertionError), running("--database", url, "--push-service", service.origin) as site:

        def kill() -> None:
            with suppress(ProcessLookupError):
                os.kill(site.process.pid, signal.SIGKILL)

        def strike() -> None:
            if len(service.arrived) == enough:
                Timer(pause, kill).start() if pause else kill()

        service.on_request = strike
        try:
            wait_for(lambda: site.process.poll() is not None or is_over(service), within=60)
        finally:
            service.on_request = lambda: None
            site.process.kill()
            site.process.communicate()


def is_over(service: PushService) -> bool:
    """Return whether nothing came for a while."""
    before = len(service.arrived)
    time.sleep(3)
    return len(service.arrived) == before
