"""What is made of a finished match: the match again from a seat, or what panther thinks of it, as JSON.

A long match takes seconds. Some of it is done at a time, so that others get their turn in between and nobody
has to be stopped: a study that is not asked for again goes no further.
"""

import zlib
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.json import encode

from ninelives.bots.review import review_steps
from ninelives.core.chance import Urn
from ninelives.core.errors import BadOption
from ninelives.core.game import TABLE, Seat, check_seat
from ninelives.core.language import gettext
from ninelives.core.record import Record, read_record
from ninelives.core.replay import follow, reopen
from ninelives.core.speech import names_of
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.tables.catalog import cats_named, game_named
from ninelives.tables.schemas import DecisionForm, Replay, Review, StepForm, UrnForm

SLICE: Final = 0.2  # seconds of work between two turns of others
GZIP: Final = zlib.MAX_WBITS | 16
REVIEW, REPLAY = "review", "replay"

type Pieces = Iterator[bytes]


class Study(NamedTuple):
    """What is to be made, of which record, as which seat sees it."""

    name: str  # of this study alone
    kind: str
    match: str
    record: str
    seat: Seat | None


class Work:
    """A study under way: its JSON, packed, as far as it is made."""

    def __init__(self, study: Study) -> None:
        self._pieces: Final = KINDS[study.kind](study)
        self._packer: Final = zlib.compressobj(wbits=GZIP)
        self._made: Final[list[bytes]] = []

    def go_on(self, until: float, clock: Clock) -> bytes | None:
        """Work until then; return the whole when it is done."""
        for piece in self._pieces:
            self._made.append(self._packer.compress(piece))
            if clock.now() >= until:
                return None
        return b"".join([*self._made, self._packer.flush()])


_begun: Final[dict[str, Work]] = {}  # in this process


def advance_study(study: Study, wanted: frozenset[str], clock: Clock = SYSTEM_CLOCK) -> bytes | None:
    """Go on with a study, or begin it; forget those that are no longer wanted."""
    for name in set(_begun) - wanted:
        del _begun[name]
    work = _begun.pop(study.name, None) or Work(study)
    whole = work.go_on(clock.now() + SLICE, clock)
    if whole is None:
        _begun[study.name] = work
    return whole


# the kinds


def review_pieces(study: Study) -> Pieces:
    record = record_for(study)
    game = game_named(record.head.game)
    cats = cats_named(game.key)
    if cats is None:
        raise BadOption("This game has no cats, and only they can review a match.")
    decisions = review_steps(game, record.head.names, follow(record, reopen(record, game)), study.seat)
    return write_listed(
        Review(study.match, gettext(cats.unit), ()), (DecisionForm(**decision._asdict()) for decision in decisions)
    )


def replay_pieces(study: Study) -> Pieces:
    record = record_for(study)
    return write_listed(replay_head(study.match, record, study.seat), replay_steps(record, study.seat))


KINDS: Final = {REVIEW: review_pieces, REPLAY: replay_pieces}


def record_for(study: Study) -> Record:
    record = read_record(study.record)
    try:
        check_seat(study.seat, record.head.seats)
    except ValueError as fault:
        raise BadOption("This match had seats 0 to {last}.", last=record.head.seats - 1) from fault
    return record


def replay_head(match: str, record: Record, seat: Seat | None) -> Replay:
    head = record.head
    return Replay(
        match=match,
        game=head.game,
        seat=seat,
        names=names_of(head.names, head.seats),
        result=record.result,
        commitment=head.commitment,
        salt=head.salt,
        secret=record.secret,
        steps=(),
    )


def replay_steps(record: Record, seat: Seat | None) -> Iterator[StepForm]:
    game = game_named(record.head.game)
    for step in follow(record, reopen(record, game)):
        line = game.hear(step.before, step.actor, step.move, seat)
        view = game.view(step.after, seat)
        story = game.tell(view, step.actor, line, record.head.names)
        urn = urn_form(game.urn(step.before)) if step.actor == TABLE else None
        yield StepForm(
            actor=step.actor,
            line=line,
            move=game.show_line(line),
            said=game.write(step.move),
            story=story,
            view=game.show(view),
            urn=urn,
        )


def urn_form(urn: Urn) -> UrnForm:
    return UrnForm(urn.things, urn.number, urn.back, urn.besides)


def write_listed(head: Struct, items: Iterable[Struct]) -> Pieces:
    """Write a form whose last field is a list, item by item."""
    yield encode(head).removesuffix(b"]}")
    for number, item in enumerate(items):
        yield (b"," if number else b"") + encode(item)
    yield b"]}"
