"""Messages as they are written on the wire, and as the witness reads them: scenes and moves stay bytes."""

from typing import Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from ninelives.tables import wire

encode: Final = msgspec.json.Encoder().encode


class Update(Struct):
    """Any message that shows a table."""

    seq: int = 0
    scene: Raw = Raw()
    heard: tuple[Raw, ...] = ()
    order: str = ""
    event: str = ""
    seat: int | UnsetType | None = UNSET
    sitters: tuple[wire.Sitting | None, ...] | UnsetType = UNSET
    number: int | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    locked: bool | UnsetType = UNSET
    led: bool | UnsetType = UNSET
    host: bool = False
    id: str = ""
    token: str = ""


read_update: Final = msgspec.json.Decoder(Update).decode
read_choices: Final = msgspec.json.Decoder(wire.Choices).decode
read_odds: Final = msgspec.json.Decoder(wire.Odds).decode
read_said: Final = msgspec.json.Decoder(wire.Said).decode
read_bye: Final = msgspec.json.Decoder(wire.Bye).decode


def kind_of(data: bytes) -> str:
    """Return the kind of a message, which stands first in it."""
    return data[6 : data.index(b'"', 6)].decode()
