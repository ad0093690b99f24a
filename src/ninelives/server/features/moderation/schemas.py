"""Bodies and answers of moderation over HTTP; types for the browser are made of them too."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from ninelives.tables.schemas import Export

LONGEST_WORDS: Final = 400  # letters of what somebody writes in their own words

type ShortWord = Annotated[str, Meta(max_length=64)]
type OwnWords = Annotated[str, Meta(max_length=LONGEST_WORDS)]


class TellOperators(Struct, forbid_unknown_fields=True):
    """Report somebody at a table, as you see them there."""

    table: ShortWord
    seat: Annotated[int, Meta(ge=0, le=99)]
    name: ShortWord
    kind: ShortWord  # name, or behaviour
    words: OwnWords = ""


class Announcement(Struct):
    """What the operators tell everybody; nothing where `text` is empty."""

    text: str
    read_only: bool  # no new tables, matches or people


class ActRequest(Struct, forbid_unknown_fields=True):
    """Something that an operator wants to do, and why."""

    kind: ShortWord
    reason: OwnWords
    subject: ShortWord = ""
    detail: OwnWords = ""
    hours: Annotated[float, Meta(gt=0, le=100_000)] | None = None  # for which a ban counts; without an end where absent


class ActForm(Struct, kw_only=True):
    """What an operator did, and why. Dates are of the wall clock."""

    number: int
    at: float
    operator: str
    kind: str
    subject: str
    detail: str
    reason: str
    until: float | None  # nothing where it has no end


class ReportForm(Struct, kw_only=True):
    """A report that is open."""

    number: int
    at: float
    person: str  # who was reported
    name: str
    reporter: str
    table: str
    match: str
    kind: str
    words: str


class MyReportForm(Struct, kw_only=True):
    """A report as its reporter gets it back: it names nobody by a number, which would be the same at every table."""

    at: float
    table: str
    match: str
    name: str
    kind: str
    words: str


class SitterForm(Struct):
    person: str
    name: str


class TableForm(Struct, kw_only=True):
    """A table that is open: who is there, and nothing of what they hold."""

    code: str
    game: str
    phase: str
    private: bool
    people: tuple[SitterForm, ...]
    watchers: int


class OperatorDesk(Struct, kw_only=True):
    """What goes on in the process that answers, and what was done about it in all."""

    operator: str
    people: int
    sockets: int
    load: float  # of the machine, by core
    announcement: Announcement
    tables: tuple[TableForm, ...]
    reports: tuple[ReportForm, ...]
    bans: tuple[ActForm, ...]
    acts: tuple[ActForm, ...]  # the last ones, the newest first


class ServerExport(Export, kw_only=True):
    """All that a server keeps about you: what you reported too, and what operators did about you."""

    reports: tuple[MyReportForm, ...]
    acts: tuple[ActForm, ...]
