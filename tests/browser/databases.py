"""Databases of browsers for tests: made up here, the real ones in a browser itself (`tools/store_contract.py`)."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from ninelives.browser.ports import BrowserDatabase

type Ranked = tuple[tuple[int, Any], ...]

made: dict[str, BrowserDatabase] = {}


def database_at(name: str) -> BrowserDatabase:
    """Return the database by this name, in a browser of the test's own: all who name it share it."""
    return made.setdefault(name, FakeDatabase())


class FakeDatabase:
    """A database as browsers have them: transactions come one after the other, and all or nothing is written."""

    def __init__(self) -> None:
        self.texts: dict[Ranked, str] = {}
        self.changes = 0
        self.broken: str = ""  # what a change fails with

    async def read(self, spans: str, /) -> str:
        await asyncio.sleep(0)
        return self._found(spans)

    async def change(self, spans: str, decide: Callable[[str], str], /) -> None:
        await asyncio.sleep(0)
        found = self._found(spans)  # from here on nobody else gets a turn
        if self.broken:
            raise RuntimeError(self.broken)
        texts = dict(self.texts)
        for key, text, new in json.loads(decide(found)):
            if new and ranked(key) in texts:
                raise RuntimeError("ConstraintError")
            if text is None:
                texts.pop(ranked(key), None)
            else:
                texts[ranked(key)] = text
        self.texts = texts
        self.changes += 1
        await asyncio.sleep(0)

    def _found(self, spans: str) -> str:
        return json.dumps([self._between(*span) for span in json.loads(spans)])

    def _between(self, first: list[Any], last: list[Any], most: int) -> list[str]:
        keys = sorted([key for key in self.texts if ranked(first) <= key <= ranked(last)])
        return [self.texts[key] for key in keys[: most or None]]


def ranked(key: list[Any]) -> Ranked:
    """Return a key in the order of browsers: numbers, then words, then lists."""
    return tuple([(0 if isinstance(part, int) else 1 if isinstance(part, str) else 2, part) for part in key])
