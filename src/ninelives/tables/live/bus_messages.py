"""What processes tell each other about a table, over the bus. It never leaves the server: a row holds every card."""

from typing import Final

import msgspec

from ninelives.core.game import Seat
from ninelives.tables.ids import GuestId
from ninelives.tables.log import Row


class Added(msgspec.Struct, tag="added"):
    """A row that is in the log."""

    row: Row


class Spoken(msgspec.Struct, tag="spoken"):
    """A phrase that somebody said."""

    who: GuestId  # HOUSE for a cat
    name: str
    phrase: str
    seat: Seat | None = None  # a cat's: nobody else is known by it
    unheard_by: frozenset[GuestId] = frozenset()  # between them and the speaker is a block


class Here(msgspec.Struct, tag="here"):
    """Whose connections a process holds at the table: all who sit, and some of those who watch."""

    process: str
    guests: dict[GuestId, str]  # and what they are called while they watch
    new: bool  # this process knows nobody yet: answer
    more: int = 0  # who watch besides


class Rewritten(msgspec.Struct, tag="rewritten"):
    """Somebody asked to be forgotten: rows that were read before no longer stand as they did."""


type BusMessage = Added | Spoken | Here | Rewritten

_decoder: Final[msgspec.msgpack.Decoder[BusMessage]] = msgspec.msgpack.Decoder(BusMessage)
_encoder: Final = msgspec.msgpack.Encoder()


def read(data: bytes) -> BusMessage:
    return _decoder.decode(data)


def write(message: BusMessage) -> bytes:
    return _encoder.encode(message)
