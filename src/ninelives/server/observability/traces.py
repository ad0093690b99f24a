"""Where the time of a command goes, told to a collector by OpenTelemetry. Imported only where somebody asked for it."""

import logging
import random
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from importlib.metadata import version
from typing import Final

import structlog
from opentelemetry import trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from ninelives.hosting.ports import NoTraces

log = structlog.get_logger("traces")

UNTRACED: Final = NoTraces()
TRACED: Final = ContextVar("traced", default=False)  # quicker to ask than the current span
PATIENCE: Final = 2.0  # seconds for a collector to answer; a server that goes does not wait longer


class SampledTraces:
    """Traces one command in so many. The draw is made before anything else: what is not traced costs no more."""

    def __init__(self, processor: SpanProcessor, share: float) -> None:
        facts = {"service.name": "ninelives", "service.version": version("ninelives")}
        self._provider: Final = TracerProvider(resource=Resource.create(facts), shutdown_on_exit=False)
        self._provider.add_span_processor(processor)
        self._tracer: Final = self._provider.get_tracer("ninelives")
        self._share: Final = share

    def receive(self, kind: str, game: str, seats: int) -> AbstractContextManager[object]:
        if random.random() >= self._share:  # noqa: S311 - which command is looked at, no more
            return UNTRACED.receive(kind, game, seats)
        return self._received({"kind": kind, "game": game, "seats": seats})

    @contextmanager
    def _received(self, facts: dict[str, str | int]) -> Iterator[None]:
        with self._span("receive") as span:
            span.set_attributes({**facts, "outcome": "done"})
            before = TRACED.set(True)
            try:
                yield
            except BaseException:
                span.set_attribute("outcome", "failed")
                raise
            finally:
                TRACED.reset(before)

    def step(self, name: str) -> AbstractContextManager[object]:
        return self._span(name) if TRACED.get() else UNTRACED.step(name)

    def refused(self, ruling: str) -> None:
        if TRACED.get():
            trace.get_current_span().set_attributes({"outcome": "refused", "ruling": ruling})

    def _span(self, name: str) -> AbstractContextManager[trace.Span]:
        """Return a span that keeps no exception: its message could hold what nobody may read."""
        return self._tracer.start_as_current_span(name, record_exception=False, set_status_on_exception=False)

    def close(self) -> None:
        """Send what is left."""
        self._provider.shutdown()


class JsonLines(logging.Handler):
    """Tells in the server's own log, a line of JSON each, what OpenTelemetry would print beside it.

    Its words are left out: they hold the collector's address.
    """

    def emit(self, record: logging.LogRecord) -> None:
        log.warning("traces not sent", where=record.name, line=record.lineno)


def set_up_log() -> None:
    ours = logging.getLogger("opentelemetry")
    ours.handlers, ours.propagate = [JsonLines(logging.WARNING)], False


def traces_to(url: str, share: float) -> SampledTraces:
    """Return traces that go to a collector, in batches, from a thread of their own."""
    set_up_log()
    return SampledTraces(BatchSpanProcessor(OTLPSpanExporter(endpoint=url, timeout=PATIENCE)), share)
