"""Faults that are planted in a server when it starts, to see that they are found. The source holds none of this."""

import asyncio
from collections.abc import Sequence

from ninelives.hosting.execution.executor import Acknowledge, Executor, unheard
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.server.storage.postgres import PostgresLog
from ninelives.tables.decide import Command, decide
from ninelives.tables.ids import Seq, TableId
from ninelives.tables.log import Row


def plant_ack_first() -> None:
    """Acknowledge what will be committed in a moment, as a server does that trusts itself."""
    act = Executor._act  # noqa: SLF001 - a fault is planted where it would grow

    async def act_hastily(hub: Executor, live: OpenTable, command: Command, acknowledge: Acknowledge) -> None:
        done = live.done.get((command.who, command.name))
        if done is None:
            decide(live.table, command)
        acknowledge(Seq(live.table.seq + 1 if done is None else done))
        await act(hub, live, command, unheard)

    setattr(Executor, "_act", act_hastily)  # noqa: B010 - no checker shall believe this


def slow_commits_down(seconds: float) -> None:
    """Take some time before each commit, sound or not: so a kill falls into it more often."""
    append = PostgresLog.append

    async def append_slowly(log: PostgresLog, rows: Sequence[Row]) -> set[TableId]:
        await asyncio.sleep(seconds)
        return await append(log, rows)

    setattr(PostgresLog, "append", append_slowly)  # noqa: B010 - as above
