"""What a server keeps of who is signed in where. Each change looks in the database whether its session still counts."""

from collections.abc import Collection
from typing import Protocol

from ninelives.hosting.people.sessions import Session, SessionEnds, SignedIn, SignIn
from ninelives.tables.ids import GuestId


class SessionStore(SessionEnds, Protocol):
    """Whatever is asked `by` a session raises SignedOut where it has ended. Ends are noted in house time."""

    async def confirm(self, by: SignIn) -> None:
        """See that a session counts, and remember it."""
        ...

    async def sessions_of(self, who: GuestId) -> list[SignedIn]:
        """Return the sessions of a guest that count, the newest first."""
        ...

    async def end(self, by: SignIn, number: int, at: float) -> list[Session]:
        """End a session of the same guest, with the codes, passkeys and push subscriptions that were made in it."""
        ...

    async def renew(self, by: SignIn, number: int, keep: Collection[str], at: float) -> list[Session]:
        """End all sessions of a guest but a new one that takes the place of this; return those that ended.

        No code counts any more, and of passkeys only those to be kept. No device is sent for.
        """
        ...

    async def forget(self, by: SignIn, at: float) -> list[Session]:
        """End all sessions of a guest, with codes, passkeys and push subscriptions: nobody can come back."""
        ...

    async def raise_epoch(self, *, keep_sessions: bool) -> int:
        """Begin a new epoch, as after a restore, and end all sessions unless they are to be kept; return its number."""
        ...
