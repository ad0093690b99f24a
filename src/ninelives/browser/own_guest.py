"""Who this browser is: where there is no network, there is no cookie."""

from typing import Final

from ninelives.browser.transactions import Decision, FoundTexts, Transactions, Write, one, read_one, written
from ninelives.hosting.people.sessions import Session
from ninelives.tables.ids import GuestId

ONE: Final = 0
ME: Final = one("house", "me")


class OwnGuest:
    """The guest whose browser this is, in all tabs the same."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions: Final = transactions

    async def get(self, new: Session) -> Session:
        """Return who it is: the new one, where there was none. All tabs are one session."""

        def decide(found: FoundTexts) -> Decision[Session]:
            known = read_one(found[0], int)
            writes = [Write(ME.first, written(new.who))] if known is None else []
            return Session(new.who if known is None else GuestId(known), ONE), writes

        return await self._transactions.change([ME], decide)

    async def forget(self) -> None:
        await self._transactions.write(Write(ME.first, None))
