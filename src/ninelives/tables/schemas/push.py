"""Being sent for: on which devices, when not, and about which tables not."""

from typing import Annotated

from msgspec import Meta, Struct

from ninelives.tables.schemas.word import Word

type Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]  # of the day
type Base64 = Annotated[str, Meta(max_length=120)]


class Subscribe(Struct, kw_only=True, forbid_unknown_fields=True):
    """What your browser gave for messages of this server, and when they have to wait: never, if both are the same."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Base64
    auth: Base64
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class MuteTable(Struct, forbid_unknown_fields=True):
    """Hear nothing more about a table, or again."""

    code: Word
    muted: bool


class PushDevice(Struct, kw_only=True):
    """A device of yours that messages are sent to; `made` is a date of the wall clock."""

    id: str
    endpoint: str
    language: str
    quiet_from: int
    quiet_to: int
    zone: str
    made: float


class MyPush(Struct):
    """Where you are sent for."""

    known: bool  # a stranger is sent for nowhere
    key: str  # by which a browser knows this server; "" where it sends no messages
    devices: tuple[PushDevice, ...]
    muted: tuple[str, ...]  # tables, by code
