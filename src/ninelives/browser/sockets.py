"""Sockets between a page and the tables in its worker: opened, told and closed by their numbers."""

import asyncio
from typing import Final

from ninelives.browser.own_guest import OwnGuest
from ninelives.browser.ports import SENDER, PagePort
from ninelives.hosting.connections.closing import FAILED, OUR_FAULT, Closing
from ninelives.hosting.connections.visit import visit
from ninelives.hosting.table_server import TableServer
from ninelives.tables import wire
from ninelives.tables.faults import describe_fault


class PageChannel:
    """The line to one table. A page in the same browser keeps up, so it is never told that it fell behind."""

    sender: Final = SENDER
    network: Final = SENDER

    def __init__(self, page: PagePort, number: int) -> None:
        self._page: Final = page
        self._number: Final = number
        self._received: Final[asyncio.Queue[str]] = asyncio.Queue()
        self.hear: Final = self._received.put_nowait
        self.receive: Final = self._received.get

    def send(self, data: bytes) -> bool:
        self._page.tell(self._number, data.decode())
        return True

    def may_say_hello(self) -> bool:
        return True

    def may_look_up(self) -> bool:
        return True


class PageSockets:
    def __init__(self, page: PagePort, house: TableServer, own: OwnGuest) -> None:
        self._page: Final = page
        self._house: Final = house
        self._own: Final = own
        self._channels: Final[dict[int, PageChannel]] = {}
        self._visits: Final[dict[int, asyncio.Task[None]]] = {}

    def open(self, number: int, path: str) -> None:
        self._channels[number] = PageChannel(self._page, number)
        self._visits[number] = asyncio.create_task(self._serve(number, path))

    def hear(self, number: int, text: str) -> None:
        if number in self._channels:
            self._channels[number].hear(text)

    def close(self, number: int) -> None:
        """Let go of a socket that the page has closed."""
        self._channels.pop(number, None)
        visiting = self._visits.pop(number, None)
        if visiting is not None:
            visiting.cancel()

    def close_all(self) -> None:
        for number in [*self._visits]:
            self.close(number)

    async def _serve(self, number: int, path: str) -> None:
        try:
            await self._visit(number, path)
        except Closing as closing:
            self._say_goodbye(number, closing)
        except Exception as fault:  # noqa: BLE001 - one socket at most is lost by a fault of ours
            self._house.hub.log.error("socket failed", **describe_fault(fault))  # noqa: TRY400 - a traceback could hold what nobody may read
            self._say_goodbye(number, Closing(OUR_FAULT, FAILED, again=True))

    async def _visit(self, number: int, path: str) -> None:
        code = [*path.strip("/").split("/"), "", "", ""][2]
        session = await self._own.get(self._house.identity.new())
        await visit(self._house, self._channels[number], code, session)

    def _say_goodbye(self, number: int, closing: Closing) -> None:
        if self._channels.pop(number, None) is not None:
            self._visits.pop(number)
            self._page.tell(number, wire.write(closing.bye).decode())
            self._page.shut(number, closing.code)
