"""Where a house in a worker reports its faults: to its page, which says so kindly. None is lost in the background."""

from typing import Any, Final

from ninelives.browser.ports import PagePort
from ninelives.tables.faults import describe_fault


class PageLog:
    def __init__(self, page: PagePort) -> None:
        self._page: Final = page

    def warning(self, event: str, **facts: object) -> None:
        self._page.report(event, str(facts.get("kind", "")), str(facts.get("where", "")))

    error = warning

    def uncaught(self, _loop: object, context: dict[str, Any]) -> None:
        """Report what nobody awaited, as the loop tells of it."""
        fault = context.get("exception")
        self.warning("task failed", **({} if fault is None else describe_fault(fault)))
