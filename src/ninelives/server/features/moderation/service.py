"""Actions of operators: checked, then written into the audit log with who and why, and only then applied."""

from typing import Final, NamedTuple

from ninelives.core.errors import BadOption
from ninelives.core.language import gettext_noop
from ninelives.core.line import is_clean, tidy
from ninelives.hosting.clock import Clock
from ninelives.hosting.people.lobby import config_of
from ninelives.server.features.moderation.keys import OperatorKeys
from ninelives.server.features.moderation.policy import ServerPolicy
from ninelives.server.features.moderation.store import AuditEntry, ModerationStore
from ninelives.server.features.moderation.subjects import person_subject, read_banned, read_person
from ninelives.server.storage import FOREVER, ServerStore
from ninelives.tables.faults import NotFound
from ninelives.tables.names import BAD_NAME, is_name, tidy_name

DOOR: Final = ("ban", "unban", "rename", "close", "announce", "read-only", "open", "settle")
KINDS: Final = (*DOOR, "key", "revoke", "restored")
KEEP_SESSIONS: Final = "keep sessions"
REFUSE: Final = "refuse-name"  # which follows from a renaming, and is asked for by nobody
MOST_REPORTS: Final = 1000  # looked through for one that is open
NO_REASON: Final = gettext_noop("Say why: one line, which stands in the log, and which a banned person is told.")


class AdminAction(NamedTuple):
    """What an operator wants to do."""

    kind: str
    reason: str
    subject: str = ""
    detail: str = ""
    seconds: float | None = None  # for which it counts; for good where it is not said


class Moderation:
    def __init__(self, database: ServerStore, store: ModerationStore, policy: ServerPolicy, clock: Clock) -> None:
        self._facts: Final = database.facts
        self._sessions: Final = database.sessions
        self._store: Final = store
        self._policy: Final = policy
        self._clock: Final = clock

    async def act(self, operator: str, wanted: AdminAction) -> AuditEntry:
        """Do something in an operator's name; raise NineLivesError where it cannot be done."""
        now = self._clock.wall()
        reason = tidy(wanted.reason)
        if not is_clean(reason):
            raise BadOption(NO_REASON)
        subject, detail = await self._checked(wanted)
        until = FOREVER if wanted.seconds is None else now + wanted.seconds
        act = await self._store.record(
            AuditEntry(
                number=0,
                at=now,
                operator=operator,
                kind=wanted.kind,
                subject=subject,
                detail=detail,
                reason=reason,
                until=until,
            )
        )
        await self._apply(act)
        return act

    async def make_key(self, keys: OperatorKeys, by: str, name: str, reason: str) -> str:
        """Return a new key for an operator."""
        await self.act(by, AdminAction("key", reason, name))
        return await keys.make(tidy_name(name), self._clock.wall())

    async def _checked(self, wanted: AdminAction) -> tuple[str, str]:
        """Return subject and detail as the log has them."""
        match wanted.kind:
            case "ban":
                return read_banned(wanted.subject), ""
            case "unban":
                return self._banned(read_banned(wanted.subject)), ""
            case "rename":
                return person_subject(read_person(wanted.subject)), _checked_name(wanted.detail)
            case "close":
                return (await config_of(self._facts, wanted.subject)).code, ""
            case "announce":
                return "", _checked_text(wanted.detail)
            case "read-only" | "open":
                return "", ""
            case "settle":
                return await self._open_report(wanted.subject), ""
            case "key":
                return _checked_name(wanted.subject), ""
            case "revoke":
                return await self._holder(wanted.subject), ""
            case "restored":
                return "", KEEP_SESSIONS if wanted.detail else ""
            case _:
                raise BadOption("There is no such act. Acts: {kinds}.", kinds=", ".join(KINDS))

    def _banned(self, subject: str) -> str:
        if subject not in [ban.subject for ban in self._policy.bans()]:
            raise NotFound("No such ban counts now.")
        return subject

    async def _open_report(self, number: str) -> str:
        if number not in [str(report.number) for report in await self._store.open_reports(MOST_REPORTS)]:
            raise NotFound("There is no such open report.")
        return number

    async def _holder(self, name: str) -> str:
        if name not in [key.operator for key in await self._store.keys()]:
            raise NotFound("Nobody of this name has a key.")
        return name

    async def _apply(self, act: AuditEntry) -> None:
        """Do what the store has to do besides; tables are told by every process that reads the log."""
        match act.kind:
            case "rename":
                await self._rename(act)
            case "settle":
                await self._store.settle([int(act.subject)], act.number)
            case "revoke":
                await self._store.revoke_keys(act.subject)
            case "restored":
                await self._sessions.raise_epoch(keep_sessions=bool(act.detail))
            case _:
                pass  # it follows from the log

    async def _rename(self, act: AuditEntry) -> None:
        """Rename somebody, and refuse them the names that they kept or were reported under."""
        who = read_person(act.subject)
        guest = await self._facts.guest(who)
        reports = await self._store.open_reports(MOST_REPORTS)
        taken = {report.name for report in reports if report.who == who}
        if guest is not None:  # else they have a name at tables only
            taken.add(guest.name)
            await self._facts.greet(guest._replace(name=act.detail))
        for name in sorted(taken - {act.detail}):
            await self._store.record(act._replace(number=0, kind=REFUSE, detail=name))


def _checked_name(text: str) -> str:
    name = tidy_name(text)
    if not is_name(name):
        raise BadOption(BAD_NAME)
    return name


def _checked_text(text: str) -> str:
    line = tidy(text)
    if line and not is_clean(line):
        raise BadOption("An announcement is one line of text.")
    return line
