"""A table that is open in this process: its fold, those who look at it from here, and what each of them is sent."""

import asyncio
from collections.abc import Callable
from importlib.metadata import version
from itertools import islice
from typing import Final, Protocol

from ninelives.core.catalogs import translations_of
from ninelives.core.game import Seat
from ninelives.core.language import Message, gettext, use_language
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.execution.bus_messages import Spoken
from ninelives.hosting.people.presence import Presence
from ninelives.hosting.people.sessions import Session
from ninelives.tables.apply import replay
from ninelives.tables.chatter import REST
from ninelives.tables.commands.order import TableChange
from ninelives.tables.ids import EMPTY, SYSTEM, GuestId, Seq
from ninelives.tables.log import Row
from ninelives.tables.projection import (
    PHRASES,
    Perspective,
    PublicScene,
    begun,
    choices_after,
    events_for,
    facts_of,
    missed_events,
    public_scene,
    scene_for,
    sittings_of,
)
from ninelives.tables.seating import SpeakerId, is_free, speaker_id
from ninelives.tables.state import OVER, PLAYING, TableState
from ninelives.tables.timing import deadline
from ninelives.tables.wire import AnyToClient, Choices, Heard, Present, Said, Scene, Told, Welcome, write

VERSION: Final = version("ninelives")
AGAIN: Final = "again"  # stands for orders that were missed
PRESENCE: Final = 0.2  # seconds after which comings and goings are told
MOST_NAMED: Final = 20  # of those who watch

type News = Callable[[Perspective], tuple[Heard, ...]]


class Viewer(Protocol):
    """A connection at the table."""

    @property
    def who(self) -> GuestId: ...

    @property
    def session(self) -> Session: ...

    @property
    def language(self) -> str: ...

    def send(self, data: bytes) -> None:
        """Send a message as it was written; a viewer that cannot keep up is dropped. Never waits."""
        ...

    def hear_phrase(self, speaker: SpeakerId, data: bytes, *, watches: bool) -> None:
        """Send what somebody said who sits here or watches, unless they are muted."""
        ...

    def dismiss(self) -> None:
        """Close the connection of a session that ended."""
        ...

    def reconnect(self) -> None:
        """Close the connection so that its client comes back and sees the table as its log has it."""
        ...

    def recheck(self) -> None:
        """Close the connection of somebody who is no longer let in."""
        ...


class OpenTable:
    def __init__(self, table: TableState, clock: Clock = SYSTEM_CLOCK) -> None:
        self.table = table
        self.done: dict[tuple[GuestId, str], Seq] = {}  # every command since the snapshot, and `seq` after it
        self.lock = asyncio.Lock()  # one command at a time; the log, not this, keeps other processes out
        self.behind = False  # the log may hold rows that were not folded
        self.wanted = EMPTY  # the head up to which somebody waits to fold them
        self.used = 0.0  # when somebody last needed it
        self.verified_at = 0.0  # when it was last certain that nothing is missing here
        self.archived = 0  # the number of the match whose record was kept last
        self.viewers: dict[Viewer, None] = {}  # in the order they came
        self.presence = Presence()
        self.last_remark_seq = Seq(-REST)  # when a cat last said something
        self._clock: Final = clock
        self._presence_pending = False  # it will be told in a moment
        self.shown = table.sitters  # as everybody was last told

    def scene(self, seat: Seat | None) -> Scene:
        return scene_for(self.table, Perspective(self.table, seat), self._public())

    def choices(self, seat: Seat | None, first: int) -> Choices:
        return choices_after(self.table, Perspective(self.table, seat), first)

    def _public(self) -> PublicScene:
        return public_scene(self.table, deadline(self.table))

    def welcome(self, who: GuestId, token: str, seen: Seq, now: float) -> Welcome:
        table = self.table
        seat = table.seat_of(who)
        eyes = Perspective(table, seat)
        watchers = self._watchers()
        return Welcome(
            version=VERSION,
            token=token,
            facts=facts_of(table),
            seq=table.seq,
            seat=seat,
            number=table.number,
            commitment=self._commitment(),
            sitters=sittings_of(table, self._is_here),
            watchers=len(watchers) + self.presence.more,
            watching=self._watcher_names(watchers),
            heard=missed_events(table, seen, eyes),
            scene=scene_for(table, eyes, self._public()),
            now=now,
            host=who == table.config.host,
            locked=table.access.locked,
            led=table.host_decides,
        )

    def fold(self, row: Row) -> TableChange:
        """Take a row of the log, and return what it changed; whoever looks on is not told."""
        table, change = replay(self.table, row)
        self.take(row, table)
        return change

    def take(self, row: Row, table: TableState) -> None:
        """Go on as the table that this row led to."""
        self.table = table
        self.done[row.who, row.command] = table.seq

    def tell(self, change: TableChange) -> None:
        """Tell every viewer what a row brought, each what their seat may know; those who see the same share it."""
        match = self.table.match
        steps = begun(match) if change.begins and match else change.steps
        first = len(match.moves) - len(steps) if match else 0
        event = change.order.tell(change.who, self.shown)
        self._tell_each(change.order.word, event, lambda eyes: events_for(self.table, steps, first, eyes))

    def tell_since(self, known: Seq) -> None:
        """Show everybody the table after rows that were read from the log."""
        self._tell_each(AGAIN, "", lambda eyes: missed_events(self.table, known, eyes))

    def hear_phrase(self, spoken: Spoken) -> None:
        """Pass on what somebody said. While a match runs, players do not hear watchers."""
        if spoken.phrase not in PHRASES:  # a process of another version may know more of them
            return
        is_cat = spoken.who == SYSTEM
        if is_cat:
            self.last_remark_seq = self.table.seq
        seat = spoken.seat if is_cat else self.table.seat_of(spoken.who)
        speaker = speaker_id(spoken.who, spoken.name)
        players_too = seat is not None or self.table.phase != PLAYING
        written: dict[str, bytes] = {}  # by language
        for viewer in [viewer for viewer in self.viewers if viewer.who not in spoken.unheard_by]:
            if players_too or self.table.seat_of(viewer.who) is None:
                if viewer.language not in written:
                    written[viewer.language] = write(_said_message(seat, spoken, viewer.language))
                viewer.hear_phrase(speaker, written[viewer.language], watches=seat is None)

    def tell_presence_soon(self) -> None:
        """Tell it once for all who come and go within a moment: a thousand watchers are as many messages each time."""
        if not self._presence_pending:
            self._presence_pending = True
            self._clock.call_later(PRESENCE, self.tell_presence)

    def tell_presence(self) -> None:
        self._presence_pending = False
        here = tuple([sitter is not None and self._is_here(sitter.who) for sitter in self.table.sitters])
        watchers = self._watchers()
        self.send_all(Present(here, len(watchers) + self.presence.more, self._watcher_names(watchers)))

    def send_all(self, message: AnyToClient) -> None:
        _send(list(self.viewers), message)

    def _tell_each(self, order: str, event: Message | str, news: News) -> None:
        """Tell every viewer: those of one seat and language are sent the same bytes, which are made once."""
        public = self._public()
        for language, seats in self._kinds().items():
            with use_language(translations_of(language)):
                for seat, viewers in seats.items():
                    _send(viewers, self._update_for(seat, order, str(event), news, public))
        self.shown = self.table.sitters

    def _kinds(self) -> dict[str, dict[Seat | None, list[Viewer]]]:
        """Return those who are told the same, by language and seat; all who watch have none."""
        kinds: dict[str, dict[Seat | None, list[Viewer]]] = {}
        for viewer in self.viewers:
            seat = self.table.seat_of(viewer.who)
            kinds.setdefault(viewer.language, {}).setdefault(seat, []).append(viewer)
        return kinds

    def _update_for(self, seat: Seat | None, order: str, event: str, news: News, public: PublicScene) -> Told:
        eyes = Perspective(self.table, seat)
        heard = news(eyes)  # first: the last state that it looks at is the scene's
        told = Told(self.table.seq, scene_for(self.table, eyes, public), heard, order, event)
        if order or self.table.sitters != self.shown:  # a move brings somebody back, a time-out shows them away
            told.sitters = sittings_of(self.table, self._is_here)
        if order:
            told.seat = seat
            told.number = self.table.number
            told.locked = self.table.access.locked
            told.led = self.table.host_decides
        if order or self.table.phase == OVER:  # to the next match too, before anybody brings a new nonce to it
            told.commitment = self._commitment()
        return told

    def _commitment(self) -> str:
        table = self.table
        number = table.number if table.phase == PLAYING else table.number + 1
        return table.secret(number).commitment

    def _is_here(self, who: GuestId) -> bool:
        return self.presence.has(who)

    def _watchers(self) -> list[str]:
        return [name for who, name in self.presence.all.items() if self.table.seat_of(who) is None]

    def _watcher_names(self, watchers: list[str]) -> tuple[str, ...]:
        """Return those who gave a name, as many as a message has room for; nobody passes for one who plays."""
        named = (name for name in watchers if name and is_free(self.table.sitters, name))
        return tuple(islice(named, MOST_NAMED))


def _send(viewers: list[Viewer], message: AnyToClient) -> None:
    data = write(message)
    for viewer in viewers:
        viewer.send(data)


def _said_message(seat: Seat | None, spoken: Spoken, language: str) -> Said:
    with use_language(translations_of(language)):
        name = gettext("A watcher") if seat is None else spoken.name
        return Said(seat, name, gettext(spoken.phrase))
