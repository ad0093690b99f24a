"""What can go wrong at a table, and how it is written down."""

import traceback
from pathlib import PurePath

from ninelives.core.errors import NineLivesError
from ninelives.core.language import gettext_noop
from ninelives.tables.ids import Seq, TableId


class StoreDown(Exception):
    """The store cannot be reached, or went away in the middle: what was asked may or may not have happened."""


class LogCutShort(StoreDown):
    """The log ends before the last row that this process knows of: a backup was restored, or a failover lost rows."""


class Unstorable(ValueError):
    """The engine refuses a value that it was given: whoever asked is at fault, and the store is there."""


class Unreadable(Exception):
    """A row of the log that cannot be folded: damaged, or of a later version. It holds nothing of the row's text."""

    def __init__(self, table: TableId, seq: Seq, kind: str) -> None:
        super().__init__(f"row {seq} of table {table}: {kind}")
        self.table = table
        self.seq = seq
        self.kind = kind


class RowsPruned(Unreadable):
    """The next row is not in the log any more: its table rested meanwhile, and its snapshot stands for it."""

    def __init__(self, table: TableId, seq: Seq) -> None:
        super().__init__(table, seq, "pruned")


class NotFound(NineLivesError):
    """There is no such table, match, game or ruling."""


class Busy(NineLivesError):
    """More is asked for than can be done soon."""


class Banned(NineLivesError):
    """Whoever runs the server does not let somebody in, or nobody to a table."""


class SignedOut(NineLivesError):
    """Whoever asks was signed out meanwhile."""

    def __init__(self) -> None:
        super().__init__(gettext_noop("You are signed out here. Sign in again: by a passkey or a code."))


class ReadOnly(NineLivesError):
    """Whoever runs the server takes in no new tables, matches and people for now."""


def describe_fault(fault: BaseException) -> dict[str, str]:
    """Return what a log may say of a fault: where and what kind, since its message may hold a card or a name."""
    if isinstance(fault, BaseExceptionGroup):
        return describe_fault(fault.exceptions[0])
    frames = traceback.extract_tb(fault.__traceback__)
    where = " < ".join([f"{PurePath(f.filename).name}:{f.lineno} {f.name}" for f in reversed(frames[-4:])])
    return {"kind": type(fault).__name__, "where": where}
