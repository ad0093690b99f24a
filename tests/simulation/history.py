"""What the log of a table comes to, folded again from its first row, apart from every process."""

from functools import cached_property
from typing import Any, Final

from ninelives.core.catalogs import translations_of
from ninelives.core.game import Seat
from ninelives.core.language import use_language
from ninelives.core.match import Step, steps_of
from ninelives.core.record import is_number, record
from ninelives.hosting.storage.port import Archived
from ninelives.tables import wire
from ninelives.tables.apply import replay
from ninelives.tables.commands.reading import event_of
from ninelives.tables.ids import EMPTY, SYSTEM, Seq
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.projection import Perspective, choices_after, events_for, public_scene, scene_for, sittings_of
from ninelives.tables.snapshot import restore_table, snapshot_of, write_snapshot
from ninelives.tables.state import OVER, PLAYING, TableState, new_table
from ninelives.tables.timing import deadline
from simulation.encoding import encode

type AnyStep = Step[Any, Any]
type Eye = tuple[Seat | None, str]  # a seat, or None for whoever watches, and a language


class Frame:
    """A table as it stood after a row of its log, and what each seat may be shown of it."""

    def __init__(self, table: TableState, row: Row | None, steps: list[AnyStep], now: float) -> None:
        self.table: Final = table
        self.row: Final = row
        self.now: Final = now  # in simulated time, when the row was committed
        self.made: Final = 0 if table.match is None else len(table.match.moves)
        self._steps: Final = steps  # of the match that runs, as a list that goes on growing
        self._scenes: Final[dict[Eye, bytes]] = {}
        self._heard: Final[dict[tuple[int, Eye], bytes]] = {}
        self._rested: Frame | None = None
        self.seq: Final = table.seq

    @property
    def rested(self) -> "Frame":
        """Return the frame as a process has it that read the table from a snapshot: the match is seen no more."""
        if self._rested is None:
            table = restore_table(self.table.config, write_snapshot(snapshot_of(self.table)))
            self._rested = Frame(table, self.row, [], self.now)
        return self._rested

    @property
    def order(self) -> str:
        """Return the first word of what the row did, and nothing for a move."""
        word = "" if self.row is None else self.row.lines.partition("\n")[0].partition(" ")[0]
        return "" if is_number(word) else word

    def scene(self, eye: Eye) -> bytes:
        """Return the scene that this seat is to be shown, as it is written on the wire."""
        if eye not in self._scenes:
            seat, language = eye
            public = public_scene(self.table, deadline(self.table))
            with use_language(translations_of(language)):
                self._scenes[eye] = encode(scene_for(self.table, Perspective(self.table, seat), public))
        return self._scenes[eye]

    def heard(self, number: int, eye: Eye) -> bytes:
        """Return a move as this seat is to be told of it."""
        key = number, eye
        if key not in self._heard:
            seat, language = eye
            with use_language(translations_of(language)):
                [heard] = events_for(
                    self.table, self._steps[number : number + 1], number, Perspective(self.table, seat)
                )
            self._heard[key] = encode(heard)
        return self._heard[key]

    def choices(self, eye: Eye, first: int) -> wire.Choices:
        with use_language(translations_of(eye[1])):
            return choices_after(self.table, Perspective(self.table, eye[0]), first)

    def event(self, language: str, before: "Frame") -> str:
        if not self.order or self.row is None:
            return ""
        with use_language(translations_of(language)):
            return str(event_of(self.row, before.table.sitters))

    def sitters(self, language: str) -> tuple[wire.Sitting | None, ...]:
        with use_language(translations_of(language)):
            return sittings_of(self.table, lambda _who: False)

    @cached_property
    def commitment(self) -> str:
        number = self.table.number + (self.table.phase != PLAYING)
        return self.table.secret(number).commitment


class History:
    """One table: its log folded row by row, with the frames after each."""

    def __init__(self, config: TableConfig, now: float) -> None:
        self.config: Final = config
        self.table = new_table(config)
        self.commands: Final[dict[tuple[int, str], Seq]] = {}
        self.played: Final[set[tuple[int, int]]] = set()  # what the house answered: a number of rows, and a seat
        self.ended: Final[dict[str, Frame]] = {}  # the last frame of each match that was played to its end
        self.names: Final[set[str]] = set()  # of all who ever sat there
        self._steps: list[AnyStep] = []
        self.frames: Final[list[Frame]] = [Frame(self.table, None, self._steps, now)]

    @property
    def last(self) -> Frame:
        return self.frames[-1]

    def add_row(self, row: Row, now: float) -> Frame:
        before = self.table.phase
        self.table, change = replay(self.table, row)
        if change.begins and self.table.match is not None:
            self._steps = list(steps_of(self.table.match))
        else:
            self._steps.extend(change.steps)
        self.commands[row.who, row.command] = row.seq
        self.names.update(self.table.names)
        frame = Frame(self.table, row, self._steps, now)
        self.frames.append(frame)
        if frame.table.phase == OVER and not self.table.called_off and (before == PLAYING or change.begins):
            self.ended[self.table.match_id(self.table.number)] = frame
        return frame

    def without_last(self) -> "History":
        """Return what the log comes to once its last row is lost."""
        left = History(self.config, self.frames[0].now)
        for frame in self.frames[1:-1]:
            if frame.row is not None:
                left.add_row(frame.row, frame.now)
        left.names.update(self.names)
        left.played.update([asked for asked in self.played if asked[0] < left.head])
        return left

    @property
    def may_lose_last(self) -> bool:
        """Whether the last row is a move in the middle of a match: no begin, no end, nothing that is archived."""
        before = self.frames[-2:-1]
        return (
            all(frame.table.phase == PLAYING for frame in (*before, self.last))
            and bool(self.last.made)
            and (before[0].table.number == self.last.table.number if before else False)
        )

    def archived(self, match: str) -> Archived:
        """Return a match as it is to be archived."""
        table = self.ended[match].table
        text = "" if table.match is None else record(table.match).write()
        log = table.match_log
        return Archived(match, self.config.id, text, 0.0, table.players, log.levels, log.stood_in, log.networks)

    def frame_before(self, row: Row) -> Frame:
        """Return the frame that a row of the house answers: its name says which."""
        named = row.command.split(" ")[0]
        seq = int(named) if row.who == SYSTEM and named.isdecimal() else row.seq
        return self.frames[min(seq, row.seq)]

    @property
    def head(self) -> Seq:
        return Seq(len(self.frames) - 1 + EMPTY)
