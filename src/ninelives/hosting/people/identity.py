"""Who somebody is: a number that they were given, signed so that nobody can pick another's."""

import hmac
from collections import defaultdict
from collections.abc import Iterable
from hashlib import sha256
from secrets import randbits
from typing import Final

from ninelives.hosting.people.sessions import BITS, Session, is_ended, new_session
from ninelives.tables.ids import GuestId
from ninelives.tables.log import TableConfig
from ninelives.tables.seating import UNKNOWN

DIGITS: Final = 32  # hexadecimal, of the signature: 128 bits
NETWORK_DIGITS: Final = 4  # two networks are taken for one once in 65,536 times
HEXADECIMAL: Final = frozenset("0123456789abcdef")


class Identity:
    """Makes tokens and reads them. They hold no name and say nothing about their owner.

    A token names a session, and counts until that session ends or the epoch is raised.
    """

    def __init__(self, key: bytes) -> None:
        self._key: Final = key
        self._epoch = 0
        self._ended: Final[defaultdict[GuestId, set[int]]] = defaultdict(set)

    def new(self) -> Session:
        return new_session(GuestId(1 + randbits(BITS)))  # never SYSTEM

    def raise_epoch(self, epoch: int) -> bool:
        """Let no token that was made before count any more; return whether that is news."""
        news = epoch > self._epoch
        self._epoch = max(self._epoch, epoch)
        return news

    def end(self, sessions: Iterable[Session]) -> list[Session]:
        """Let the tokens of these sessions count no more; return those of which that is news."""
        news = [session for session in sessions if session.number not in self._ended.get(session.who, ())]
        for who, number in news:
            self._ended[who].add(number)
        return news

    def counts(self, session: Session) -> bool:
        ended = self._ended.get(session.who)
        return ended is None or not is_ended(session.number, ended)

    def token(self, session: Session) -> str:
        subject = f"{session.who:x}-{session.number:x}" if session.number else f"{session.who:x}"
        return f"{subject}.{self._signature(session)}"

    def read(self, token: str) -> Session | None:
        """Return which session's token this is, or None where we did not make it or it counts no more."""
        subject, _, signature = token.partition(".")
        who, dash, number = subject.partition("-")
        if not is_hexadecimal(who) or not (is_hexadecimal(number) if dash else number == ""):
            return None
        session = Session(GuestId(int(who, 16)), int(number or "0", 16))
        ours = hmac.compare_digest(self._signature(session).encode(), signature.encode())
        return session if ours and self.counts(session) else None

    def digest(self, network: str) -> str:
        """Return what stands for a network: the same for the same one, and nobody can turn it back."""
        return self._sign_text(f"origin {network}")

    def network_digest(self, network: str, config: TableConfig) -> str:
        """Return what tells networks apart at a rated table: so short that tens of thousands of them share it."""
        return self._sign_text(f"network {network} at {config.id}")[:NETWORK_DIGITS] if config.rated else UNKNOWN

    def seal(self, secret: str) -> str:
        """Return what stands for a secret in a store: who reads it there does not know the secret."""
        return self._sign_text(f"secret {secret}")

    def _signature(self, session: Session) -> str:
        number = f" {session.number:x}" if session.number else ""
        epoch = f" epoch {self._epoch}" if self._epoch else ""
        return self._sign_text(f"guest {session.who}{number}{epoch}")

    def _sign_text(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), sha256).hexdigest()[:DIGITS]


def is_hexadecimal(text: str) -> bool:
    return 0 < len(text) <= BITS // 4 + 1 and not set(text) - HEXADECIMAL
