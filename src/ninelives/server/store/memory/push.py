"""Devices and nudges in memory."""

from collections.abc import Sequence

from ninelives.server.store.push import NEVER, Nudge, PushSubscription
from ninelives.tables.ids import GuestId, TableId

type NudgeKey = tuple[str, TableId, str]


class MemoryPush:
    def __init__(self) -> None:
        self._devices: dict[str, PushSubscription] = {}
        self._nudges: dict[NudgeKey, Nudge] = {}
        self._muted: set[tuple[GuestId, TableId]] = set()

    async def subscribe(self, subscription: PushSubscription) -> None:
        known = self._devices.get(subscription.id)
        if known is not None and known.who != subscription.who:
            await self.unsubscribe(subscription.id)
        made = subscription.made if known is None else known.made
        self._devices[subscription.id] = subscription._replace(made=made)

    async def subscription(self, device: str) -> PushSubscription | None:
        return self._devices.get(device)

    async def subscriptions_of(self, who: GuestId) -> list[PushSubscription]:
        return sorted([one for one in self._devices.values() if one.who == who], key=lambda one: (one.made, one.id))

    async def unsubscribe(self, device: str) -> None:
        self._devices.pop(device, None)
        self._nudges = {key: nudge for key, nudge in self._nudges.items() if nudge.device != device}

    async def mute(self, who: GuestId, table: TableId, *, on: bool) -> None:
        self._muted = self._muted | {(who, table)} if on else self._muted - {(who, table)}

    async def muted_by(self, who: GuestId) -> frozenset[TableId]:
        return frozenset([table for one, table in self._muted if one == who])

    async def enqueue(self, nudges: Sequence[Nudge]) -> None:
        for nudge in nudges:
            known = self._nudges.get(_key(nudge))
            if known is None or known.turn < nudge.turn:
                self._nudges[_key(nudge)] = nudge

    async def claim(self, now: float, most: int) -> list[Nudge]:
        due = sorted([nudge for nudge in self._nudges.values() if nudge.due <= now], key=lambda nudge: nudge.due)
        self._nudges |= {_key(nudge): nudge._replace(due=NEVER) for nudge in due[:most]}
        return due[:most]

    async def put_off(self, nudge: Nudge, due: float) -> None:
        known = self._nudges.get(_key(nudge))
        if known is not None and known.turn == nudge.turn:
            self._nudges[_key(nudge)] = known._replace(due=due, tries=known.tries + 1)

    async def tidy(self, before: float) -> None:
        self._nudges = {key: nudge for key, nudge in self._nudges.items() if nudge.made >= before}

    async def forget(self, who: GuestId) -> None:
        for device in await self.subscriptions_of(who):
            await self.unsubscribe(device.id)
        self._muted = {(one, table) for one, table in self._muted if one != who}


def _key(nudge: Nudge) -> NudgeKey:
    return nudge.device, nudge.table, nudge.kind
