"""What traces cost a command: `python benchmarks/traces.py`.

Commands at a table in memory, one after the other, with traces off, at the usual share and for all of them. They take
turns in short laps, so that what else the machine does weighs on all; processor time is counted, of all threads. The
four spans alone, with nothing in them, say what being off costs: no lap could show it.
"""

import asyncio
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

import structlog
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter, SpanExportResult

from ninelives.server.runtime.metrics import Metrics
from ninelives.server.runtime.traces import SampledTraces
from ninelives.tables.bus.memory import MemoryBus
from ninelives.tables.ids import GuestId
from ninelives.tables.live.hub import Hub
from ninelives.tables.live.lobby import Opener, set_up
from ninelives.tables.live.ports import NoTraces, Traces
from ninelives.tables.orders import Seats, Sit
from ninelives.tables.rules import Command
from ninelives.tables.schemas import SetUp
from ninelives.tables.store.memory import MemoryStore
from ninelives.tables.timing import Pace

LAPS = 40
LAP = 300  # commands
EMPTY = 20_000
WHO = GuestId(11)


class Nowhere(SpanExporter):
    """Takes spans and sends them nowhere: the network is not what is measured."""

    def export(self, spans: Sequence[ReadableSpan]) -> SpanExportResult:  # noqa: ARG002 - as any exporter
        return SpanExportResult.SUCCESS


async def lap(traces: Traces) -> float:
    """Return the microseconds of a command."""
    metrics = Metrics()
    metrics.traces = traces
    hub = Hub(MemoryStore(), MemoryBus(), Pace(0.0, 0.0), metrics, structlog.get_logger("tables"))
    await hub.open()
    config = await set_up(hub.store.facts, SetUp("go-kitty", seats=3), Opener(), hub.time.now())
    live = await hub.cache.get(config.id)
    await hub.act(live, Command(WHO, "sit", Sit(0, "-", "Ann"), live.table.seq))
    began = process_time()
    for number in range(LAP):
        with traces.receive("do", config.game, 3):
            await hub.act(live, Command(WHO, f"c{number}", Seats(3 + number % 2), live.table.seq))
    took = process_time() - began
    await hub.close()
    return took / LAP * 1e6


def empty(traces: Traces) -> None:
    with traces.receive("do", "go-kitty", 3):
        for step in ("decide", "commit", "told"):
            with traces.step(step):
                pass


def microseconds(act: Callable[[], None]) -> float:
    began = process_time()
    for _ in range(EMPTY):
        act()
    return (process_time() - began) / EMPTY * 1e6


async def main() -> None:
    shares = {"1 %": 0.01, "all": 1.0}
    sampled = {name: SampledTraces(BatchSpanProcessor(Nowhere()), share) for name, share in shares.items()}
    ways: dict[str, Traces] = {"off": NoTraces(), **sampled}
    laps: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(LAPS):
        for name, traces in ways.items():
            laps[name].append(await lap(traces))
    print("| traced | µs a command | the spans alone |\n|---|---|---|")
    for name, traces in ways.items():
        alone = median([microseconds(lambda traces=traces: empty(traces)) for _ in range(5)])  # type: ignore[misc]
        print(f"| {name} | {median(laps[name]):.1f} | {alone:.2f} |")
    for one in sampled.values():
        one.close()


if __name__ == "__main__":
    asyncio.run(main())
