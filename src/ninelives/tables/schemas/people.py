"""Who somebody is, how they prove it, where they sit, and what they played."""

from typing import Annotated

from msgspec import Meta, Struct

from ninelives.tables.schemas.friends import MyFriends
from ninelives.tables.schemas.push import MyPush
from ninelives.tables.schemas.standing import RatingForm
from ninelives.tables.schemas.word import Word

type PasskeyId = Annotated[str, Meta(max_length=1400)]


class Me(Struct):
    """Who you are here."""

    token: str
    name: str


class Rename(Struct, forbid_unknown_fields=True):
    """Say what you are called."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class MySession(Struct, kw_only=True):
    """A browser or a program in which you are signed in; dates of the wall clock."""

    id: str
    device: str  # what it says that it is: Firefox Android
    made: float
    proved: float  # when a code or a passkey last showed there who you are
    passkey: str  # by which you came, if by one
    here: bool  # is it the one that asks


class SignOutElsewhere(Struct, forbid_unknown_fields=True):
    """Say which passkeys still count: whoever had your token may have added one."""

    passkeys: Annotated[tuple[PasskeyId, ...], Meta(max_length=20)] = ()


class Arrive(Struct, forbid_unknown_fields=True):
    """Say who you are by a code that you were given."""

    code: Word


class DeviceCode(Struct):
    """A code for another device, a link that holds it, and the link as a picture to be photographed."""

    code: str
    link: str
    picture: str
    seconds: float  # that it counts


class PasskeyQuestion(Struct):
    """What a browser is asked, in the JSON of WebAuthn."""

    options: str


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    """What it answered."""

    credential: Annotated[str, Meta(max_length=12_000)]


class PasskeyForm(Struct):
    """A passkey of yours; dates of the wall clock."""

    id: str
    synced: bool  # is it on more than one device
    made: float
    used: float


class MyKeys(Struct):
    """How you can prove who you are."""

    known: bool  # a stranger has nothing to prove
    offered: bool  # does the server know passkeys
    passkeys: tuple[PasskeyForm, ...]
    recovery_codes: int  # that are left


class MyTable(Struct, kw_only=True):
    """A table where you hold a seat; `names` by seat, `due` and `moved` are dates of the wall clock."""

    code: str
    game: str
    title: str
    phase: str
    seat: int
    names: tuple[str | None, ...]
    awaited: bool  # is it you that the table waits for
    turn: tuple[int, ...]  # the seats that it waits for
    due: float | None
    moved: float


class MyMatch(Struct, kw_only=True):
    """A finished match of yours; names, ranks and scores by seat."""

    match: str
    game: str
    names: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    seat: int | None  # where you sat; nothing if you only have the record
    ended: float


class MatchCopy(Struct, kw_only=True):
    """A finished match to be kept elsewhere: where you sat and when it ended, as far as that is known."""

    record: str
    seat: int | None = None
    ended: float | None = None


class Export(Struct, kw_only=True):
    """All that is kept about you."""

    me: Me
    since: float | None
    tables: tuple[str, ...]
    matches: tuple[MatchCopy, ...]
    keys: MyKeys | None = None  # a house in a browser needs none
    ratings: dict[str, RatingForm] = {}  # by game; nor has it these
    friends: MyFriends | None = None  # nor strangers
    push: MyPush | None = None  # nor anybody who would have to be sent for
