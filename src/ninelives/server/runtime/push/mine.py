"""What somebody is shown of being sent for, and what they can do about it on a server that sends nothing, too."""

from typing import Final

from ninelives.core.errors import BadOption
from ninelives.core.language import gettext_noop
from ninelives.hosting.table_server import House
from ninelives.server.store.push import PushStore, PushSubscription
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.schemas import MyPush, PushDevice

MOST_MUTED: Final = 200  # tables
ENOUGH: Final = gettext_noop("You have muted as many tables as we keep. Lift another first.")


async def my_push(store: PushStore, house: House, who: GuestId, key: str) -> MyPush:
    muted = [await house.store.facts.config(table) for table in await store.muted_by(who)]
    return MyPush(
        known=True,
        key=key,
        devices=tuple([_device(one) for one in await store.subscriptions_of(who)]),
        muted=tuple(sorted([config.code for config in muted if config is not None])),
    )


async def mute(store: PushStore, who: GuestId, table: TableId, *, on: bool) -> None:
    if on and len(await store.muted_by(who)) >= MOST_MUTED:
        raise BadOption(ENOUGH)
    await store.mute(who, table, on=on)


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
