"""Cats that speak: whichever process wrote a row lets one of them remark on it, when people have seen it."""

from typing import Final

from ninelives.hosting.background import Background
from ninelives.hosting.clock import Clock
from ninelives.hosting.execution.bus_messages import Spoken
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.execution.peers import Peers
from ninelives.tables.chatter import REST, Remark, choose_remark, luck_of, talkers, watch_change
from ninelives.tables.commands.order import TableChange
from ninelives.tables.ids import SYSTEM
from ninelives.tables.state import TableState
from ninelives.tables.timing import Pace, bot_moves_at


class CatTalk:
    def __init__(self, peers: Peers, background: Background, clock: Clock) -> None:
        self._peers: Final = peers
        self._background: Final = background
        self._clock: Final = clock

    def react(self, live: OpenTable, change: TableChange, pace: Pace) -> None:
        """Let a cat say something about a change that was shown, or not. In a lesson nobody talks."""
        table = live.table
        cats = talkers(table.sitters)
        if not cats or table.config.lesson:
            return
        rested = table.seq - live.last_remark_seq >= REST
        remark = choose_remark(watch_change(table, change), cats, luck_of(table), rested=rested)
        if remark is not None:
            live.last_remark_seq = table.seq
            self._background.start(self._say(live, remark, _pause(table, pace)))

    async def _say(self, live: OpenTable, remark: Remark, pause: float) -> None:
        """Say it after a moment, unless the cat has left meanwhile."""
        seat, phrase = remark
        cat = live.table.sitters[seat]
        await self._clock.sleep(pause)
        if cat is not None and cat in live.table.sitters[seat : seat + 1]:
            spoken = Spoken(SYSTEM, cat.name, phrase, seat)
            live.hear_phrase(spoken)
            self._peers.publish(live.table.config.id, spoken)


def _pause(table: TableState, pace: Pace) -> float:
    """Return for how long a cat holds its tongue: half of the time until a cat moves."""
    return (bot_moves_at(table, pace) - table.waiting.at) / 2
