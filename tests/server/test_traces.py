"""Traces: from the socket to told, one for a command, and never a card in them."""

import asyncio
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
import structlog
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from ninelives import keys
from ninelives.cli import main
from ninelives.server.observability.traces import SampledTraces, set_up_log
from ninelives.tables.faults import StoreDown
from server.client import come
from server.house import Open, code_of, free_port, play_kitten, running


@pytest.fixture
def house(thread_house: Open) -> Open:
    return thread_house


STEPS = ["receive", "decide", "commit", "told"]
ALLOWED = {"kind", "game", "seats", "outcome", "ruling"}
RULING = re.compile(r"[AKGST]\d+")


class Collected:
    """What a collector would have been sent."""

    def __init__(self) -> None:
        self.exporter = InMemorySpanExporter()

    @property
    def traces(self) -> list[list[ReadableSpan]]:
        """The spans of each trace, in the order in which they began."""
        found: dict[int, list[ReadableSpan]] = {}
        for span in sorted(self.exporter.get_finished_spans(), key=lambda span: span.start_time or 0):
            assert span.context is not None
            found.setdefault(span.context.trace_id, []).append(span)
        return list(found.values())

    @property
    def names(self) -> list[list[str]]:
        return [[span.name for span in trace] for trace in self.traces]

    @property
    def facts(self) -> list[dict[str, object]]:
        return [dict(span.attributes or {}) for trace in self.traces for span in trace if span.attributes]


@contextmanager
def traced(house: Open, share: float = 1.0) -> Iterator[Collected]:
    collected, usual = Collected(), house.context.metrics.traces
    house.context.metrics.traces = SampledTraces(SimpleSpanProcessor(collected.exporter), share)
    try:
        yield collected
    finally:
        house.context.metrics.traces = usual


async def test_a_command_is_one_trace_from_the_socket_to_told(house: Open) -> None:
    async with come(house.set_up()) as ann:
        with traced(house) as collected:
            await ann.done("sit 0 - Ann")
            await ann.ping()  # by then the spans are closed
    assert collected.names == [STEPS]
    receive, *steps = collected.traces[0]
    assert receive.parent is None
    assert all(step.parent == receive.context for step in steps)
    assert collected.facts == [{"kind": "do", "game": "kitten-me", "seats": 2, "outcome": "done"}]


async def test_what_a_ruling_refuses_is_decided_and_no_more(house: Open) -> None:
    async with come(house.set_up()) as ann:
        with traced(house) as collected:
            assert (await ann.play("bid 1 hat", seq=0))["t"] == "refused"
            await ann.ping()
    assert collected.names == [STEPS[:2]]
    refused = {"kind": "play", "game": "kitten-me", "seats": 2, "outcome": "refused", "ruling": "T8"}
    assert collected.facts == [refused]


def test_a_command_that_failed_says_so_and_not_why() -> None:
    collected = Collected()
    traces = SampledTraces(SimpleSpanProcessor(collected.exporter), share=1.0)
    with pytest.raises(StoreDown), traces.receive("play", "kitten-me", 2), traces.step("commit"):
        raise StoreDown("no room for 0 bid 5 hat")
    assert collected.facts == [{"kind": "play", "game": "kitten-me", "seats": 2, "outcome": "failed"}]
    assert "hat" not in words_in(collected)


async def test_only_so_many_are_traced_and_bots_are_not(house: Open) -> None:
    token = house.arrive("Ann")
    with traced(house, share=0.0) as none:
        await play_kitten(house, token)
    assert none.traces == []
    with traced(house) as collected:
        match = await play_kitten(house, token)
    moves = len([line for line in house.record(match).splitlines() if re.match(r"\d+ \w", line)])
    plays = [facts for facts in collected.facts if facts["kind"] == "play" and facts["outcome"] == "done"]
    assert 0 < len(plays) < moves


@pytest.mark.parametrize("game", keys())
async def test_no_span_of_a_whole_match_holds_anything_of_it(house: Open, game: str) -> None:
    with traced(house) as collected:
        match = await play_kitten(house, house.arrive("Ann"), game=game, seats=3, options={})
    assert len(collected.traces) > 5
    for facts in collected.facts:
        assert set(facts) <= ALLOWED
        assert facts["kind"] in {"play", "do"}
        assert (facts["game"], facts["seats"]) == (game, 3)
        assert facts["outcome"] in {"done", "refused"}
        assert RULING.fullmatch(str(facts.get("ruling", "T1")))
    assert hidden_in(house.record(match)) & words_in(collected) == set()
    assert {"ann", match.lower(), code_of(house.table(match)).lower()} & words_in(collected) == set()


def hidden_in(record: str) -> set[str]:
    """Return every word of a match that is no number: cards, moves, the secret and what it is made of."""
    told = [line for line in record.splitlines() if re.match(r"TABLE|\d|secret|salt|commitment", line)]
    words = {word for line in told for word in re.findall(r"[a-z0-9-]{2,}", line.lower()) if not word.isdigit()}
    assert len(words) > 10
    return words - {"table", "kind", "play"}  # words of spans too, whose values are looked at above


def words_in(collected: Collected) -> set[str]:
    """Return every word of all that is exported, but for ids of spans, times and what names the program."""
    texts = [span.to_json() for trace in collected.traces for span in trace]
    kept = [re.sub(r'"(?:trace_id|span_id|parent_id|start_time|end_time)": "[^"]*"', "", text) for text in texts]
    return {word for text in kept for word in re.findall(r"[a-z0-9-]{2,}", text.lower())}


class Collector(BaseHTTPRequestHandler):
    """Takes what the exporter sends, as any collector does."""

    names: list[str]

    def do_POST(self) -> None:
        request = ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["content-length"])))
        scopes = [scope for resource in request.resource_spans for scope in resource.scope_spans]
        self.names.extend(span.name for scope in scopes for span in scope.spans)
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_words: object) -> None: ...


@contextmanager
def collector() -> Iterator[tuple[str, list[str]]]:
    names: list[str] = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Listening", (Collector,), {"names": names}))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1/traces", names
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.processes
async def test_a_collector_gets_the_spans_and_what_is_left_when_the_server_goes() -> None:
    with collector() as (url, names):
        with running("--database", "memory:", "--traces", url, "--traced", "1") as site:
            async with come(await asyncio.to_thread(site.set_up)) as ann:
                await ann.done("sit 0 - Ann")
        assert sorted(names) == sorted(STEPS)


@pytest.mark.processes
def test_without_the_flag_nothing_of_it_is_loaded() -> None:
    look = "import sys, ninelives.server.serve; print([name for name in sys.modules if 'opentelemetry' in name])"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.processes
@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("collector:4318", "--traces is the address of a collector"),
        (
            "http://127.0.0.1:4318/v1/traces",
            'This needs opentelemetry. Install it with: pip install "ninelives[traces]"',
        ),
    ],
)
def test_what_keeps_traces_from_being_sent_is_said_in_a_sentence(
    url: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry", None)
    monkeypatch.delitem(sys.modules, "ninelives.server.observability.traces")
    assert main(["serve", "--port", str(free_port()), "--database", "memory:", "--traces", url]) == 2
    assert capsys.readouterr().err.startswith(said)


def test_what_the_library_complains_about_is_a_line_of_the_log_and_names_no_address() -> None:
    set_up_log()
    with structlog.testing.capture_logs() as lines:
        for name in ("opentelemetry.exporter.otlp.proto.http.trace_exporter", "opentelemetry.sdk.trace.export"):
            logging.getLogger(name).error("Failed to export to %s", "http://collector.example:4318")
    assert [(line["event"], line["log_level"]) for line in lines] == [("traces not sent", "warning")] * 2
    assert "collector.example" not in str(lines)
