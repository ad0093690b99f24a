"""The service that handlers of credentials use: codes, passkeys, and a list of both."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from ninelives.core.line import is_clean
from ninelives.hosting.people.sessions import SignIn
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.credentials.codes import RECOVERY, Codes
from ninelives.server.features.credentials.store import CredentialStore
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import MyKeys, PasskeyForm

HAS_PASSKEYS: Final = find_spec("webauthn") is not None  # an extra
NONE: Final = MyKeys(known=False, offered=HAS_PASSKEYS, passkeys=(), recovery_codes=0)
if HAS_PASSKEYS or TYPE_CHECKING:
    from ninelives.server.features.credentials.passkeys import Passkeys


class Credentials:
    """The ways in which guests prove on any device who they are."""

    def __init__(self, store: CredentialStore, house: TableServer) -> None:
        self._store: Final = store
        self._house: Final = house

    @property
    def codes(self) -> Codes:
        return Codes(self._store, self._house.identity, self._house.hub.time)

    @property
    def passkeys(self) -> "Passkeys":
        """The passkeys of guests. Raises NotFound on a server without what verifies them."""
        if not HAS_PASSKEYS:
            raise NotFound("This server knows no passkeys. Come by a code.")
        return Passkeys(self._store, self._house.identity, self._house.hub.time)

    async def keys_of(self, who: GuestId) -> MyKeys:
        """Return all that a guest has to prove who they are."""
        passkeys = await self._store.passkeys_of(who)
        return MyKeys(
            known=True,
            offered=HAS_PASSKEYS,
            passkeys=tuple(
                [PasskeyForm(id=one.id, synced=one.synced, made=one.made, used=one.used) for one in passkeys]
            ),
            recovery_codes=await self._store.tickets_left(who, RECOVERY),
        )

    async def remove_passkey(self, by: SignIn, passkey: str) -> None:
        """Remove a passkey of a guest; raise NotFound where they have none of this id."""
        if not (is_clean(passkey) and await self._store.remove_passkey(by, passkey)):
            raise NotFound("You have no such passkey.")
