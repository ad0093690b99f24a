"""What must hold now and then, and in the end: tables go on, viewers are told, matches are kept, and nothing grows."""

from typing import TYPE_CHECKING, Final

from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.timing.due_queue import FEW
from ninelives.tables.state import PLAYING
from simulation.history import History

if TYPE_CHECKING:
    from simulation.process import Process
    from simulation.world import World

SETTLES: Final = 75.0  # seconds without faults, after which every viewer has been told of everything
ANSWERED: Final = 20.0  # seconds without faults, after which a command that was sent has an answer
GOES_ON: Final = 50.0  # seconds beyond its clock in which a table goes on that waits for somebody
ARCHIVED: Final = 60.0  # seconds without faults, after which a finished match is in the archive
ARRIVES: Final = 15.0  # seconds after which all processes know of somebody who came
TASKS: Final = 15  # of one process, besides those for its tables and sockets
WAITERS: Final = 4  # for a table's lock, besides whoever looks at it: the log, a bot, a clock
PROCESSES: Final = 15  # that presence may know of at once: it takes a while to forget those that crashed


class Audit:
    def __init__(self, world: "World") -> None:
        self._world: Final = world
        self._fail: Final = world.witness.fail

    def check(self) -> None:
        """Check what must hold at any moment, and what must hold once faults have stopped."""
        for process in self._world.processes:
            if process.serves:
                self._check_size(process)
        for history in self._world.witness.histories.values():
            self._check_progress(history)
            self._check_archive(history)
        self._check_viewers()
        self._check_answers()

    # nothing grows

    def _check_size(self, process: "Process") -> None:
        hub = process.house.hub
        tables, sockets = len(self._world.tables), len(process.sockets)
        alarm, cache, commits = hub.alarm, hub.cache, hub._commits
        for what, size, most in (
            ("tasks", len(process.tasks), TASKS + 2 * tables + 2 * sockets),
            ("background work", len(hub.background._tasks), TASKS + 2 * tables + sockets),
            ("alarms", len(alarm._order), 2 * len(alarm._dues) + FEW + 1),
            ("own alarms", len(alarm._mine), tables),
            ("open tables", len(cache), tables),
            ("subscriptions", len(cache._subscribing), len(cache) + len(cache._loading)),
            ("codes", len(cache._codes), len(cache)),
            ("rows to commit", len(commits._waiting), tables),
            ("flights", len(commits._flights), 1),
            ("viewers", sum(len(live.viewers) for live in cache.all), sockets),
            ("unreadable rows", len(hub.reader._reported), 0),
        ):
            if size > most:
                self._fail(f"{process} holds {size} {what}, and {most} are the most")
        for live in cache.all:
            self._check_table_size(live)

    def _check_table_size(self, live: OpenTable) -> None:
        for what, size, most in (
            ("processes", len(live.presence._others), PROCESSES),
            ("people who wait for it", len(live.lock._waiters or ()), WAITERS + 2 * len(live.viewers)),
        ):
            if size > most:
                self._fail(f"{live.table.config.code} has {size} {what}, and {most} are the most")

    # tables go on

    def _check_progress(self, history: History) -> None:
        frame = history.last
        if frame.table.phase != PLAYING or history.config.is_slow:
            return
        since = max(frame.now, self._world.calm_since(0.0))
        waited = self._world.loop.time() - since
        if waited > 1.05 * history.config.clock + GOES_ON:
            self._fail(f"{history.config.code} is stuck: {waited:.0f} s without a row, {self._describe(history)}")

    def _describe(self, history: History) -> str:
        _seq, row = history.head, history.last.row
        due = self._world.store.log._due[history.config.id]
        times = [process.house.hub.time.now() for process in self._world.processes]
        return f"head {history.head}, due {due}, last row {row}, house time {times}"

    def _check_archive(self, history: History) -> None:
        for match, frame in history.ended.items():
            if match not in self._world.witness.archived and self._is_long_ago(frame.now, ARCHIVED):
                self._fail(f"{match} is over and was not archived")

    def _is_long_ago(self, at: float, seconds: float) -> bool:
        """Return whether so many seconds without faults have passed since then."""
        return self._world.loop.time() - max(at, self._world.calm_since(0.0)) > seconds

    # people are told

    def _check_viewers(self) -> None:
        for process in self._world.processes:
            for socket in process.sockets:
                sight = self._world.witness.views.sights.get(socket)
                frames = self._world.witness.histories[socket.table.id].frames
                seq = max(0, sight.seq) if sight is not None else 0
                known = socket.is_open and len(frames) > seq + 1
                if known and self._is_long_ago(max(frames[seq + 1].now, socket.opened), SETTLES):
                    self._fail(f"{socket} was not told of row {seq}")

    def _check_answers(self) -> None:
        for player in self._world.people.values():
            pending = player.pending
            if pending is None or not player.sockets:
                continue
            connected = min([socket.opened for socket in player.sockets])
            if self._is_long_ago(max(pending.first, connected), ANSWERED):
                self._fail(f"{player} was never answered {pending.name} ({pending.text})")

    # in the end

    async def check_end(self) -> None:
        """Check what must hold once everybody but a few has left, and some time has passed."""
        self.check()
        for process in self._world.processes:
            for live in process.house.hub.cache.all:
                if live.viewers:  # where nobody looks, it is known a little later
                    self._check_presence(live)
        await self._check_statistics()

    async def _check_statistics(self) -> None:
        """Require that every finished match was gone through for statistics, and nothing else was archived."""
        facts = self._world.store.facts
        ended = {match: frame for h in self._world.witness.histories.values() for match, frame in h.ended.items()}
        for match in sorted({kept.match for kept in facts.finished()} - ended.keys()):
            self._fail(f"{match} was archived, and no log holds its end")
        for match in [kept.match for kept in await facts.unprocessed_matches(len(ended))]:
            if match not in ended or self._is_long_ago(ended[match].now, ARRIVES):
                self._fail(f"{match} was not gone through for statistics")

    def _check_presence(self, live: OpenTable) -> None:
        """Require that a table shows everybody who is there, and nobody else; whoever comes or goes may be late."""
        code, shown = live.table.config.code, set(live.presence.all)
        sockets = [s for process in self._world.processes for s in process.sockets if s.table.code == code]
        stay = {socket.who for socket in sockets if socket.is_open and self._is_long_ago(socket.opened, ARRIVES)}
        if not stay <= shown <= {socket.who for socket in sockets}:
            self._fail(f"{code} shows {shown} present, and {stay} are")
