"""Who somebody is: a number that they were given, signed so that nobody can pick another's."""

import hmac
from hashlib import sha256
from secrets import randbits
from typing import Final

BITS: Final = 62
DIGITS: Final = 32  # hexadecimal, of the signature: 128 bits


class Identity:
    """Makes tokens and reads them. They hold no name and say nothing about their owner."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    def new(self) -> int:
        return 1 + randbits(BITS)  # never HOUSE

    def token(self, who: int) -> str:
        return f"{who:x}.{self._signature(who)}"

    def read(self, token: str) -> int | None:
        """Give whose token this is, or None where we did not make it."""
        number, _, signature = token.partition(".")
        if not number or len(number) > BITS // 4 + 1 or set(number) - set("0123456789abcdef"):
            return None
        who = int(number, 16)
        return who if hmac.compare_digest(self._signature(who).encode(), signature.encode()) else None

    def _signature(self, who: int) -> str:
        return hmac.new(self._key, f"guest {who}".encode(), sha256).hexdigest()[:DIGITS]
