"""The policy follows from what operators did: who may not play, which tables are closed, what is announced."""

from collections.abc import Hashable, Iterator
from datetime import UTC, datetime
from typing import Final

from ninelives.core.language import Message, gettext_lazy
from ninelives.hosting.clock import Clock
from ninelives.server.features.moderation.name_list import NameList
from ninelives.server.features.moderation.store import AuditEntry, ModerationStore
from ninelives.server.features.moderation.subjects import (
    AddressRange,
    holds,
    is_range,
    network_at,
    person_subject,
    read_range,
)
from ninelives.server.storage import FOREVER
from ninelives.tables.faults import Banned, ReadOnly
from ninelives.tables.ids import GuestId
from ninelives.tables.names import cores_of


class ServerPolicy:
    """The admission of a server: a fold over the acts of its operators, as a table is over its log."""

    def __init__(self, names: NameList, clock: Clock) -> None:
        self.number = 0  # of the last act that was taken
        self.announcement = ""
        self.read_only = False
        self._names: Final = names
        self._clock: Final = clock
        self._bans: Final[dict[str, AuditEntry]] = {}
        self._ranges: Final[dict[str, AddressRange]] = {}  # of the bans that are about one
        self._closed: Final[dict[str, AuditEntry]] = {}
        self._refused: Final[dict[str, frozenset[str]]] = {}  # by person: cores of names taken away

    async def learn(self, log: ModerationStore) -> list[AuditEntry]:
        """Take what is new in the log, and return it."""
        acts = await log.acts(self.number)
        for act in acts:
            self.take(act)
        return acts

    def take(self, act: AuditEntry) -> None:
        """Take the next act; one that was taken before changes nothing."""
        if act.number != self.number + 1:
            return
        self.number = act.number
        match act.kind:
            case "ban":
                self._ban(act)
            case "unban":
                self._bans.pop(act.subject, None)
                self._ranges.pop(act.subject, None)
            case "close":
                self._closed[act.subject] = act
            case "refuse-name":
                self._refused[act.subject] = self._refused.get(act.subject, frozenset()) | cores_of(act.detail)
            case "announce":
                self.announcement = act.detail
            case "read-only" | "open":
                self.read_only = act.kind == "read-only"
            case _:
                pass  # it is done once, and nothing follows from it later

    def _ban(self, act: AuditEntry) -> None:
        self._bans[act.subject] = act
        if is_range(act.subject):
            self._ranges[act.subject] = read_range(act.subject)

    def bans(self) -> list[AuditEntry]:
        """Return the bans that count, the newest first."""
        now = self._clock.wall()
        return sorted([ban for ban in self._bans.values() if ban.until > now], key=lambda ban: -ban.number)

    # as an admission

    def check_person(self, who: GuestId, sender: Hashable) -> None:
        now = self._clock.wall()
        for ban in self._about(who, str(sender)):
            if ban.until > now:
                raise Banned(why_banned(ban))

    def check_table(self, code: str) -> None:
        closed = self._closed.get(code)
        if closed is not None:
            raise Banned(
                gettext_lazy("This table was closed by those who run the server. Why: {why}", why=closed.reason)
            )

    def check_new(self) -> None:
        if self.read_only:
            raise ReadOnly(
                gettext_lazy(
                    "No new tables, matches or people just now: this server is about to be upgraded. "
                    "Matches that run go on. Come again in a while."
                )
            )

    def allows_name(self, who: GuestId, name: str) -> bool:
        refused = self._refused.get(person_subject(who), frozenset())
        return self._names.allows(name) and cores_of(name).isdisjoint(refused)

    def _about(self, who: GuestId, sender: str) -> Iterator[AuditEntry]:
        person = self._bans.get(person_subject(who))
        if person is not None:
            yield person
        network = network_at(sender) if self._ranges else None
        if network is not None:
            yield from [self._bans[name] for name, around in self._ranges.items() if holds(around, network)]


def why_banned(ban: AuditEntry) -> Message:
    """Return what somebody is told who may not play."""
    ends = ban.until < FOREVER
    until = f"{datetime.fromtimestamp(ban.until, UTC):%Y-%m-%d %H:%M}" if ends else ""
    match is_range(ban.subject), ends:
        case False, True:
            return gettext_lazy("You cannot play here until {until} UTC. Why: {why}", until=until, why=ban.reason)
        case False, False:
            return gettext_lazy("You cannot play here any more. Why: {why}", why=ban.reason)
        case True, True:
            return gettext_lazy(
                "Nobody can play here from your network until {until} UTC. Why: {why}", until=until, why=ban.reason
            )
        case _:
            return gettext_lazy("Nobody can play here from your network any more. Why: {why}", why=ban.reason)
