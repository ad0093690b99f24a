"""Charges whoever asked for the time that an answer took: what a request costs is timed, not guessed.

An answer that takes long is made with pauses, so that those who play come in between.
"""

from collections.abc import Awaitable, Callable, Generator
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ninelives.hosting.clock import Clock
from ninelives.server.edge.guards import TURNS
from ninelives.server.http.pricing import sender_of
from ninelives.server.limits.budgets import SHORT_SECONDS
from ninelives.server.process import Context
from ninelives.tables.ids import GuestId

if TYPE_CHECKING:
    from ninelives.server.http.callers import AnyConnection


class Metering:
    """An ASGI application that measures the answers of another one."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app: Final = app
        self._context: Final = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await self._app(scope, receive, send)
        connection: AnyConnection = ASGIConnection(scope)
        async with AsyncExitStack() as turns:
            scope["state"][TURNS] = turns
            answer = self._app(scope, receive, send)
            return await self._metered(sender_of(connection), self._context.callers.guest_of(connection), answer)

    def _metered(self, sender: str, asker: GuestId | None, answer: Awaitable[None]) -> Awaitable[None]:
        context, clock = self._context, self._context.clock
        used = 0.0

        def charge(seconds: float) -> None:
            nonlocal used
            used += seconds
            context.requests.charge(sender, clock.now(), seconds, asker=asker)
            if used > SHORT_SECONDS:
                context.long_answers.charge(clock.now(), seconds)

        def pause() -> float:
            return context.long_answers.pause(clock.now()) if used > SHORT_SECONDS else 0.0

        return TimedWork(answer, clock, charge, pause)


class TimedWork[T]:
    """Awaits something, and tells of each step how much of the processor's time it took of the loop.

    Before the next step it waits as long as `pause` says.
    """

    def __init__(
        self, work: Awaitable[T], clock: Clock, charge: Callable[[float], None], pause: Callable[[], float]
    ) -> None:
        self._work: Final = work
        self._clock: Final = clock
        self._charge: Final = charge
        self._pause: Final = pause

    def __await__(self) -> Generator[Any, Any, T]:
        steps, thrown = self._work.__await__(), None
        while True:
            began = self._clock.processor_time()
            try:
                awaited = next(steps) if thrown is None else steps.throw(thrown)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self._charge(self._clock.processor_time() - began)
            try:
                thrown = None
                yield awaited
                while (seconds := self._pause()) > 0:  # again: one that waited as long may have been first
                    yield from self._clock.sleep(seconds).__await__()
            except BaseException as fault:  # noqa: BLE001 - whatever is thrown in is for the work, a cancelling too
                thrown = fault
