"""What every viewer is sent: what the log says for their seat, each move once, and nothing else."""

from typing import TYPE_CHECKING, Final

import msgspec

from ninelives.hosting.execution.open_table import AGAIN
from ninelives.hosting.thinking import odds_sentences
from ninelives.tables.projection import LATELY
from ninelives.tables.state import PLAYING
from simulation.encoding import Update, encode, kind_of, read_bye, read_choices, read_odds, read_said, read_update
from simulation.forgery import FORGER
from simulation.history import Eye, Frame, History
from simulation.sockets import Socket

if TYPE_CHECKING:
    from collections.abc import Callable

    from simulation.invariants import Witness

UNSEATED: Final = "A watcher"  # who had no seat where they spoke


class Sight:
    """What one socket was shown: how far it has heard."""

    def __init__(self) -> None:
        self.seq = -1
        self.number = 0
        self.made = 0  # moves of that match


class Views:
    """Compares every message to a viewer with the log."""

    def __init__(self, witness: "Witness") -> None:
        self._witness: Final = witness
        self._last: tuple[bytes, Eye, Update] | None = None  # those of one seat are sent the same bytes
        self._checks: Final[dict[str, Callable[[Socket, Sight, bytes], None]]] = {
            "welcome": self._check_welcome,
            "told": self._check_told,
            "done": self._check_done,
            "refused": self._check_refused,
            "choices": self._check_choices,
            "odds": self._check_odds,
            "bye": self._check_bye,
            "said": self._check_said,
        }
        self.sights: Final[dict[Socket, Sight]] = {}

    def take(self, socket: Socket, data: bytes) -> None:
        check = self._checks.get(kind_of(data))
        if check is not None:
            check(socket, self.sights.setdefault(socket, Sight()), data)

    # one check for each kind of message

    def _check_welcome(self, socket: Socket, sight: Sight, data: bytes) -> None:
        update, history = read_update(data), self._history(socket)
        frame = self._frame(socket, update)
        if frame is None:
            return
        eye = self._eye(socket, frame)
        self._require(socket, update.token.startswith(f"{socket.who:x}"), "was given another's token")
        self._require(socket, update.host is (socket.who == history.config.host), "was told another host")
        known = self._known(history, frame, socket.seen)
        self._check_scene(socket, frame, eye, update)
        self._check_heard(socket, frame, eye, update, known)
        self._check_table(socket, frame, eye, update)
        sight.seq, sight.number, sight.made = update.seq, frame.table.number, frame.made

    def _known(self, history: History, frame: Frame, seen: int) -> int:
        """Return how many moves of this match somebody knows who saw so many rows."""
        then = history.frames[min(seen, frame.seq)]
        return then.made if then.table.number == frame.table.number else 0

    def _check_told(self, socket: Socket, sight: Sight, data: bytes) -> None:
        last = self._last
        update = last[2] if last is not None and last[0] is data else read_update(data)
        frame = self._frame(socket, update)
        if frame is None:
            return
        eye = self._eye(socket, frame)
        if last is None or last[0] is not data or last[1] != eye:
            self._check_scene(socket, frame, eye, update)
            self._check_table(socket, frame, eye, update)
            self._check_event(socket, frame, eye, update)
        self._require(socket, update.seq >= sight.seq >= 0, "was shown an older table after a newer one")
        known = sight.made if sight.number == frame.table.number else 0
        self._check_heard(socket, frame, eye, update, known)
        sight.seq, sight.number, sight.made = update.seq, frame.table.number, frame.made
        self._last = data, eye, update

    def _check_done(self, socket: Socket, _sight: Sight, data: bytes) -> None:
        done, history = read_update(data), self._history(socket)
        if done.seq > history.head and self._witness.lost_lately(socket.table.id):
            return
        row = history.frames[done.seq].row if 0 < done.seq <= history.head else None
        named = row is not None and (row.who, row.command) == (socket.who, done.id)
        self._require(socket, named, f"was acknowledged {done.id} as row {done.seq - 1}, which the log does not hold")

    def _check_refused(self, socket: Socket, _sight: Sight, data: bytes) -> None:
        update = read_update(data)
        frame = self._frame(socket, update)
        if frame is None:
            return
        self._check_scene(socket, frame, self._eye(socket, frame), update)
        seq = self._history(socket).commands.get((socket.who, update.id))
        self._require(
            socket, seq is None or seq >= update.seq, f"was refused {update.id}, which is row {seq} of the log"
        )

    def _check_choices(self, socket: Socket, _sight: Sight, data: bytes) -> None:
        choices = read_choices(data)
        frame = self._frame(socket, Update(seq=choices.seq))
        if frame is not None:
            right = {encode(one.choices(self._eye(socket, frame), choices.first)) for one in (frame, frame.rested)}
            self._require(socket, encode(choices) in right, "was offered choices of another seat")

    def _check_odds(self, socket: Socket, _sight: Sight, data: bytes) -> None:
        odds = read_odds(data)
        frame = self._frame(socket, Update(seq=odds.seq))
        if frame is None:
            return
        table = frame.table
        seat, language = self._eye(socket, frame)
        if language == "en":
            right = odds_sentences(table.game.key, table.game.view(table.position, seat), table.names)
            self._require(socket, odds.lines == right, "was told the odds of another seat")

    def _check_bye(self, socket: Socket, _sight: Sight, data: bytes) -> None:
        bye = read_bye(data)
        self._require(socket, bye.again, f"was sent away for good: {bye.reason}")

    def _check_said(self, socket: Socket, _sight: Sight, data: bytes) -> None:
        said, history = read_said(data), self._history(socket)
        is_known = said.seat is None or said.name in history.names | {UNSEATED}
        self._require(socket, is_known and said.name != FORGER, f"heard {said.phrase!r} of {said.name!r}")

    # parts of a message

    def _check_scene(self, socket: Socket, frame: Frame, eye: Eye, update: Update) -> None:
        scene = bytes(update.scene)
        if scene != frame.scene(eye):
            self._witness.note("shown from a snapshot")
            rests = frame.table.phase != PLAYING and scene == frame.rested.scene(eye)
            self._require(socket, rests, f"was shown at {update.seq} what the log does not say: {scene[:2000]!r}")

    def _check_heard(self, socket: Socket, frame: Frame, eye: Eye, update: Update, known: int) -> None:
        """Require every move that they did not know, in order, as their seat hears it; of very many the last."""
        if not update.heard and (known == frame.made or bytes(update.scene) != frame.scene(eye)):
            return  # the second was checked: it is the table as a process has it that read a snapshot
        first = frame.made - len(update.heard)
        late = update.order in {"", AGAIN} and len(update.heard) == LATELY
        self._require(socket, first == known or late, f"was told moves {first} to {frame.made}, and knew {known}")
        right = [frame.heard(number, eye) for number in range(max(0, first), frame.made)]
        self._require(socket, [*map(bytes, update.heard)] == right, f"was told other moves than {right}")

    def _check_table(self, socket: Socket, frame: Frame, eye: Eye, update: Update) -> None:
        """Require that what is told of seats and the match is as in the log, where it is told."""
        table = frame.table
        if update.sitters is not msgspec.UNSET:
            bare = tuple([one and msgspec.structs.replace(one, here=False) for one in update.sitters])
            self._require(socket, bare == frame.sitters(eye[1]), "was shown others at the table")
        for what, told, right in (
            ("seat", update.seat, eye[0]),
            ("match", update.number, table.number),
            ("commitment", update.commitment, frame.commitment),
            ("lock", update.locked, table.access.locked),
            ("lead", update.led, table.host_decides),
        ):
            self._require(socket, told is msgspec.UNSET or told == right, f"was told another {what}: {told}")

    def _check_event(self, socket: Socket, frame: Frame, eye: Eye, update: Update) -> None:
        if update.order == AGAIN:
            return self._witness.note("caught up")
        before = self._history(socket).frames[update.seq - 1]
        self._require(socket, update.order == frame.order, f"was told of {update.order!r}")
        self._require(socket, update.event == frame.event(eye[1], before), f"was told of {update.event!r}")
        return None

    # what they look at

    def _frame(self, socket: Socket, update: Update) -> Frame | None:
        frames = self._history(socket).frames
        if update.seq == len(frames) and self._witness.lost_lately(socket.table.id):
            return None  # by a process that has not noticed yet
        self._require(socket, update.seq < len(frames), f"was shown row {update.seq - 1} before it was in the log")
        return frames[update.seq] if update.seq < len(frames) else None

    def _eye(self, socket: Socket, frame: Frame) -> Eye:
        return frame.table.seat_of(socket.who), socket.language

    def _history(self, socket: Socket) -> History:
        return self._witness.histories[socket.table.id]

    def _require(self, socket: Socket, holds: object, fault: str) -> None:
        if not holds:
            self._witness.fail(f"{socket} {fault}.")
