"""What processes tell each other about a table, over the bus. It stays inside the house: a row holds every card."""

from typing import Final

import msgspec

from ninelives.server.store.port import Row


class Added(msgspec.Struct, tag="added"):
    """A row that is in the log."""

    row: Row


class Spoken(msgspec.Struct, tag="spoken"):
    """A phrase that somebody said."""

    who: int
    name: str
    phrase: str


class Here(msgspec.Struct, tag="here"):
    """Whose sockets a process holds at the table."""

    process: str
    guests: list[int]
    new: bool  # this process knows nobody yet: answer


class Rewritten(msgspec.Struct, tag="rewritten"):
    """Somebody asked to be forgotten: rows that were read before no longer stand as they did."""


type Word = Added | Spoken | Here | Rewritten

_decoder: Final[msgspec.msgpack.Decoder[Word]] = msgspec.msgpack.Decoder(Word)
_encoder: Final = msgspec.msgpack.Encoder()


def read(data: bytes) -> Word:
    return _decoder.decode(data)


def write(word: Word) -> bytes:
    return _encoder.encode(word)
