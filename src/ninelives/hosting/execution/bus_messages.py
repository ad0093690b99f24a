"""What processes tell each other about a table, over the bus: that the log has a new row, and what it does not hold.

Nothing is believed because it came over the bus. A message bears a signature that only processes of the same database
can make, for one table. Rows are read from the log.
"""

import hmac
from hashlib import sha256
from typing import Annotated, Final

import msgspec

from ninelives.core.game import Seat
from ninelives.tables.ids import GuestId, Seq, TableId

SIGNATURE_BYTES: Final = 16
MAX_GUESTS: Final = 200  # named in one message: those who sit, and some of those who watch
MAX_WATCHERS: Final = 1_000_000
MAX_UNHEARD: Final = 10_000


class BadSignature(Exception):
    """A message that no process of this database made, or one about another table."""


class Added(msgspec.Struct, tag="added"):
    """The log has a new row."""

    seq: Seq
    due: float | None  # when the table is due after it
    at: float  # when it was written: a failover may have lost another row of this number


class Spoken(msgspec.Struct, tag="spoken"):
    """A phrase that somebody said."""

    who: GuestId  # SYSTEM for a cat
    name: str
    phrase: str
    seat: Seat | None = None  # a cat's: nobody else is known by it
    unheard_by: Annotated[frozenset[GuestId], msgspec.Meta(max_length=MAX_UNHEARD)] = (
        frozenset()
    )  # between them and the speaker is a block


class Here(msgspec.Struct, tag="here"):
    """Whose connections a process holds at the table: all who sit, and some of those who watch."""

    process: str
    guests: Annotated[
        dict[GuestId, str], msgspec.Meta(max_length=MAX_GUESTS)
    ]  # and what they are called while they watch
    new: bool  # this process knows nobody yet: answer
    more: Annotated[int, msgspec.Meta(ge=0, le=MAX_WATCHERS)] = 0  # who watch besides


class Rewritten(msgspec.Struct, tag="rewritten"):
    """Somebody asked to be forgotten: rows that were read before no longer stand as they did."""


type BusMessage = Added | Spoken | Here | Rewritten

_decoder: Final[msgspec.msgpack.Decoder[BusMessage]] = msgspec.msgpack.Decoder(BusMessage)
_encoder: Final = msgspec.msgpack.Encoder()


class Signer:
    """Writes messages and reads those that were written with the same key in the same epoch."""

    def __init__(self, key: bytes, epoch: int = 0) -> None:
        self._key: Final = hmac.digest(key, b"bus", sha256)
        self.epoch = epoch  # of whoever writes and reads: nobody repeats what was said before a restore

    def write(self, table: TableId, message: BusMessage) -> bytes:
        body = _encoder.encode(message)
        return self._signature(table, body) + body

    def read(self, table: TableId, data: bytes) -> BusMessage:
        signature, body = data[:SIGNATURE_BYTES], data[SIGNATURE_BYTES:]
        if not hmac.compare_digest(signature, self._signature(table, body)):
            raise BadSignature
        return _decoder.decode(body)

    def _signature(self, table: TableId, body: bytes) -> bytes:
        return hmac.digest(self._key, b"%d %d " % (table, self.epoch) + body, sha256)[:SIGNATURE_BYTES]
