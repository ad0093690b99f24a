"""Reports of people about others at their table."""

from typing import Final

from ninelives.core.errors import BadOption
from ninelives.core.line import is_clean, tidy
from ninelives.hosting.clock import Clock
from ninelives.hosting.people.lobby import config_of
from ninelives.hosting.people.rate_limit import Rate, RateLimit
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.moderation.schemas import TellOperators
from ninelives.server.features.moderation.store import ModerationStore, PlayerReport
from ninelives.tables.faults import Busy, NotFound
from ninelives.tables.ids import GuestId
from ninelives.tables.state import TableState

KINDS: Final = ("name", "behaviour")
A_NETWORK: Final = Rate(burst=5, refill=1 / 60)  # a school may report a bully, a flood buries nobody's report


class Reports:
    def __init__(self, store: ModerationStore, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._budgets: Final = RateLimit(A_NETWORK)

    async def file(self, house: TableServer, reporter: GuestId, sender: str, told: TellOperators) -> None:
        """Keep a report, with the match that runs or ran last; what was told before is not told twice."""
        house.admission.check_person(reporter, sender)
        words = tidy(told.words)
        if told.kind not in KINDS or (words and not is_clean(words)):
            raise BadOption("A report says what it is about, name or behaviour, and one line of words.")
        if not self._budgets.spend(sender, self._clock.now()):
            raise Busy("Your network has reported a lot. Wait a minute, then report again.")
        config = await config_of(house.store.facts, told.table)
        table = (await house.hub.cache.get(config.id)).table
        await self._store.file(_report(table, reporter, told, words, self._clock.wall()))


def _report(table: TableState, reporter: GuestId, told: TellOperators, words: str, now: float) -> PlayerReport:
    return PlayerReport(
        number=0,
        at=now,
        reporter=reporter,
        who=_reported(table, reporter, told),
        name=told.name,
        table=table.config.code,
        match=table.match_id(table.number) if table.number else "",
        kind=told.kind,
        words=words,
        settled=0,
    )


def _reported(table: TableState, reporter: GuestId, told: TellOperators) -> GuestId:
    """Return who sits there: the name shows that the reporter means the same person."""
    sitter = table.sitters[told.seat] if told.seat < len(table.sitters) else None
    if sitter is None or sitter.is_bot or sitter.name != told.name:
        raise NotFound("Nobody of this name sits there now. Look again.")
    if sitter.who == reporter:
        raise BadOption("That is you.")
    return sitter.who
