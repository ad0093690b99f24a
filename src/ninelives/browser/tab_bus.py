"""The bus between tabs: each has a house of its own, and all share one log."""

from typing import Final

from ninelives.browser.ports import PagePort
from ninelives.hosting.bus.subscriptions import Subscriptions
from ninelives.tables.ids import TableId


class TabBus(Subscriptions):
    """Carries messages as texts: the table's number, a space, and the message in hexadecimal digits."""

    alone: Final = False  # another tab may open at any moment

    def __init__(self, page: PagePort) -> None:
        super().__init__()
        self._page: Final = page

    def publish(self, table: TableId, message: bytes) -> None:
        self._page.publish(f"{table:x} {message.hex()}")

    def hear(self, text: str) -> None:
        """Take what another tab published."""
        number, _, message = text.partition(" ")
        self.receive(TableId(int(number, 16)), bytes.fromhex(message))
