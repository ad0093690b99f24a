"""What a house is given besides its store and its bus: telemetry, a log, who is apart, and whom to call."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Final, Protocol

from ninelives.tables.ids import GuestId, Seq, TableId


class Count(Protocol):
    def inc(self) -> None: ...


class Gauge(Protocol):
    def set(self, value: float) -> None: ...


class UpDownCounter(Protocol):
    def inc(self) -> None: ...

    def dec(self) -> None: ...


class Histogram(Protocol):
    def observe(self, value: float) -> None: ...


class Traces(Protocol):
    """Where the time of a command goes: a span for its way from the socket to told, and one for each step on it.

    A span is told nothing but what these methods take: no name, table, move or card.
    """

    def receive(self, kind: str, game: str, seats: int) -> AbstractContextManager[object]:
        """Trace what a message leads to, until it is answered."""
        ...

    def step(self, name: str) -> AbstractContextManager[object]:
        """Trace a step of what is traced now, and nothing where nothing is: bots are not."""
        ...

    def refused(self, ruling: str) -> None:
        """Note that a ruling did not allow what is traced now."""
        ...


class NoTraces:
    """For a house that nobody traces, and for most commands of one that somebody does."""

    _nothing: Final = nullcontext()

    def receive(self, kind: str, game: str, seats: int) -> AbstractContextManager[object]:  # noqa: ARG002 - as any Traces
        return self._nothing

    def step(self, name: str) -> AbstractContextManager[object]:  # noqa: ARG002 - as above
        return self._nothing

    def refused(self, ruling: str) -> None: ...


class Telemetry(Protocol):
    """What is counted and traced. Numbers only: no name, table, move or card."""

    @property
    def traces(self) -> Traces: ...
    @property
    def rows(self) -> Count: ...  # commands written to the log
    @property
    def refused(self) -> Count: ...  # commands that a ruling did not allow
    @property
    def store_failures(self) -> Count: ...  # rows that the store did not take when it was asked
    @property
    def unacknowledged(self) -> Count: ...  # commands that were given up, the store being down
    @property
    def bad_messages(self) -> Count: ...
    @property
    def dropped(self) -> Count: ...  # viewers who could not keep up or sent too much
    @property
    def time_outs(self) -> Count: ...
    @property
    def unreadable(self) -> Count: ...  # rows
    @property
    def cut_short(self) -> Count: ...  # tables whose log lost rows that this process knew
    @property
    def tables(self) -> Gauge: ...  # in the cache
    @property
    def bus_losses(self) -> Gauge: ...
    @property
    def thinking(self) -> UpDownCounter: ...  # bots, at work or waiting for a worker
    @property
    def command(self) -> Histogram: ...  # seconds, until everybody here was told
    @property
    def due_lag(self) -> Histogram: ...  # seconds
    @property
    def thought(self) -> Histogram: ...  # seconds

    def committed(self, rows: int, seconds: float) -> None: ...


class _Nothing:
    def inc(self) -> None: ...

    def dec(self) -> None: ...

    def set(self, value: float) -> None: ...

    def observe(self, value: float) -> None: ...


class NoTelemetry:
    """For a house that nobody measures."""

    traces: Final = NoTraces()
    rows: Final = _Nothing()
    refused: Final = rows
    store_failures: Final = rows
    unacknowledged: Final = rows
    bad_messages: Final = rows
    dropped: Final = rows
    time_outs: Final = rows
    unreadable: Final = rows
    cut_short: Final = rows
    tables: Final = rows
    bus_losses: Final = rows
    thinking: Final = rows
    command: Final = rows
    due_lag: Final = rows
    thought: Final = rows

    def committed(self, rows: int, seconds: float) -> None: ...


class Log(Protocol):
    """Where faults are reported, in words that hold no card and no name."""

    def warning(self, event: str, **facts: object) -> object: ...

    def error(self, event: str, **facts: object) -> object: ...


class NoBlocks:
    """For a house without strangers."""

    async def blocked_with(self, _who: GuestId) -> frozenset[GuestId]:
        return frozenset()

    async def expect(self, who: GuestId, table: TableId, now: float, since: float) -> None: ...

    async def expected(self, _table: TableId, _since: float) -> frozenset[GuestId]:
        return frozenset()


class TurnNotifier(Protocol):
    """Sends for people whom a slow table waits for."""

    async def ring(self, table: TableId, turn: Seq, away: Sequence[GuestId]) -> None:
        """Send for them, once for this turn however often it is rung."""
        ...


class NoTurnNotifier:
    """For a house whose people are there."""

    async def ring(self, table: TableId, turn: Seq, away: Sequence[GuestId]) -> None: ...
