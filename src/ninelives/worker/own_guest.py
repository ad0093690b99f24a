"""Who this browser is: where there is no network, there is no cookie."""

from typing import Final

from ninelives.tables.ids import GuestId
from ninelives.worker.transactions import Decision, FoundTexts, Transactions, Write, one, read_one, written

ME: Final = one("house", "me")


class OwnGuest:
    """The guest whose browser this is, in all tabs the same."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions: Final = transactions

    async def get(self, new: GuestId) -> GuestId:
        """Return who it is: the new one, where there was none."""

        def decide(found: FoundTexts) -> Decision[GuestId]:
            known = read_one(found[0], int)
            return (new, [Write(ME.first, written(new))]) if known is None else (GuestId(known), [])

        return await self._transactions.change([ME], decide)

    async def forget(self) -> None:
        await self._transactions.write(Write(ME.first, None))
