"""The service that handlers of push use: devices, muted tables, and a list of both."""

from typing import TYPE_CHECKING, Final

from ninelives.core.errors import BadOption
from ninelives.core.language import gettext_noop
from ninelives.hosting.people.lobby import config_of
from ninelives.hosting.storage.port import FactStore
from ninelives.server.features.push.store import PushStore, PushSubscription
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import MyPush, PushDevice

if TYPE_CHECKING:
    from ninelives.server.features.push.delivery import PushDelivery  # needs an extra
    from ninelives.server.features.push.devices import Devices

MAX_MUTED: Final = 200  # tables
ENOUGH: Final = gettext_noop("You have muted as many tables as we keep. Lift another first.")
NOT_HERE: Final = gettext_noop("This server sends no messages to devices. Look at your tables now and then.")


class PushService:
    """What guests may see and change of their messages; also on a server that sends none."""

    def __init__(self, store: PushStore, facts: FactStore) -> None:
        self._store: Final = store
        self._facts: Final = facts
        self.delivery: PushDelivery | None = None  # while messages are sent

    @property
    def devices(self) -> "Devices":
        """The devices of guests. Raises NotFound where this server sends no messages."""
        if self.delivery is None:
            raise NotFound(NOT_HERE)
        return self.delivery.devices

    async def show(self, who: GuestId | None) -> MyPush:
        """Return a guest's devices and muted tables; of a stranger nothing is known."""
        key = "" if self.delivery is None else self.delivery.public_key
        if who is None:
            return MyPush(known=False, key=key, devices=(), muted=())
        muted = [await self._facts.config(table) for table in await self._store.muted_by(who)]
        return MyPush(
            known=True,
            key=key,
            devices=tuple([_device(one) for one in await self._store.subscriptions_of(who)]),
            muted=tuple(sorted([config.code for config in muted if config is not None])),
        )

    async def mute(self, who: GuestId, code: str, *, on: bool) -> None:
        """Mute a table for a guest, or let it be heard again."""
        table = (await config_of(self._facts, code)).id
        if on and len(await self._store.muted_by(who)) >= MAX_MUTED:
            raise BadOption(ENOUGH)
        await self._store.mute(who, table, on=on)

    async def forget(self, who: GuestId) -> None:
        """Delete all that is kept of a guest's devices and muted tables."""
        await self._store.forget(who)


def _device(one: PushSubscription) -> PushDevice:
    return PushDevice(
        id=one.id,
        endpoint=one.endpoint,
        language=one.language,
        quiet_from=one.quiet_from,
        quiet_to=one.quiet_to,
        zone=one.zone,
        made=one.made,
    )
