"""Tickets and passkeys in memory."""

from collections.abc import Sequence

from ninelives.server.store.credentials import Passkey, Ticket
from ninelives.tables.ids import GuestId


class MemoryCredentials:
    def __init__(self) -> None:
        self._tickets: dict[str, Ticket] = {}
        self._passkeys: dict[str, Passkey] = {}

    async def issue(self, tickets: Sequence[Ticket], now: float) -> None:
        kept = {digest: ticket for digest, ticket in self._tickets.items() if ticket.until > now}
        self._tickets = kept | {ticket.digest: ticket for ticket in tickets}

    async def redeem(self, digest: str, purpose: str, now: float) -> GuestId | None:
        ticket = self._tickets.get(digest)
        if ticket is None or ticket.purpose != purpose or ticket.until <= now:
            return None
        del self._tickets[digest]
        return ticket.who

    async def withdraw(self, who: GuestId, purpose: str) -> None:
        self._tickets = {
            digest: ticket for digest, ticket in self._tickets.items() if (ticket.who, ticket.purpose) != (who, purpose)
        }

    async def tickets_left(self, who: GuestId, purpose: str) -> int:
        return len([t for t in self._tickets.values() if (t.who, t.purpose) == (who, purpose)])

    async def add_passkey(self, passkey: Passkey) -> bool:
        return self._passkeys.setdefault(passkey.id, passkey) is passkey

    async def passkey(self, passkey: str) -> Passkey | None:
        return self._passkeys.get(passkey)

    async def passkeys_of(self, who: GuestId) -> list[Passkey]:
        return sorted([one for one in self._passkeys.values() if one.who == who], key=lambda one: (one.made, one.id))

    async def note_use(self, passkey: str, counter: int, now: float) -> None:
        if passkey in self._passkeys:
            self._passkeys[passkey] = self._passkeys[passkey]._replace(counter=counter, used=now)

    async def remove_passkey(self, who: GuestId, passkey: str) -> bool:
        found = self._passkeys.get(passkey)
        if found is None or found.who != who:
            return False
        del self._passkeys[passkey]
        return True

    async def forget(self, who: GuestId) -> None:
        self._tickets = {digest: ticket for digest, ticket in self._tickets.items() if ticket.who != who}
        self._passkeys = {name: passkey for name, passkey in self._passkeys.items() if passkey.who != who}
