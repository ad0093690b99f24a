"""Orders as lines of text: the same words on the wire and in the log.

sit 2 9f3a Mochi · rise · bot 1 tabby · clear 1 · seats 4 · begin · begin kitten · lock · unlock · lead · share ·
remove 2 · ready · hurry · look ginger freckles crown · look
"""

from typing import Final

from ninelives.core.errors import Misread
from ninelives.core.language import Message
from ninelives.core.line import tidy
from ninelives.core.record import is_number
from ninelives.tables.commands.access import AllowAll, Lock, RestrictToHost, Unlock
from ninelives.tables.commands.look import Dress
from ninelives.tables.commands.match import Begin, Hurry, Ready, Restore, read_play
from ninelives.tables.commands.order import Order
from ninelives.tables.commands.seats import FROM, Clear, PutBot, Remove, Rise, Seats, Sit
from ninelives.tables.log import Row
from ninelives.tables.seating import UNKNOWN, Sitters

KINDS: Final[tuple[type[Order], ...]] = (
    Sit,
    Rise,
    PutBot,
    Clear,
    Seats,
    Begin,
    Lock,
    Unlock,
    RestrictToHost,
    AllowAll,
    Remove,
    Ready,
    Hurry,
    Dress,
)
_SAYABLE: Final = {kind.word: kind for kind in KINDS}
_LOGGED: Final = {**_SAYABLE, Restore.word: Restore}
FORMS: Final = ", ".join([kind.form for kind in KINDS])


def read_order(line: str, network: str = UNKNOWN) -> Order:
    """Read what a person may say, who comes from this network; a move is not among it."""
    return _read(tidy(line), _SAYABLE, network)


def read_logged(line: str, more: str = "") -> Order:
    """Read the first line of a row, which says what was done, and from the second whence somebody came."""
    if is_number(line.partition(" ")[0]):
        return read_play(line)
    return _read(line, _LOGGED, more.removeprefix(FROM) if more.startswith(FROM) else UNKNOWN)


def _read(line: str, kinds: dict[str, type[Order]], network: str) -> Order:
    word, *words = line.split(" ")
    order = kinds[word].parse(words, network) if word in kinds else None
    if order is None:
        raise Misread("Say {orders}.", orders=FORMS)
    return order


def event_of(row: Row, sitters: Sitters) -> Message | str:
    """Return what a row of the log tells, besides a move; `sitters` are those before it."""
    return read_logged(row.lines.partition("\n")[0]).tell(row.who, sitters)
