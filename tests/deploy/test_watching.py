"""Alerts and dashboard, as shipped, in a real Prometheus that watches a real server."""

import asyncio
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from deploy.prometheus import Prometheus, program, watching
from deploy.shipped import ROOT, SHIPPED
from ninelives.server.observability.metrics import Metrics
from server.house import Open, free_port, open_house, play_kitten, wait_for

METRIC = re.compile(r"\b(?:ninelives|process)_[a-z_]+")
PART = re.compile(r"_(bucket|sum|count)$")  # of a histogram
QUERIES_OF_GRAFANA = {"$process": ".*", "$__rate_interval": "1m"}


class Watched(NamedTuple):
    house: Open
    prometheus: Prometheus

    @property
    def exported(self) -> set[str]:
        return declared(self.house.get("/metrics"))


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """A server at which a match is played while Prometheus looks, and another that is gone."""
    folder = tmp_path_factory.mktemp("prometheus")
    with open_house() as house, watching(folder, house.port, free_port()) as prometheus:
        wait_for(lambda: bool(prometheus.series("up == 1")))
        asyncio.run(play_kitten(house, house.arrive("Ann")))
        wait_for(lambda: bool(prometheus.series("rate(ninelives_rows_total[1m]) > 0")))
        yield Watched(house, prometheus)


def panels() -> Iterator[dict[str, Any]]:
    for panel in json.loads((SHIPPED / "dashboard.json").read_text())["panels"]:
        if panel["type"] != "row":
            yield panel


def queries() -> list[str]:
    return [target["expr"] for panel in panels() for target in panel["targets"]]


def declared(page: str) -> set[str]:
    """The metrics on a page for Prometheus, by the names that it declares."""
    return set(re.findall(r"^# TYPE (\S+)(?<!_created) \w+$", page, re.MULTILINE))


def metrics_in(text: str) -> set[str]:
    return {PART.sub("", name) for name in METRIC.findall(text)}


def anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


@pytest.mark.deploy
def test_the_alerts_fire_for_their_trouble_and_for_no_other() -> None:
    tests = Path(__file__).with_name("alerts_test.yml")
    done = subprocess.run([program("promtool"), "test", "rules", tests], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    alerts = re.findall(r"- alert: (\w+)", (SHIPPED / "alerts.yml").read_text())
    assert len(alerts) > 10
    tried = re.findall(r'{alertname="(\w+)", instance=', tests.read_text())
    assert sorted(tried) == sorted(alerts)


@pytest.mark.deploy
def test_prometheus_takes_every_alert_and_notices_a_server_that_is_gone(watched: Watched) -> None:
    wait_for(lambda: all(rule["health"] == "ok" for rule in watched.prometheus.rules))
    raised = {rule["name"]: rule["state"] for rule in watched.prometheus.rules if rule["state"] != "inactive"}
    assert raised == {"NineLivesDown": "pending"}


@pytest.mark.deploy
def test_an_alert_asks_for_what_the_server_exports(watched: Watched) -> None:
    assert metrics_in(" ".join(rule["query"] for rule in watched.prometheus.rules)) <= watched.exported


@pytest.mark.deploy
def test_an_alert_says_what_to_do_and_where_to_read_on(watched: Watched) -> None:
    for rule in watched.prometheus.rules:
        summary, action = rule["annotations"]["summary"], rule["annotations"]["action"]
        page, _, anchor = rule["annotations"]["runbook"].partition("#")
        assert rule["labels"]["severity"] in {"page", "ticket"}
        assert summary.endswith(".")
        assert action.endswith(".")
        assert anchor in anchors(ROOT / page), rule["name"]


@pytest.mark.deploy
def test_every_query_of_the_dashboard_finds_something(watched: Watched) -> None:
    for query in queries():
        asked = query
        for word, here in QUERIES_OF_GRAFANA.items():
            asked = asked.replace(word, here)
        assert watched.prometheus.series(asked), query


def test_whatever_the_server_counts_is_on_the_dashboard_and_in_the_docs() -> None:
    ours = {name for name in declared(Metrics().page().decode()) if name.startswith("ninelives_")}
    assert len(ours) > 15
    assert ours - metrics_in(" ".join(queries())) == set()
    assert ours - metrics_in((ROOT / "docs" / "operating.md").read_text(encoding="utf-8")) == set()


def test_panels_lie_beside_each_other() -> None:
    taken = [
        (column, line)
        for place in [panel["gridPos"] for panel in panels()]
        for column in range(place["x"], place["x"] + place["w"])
        for line in range(place["y"], place["y"] + place["h"])
    ]
    assert len(set(taken)) == len(taken)
    assert max(column for column, _ in taken) < 24
