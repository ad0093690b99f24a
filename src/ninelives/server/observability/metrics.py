"""What the server counts. Numbers only: no name, table, move or card ever stands in a label."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from ninelives.hosting.ports import NoTraces, Traces

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200)


class Metrics:
    """One process's numbers, in a registry of their own so that two servers can run in one test."""

    def __init__(self) -> None:
        self.traces: Traces = NoTraces()
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time and open files, as every program names them
        counter, gauge = self._counter, self._gauge
        self.rows: Final = counter("rows", "Commands written to the log by this process.")
        self.refused: Final = counter("refused", "Commands that a ruling did not allow.")
        self.store_failures: Final = counter("store_failures", "Rows that the database did not take when asked.")
        self.unacknowledged: Final = counter(
            "unacknowledged", "Commands given up because nothing could be written; their senders were told so."
        )
        self.bad_messages: Final = counter("bad_messages", "Messages that were no message.")
        self.dropped: Final = counter("dropped", "Sockets closed because they could not keep up or said too much.")
        self.refused_connections: Final = counter(
            "refused_connections", "Connections ended at once because too many were open or came."
        )
        self.time_outs: Final = counter("time_outs", "Moves that the house made for a person whose clock ran out.")
        self.unreadable: Final = counter("unreadable_rows", "Rows of the log that this process could not read.")
        self.cut_short: Final = counter("logs_cut_short", "Tables whose log lost rows that this process knew.")
        self.pushes: Final = counter("pushes", "Messages to devices that a push service took.")
        self.push_failures: Final = counter("push_failures", "Messages to devices that were given up.")
        self.sockets: Final = gauge("sockets", "Open sockets.")
        self.tables: Final = gauge("tables", "Tables in the cache of this process.")
        self.bus_losses: Final = gauge("bus_losses", "How often the bus broke or dropped a message.")
        self.stands_still: Final = gauge("stands_still", "1 where nothing could be written for 20 seconds.")
        self.thinking: Final = gauge("bots_thinking", "Bots that think, or wait for a worker to think.")
        self.command: Final = self._seconds("command_seconds", "How long a command took, until everybody was told.")
        self.due_lag: Final = self._seconds("due_lag_seconds", "How late a due table was picked up.")
        self.commit: Final = self._seconds("commit_seconds", "How long a commit to the log took.")
        self.thought: Final = self._seconds("thought_seconds", "How long a bot thought.")
        self.batch: Final = Histogram(
            "ninelives_commit_rows", "Rows in a commit.", registry=self.registry, buckets=SIZES
        )

    def committed(self, rows: int, seconds: float) -> None:
        self.batch.observe(rows)
        self.commit.observe(seconds)

    @property
    def open_sockets(self) -> int:
        return int(self.registry.get_sample_value("ninelives_sockets") or 0)

    def page(self) -> bytes:
        return generate_latest(self.registry)

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"ninelives_{name}", about, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"ninelives_{name}", about, registry=self.registry)

    def _seconds(self, name: str, about: str) -> Histogram:
        return Histogram(f"ninelives_{name}", about, registry=self.registry, buckets=SECONDS)
