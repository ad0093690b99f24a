"""All that somebody has to prove who they are."""

from importlib.util import find_spec
from typing import Final

from ninelives.server.features.credentials.codes import RECOVERY
from ninelives.server.features.credentials.store import CredentialStore
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import MyKeys, PasskeyForm

HAS_PASSKEYS: Final = find_spec("webauthn") is not None  # an extra
NONE: Final = MyKeys(known=False, offered=HAS_PASSKEYS, passkeys=(), recovery_codes=0)


async def keys_of(store: CredentialStore, who: GuestId) -> MyKeys:
    passkeys = await store.passkeys_of(who)
    return MyKeys(
        known=True,
        offered=HAS_PASSKEYS,
        passkeys=tuple([PasskeyForm(id=one.id, synced=one.synced, made=one.made, used=one.used) for one in passkeys]),
        recovery_codes=await store.tickets_left(who, RECOVERY),
    )
