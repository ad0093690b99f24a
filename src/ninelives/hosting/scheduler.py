"""The one timing loop of a process: it takes up what is due at any table, its own or one whose process died."""

import contextlib
from collections.abc import Iterator
from itertools import batched
from math import inf
from secrets import token_bytes
from typing import Final
from weakref import WeakKeyDictionary

from ninelives.bots.cats import temper_of
from ninelives.bots.temper import PLAIN, Temper
from ninelives.core.errors import Refused
from ninelives.core.game import Actor, Seat
from ninelives.daily import luck_of
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.jobs.maintenance import Maintenance
from ninelives.hosting.jobs.retention import RetentionJob
from ninelives.hosting.jobs.revocation import Sessions
from ninelives.hosting.ports import TurnNotifier
from ninelives.hosting.thinking import Cat, Thinking
from ninelives.tables.catalog import stand_in_level
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.decide import Command
from ninelives.tables.faults import NotFound, Unreadable
from ninelives.tables.ids import SYSTEM, GuestId, Seq, TableId
from ninelives.tables.lessons import lesson, next_move
from ninelives.tables.seating import Sitters, people
from ninelives.tables.state import OVER, TableState
from ninelives.tables.timing import CLAIM, GRACE, awaited_bots, bell_at, bot_moves_at, deadline, idle_bots, next_due

BEAT: Final = 5.0  # seconds between signs of life
MOST: Final = 200  # tables claimed at once
OVERLAP: Final = 5.0  # seconds before the last look that a look covers too: another process may be behind, by a beat
SWEEP: Final = 600.0  # seconds after which a look goes back to the first day, for what should not be there
UNREADABLE: Final = 60.0  # seconds for which a table is left alone that cannot be read here


class Scheduler:
    def __init__(self, hub: Executor, thinking: Thinking, sessions: Sessions, bell: TurnNotifier) -> None:
        self._hub: Final = hub
        self._thinking: Final = thinking
        self._sessions: Final = sessions
        self._bell: Final = bell
        self._housekeeping: Final = Maintenance(hub)
        self._resting: Final = RetentionJob(hub)
        self._attending: Final[set[TableId]] = set()
        self._again: Final[dict[TableId, Seq]] = {}  # claimed while they were attended
        # the `seq` at which bots that may step in were asked
        self._asked: Final[WeakKeyDictionary[OpenTable, Seq]] = WeakKeyDictionary()
        self._looked = 0.0  # when it was last looked for what others should have done
        self._sweep = 0.0  # when to look for whatever is due, however long
        self._low = -inf  # what was due by then has been claimed

    async def run(self) -> None:
        """Look for what is due until cancelled."""
        beaten = 0.0
        mine: list[TableId] = []
        while True:
            try:
                if self._hub.clock.now() - beaten > BEAT:
                    beaten = self._hub.clock.now()
                    await self._beat()
                await self._claim_own(mine)
                if not mine or self._hub.clock.now() - self._looked > self._hub.pace.longest:
                    await self._look()
                mine = await self._hub.alarm.wait()
            except Exception as fault:  # noqa: BLE001 - a store that is down, or anything: the loop must go on
                self._hub.background.report("scheduler failed", fault)
                self._sweep, mine = 0.0, []  # a look finds those too
                await self._hub.clock.sleep(1)

    async def _beat(self) -> None:
        """Say that a server runs, and do what is done now and then."""
        await self._hub.beat()
        await self._sessions.refresh()
        await self._housekeeping.tidy(self._hub.time.now())

    async def _claim_own(self, tables: list[TableId]) -> None:
        """See to tables whose last word this process had."""
        now = self._hub.time.now()
        for some in batched(tables, MOST):
            for table, seq in (await self._hub.store.log.claim_these(some, now, now + CLAIM)).items():
                self._begin(table, seq)

    async def _look(self) -> None:
        """See to tables that another process should have taken up by now; without others, to whatever is due."""
        self._looked = self._hub.clock.now()
        claimed = await self._claim_due_tables(self._hub.time.now() - (0.0 if self._hub.peers.none else GRACE))
        heads = await self._hub.store.log.heads(claimed) if claimed else {}
        for table, (seq, _due) in heads.items():
            self._begin(table, seq)

    def _begin(self, table: TableId, seq: Seq) -> None:
        if table in self._attending:
            self._again[table] = seq
        else:
            self._hub.background.start(self._run_claim(table, seq))

    async def _claim_due_tables(self, now: float) -> list[TableId]:
        """Claim what came due since the last look.

        An index may be full of what was due once, while a long snapshot keeps it. Nothing new is due in the past.
        """
        sweeping = self._hub.alarm.looks_back() or self._hub.clock.now() >= self._sweep
        claimed = await self._hub.store.log.claim(now, now + CLAIM, MOST, -inf if sweeping else self._low)
        if len(claimed) == MOST:  # there is more
            self._hub.alarm.hurry()
        else:
            self._low = now - OVERLAP
            self._sweep = self._hub.clock.now() + SWEEP if sweeping else self._sweep
        return claimed

    async def _run_claim(self, table: TableId, seq: Seq) -> None:
        """See to a table, and once more where it came due meanwhile: nobody else may claim it for a while."""
        self._attending.add(table)
        try:
            await self._attend_once(table, seq)
            while table in self._again:
                await self._attend_once(table, self._again.pop(table))
        finally:
            self._attending.discard(table)
            self._again.pop(table, None)

    async def _attend_once(self, table: TableId, seq: Seq) -> None:
        try:
            await self._process_table(await self._hub.cache.get(table), seq)
        except Unreadable:  # another version may read it, or later this one
            await self._hub.postpone(table, seq, self._hub.time.now() + UNREADABLE)
        except NotFound:  # its game is gone, or its rules have changed: nothing will ever be due there
            await self._hub.postpone(table, seq, None)

    async def _process_table(self, live: OpenTable, seq: Seq) -> None:
        """See to a table whose log is that long; the bus may not have told us of its last rows."""
        if live.behind or live.table.seq < seq:
            await self._hub.reader.refresh(live)
        table, now = live.table, self._hub.time.now()
        asked_bots = self._asked.get(live) == table.seq
        wanted = next_due(table, self._hub.pace, asked_bots=asked_bots)
        if wanted is None or wanted > now:  # the table has moved on since it was claimed
            await self._hub.postpone(table.config.id, table.seq, wanted)
        elif table.phase == OVER:
            await self._hub.archive(live)
            await self._hub.postpone(table.config.id, seq, await self._resting.see_to(live))
        else:
            self._hub.telemetry.due_lag.observe(now - wanted)
            await self._house_moves(live)

    async def _house_moves(self, live: OpenTable) -> None:
        """Let bots move that are awaited, or that step in, or that stand in for somebody whose clock ran out."""
        table = live.table
        bots = awaited_bots(table)
        for seat in bots or idle_bots(table):
            when = bot_moves_at(table, self._hub.pace)
            if await self._play_bot(live, seat, _level(table.sitters, seat), when) or live.table.seq != table.seq:
                return  # it was made, or the table has moved on meanwhile and is due anew
        self._asked[live] = table.seq
        if self._hub.time.now() >= deadline(table) and not bots:
            await self._time_out(live)
        else:
            await self._hub.postpone(table.config.id, table.seq, await self._rung(live))

    async def _rung(self, live: OpenTable) -> float:
        """Send for whoever is away from a slow table, if it is time to, and return when the table is due next."""
        table = live.table
        rings = bell_at(table, self._hub.pace)
        if rings is not None and rings > self._hub.time.now():
            return rings
        if rings is not None:
            await self._bell.ring(table.config.id, table.waiting.seq, _absent_players(live))
        return deadline(table)

    async def _time_out(self, live: OpenTable) -> None:
        """Move for somebody whose clock ran out, a moment later: by then any thought is thought."""
        table = live.table
        later = deadline(table) + self._hub.pace.bot
        for seat in table.awaited[:1]:
            self._hub.telemetry.time_outs.inc()
            await self._play_bot(live, seat, stand_in_level(table.game.key, rated=table.config.rated), later)

    async def _play_bot(self, live: OpenTable, seat: Seat, level: str, when: float) -> bool:
        """Let a bot think, wait until the time for its move has come, and make it; return whether there was one."""
        table = live.table
        move = await self._choose_move(table, seat, level)
        if move is None:
            return False
        await self._hub.clock.sleep(max(0.0, when - self._hub.time.now()))
        if live.table.sitters[seat] != table.sitters[seat]:  # they have come back, or another sits there now
            return True
        with contextlib.suppress(Refused):  # somebody was quicker: the table is due anew, or was done for
            await self._hub.execute(live, Command(SYSTEM, f"{table.seq} {seat}", PlayMove(seat, move), table.seq))
        return True

    async def _choose_move(self, table: TableState, seat: Seat, level: str) -> str | None:
        """Return the move of a bot, or None where it keeps still. In a lesson it does what was written down."""
        state, awaited = table.position, seat in table.awaited
        written = _next_of_lesson(table)
        if written is not None and (written[0] == seat or not awaited):
            return written[1] if written[0] == seat else None
        legal, view = table.game.legal(state, seat), table.game.view(state, seat)
        cat = Cat(table.game.key, level, _temper(table.sitters, seat))
        with self._measure_thinking():
            return await self._thinking.think(cat, view, legal, awaited, _luck(table, seat))

    @contextlib.contextmanager
    def _measure_thinking(self) -> Iterator[None]:
        """Measure a thought, with the time that it waited for a worker."""
        telemetry, began = self._hub.telemetry, self._hub.clock.now()
        telemetry.thinking.inc()
        try:
            yield
            telemetry.thought.observe(self._hub.clock.now() - began)
        finally:
            telemetry.thinking.dec()


def _absent_players(live: OpenTable) -> list[GuestId]:
    """Return the people whom a table waits for and who do not look at it. Among cats nobody has to hurry."""
    if len(people(live.table.sitters)) == 1:
        return []
    awaited = [live.table.sitters[seat] for seat in live.table.awaited]
    return [one.who for one in awaited if one is not None and one.plays and not live.presence.has(one.who)]


def _next_of_lesson(table: TableState) -> tuple[Actor, str] | None:
    """Return the move with which a lesson goes on, in the match that is one."""
    if not table.config.lesson or table.number != 1 or table.match is None:
        return None
    made = tuple([(actor, table.game.write(move)) for actor, move in table.match.moves])
    return next_move(lesson(table.game.key), made)


def _luck(table: TableState, seat: Seat) -> bytes:
    """Return what a cat draws from; where everybody plays the same deal, the same for the same moves."""
    if table.match is None or not table.config.is_daily:
        return token_bytes()
    return luck_of(table.secret(table.number), seat, len(table.match.moves))


def _level(sitters: Sitters, seat: Seat) -> str:
    sitter = sitters[seat]
    return "" if sitter is None else sitter.level


def _temper(sitters: Sitters, seat: Seat) -> Temper:
    """Return the temper of the cat that sits there. A bot that stands in for a person has a plain one."""
    sitter = sitters[seat]
    return PLAIN if sitter is None or not sitter.is_bot else temper_of(sitter.name)
