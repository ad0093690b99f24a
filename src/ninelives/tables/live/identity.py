"""Who somebody is: a number that they were given, signed so that nobody can pick another's."""

import hmac
from hashlib import sha256
from secrets import randbits
from typing import Final

from ninelives.tables.ids import GuestId
from ninelives.tables.log import TableConfig
from ninelives.tables.orders import UNKNOWN

BITS: Final = 62
DIGITS: Final = 32  # hexadecimal, of the signature: 128 bits
NETWORK_DIGITS: Final = 4  # two networks are taken for one once in 65,536 times
HEXADECIMAL: Final = frozenset("0123456789abcdef")
NEVER: Final = 2**31 - 1  # a generation that no token reaches: a guest who was forgotten


class Identity:
    """Makes tokens and reads them. They hold no name and say nothing about their owner.

    A token is of a generation, and counts until that guest's generation is raised.
    """

    def __init__(self, key: bytes) -> None:
        self._key: Final = key
        self._generations: Final[dict[GuestId, int]] = {}  # of those whose tokens were revoked

    def new(self) -> GuestId:
        return GuestId(1 + randbits(BITS))  # never HOUSE

    def generation(self, who: GuestId) -> int:
        return self._generations.get(who, 0)

    def raise_generation(self, who: GuestId, generation: int) -> bool:
        """Let tokens of earlier generations count no more; return whether that is news."""
        if generation <= self.generation(who):
            return False
        self._generations[who] = generation
        return True

    def token(self, who: GuestId) -> str:
        subject = _subject(who, self.generation(who))
        return f"{subject}.{self._signature(subject)}"

    def read(self, token: str) -> GuestId | None:
        """Return whose token this is, or None where we did not make it or it counts no more."""
        subject, _, signature = token.partition(".")
        number, _, generation = subject.partition("-")
        if not _is_number(number, BITS // 4 + 1) or not (generation == "" or _is_number(generation, 8)):
            return None
        who, of = GuestId(int(number, 16)), int(generation or "0", 16)
        ours = hmac.compare_digest(self._signature(_subject(who, of)).encode(), signature.encode())
        return who if ours and of == self.generation(who) else None

    def digest(self, network: str) -> str:
        """Return what stands for a network: the same for the same one, and nobody can turn it back."""
        return self._signed(f"origin {network}")

    def network_digest(self, network: str, config: TableConfig) -> str:
        """Return what tells networks apart at a rated table: so short that tens of thousands of them share it."""
        return self._signed(f"network {network} at {config.id}")[:NETWORK_DIGITS] if config.rated else UNKNOWN

    def seal(self, secret: str) -> str:
        """Return what stands for a secret in a store: who reads it there does not know the secret."""
        return self._signed(f"secret {secret}")

    def _signature(self, subject: str) -> str:
        number, _, generation = subject.partition("-")
        return self._signed(f"guest {int(number, 16)} {generation}".rstrip())

    def _signed(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), sha256).hexdigest()[:DIGITS]


def _subject(who: GuestId, generation: int) -> str:
    return f"{who:x}-{generation:x}" if generation else f"{who:x}"


def _is_number(text: str, most: int) -> bool:
    return 0 < len(text) <= most and not set(text) - HEXADECIMAL
