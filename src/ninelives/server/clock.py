"""The one timing loop of a process: it takes up what is due at any table, its own or one whose process died."""

import asyncio
import contextlib
import time
from math import inf
from typing import Final

import structlog

from ninelives.core.errors import Refused
from ninelives.core.game import Seat
from ninelives.server.due import CLAIM, awaited_bots, deadline, due, idle_bots, pace
from ninelives.server.faults import described
from ninelives.server.housebots import Thinkers
from ninelives.server.hub import Hub
from ninelives.server.judging import Command
from ninelives.server.live import Live
from ninelives.server.lobby import NoSuchTable
from ninelives.server.moment import OVER
from ninelives.server.orders import Play
from ninelives.server.revocation import Revocation
from ninelives.server.shelf import usual_level
from ninelives.server.sitters import Sitters
from ninelives.server.store.port import HOUSE
from ninelives.server.table import Table, Unreadable
from ninelives.server.upkeep import tend

TICK: Final = 0.05  # seconds between looks at what is due
BEAT: Final = 5.0  # seconds between signs of life
MOST: Final = 200  # tables claimed at once
RECENT: Final = 10.0  # seconds: what came due longer ago is looked for only every so often
UNREADABLE: Final = 60.0  # seconds for which a table is left alone that cannot be read here


class Clock:
    def __init__(self, hub: Hub, thinkers: Thinkers, revocation: Revocation) -> None:
        self._hub: Final = hub
        self._thinkers: Final = thinkers
        self._revocation: Final = revocation
        self._attending: Final[set[int]] = set()
        self._sweep = 0.0  # when to look for whatever is due, however long
        self._log = structlog.get_logger("clock")

    async def run(self) -> None:
        """Look for what is due until cancelled."""
        beaten = 0.0
        while True:
            try:
                if time.monotonic() - beaten > BEAT:
                    beaten = time.monotonic()
                    await self._beat()
                await self._look()
            except Exception as fault:  # noqa: BLE001 - a store that is down, or anything: the clock must go on
                self._log.warning("clock stumbled", **described(fault))
                self._sweep = 0.0
                await asyncio.sleep(1)
            await asyncio.sleep(TICK)

    async def _beat(self) -> None:
        """Say that a server runs, and do what is done now and then."""
        await self._hub.time.beat(self._hub.store)
        await self._revocation.refresh()
        await tend(self._hub, self._hub.time.now())

    async def _look(self) -> None:
        now = self._hub.time.now()
        claimed = await self._claimed(now)
        heads = await self._hub.store.heads(claimed) if claimed else {}
        for table, (seq, _due) in heads.items():
            if table not in self._attending:  # where thoughts take longer than a claim lasts, one is enough
                self._hub.errand(self._attend(table, seq))

    async def _claimed(self, now: float) -> list[int]:
        """Claim what came due lately, and now and then whatever is due: an index may be full of what was due once."""
        sweeping = time.monotonic() >= self._sweep
        claimed = await self._hub.store.claim(now, now + CLAIM, MOST, -inf if sweeping else now - RECENT)
        if sweeping and len(claimed) < MOST:  # else there is more
            self._sweep = time.monotonic() + RECENT
        return claimed

    async def _attend(self, number: int, seq: int) -> None:
        self._attending.add(number)
        try:
            await self._see_to(await self._hub.live(number), number, seq)
        except Unreadable:  # another version may read it, or later this one
            await self._hub.store.put_off(number, seq, self._hub.time.now() + UNREADABLE)
        except NoSuchTable:  # its game is gone, or its rules have changed: nothing will ever be due there
            await self._hub.store.put_off(number, seq, None)
        finally:
            self._attending.discard(number)

    async def _see_to(self, live: Live, number: int, seq: int) -> None:
        """See to a table whose log is that long; the bus may not have told us of its last rows."""
        if live.behind or live.table.seq < seq:
            await self._hub.refresh(live)
        table, now = live.table, self._hub.time.now()
        asked_bots = live.asked_bots == table.seq
        wanted = due(table, table.moment, self._hub.house, asked_bots=asked_bots)
        if wanted is None or wanted > now:  # the table has moved on since it was claimed
            await self._hub.store.put_off(number, table.seq, wanted)
        elif table.phase == OVER:
            await self._hub.put_away(live)
            await self._hub.store.put_off(number, seq, None)  # unless somebody did something meanwhile
        else:
            self._hub.metrics.due_lag.observe(now - wanted)
            await self._house_moves(live)

    async def _house_moves(self, live: Live) -> None:
        """Let bots move that are awaited, or that step in, or that stand in for somebody whose clock ran out."""
        table = live.table
        moment, seq = table.moment, table.seq
        bots = awaited_bots(moment)
        for seat in bots or idle_bots(table, moment):
            when = moment.asked.at + pace(table, moment, self._hub.house)
            if await self._let_move(live, seat, _level(moment.sitters, seat), when):
                return
        live.asked_bots = seq
        if self._hub.time.now() >= deadline(table, moment) and not bots:
            await self._time_out(live)
        else:
            await self._hub.store.put_off(table.founding.id, seq, deadline(table, moment))

    async def _time_out(self, live: Live) -> None:
        """Move for somebody whose clock ran out, a moment later: by then any thought is thought."""
        table = live.table
        later = deadline(table, table.moment) + self._hub.house.pace
        for seat in table.awaited[:1]:
            self._hub.metrics.time_outs.inc()
            await self._let_move(live, seat, usual_level(table.game.key), later)

    async def _let_move(self, live: Live, seat: Seat, level: str, when: float) -> bool:
        """Think in a worker, wait until the time for it has come, and move; tell whether there was a move."""
        table = live.table
        moment, seq = table.moment, table.seq
        move = await self._chosen(table, seat, level)
        if move is None:
            return False
        await asyncio.sleep(max(0.0, when - self._hub.time.now()))
        if live.table.sitters[seat] != moment.sitters[seat]:  # they have come back, or another sits there now
            return True
        with contextlib.suppress(Refused):  # somebody was quicker: the table is due anew, or was done for
            await self._hub.act(live, Command(HOUSE, f"{seq} {seat}", Play(seat, move), seq))
        return True

    async def _chosen(self, table: Table, seat: Seat, level: str) -> str | None:
        """Give the move of a bot, or None where it keeps still. In a lesson it does what was written down."""
        state, awaited = table.moment.state, seat in table.awaited
        written = table.next_of_lesson()
        if written is not None and (written[0] == seat or not awaited):
            return written[1] if written[0] == seat else None
        began = time.monotonic()
        legal, view = table.game.legal(state, seat), table.game.view(state, seat)
        move = await self._thinkers.think(table.game.key, level, view, legal, awaited)
        self._hub.metrics.thought.observe(time.monotonic() - began)
        return move


def _level(sitters: Sitters, seat: Seat) -> str:
    sitter = sitters[seat]
    return "" if sitter is None else sitter.level
