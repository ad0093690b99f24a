"""Every process reads the audit log, and applies what is new to the tables that are open there."""

import contextlib
from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.server.features.moderation.policy import ServerPolicy
from ninelives.server.features.moderation.store import AuditEntry, ModerationStore
from ninelives.server.features.moderation.subjects import read_person
from ninelives.tables.commands.access import Lock
from ninelives.tables.commands.order import Order
from ninelives.tables.commands.seats import Sit
from ninelives.tables.decide import Command
from ninelives.tables.faults import Unreadable
from ninelives.tables.ids import SYSTEM, GuestId
from ninelives.tables.seating import NO_NONCE

PAUSE: Final = 5.0  # seconds between two looks at the log


class PolicySync:
    def __init__(self, store: ModerationStore, policy: ServerPolicy, hub: Executor) -> None:
        self._store: Final = store
        self._policy: Final = policy
        self._hub: Final = hub

    async def learn(self) -> list[AuditEntry]:
        return await self._policy.learn(self._store)

    async def refresh(self) -> None:
        """Learn what is new, and apply it here."""
        acts = await self.learn()
        if acts:
            self._recheck()
        for act in acts:
            await self._apply(act)

    async def run(self) -> None:
        """Keep up with the log until cancelled."""
        while True:
            await self._hub.clock.sleep(PAUSE)
            try:
                await self.refresh()
            except Exception as fault:  # noqa: BLE001 - a store that is down, or anything: the loop must go on
                self._hub.background.report("acts not applied", fault)

    def _recheck(self) -> None:
        for live in self._hub.cache.all:
            for viewer in list(live.viewers):
                viewer.recheck()

    async def _apply(self, act: AuditEntry) -> None:
        """Change tables by an order that bears the number of the act: whichever process is first, it is done once."""
        for live in self._hub.cache.all:
            match act.kind:
                case "close" if live.table.config.code == act.subject:
                    await self._order(live, SYSTEM, Lock(), act)  # so that nobody is sent there by the lobby
                case "rename":
                    await self._rename(live, read_person(act.subject), act)
                case _:
                    pass

    async def _rename(self, live: OpenTable, who: GuestId, act: AuditEntry) -> None:
        seat = live.table.seat_of(who)
        sitter = None if seat is None else live.table.sitters[seat]
        if seat is not None and sitter is not None:
            await self._order(live, who, Sit(seat, sitter.nonce or NO_NONCE, act.detail, sitter.network), act)

    async def _order(self, live: OpenTable, who: GuestId, order: Order, act: AuditEntry) -> None:
        with contextlib.suppress(NineLivesError, Unreadable):  # as it is already, or it cannot be there
            await self._hub.execute(live, Command(who, f"act {act.number}", order, live.table.seq))
