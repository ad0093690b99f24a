"""How a table stood between two matches: whoever wakes it need not fold the matches before.

One is kept when a match begins, and one when a table rests after its last. From then on nothing else tells how the
table stood, since its rows are deleted. No state of a game is in it, so no card.
"""

from typing import Final, NamedTuple

import msgspec

from ninelives.tables.ids import Seq
from ninelives.tables.log import TableConfig
from ninelives.tables.score import RunningScore
from ninelives.tables.seating import Sitters
from ninelives.tables.state import AccessSettings, TableState, new_table

FORMAT: Final = 1  # to be raised with any change of what follows; one of an older format is read on


class TableSnapshot(NamedTuple):
    format: int
    version: int  # of the game's rules
    seq: Seq
    moved: float
    number: int
    sitters: Sitters
    access: AccessSettings
    score: RunningScore
    epoch: int = 0  # there were none at first


def snapshot_of(table: TableState) -> TableSnapshot:
    """Return how a table stands between two matches."""
    return TableSnapshot(
        format=FORMAT,
        version=table.config.version,
        seq=table.seq,
        moved=table.last_row_at,
        number=table.number,
        sitters=table.sitters,
        access=table.access,
        score=table.score,
        epoch=table.epoch,
    )


def write_snapshot(snapshot: TableSnapshot) -> str:
    return msgspec.json.encode(snapshot).decode()


def restore_table(config: TableConfig, text: str | None) -> TableState:
    """Return a table as it was written down, with no match to be seen; one that is new where it cannot be read."""
    table = new_table(config)
    snapshot = None if text is None else read_snapshot(text)
    if snapshot is None or (snapshot.format, snapshot.version) != (FORMAT, config.version):
        return table
    return table._replace(
        seq=snapshot.seq,
        snapshot_seq=snapshot.seq,
        last_row_at=snapshot.moved,
        number=snapshot.number,
        score=snapshot.score,
        epoch=snapshot.epoch,
        match_epoch=snapshot.epoch,
        sitters=snapshot.sitters,
        access=snapshot.access,
    )


def read_snapshot(text: str) -> TableSnapshot | None:
    try:
        return msgspec.json.decode(text, type=TableSnapshot)
    except msgspec.MsgspecError:  # of another format
        return None
