"""A house for one page: what its worker's script calls, and nothing else does."""

import asyncio
import contextlib
from typing import Final

from ninelives.browser.own_guest import OwnGuest
from ninelives.browser.own_matches import OwnMatches
from ninelives.browser.page_log import PageLog
from ninelives.browser.ports import BrowserDatabase, PagePort
from ninelives.browser.requests import PageRequest, answer_of
from ninelives.browser.sockets import PageSockets
from ninelives.browser.store import BrowserStore
from ninelives.browser.tab_bus import TabBus
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.ports import NoTelemetry
from ninelives.hosting.table_server import TableServer
from ninelives.hosting.thinking import OnTheSpot
from ninelives.tables.timing import Pace

TICK: Final = 0.01  # seconds between two looks at what is due, at least


class PageHouse:
    """All methods but `open` return at once: what they set off is told through the port."""

    def __init__(
        self, page: PagePort, database: BrowserDatabase, bot_pace: float = Pace().bot, clock: Clock = SYSTEM_CLOCK
    ) -> None:
        store = BrowserStore(database)
        self._page: Final = page
        self._log: Final = PageLog(page)
        self._bus: Final = TabBus(page)
        pace = Pace(bot=bot_pace, mask=min(bot_pace, Pace().mask), tick=TICK)
        self._house: Final = TableServer(
            store, self._bus, OnTheSpot(), pace, NoTelemetry(), self._log, alone=True, clock=clock
        )
        self._own: Final = OwnGuest(store.transactions)
        self._matches: Final = OwnMatches(store.facts, clock)
        self._sockets: Final = PageSockets(page, self._house, self._own)
        self._answering: Final[set[asyncio.Task[None]]] = set()  # the loop itself holds them only weakly
        self._opened: Final = contextlib.AsyncExitStack()

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(self._log.uncaught)
        await self._opened.enter_async_context(self._house.open())

    async def close(self) -> None:
        self._sockets.close_all()
        await self._opened.aclose()

    def ask(self, number: int, method: str, path: str, body: str, language: str, anonymous: bool) -> None:  # noqa: FBT001, PLR0913 - as a script calls it
        request = PageRequest(method=method, path=path, body=body, language=language, anonymous=anonymous)
        task = asyncio.create_task(self._answer(number, request))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def connect(self, number: int, path: str) -> None:
        self._sockets.open(number, path)

    def hear(self, number: int, text: str) -> None:
        self._sockets.hear(number, text)

    def disconnect(self, number: int) -> None:
        self._sockets.close(number)

    def hear_tab(self, text: str) -> None:
        self._bus.hear(text)

    async def _answer(self, number: int, request: PageRequest) -> None:
        answer = await answer_of(self._house, self._own, self._matches, request)
        self._page.answer(number, answer.status, answer.text)
