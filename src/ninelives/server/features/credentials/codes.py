"""One-time codes: a short one signs in a device at hand, long ones bring a guest back when all devices are lost."""

from typing import Final

from ninelives.core.errors import BadOption
from ninelives.core.language import gettext_noop
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.sessions import NewDevice, Session, SignIn
from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.server.features.credentials.store import CredentialStore
from ninelives.server.features.credentials.tickets import Tickets
from ninelives.server.features.letter_codes import letters_in, new_code

DEVICE_GROUPS: Final = (3, 3, 3)  # letters; 41 bits, of which a network may guess about one a second
RECOVERY_GROUPS: Final = (4, 4, 4, 4)  # 73 bits
LIVES: Final = 120.0  # seconds that the short one counts
RECOVERY_CODES: Final = 8
RECOVERY: Final = "recovery"
UNKNOWN: Final = gettext_noop("This code is not known, or counts no more. Look at it again, or ask for a new one.")


class Codes:
    def __init__(self, store: CredentialStore, identity: Identity, time: SharedTime) -> None:
        self._device: Final = Tickets("device", store, identity, time)
        self._recovery: Final = Tickets(RECOVERY, store, identity, time)
        self._by_length: Final = {sum(DEVICE_GROUPS): self._device, sum(RECOVERY_GROUPS): self._recovery}

    async def new_for_device(self, by: SignIn) -> str:
        """Return a code for another device. It counts for two minutes, and any earlier one no more."""
        code = new_code(DEVICE_GROUPS)
        await self._device.replace(by, [letters_in(code)], LIVES)
        return code

    async def new_for_recovery(self, by: SignIn) -> list[str]:
        """Return codes to be written down; earlier ones count no more."""
        codes = [new_code(RECOVERY_GROUPS) for _ in range(RECOVERY_CODES)]
        await self._recovery.replace(by, [letters_in(code) for code in codes])
        return codes

    async def redeem(self, code: str, device: NewDevice) -> Session:
        """Return the session that this code opens, as somebody typed it; it counts no more."""
        letters = letters_in(code)
        tickets = self._by_length.get(len(letters))
        session = None if tickets is None else await tickets.sign_in(letters, device)
        if session is None:
            raise BadOption(UNKNOWN)
        return session
