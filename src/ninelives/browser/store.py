"""A store in a browser's own database, which all tabs of the page share. What is answered is on disk."""

from typing import Final

from ninelives.browser.facts import BrowserFacts
from ninelives.browser.ports import BrowserDatabase
from ninelives.browser.table_log import BrowserLog
from ninelives.browser.transactions import Transactions, one


class BrowserStore:
    def __init__(self, database: BrowserDatabase) -> None:
        self.transactions: Final = Transactions(database)
        self.log: Final = BrowserLog(self.transactions)
        self.facts: Final = BrowserFacts(self.transactions)

    async def open(self) -> None:
        await self.ready()

    async def close(self) -> None: ...  # the worker ends with its page

    async def ready(self) -> None:
        await self.transactions.read(one("house", "key"))
