"""Charges whoever asked for the time that an answer took: what a request costs is timed, not guessed."""

from collections.abc import Awaitable, Callable, Generator
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ninelives.server.edge.callers import AnyConnection, guest_of
from ninelives.server.edge.guards import sender_of
from ninelives.server.runtime.context import Context


class Metering:
    """An ASGI application that measures the answers of another one."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app: Final = app
        self._context: Final = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await self._app(scope, receive, send)
        timed = TimedWork(self._app(scope, receive, send), self._context.clock.processor_time)
        try:
            return await timed
        finally:
            self._charge(ASGIConnection(scope), timed.seconds)

    def _charge(self, connection: AnyConnection, seconds: float) -> None:
        stranger = guest_of(connection, self._context) is None
        self._context.requests.charge(sender_of(connection), self._context.clock.now(), seconds, stranger=stranger)


class TimedWork[T]:
    """Awaits something, and counts the processor's time that it took of the loop."""

    def __init__(self, work: Awaitable[T], now: Callable[[], float]) -> None:
        self.seconds = 0.0
        self._work: Final = work
        self._now: Final = now

    def __await__(self) -> Generator[Any, Any, T]:
        steps, thrown = self._work.__await__(), None
        while True:
            began = self._now()
            try:
                awaited = next(steps) if thrown is None else steps.throw(thrown)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.seconds += self._now() - began
            try:
                thrown = None
                yield awaited
            except BaseException as fault:  # noqa: BLE001 - whatever is thrown in is for the work, a cancelling too
                thrown = fault
