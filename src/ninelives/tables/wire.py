"""Every message between a client and the server. Nothing else makes JSON; the browser's types are made from this file.

A message is an object whose `t` names its kind. Unknown kinds and unknown fields are refused.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ninelives.core.language import ENGLISH
from ninelives.tables.ids import EMPTY, Seq

MOST_BYTES: Final = 4096  # a message from a client

type Name = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]  # the sender's name for a command
type Text = Annotated[str, Meta(min_length=1, max_length=400)]
type SeenSeq = Annotated[Seq, Meta(ge=0, le=1_000_000)]
type Short = Annotated[str, Meta(max_length=200)]


class FromClient(Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """What a client may send."""


class Hello(FromClient):
    """Come to the table that the socket was opened at. Always the first message, and sent once."""

    token: Short = ""  # who you are, as an earlier welcome said; a cookie does as well
    seen: SeenSeq = EMPTY  # how far you had heard
    language: Short = ENGLISH  # in which you are spoken to, where the house knows it: de
    name: Short = ""  # what you are called while you watch; one that nobody may have is no name


class Play(FromClient):
    """Make a move. Send it again under the same id until it is answered."""

    id: Name
    seq: SeenSeq  # of the last told: the table as you saw it
    move: Text


class Do(FromClient):
    """An order to the table: sit 2 9f3a Mochi. Send it again under the same id until it is answered."""

    id: Name
    order: Text


class Say(FromClient):
    """Say one of the phrases there are."""

    phrase: Annotated[str, Meta(max_length=60)]  # in your language


class Mute(FromClient):
    """Hear no more, or again, what the person at this seat says; -1 stands for all who watch."""

    seat: Annotated[int, Meta(ge=-1, le=99)]
    on: bool = True


class Hint(FromClient):
    """Ask for the odds, where the table allows it."""

    id: Name


class Ping(FromClient):
    """Show that you are there; every 2.5 s while nothing else is sent."""

    n: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class More(FromClient):
    """Ask for the next choices of a scene that had more than it could hold."""

    seq: SeenSeq  # of the scene
    first: Annotated[int, Meta(ge=0, le=1_000_000)]  # how many you have


class ToClient(Struct, tag_field="t", tag=str.lower, omit_defaults=True):
    """What the server may send."""


class Sitting(Struct, omit_defaults=True):
    """Who holds a seat. A person with a level is away: a bot of that level plays for them."""

    name: str
    person: bool
    level: str  # empty where the person plays
    here: bool  # whether one of their sockets is open
    line: str = ""  # what a cat is like to sit with, in a sentence
    look: str = ""  # of the cat that a person chose: ginger freckles crown
    late: bool = False  # whether a bot plays for them because their clock ran out
    host: bool = False  # they opened this table


class Heard(Struct, omit_defaults=True):
    """A move as this seat is told of it, in notation and in sentences."""

    number: int  # of the move in this match, from 0
    actor: int  # a seat, or -1 for the table
    line: str
    story: tuple[str, ...]
    move: Mapping[str, Any] = {}  # the line as the game shows it, where it does


class Result(Struct, omit_defaults=True):
    """How a match ended."""

    match: str  # its record: /api/matches/MATCH
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    why: str
    commitment: str  # to its secret, as it was told before the first deal
    deed: str = ""  # what decided it, in a sentence
    doings: tuple[str, ...] = ()  # what you did in it, in sentences, if you played


class Scene(Struct, kw_only=True, omit_defaults=True):
    """The table as one viewer may see it. The whole of it each time: whoever missed something needs only the last."""

    phase: str  # gathering, playing, over
    names: tuple[str, ...]  # by seat, as they are in the match shown; after it people change seats
    view: Mapping[str, Any] | None  # as the game shows it; nothing before the first match
    awaited: tuple[int, ...]
    choices: tuple[str, ...]  # what this viewer may play now, or the first of it
    offer: str  # the same in a sentence
    due: float | None  # when the clock of those awaited runs out, in house time
    result: Result | None
    moves: tuple[Mapping[str, Any], ...] = ()  # the choices one by one as the game shows them, where it does
    more: int = 0  # choices that are left out; ask for them with `more`
    watched: bool = False  # a show is on: bots and clocks wait until all who play have said `ready`, or for a while
    ready: tuple[int, ...] = ()  # who has
    finished: int = 0  # between matches: how many were played to their end at this table
    wins: tuple[int, ...] = ()  # by seat: how many of these whoever sits there now has won


class Facts(Struct, kw_only=True):
    """What was settled when the table was set up."""

    code: str
    game: str
    title: str
    options: dict[str, str]
    seats: tuple[int, int]  # the fewest and the most that can play
    clock: int
    private: bool
    hints: bool
    rated: bool
    bots: tuple[str, ...]
    phrases: tuple[str, ...]
    lesson: bool  # for one person: nobody else comes in
    day: str  # whose deal it is, if it is one of the day: for one person too
    nonce: str = ""  # of whoever opened the table: the first word of the salt of each match


class Welcome(ToClient, kw_only=True):
    """The answer to hello."""

    version: str  # of the server
    token: str  # who you are; keep it to come back
    facts: Facts
    seq: Seq
    seat: int | None  # yours; None watches
    number: int  # of matches begun at this table
    commitment: str  # to the secret of the match that runs, or of the next
    sitters: tuple[Sitting | None, ...]
    watchers: int
    watching: tuple[str, ...] = ()  # the names of those who gave one, the first twenty
    heard: tuple[Heard, ...]  # what you missed, at most the last few moves
    scene: Scene
    now: float  # house time: compare it with `due` only
    host: bool = False  # you opened this table: you may lock it, and remove people between matches
    locked: bool = False  # nobody new sits down
    led: bool = False  # the host alone begins matches and sets seats


class Done(ToClient):
    """A command is in the log for good. After it nobody can take it back."""

    id: str
    seq: Seq


class RefusedCommand(ToClient, tag="refused"):
    """A command was not carried out, and by which ruling; /api/games/KEY/rulings/RULING tells it whole."""

    id: str
    ruling: str
    reason: str
    seq: Seq
    scene: Scene


class Told(ToClient):
    """What happened, and the table after it."""

    seq: Seq
    scene: Scene
    heard: tuple[Heard, ...] = ()
    order: str = ""  # what was done besides playing: the first word of the order
    event: str = ""  # the same in a sentence
    seat: int | UnsetType | None = UNSET  # yours, when seats changed
    sitters: tuple[Sitting | None, ...] | UnsetType = UNSET  # when seats changed
    number: int | UnsetType = UNSET  # when a match began
    commitment: str | UnsetType = UNSET
    locked: bool | UnsetType = UNSET  # after every order
    led: bool | UnsetType = UNSET


class Said(ToClient):
    """Somebody said a phrase. Watchers are heard by watchers only while a match runs."""

    seat: int | None
    name: str
    phrase: str


class Present(ToClient):
    """Who is at the table right now."""

    here: tuple[bool, ...]  # by seat
    watchers: int
    watching: tuple[str, ...] = ()  # the names of those who gave one, the first twenty


class Odds(ToClient):
    """The answer to hint: what can be reckoned from your seat, in sentences, with the arithmetic."""

    id: str
    seq: Seq
    lines: tuple[str, ...]


class Choices(ToClient):
    """The answer to more: choices of this seat, which come after those you have."""

    seq: Seq
    first: int
    choices: tuple[str, ...]
    more: int  # how many still come after these
    moves: tuple[Mapping[str, Any], ...] = ()  # the choices as the game shows them


class Pong(ToClient):
    n: int
    now: float


class Bye(ToClient):
    """Said before the server closes a socket: why, and whether to come again."""

    reason: str
    again: bool


type AnyFromClient = Hello | Play | Do | Say | Mute | Hint | More | Ping
type AnyToClient = Welcome | Done | RefusedCommand | Told | Said | Present | Odds | Choices | Pong | Bye

FROM_CLIENT: Final = (Hello, Play, Do, Say, Mute, Hint, More, Ping)
TO_CLIENT: Final = (Welcome, Done, RefusedCommand, Told, Said, Present, Odds, Choices, Pong, Bye)

_decoder: Final[msgspec.json.Decoder[AnyFromClient]] = msgspec.json.Decoder(AnyFromClient)
_encoder: Final = msgspec.json.Encoder()


def read(text: str) -> AnyFromClient:
    """Read a client's message, or raise msgspec's ValidationError or DecodeError."""
    return _decoder.decode(text)


def write(message: AnyToClient) -> bytes:
    return _encoder.encode(message)
