"""People whom one met: kept, invited, blocked."""

from typing import Literal

from msgspec import Struct

from ninelives.tables.schemas.word import Word


class Companion(Struct):
    """Somebody you played with lately, by where they sat; `ended` is a date of the wall clock."""

    place: str  # the match
    seat: int
    name: str
    game: str
    ended: float


class Met(Struct, forbid_unknown_fields=True):
    """Keep or block whoever sits at this table with you, or sat with you in this match."""

    place: Word  # the table's code, or the match
    seat: int
    change: Literal["keep", "block"]


class TieChange(Struct, forbid_unknown_fields=True):
    """Keep somebody, let them go or decline, block them, or lift the block."""

    change: Literal["keep", "leave", "block", "unblock"]


class InviteTo(Struct, forbid_unknown_fields=True):
    """Invite a friend to the table where you sit."""

    code: Word


class PersonForm(Struct):
    """Somebody you met; the handle is yours, and leads nobody else to them."""

    handle: str
    name: str  # what they were called then


class SeatedAt(Struct):
    """Where a friend sits; the code only where the lobby may show it."""

    game: str
    title: str
    code: str


class FriendForm(Struct):
    handle: str
    name: str
    mutual: bool  # they keep you too
    at: SeatedAt | None  # for friends who are mutual


class InvitationForm(Struct):
    """A friend asks you to their table."""

    handle: str
    name: str  # what they are called there
    code: str
    game: str
    title: str


class MyFriends(Struct):
    """Those you know: kept, asking whether you keep them, blocked; and who invites you just now."""

    friends: tuple[FriendForm, ...]
    asking: tuple[PersonForm, ...]
    blocked: tuple[PersonForm, ...]
    invitations: tuple[InvitationForm, ...]
