"""A page as a house in a worker sees it: what it is told is kept, by the number of a question or a socket."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from ninelives.browser.house import PageHouse
from ninelives.browser.ports import BrowserDatabase
from ninelives.hosting.clock import Clock
from virtual_time import VirtualClock

PATIENCE = 60.0  # seconds
QUICK = 0.02  # seconds that bots take

type Said = dict[str, Any]


class Tabs:
    """All tabs of a browser: what one publishes the others hear a moment later."""

    def __init__(self) -> None:
        self.pages: list[FakePage] = []

    def publish(self, sender: "FakePage", text: str) -> None:
        for page in self.pages:
            if page is not sender:
                asyncio.get_running_loop().call_soon(page.house.hear_tab, text)


class FakePage:
    house: PageHouse

    def __init__(self, tabs: Tabs) -> None:
        self.tabs = tabs
        self.reports: list[tuple[str, str, str]] = []
        self.closed: dict[int, int] = {}
        self.published: list[str] = []
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self._told: defaultdict[int, asyncio.Queue[Said]] = defaultdict(asyncio.Queue)

    # what the house does

    def answer(self, number: int, status: int, text: str, /) -> None:
        self._answers.pop(number).set_result((status, text))

    def tell(self, number: int, text: str, /) -> None:
        self._told[number].put_nowait(json.loads(text))

    def shut(self, number: int, code: int, /) -> None:
        self.closed[number] = code

    def report(self, event: str, kind: str, where: str, /) -> None:
        self.reports.append((event, kind, where))

    def publish(self, text: str, /) -> None:
        self.published.append(text)
        self.tabs.publish(self, text)

    # what the page does

    async def ask(
        self, method: str, path: str, body: object = None, language: str = "en", *, anonymous: bool = False
    ) -> tuple[int, str]:
        number = next(self._numbers)
        waiting = self._answers[number] = asyncio.get_running_loop().create_future()
        self.house.ask(number, method, path, "" if body is None else json.dumps(body), language, anonymous)
        return await asyncio.wait_for(waiting, PATIENCE)

    async def get(self, path: str) -> Any:  # noqa: ANN401 - whatever stands there
        status, text = await self.ask("GET", path)
        assert status == 200, text
        return json.loads(text)

    async def set_up(self, **wishes: object) -> str:
        status, text = await self.ask("POST", "/api/tables", wishes)
        assert status == 200, text
        return str(json.loads(text)["code"])

    def come(self, code: str, **hello: object) -> int:
        number = next(self._numbers)
        self.house.connect(number, f"/api/tables/{code}/socket")
        self.say(number, t="hello", **hello)
        return number

    def say(self, number: int, **message: object) -> None:
        self.house.hear(number, json.dumps(message))

    async def hear(self, number: int, *kinds: str) -> Said:
        """Return the next message, or the next of these kinds."""
        while True:
            message = await asyncio.wait_for(self._told[number].get(), PATIENCE)
            if not kinds or message["t"] in kinds:
                return message


@asynccontextmanager
async def page_at(
    database: BrowserDatabase, tabs: Tabs | None = None, clock: Clock | None = None
) -> AsyncIterator[FakePage]:
    """Open a page whose house keeps its tables there; nothing may go wrong unnoticed."""
    page = FakePage(tabs or Tabs())
    page.house = PageHouse(page, database, QUICK, clock or VirtualClock())
    page.tabs.pages.append(page)
    await page.house.open()
    yield page
    await asyncio.sleep(0.05)  # what was just set off has begun, and can be cancelled
    page.tabs.pages.remove(page)
    await page.house.close()
