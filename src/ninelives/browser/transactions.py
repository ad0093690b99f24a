"""Transactions on a browser's database: read, decide, write. Of two tabs that want the same, one decides first."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from ninelives.browser.ports import BrowserDatabase
from ninelives.tables.faults import StoreDown, Unstorable
from ninelives.tables.ids import GuestId, TableId

type KeyPart = str | int | tuple[()]  # the empty tuple sorts after every word and number
type Key = tuple[KeyPart, ...]
type FoundTexts = list[list[str]]  # by span
type Decision[Answer] = tuple[Answer, list[Write]]

END: Final = ()


class Span(NamedTuple):
    """Keys from the first to the last, at most so many; 0 for all."""

    first: Key
    last: Key
    most: int = 0


class Write(NamedTuple):
    """A text to be kept under a key; None deletes what is there, and what is new must not be there yet."""

    key: Key
    text: str | None
    new: bool = False


def one(*key: KeyPart) -> Span:
    return Span(key, key)


def under(*key: KeyPart) -> Span:
    return Span(key, (*key, END))


def name_of(number: TableId | GuestId) -> str:
    """Return a number as a word: a browser's numbers have no 63 bits."""
    return f"{number:016x}"


def written(thing: object) -> str:
    try:
        return msgspec.json.encode(thing).decode()
    except UnicodeEncodeError as fault:
        raise Unstorable("This is no text.") from fault


def read_all[Thing](texts: Sequence[str], kind: type[Thing]) -> list[Thing]:
    return [msgspec.json.decode(text, type=kind) for text in texts]


def read_one[Thing](texts: Sequence[str], kind: type[Thing]) -> Thing | None:
    return msgspec.json.decode(texts[0], type=kind) if texts else None


class Transactions:
    def __init__(self, database: BrowserDatabase) -> None:
        self._database: Final = database

    async def read(self, *spans: Span) -> FoundTexts:
        asked = written(spans)
        try:
            return _found(await self._database.read(asked))
        except Exception as fault:
            raise StoreDown("The browser's database does not answer.") from fault

    async def change[Answer](self, spans: Sequence[Span], decide: Callable[[FoundTexts], Decision[Answer]]) -> Answer:
        """Return what was decided by what stands in the spans, when it is written."""
        asked, deciding = written(spans), _Deciding(decide)
        try:
            await self._database.change(asked, deciding)
        except Exception as fault:
            raise StoreDown("The browser's database does not write.") from fault
        if deciding.fault is not None:
            raise deciding.fault
        return deciding.answers[-1]

    async def write(self, *writes: Write) -> None:
        await self.change((), lambda _found: (None, [*writes]))


class _Deciding[Answer]:
    """A decision as the database calls it. Its own faults do not cross the border: they would come back as others."""

    def __init__(self, decide: Callable[[FoundTexts], Decision[Answer]]) -> None:
        self._decide: Final = decide
        self.answers: Final[list[Answer]] = []
        self.fault: Exception | None = None

    def __call__(self, found: str) -> str:
        try:
            answer, writes = self._decide(_found(found))
            self.answers.append(answer)
            return written(writes)
        except Exception as fault:  # noqa: BLE001 - raised again by whoever asked
            self.fault = fault
            return "[]"


def _found(text: str) -> FoundTexts:
    return msgspec.json.decode(text, type=list[list[str]])
