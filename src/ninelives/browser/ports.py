"""What the worker's script gives to the house in it. Only texts and numbers cross the border between the languages."""

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

SENDER: Final = "page"  # whose budgets are spent: nobody else can come in


class BrowserDatabase(Protocol):
    """Texts under keys (`transactions`). Spans, what is found and what is written are JSON."""

    def read(self, spans: str, /) -> Awaitable[str]:
        """Return what stands in each span."""
        ...

    def change(self, spans: str, decide: Callable[[str], str], /) -> Awaitable[object]:
        """In one transaction, read, let `decide` say what is to be written, and write it; return when it is on disk."""
        ...


class PagePort(Protocol):
    """The page that started the worker, and the other tabs."""

    def answer(self, number: int, status: int, text: str, /) -> object:
        """Answer what was asked under this number."""
        ...

    def tell(self, number: int, text: str, /) -> object:
        """Send a message on the socket with this number."""
        ...

    def shut(self, number: int, code: int, /) -> object:
        """Close the socket with this number."""
        ...

    def report(self, event: str, kind: str, where: str, /) -> object:
        """Report a fault, in words that hold no card and no name."""
        ...

    def publish(self, text: str, /) -> object:
        """Tell every other tab."""
        ...
