"""The dashboard shows operators what goes on, what was reported, and what was done; never a card."""

import os
from typing import Final

from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.server.features.moderation.policy import ServerPolicy
from ninelives.server.features.moderation.schemas import (
    ActForm,
    Announcement,
    MyReportForm,
    OperatorDesk,
    ReportForm,
    SitterForm,
    TableForm,
)
from ninelives.server.features.moderation.store import AuditEntry, ModerationStore, PlayerReport
from ninelives.server.features.moderation.subjects import person_subject
from ninelives.server.observability.metrics import Metrics
from ninelives.server.storage import FOREVER

MOST: Final = 100  # of each list


class AdminDashboard:
    def __init__(self, store: ModerationStore, policy: ServerPolicy, hub: Executor, metrics: Metrics) -> None:
        self._store: Final = store
        self._policy: Final = policy
        self._hub: Final = hub
        self._metrics: Final = metrics

    async def show(self, operator: str) -> OperatorDesk:
        visited = [live for live in self._hub.cache.all if live.viewers]
        return OperatorDesk(
            operator=operator,
            people=len({who for live in visited for who in live.presence.all}),
            sockets=self._metrics.open_sockets,
            load=load_by_core(),
            announcement=self.announcement(),
            tables=tuple([table_form(live) for live in visited[:MOST]]),
            reports=tuple([report_form(report) for report in await self._store.open_reports(MOST)]),
            bans=tuple([act_form(ban) for ban in self._policy.bans()[:MOST]]),
            acts=tuple([act_form(act) for act in await self._store.latest_acts(MOST)]),
        )

    def announcement(self) -> Announcement:
        return Announcement(self._policy.announcement, self._policy.read_only)


def report_form(report: PlayerReport) -> ReportForm:
    return ReportForm(
        number=report.number,
        at=report.at,
        person=person_subject(report.who),
        name=report.name,
        reporter=person_subject(report.reporter),
        table=report.table,
        match=report.match,
        kind=report.kind,
        words=report.words,
    )


def my_report_form(report: PlayerReport) -> MyReportForm:
    return MyReportForm(
        at=report.at, table=report.table, match=report.match, name=report.name, kind=report.kind, words=report.words
    )


def table_form(live: OpenTable) -> TableForm:
    table = live.table
    people = [sitter for sitter in table.sitters if sitter is not None and not sitter.is_bot]
    return TableForm(
        code=table.config.code,
        game=table.game.key,
        phase=table.phase,
        private=table.config.private,
        people=tuple([SitterForm(person_subject(sitter.who), sitter.name) for sitter in people]),
        watchers=len([who for who in live.presence.all if table.seat_of(who) is None]) + live.presence.more,
    )


def act_form(act: AuditEntry) -> ActForm:
    fields = act._asdict() | {"until": None if act.until >= FOREVER else act.until}
    return ActForm(**fields)


def load_by_core() -> float:
    """Return how many processes wait for each core, over a minute; 0 where the system does not say."""
    return os.getloadavg()[0] / (os.cpu_count() or 1) if hasattr(os, "getloadavg") else 0.0
